public import Foundation

/// An object that manages a presentation, including its style and its delegate.
///
/// The delegate is notified when the user swipes the presented controller away.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer {
  /// The delegate, which is notified of the user's swipes and of style changes.
  ///
  /// As in UIKit, the reference is weak.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { storedDelegate }
    set {
      storedDelegate = newValue
      UIApplication.shared.delegateWatch?(newValue, .presentation, self)
    }
  }
  /// The delegate to call, which a subclass that overrides `delegate` can't replace.
  private(set) weak var storedDelegate: (any UIAdaptivePresentationControllerDelegate)?
  var presentedStorage: UIViewController? {
    get { presentedLink.object }
    set { presentedLink = WeakLink(newValue) }
  }
  private var presentedLink: WeakLink<UIViewController>
  var presenting: UIViewController? {
    get { presentingLink.object }
    set { presentingLink = WeakLink(newValue) }
  }
  private var presentingLink: WeakLink<UIViewController>
  /// The presented controller; `nil` if it has been freed.
  package var presentedController: UIViewController? { presentedStorage }
  /// The adapted style that replaces the presentation's own style during the presentation; `nil`
  /// for none.
  var adapted: UIModalPresentationStyle?

  nonisolated deinit {}

  /// Creates a presentation controller for a presented controller and its presenter.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presentedLink = WeakLink(presentedViewController)
    presentingLink = WeakLink(presentingViewController)
  }

  /// The presented controller; if it has been freed, an empty controller is returned.
  open var presentedViewController: UIViewController { presentedStorage ?? UIViewController() }

  /// The presenter; before the presentation begins, this is the presented controller itself.
  open var presentingViewController: UIViewController {
    presenting ?? presentedViewController
  }

  /// The presentation style of the presented controller.
  open var presentationStyle: UIModalPresentationStyle {
    presentedStorage?.modalPresentationStyle ?? .none
  }

  /// The style in a compact-width environment, or `none` if the style doesn't change.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: presentedViewController.traitCollection)
  }

  /// Returns the style for the given traits, or `none` if the style doesn't change.
  ///
  /// Since iOS 13, only a popover adapts: it becomes a sheet in a compact-width environment.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  /// Whether the presenter disappears when the presented controller appears.
  open var shouldRemovePresentersView: Bool { presentationStyle.removesPresenter }
  /// Whether the presentation covers the whole window.
  ///
  /// Subclasses may override it, but it is never read.
  open var shouldPresentInFullscreen: Bool { true }
  /// The view in which the presentation takes place; `nil` unless the controller is presented.
  ///
  /// It has the size of the screen, but is never displayed.
  open var containerView: UIView? {
    guard presentedStorage?.below != nil else { return nil }
    if let loadedContainerView { return loadedContainerView }
    let view = UIView(frame: UIScreen.main.bounds)
    loadedContainerView = view
    return view
  }
  /// The container, if anyone has asked for it.
  private(set) var loadedContainerView: UIView?
  /// The view of the presented controller; `nil` if it isn't loaded.
  open var presentedView: UIView? { presentedStorage?.viewIfLoaded }
  /// The frame of the presented view, which is always the whole screen.
  open var frameOfPresentedViewInContainerView: CGRect { UIScreen.main.bounds }
  /// The traits that override the presented controller's traits; stored, but not used.
  open var overrideTraitCollection: UITraitCollection?

  /// The traits of the presented controller.
  open var traitCollection: UITraitCollection {
    presentedStorage?.traitCollection ?? UIScreen.main.traitCollection
  }
  /// Never called; UIKit calls it when the traits have changed.
  @available(iOS, deprecated: 17.0)
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The preferred size of the presented controller.
  open var preferredContentSize: CGSize { presentedStorage?.preferredContentSize ?? .zero }
  /// Never called, because there is no layout.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Never called, because there is no layout.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Returns the parent's size.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Never called; UIKit calls it when the size is about to change.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Never called; UIKit calls it when the traits are about to change.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Never called, because there is no layout.
  ///
  /// In UIKit, called before the container view lays out its subviews.
  open func containerViewWillLayoutSubviews() {}
  /// Never called, because there is no layout.
  ///
  /// In UIKit, called after the container view has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}
  /// Called when the presentation is about to begin.
  open func presentationTransitionWillBegin() {}
  /// Called when the transition to the presented controller has ended.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called when the dismissal is about to begin.
  open func dismissalTransitionWillBegin() {}
  /// Called when the transition back to the presenter has ended.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
}
