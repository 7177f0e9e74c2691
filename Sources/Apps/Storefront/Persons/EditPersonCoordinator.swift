import Coordinators
import Foundation
import HeadlessUIKit

/// A delegate that is notified when a person has been changed.
protocol EditPersonCoordinatorDelegate: AnyObject {
  func editPersonCoordinator(_ coordinator: EditPersonCoordinator, didChange person: Person)
}

/// The coordinator of the sheet with the form for editing a person.
///
/// Unsaved changes are discarded only after the user has confirmed.
final class EditPersonCoordinator: NSObject, FlowCoordinator, ModalCoordinator {
  weak var delegate: (any EditPersonCoordinatorDelegate)?
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  var rootViewController: UIViewController? { navigationController }

  private let root: UIViewController
  private let editPersonViewController: EditPersonViewController
  private let navigationController: UINavigationController

  /// Creates a coordinator whose form will be presented by a root view controller.
  init(root: UIViewController, person: Person, delegate: any EditPersonCoordinatorDelegate) {
    self.root = root
    self.delegate = delegate
    editPersonViewController = EditPersonViewController(person: person)
    navigationController = UINavigationController(rootViewController: editPersonViewController)
  }

  func start() {
    editPersonViewController.delegate = self
    navigationController.presentationController?.delegate = self
    root.present(navigationController, animated: true)
  }

  func leave(then proceed: @escaping () -> Void) {
    guard editPersonViewController.hasChanges else { return dismiss(then: proceed) }
    let alert = UIAlertController(
      title: "Discard changes?", message: "Your changes are not saved.", preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in
        self?.dismiss(then: proceed)
      })
    alert.addAction(UIAlertAction(title: "Keep Editing", style: .cancel))
    navigationController.present(alert, animated: true)
  }

  /// Dismisses the sheet, reports that the flow has finished, and calls `proceed`.
  private func dismiss(then proceed: @escaping () -> Void = {}) {
    root.dismiss(animated: true) {
      self.finish()
      proceed()
    }
  }
}

extension EditPersonCoordinator: EditPersonViewControllerDelegate {
  func saveButtonPressed(person: Person) {
    delegate?.editPersonCoordinator(self, didChange: person)
    dismiss()
  }

  func cancelButtonPressed() {
    guard !navigationController.isMoving else { return }
    leave(then: {})
  }
}

extension EditPersonCoordinator: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    finish()
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    leave(then: {})
  }
}
