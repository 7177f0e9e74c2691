import UIKit

final class AddItemCoordinator: NSObject, Coordinator {
  var childCoordinators: [Coordinator] = []
  var onFinish: ((Item?) -> Void)?
  private let presenter: UIViewController

  init(presenter: UIViewController) {
    self.presenter = presenter
  }

  func start() {
    let form = AddItemViewController()
    form.onSave = { [weak self] item in self?.finish(with: item) }
    form.onCancel = { [weak self] in self?.finish(with: nil) }
    let navigationController = UINavigationController(rootViewController: form)
    navigationController.presentationController?.delegate = self
    presenter.present(navigationController, animated: true)
  }

  private func finish(with item: Item?) {
    presenter.dismiss(animated: true) { [onFinish] in onFinish?(item) }
  }
}

extension AddItemCoordinator: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    onFinish?(nil)
  }
}
