public import Foundation

/// What presents a controller: its style, and the delegate that hears a person swipe it away.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// Hears of the presentation; UIKit keeps it weakly, and so does this.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    didSet { UIApplication.shared.delegateWatch?(delegate, .presentation) }
  }
  weak var presentedStorage: UIViewController?
  weak var presenting: UIViewController?
  /// The style that the presentation has taken on in place of its own, while it is presented.
  var adapted: UIModalPresentationStyle?

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

  /// The style in use where there is little room; `none` where the style needs no other.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: presentedViewController.traitCollection)
  }

  /// The style in use with some traits: a popover is a sheet where there is little room from side
  /// to side; other styles stay (since iOS 13).
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  /// Whether the presenter goes off the screen.
  open var shouldRemovePresentersView: Bool { presentationStyle.removesPresenter }
  /// Whether the whole window is covered; kept for overrides, never used.
  open var shouldPresentInFullscreen: Bool { true }
  /// The view around the presented one; made when asked for, never shown.
  open private(set) lazy var containerView: UIView? = UIView()
  /// The view that is presented.
  open var presentedView: UIView? { presentedStorage?.viewIfLoaded }
  /// Where the presented view is; the screen.
  open var frameOfPresentedViewInContainerView: CGRect { UIScreen.main.bounds }
  /// Traits that the presented controller is to have in place of its own; kept, never used.
  open var overrideTraitCollection: UITraitCollection?

  /// The container is about to lay out; nothing calls this, for nothing is laid out.
  open func containerViewWillLayoutSubviews() {}
  /// The container has laid out; nothing calls this, for nothing is laid out.
  open func containerViewDidLayoutSubviews() {}
  /// The presentation is about to begin.
  open func presentationTransitionWillBegin() {}
  /// The presentation has ended.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// The dismissal is about to begin.
  open func dismissalTransitionWillBegin() {}
  /// The dismissal has ended.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
}
