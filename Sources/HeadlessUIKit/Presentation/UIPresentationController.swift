public import Foundation

/// What presents a controller: its style, and the delegate that hears a person swipe it away.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// Hears of the presentation; UIKit keeps it weakly, and so does this.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  private weak var presentedStorage: UIViewController?
  weak var presenting: UIViewController?

  nonisolated deinit {}

  /// Makes the presentation controller of a controller.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presentedStorage = presentedViewController
    presenting = presentingViewController
  }

  /// The controller that is presented; an empty one where that is gone already.
  open var presentedViewController: UIViewController { presentedStorage ?? UIViewController() }

  /// The controller that presents; before the presentation, the presented one itself.
  open var presentingViewController: UIViewController {
    presenting ?? presentedViewController
  }

  /// The presented controller's style.
  open var presentationStyle: UIModalPresentationStyle {
    presentedStorage?.modalPresentationStyle ?? .none
  }
}

/// What hears of a sheet: whether a person may swipe it away, and that one did.
///
/// A dismissal by code calls none of these (Apple's documentation of each method).
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Whether a person may swipe the sheet away.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// A person began to swipe the sheet away.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// A person has swiped the sheet away.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// A person tried to swipe the sheet away, which it doesn't allow.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Yes.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

extension UIViewController {
  /// What presents this controller or the container around it; before a presentation, what would.
  public var presentationController: UIPresentationController? {
    if let parent { return parent.presentationController }
    if let loadedPresentationController { return loadedPresentationController }
    let controller = UIPresentationController(
      presentedViewController: self, presenting: presenter)
    loadedPresentationController = controller
    return controller
  }
}
