import Coordinators
import HeadlessUIKit

extension AppCoordinator {
  /// Asks all presented screens to leave, one by one, and then shows the destination in its tab.
  ///
  /// An alert over a sheet is dismissed. The coordinator of a sheet is asked to leave and may ask
  /// the user for confirmation.
  func show(_ destination: Destination) {
    guard let root = window.rootViewController, let presented = root.presentedViewController else {
      tabCoordinator?.show(destination)
      return
    }
    let proceed = { [weak self] in
      guard let self else { return }
      show(destination)
    }
    let front = frontmost(of: presented)
    if front !== presented, front is UIAlertController {
      front.dismiss(animated: true, completion: proceed)
    } else if let modal = modalCoordinator(in: self) {
      modal.leave(then: proceed)
    } else {
      root.dismiss(animated: true, completion: proceed)
    }
  }

  private func frontmost(of viewController: UIViewController) -> UIViewController {
    var front = viewController
    while let next = front.presentedViewController, next !== front { front = next }
    return front
  }

  /// Returns the coordinator of the frontmost presentation, which is the latest and deepest modal
  /// coordinator.
  private func modalCoordinator(in coordinator: any Coordinator) -> (any ModalCoordinator)? {
    for child in coordinator.childCoordinators.reversed() {
      if let modal = modalCoordinator(in: child) ?? child as? any ModalCoordinator { return modal }
    }
    return nil
  }
}
