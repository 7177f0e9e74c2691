public import Foundation

/// Manages a presentation: its style, and the delegate that is notified when the user swipes it
/// away.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// The delegate, which is notified of the presentation; a weak reference, as in UIKit.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    didSet { UIApplication.shared.delegateWatch?(delegate, .presentation) }
  }
  weak var presentedStorage: UIViewController?
  weak var presenting: UIViewController?
  /// The adapted style that replaces the presentation's own while it is presented.
  var adapted: UIModalPresentationStyle?

  nonisolated deinit {}

  /// Creates the presentation controller of a controller.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presentedStorage = presentedViewController
    presenting = presentingViewController
  }

  /// The presented controller; an empty one if it has been freed.
  open var presentedViewController: UIViewController { presentedStorage ?? UIViewController() }

  /// The presenter; before the presentation, the presented controller itself.
  open var presentingViewController: UIViewController {
    presenting ?? presentedViewController
  }

  /// The presented controller's style.
  open var presentationStyle: UIModalPresentationStyle {
    presentedStorage?.modalPresentationStyle ?? .none
  }

  /// The style in compact width; `none` if the style doesn't change.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: presentedViewController.traitCollection)
  }

  /// The style for some traits: a popover is a sheet in compact width; other styles don't change
  /// (since iOS 13).
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  /// Whether the presenter disappears from the screen.
  open var shouldRemovePresentersView: Bool { presentationStyle.removesPresenter }
  /// Whether the whole window is covered; meant for overrides, never used.
  open var shouldPresentInFullscreen: Bool { true }
  /// The view around the presented one; created on first access, never shown.
  open private(set) lazy var containerView: UIView? = UIView()
  /// The view that is presented.
  open var presentedView: UIView? { presentedStorage?.viewIfLoaded }
  /// The frame of the presented view; always the screen.
  open var frameOfPresentedViewInContainerView: CGRect { UIScreen.main.bounds }
  /// Traits that override those of the presented controller; stored, but not used.
  open var overrideTraitCollection: UITraitCollection?

  /// In UIKit, called before the container lays out its subviews; never called here, because there
  /// is no layout.
  open func containerViewWillLayoutSubviews() {}
  /// In UIKit, called after the container has laid out its subviews; never called here, because
  /// there is no layout.
  open func containerViewDidLayoutSubviews() {}
  /// Called when the presentation is about to begin.
  open func presentationTransitionWillBegin() {}
  /// Called when the presentation has ended.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called when the dismissal is about to begin.
  open func dismissalTransitionWillBegin() {}
  /// Called when the dismissal has ended.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
}
