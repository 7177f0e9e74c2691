import Coordinators
import Foundation
import HeadlessUIKit

extension AppCoordinator {
  /// Goes to where a link leads, now or when the app is in use.
  ///
  /// - Returns: whether the link leads anywhere.
  func open(_ url: URL) -> Bool {
    let reader = LinkReader(persons: persons, products: products)
    guard let destination = reader.destination(of: url) else { return false }
    if isActive { show(destination) } else { waitingDestination = destination }
    return true
  }

  /// Asks whatever is in front to go, one after the other, and then lets the tabs show the place.
  ///
  /// A question above a sheet just goes; a sheet's coordinator is asked, and may ask in turn.
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

  /// The coordinator of what is in front: the latest and deepest that is modal.
  private func modalCoordinator(in coordinator: any Coordinator) -> (any ModalCoordinator)? {
    for child in coordinator.childCoordinators.reversed() {
      if let modal = modalCoordinator(in: child) ?? child as? any ModalCoordinator { return modal }
    }
    return nil
  }
}
