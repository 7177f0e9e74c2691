import Coordinators
import HeadlessUIKit

/// The coordinator of the sheet that shows the gift cards.
final class GiftCardsCoordinator: ModalCoordinator {
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  var rootViewController: UIViewController? { navigationController }

  private let root: UIViewController
  private let values: [Price]
  private let navigationController = UINavigationController()
  private lazy var presentationDelegate = PresentationDelegate(finishing: self)

  /// Creates a coordinator whose sheet will be presented by a root view controller.
  init(root: UIViewController, values: [Price]) {
    self.root = root
    self.values = values
  }

  func start() {
    navigationController.viewControllers = [GiftCardsViewController(values: values, delegate: self)]
    navigationController.presentationController?.delegate = presentationDelegate
    root.present(navigationController, animated: true)
  }

  func leave(then proceed: @escaping () -> Void) {
    root.dismiss(animated: true) {
      self.finish()
      proceed()
    }
  }
}

extension GiftCardsCoordinator: GiftCardsViewControllerDelegate {
  func didSelect(value: Price) {
    guard !navigationController.isMoving else { return }
    let alert = UIAlertController(
      title: "Reserved", message: "A gift card of \(value) is waiting at the checkout.",
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    navigationController.present(alert, animated: true)
  }

  func closeButtonPressed() { leave(then: {}) }
}
