public import Foundation

/// The delegate of a presentation.
///
/// It decides whether the user may swipe a sheet away, and how the presentation adapts to compact
/// width.
///
/// As Apple documents, none of the dismissal methods is called when a controller is dismissed in
/// code.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns the style that replaces the presentation's own style, or `none` to keep that style.
  /// - Default: `.automatic`, which leaves the style to the system
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  /// Returns the style for the given traits, or `none` to keep the presentation's own style.
  ///
  /// The default implementation calls `adaptivePresentationStyle(for:)`.
  /// - Default: `adaptivePresentationStyle(for: controller)`
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Returns the controller to present in an adapted style, or `nil` to present the same
  /// controller.
  /// - Default: `nil`, which presents the same controller
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Called when the controller is about to be presented.
  ///
  /// If the style is `none`, the presentation keeps its own style.
  /// - Default: nothing
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  /// Called to configure the presentation controller for an adapted style.
  /// - Default: nothing
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)
  /// Returns whether the user may swipe the sheet away.
  /// - Default: `true`
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// Called when the user has begun to swipe the sheet away.
  /// - Default: nothing
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called when the user has swiped the sheet away.
  /// - Default: nothing
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when the user has tried to swipe the sheet away, but wasn't allowed to.
  /// - Default: nothing
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}
