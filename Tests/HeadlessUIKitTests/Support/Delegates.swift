import Foundation
import HeadlessUIKit

/// A navigation, tab bar, and presentation delegate that records its calls.
final class Delegate: NSObject {
  let journal: Journal
  var allowsSelection = true
  var allowsDismissal = true

  init(_ journal: Journal) { self.journal = journal }
}

extension Delegate: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    journal.write("willShow \(viewController.screenName)", .delegate)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    journal.write("didShow \(viewController.screenName)", .delegate)
  }
}

extension Delegate: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    journal.write("shouldSelect \(viewController.screenName)", .delegate)
    return allowsSelection
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    journal.write("didSelect \(viewController.screenName)", .delegate)
  }
}

extension Delegate: UIAdaptivePresentationControllerDelegate {
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    journal.write("shouldDismiss", .delegate)
    return allowsDismissal
  }

  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    journal.write("willDismiss", .delegate)
  }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    journal.write("didDismiss", .delegate)
  }

  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    journal.write("didAttemptToDismiss", .delegate)
  }
}
