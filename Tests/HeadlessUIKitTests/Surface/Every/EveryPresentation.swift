import Foundation
import HeadlessUIKit

/// Overrides every member of `UIPresentationController`.
final class EveryPresentationController: UIPresentationController {
  var calls: [String] = []
  override var presentedViewController: UIViewController { super.presentedViewController }
  override var presentingViewController: UIViewController { super.presentingViewController }
  override var presentationStyle: UIModalPresentationStyle { super.presentationStyle }
  override var containerView: UIView? { super.containerView }
  override var presentedView: UIView? { super.presentedView }
  override var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override var adaptivePresentationStyle: UIModalPresentationStyle {
    super.adaptivePresentationStyle
  }
  override func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { super.adaptivePresentationStyle(for: traitCollection) }
  override var shouldPresentInFullscreen: Bool { super.shouldPresentInFullscreen }
  override var shouldRemovePresentersView: Bool { super.shouldRemovePresentersView }
  override var frameOfPresentedViewInContainerView: CGRect {
    super.frameOfPresentedViewInContainerView
  }
  override var overrideTraitCollection: UITraitCollection? {
    get { super.overrideTraitCollection }
    set { super.overrideTraitCollection = newValue }
  }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override func containerViewWillLayoutSubviews() {}
  override func containerViewDidLayoutSubviews() {}
  override func presentationTransitionWillBegin() { calls.append("willPresent") }
  override func presentationTransitionDidEnd(_ completed: Bool) { calls.append("didPresent") }
  override func dismissalTransitionWillBegin() { calls.append("willDismiss") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { calls.append("didDismiss") }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
  }
  override var preferredContentSize: CGSize { super.preferredContentSize }
  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { super.preferredContentSizeDidChange(forChildContentContainer: container) }
  override func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { super.systemLayoutFittingSizeDidChange(forChildContentContainer: container) }
  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }
  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { super.willTransition(to: newCollection, with: coordinator) }
}

/// Overrides every member of `UIPopoverPresentationController`.
final class EveryPopoverPresentationController: UIPopoverPresentationController {
  override var sourceView: UIView? {
    get { super.sourceView }
    set { super.sourceView = newValue }
  }
  override var sourceRect: CGRect {
    get { super.sourceRect }
    set { super.sourceRect = newValue }
  }
  override var barButtonItem: UIBarButtonItem? {
    get { super.barButtonItem }
    set { super.barButtonItem = newValue }
  }
  override var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { super.sourceItem }
    set { super.sourceItem = newValue }
  }
  override var permittedArrowDirections: UIPopoverArrowDirection {
    get { super.permittedArrowDirections }
    set { super.permittedArrowDirections = newValue }
  }
  override var arrowDirection: UIPopoverArrowDirection { super.arrowDirection }
  override var canOverlapSourceViewRect: Bool {
    get { super.canOverlapSourceViewRect }
    set { super.canOverlapSourceViewRect = newValue }
  }
  override var popoverLayoutMargins: UIEdgeInsets {
    get { super.popoverLayoutMargins }
    set { super.popoverLayoutMargins = newValue }
  }
  override var passthroughViews: [UIView]? {
    get { super.passthroughViews }
    set { super.passthroughViews = newValue }
  }
  override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set { super.backgroundColor = newValue }
  }
  override var adaptiveSheetPresentationController: UISheetPresentationController {
    super.adaptiveSheetPresentationController
  }
  override func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { super.adaptivePresentationStyle(for: traitCollection) }
}

/// Overrides every member of `UISheetPresentationController`.
final class EverySheetPresentationController: UISheetPresentationController {
  override var detents: [UISheetPresentationController.Detent] {
    get { super.detents }
    set { super.detents = newValue }
  }
  override var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier? {
    get { super.selectedDetentIdentifier }
    set { super.selectedDetentIdentifier = newValue }
  }
  override var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier? {
    get { super.largestUndimmedDetentIdentifier }
    set { super.largestUndimmedDetentIdentifier = newValue }
  }
  override var prefersGrabberVisible: Bool {
    get { super.prefersGrabberVisible }
    set { super.prefersGrabberVisible = newValue }
  }
  override var prefersScrollingExpandsWhenScrolledToEdge: Bool {
    get { super.prefersScrollingExpandsWhenScrolledToEdge }
    set { super.prefersScrollingExpandsWhenScrolledToEdge = newValue }
  }
  override var prefersEdgeAttachedInCompactHeight: Bool {
    get { super.prefersEdgeAttachedInCompactHeight }
    set { super.prefersEdgeAttachedInCompactHeight = newValue }
  }
  override var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool {
    get { super.widthFollowsPreferredContentSizeWhenEdgeAttached }
    set { super.widthFollowsPreferredContentSizeWhenEdgeAttached = newValue }
  }
  override var sourceView: UIView? {
    get { super.sourceView }
    set { super.sourceView = newValue }
  }
  override func animateChanges(_ changes: () -> Void) { super.animateChanges(changes) }
  override func invalidateDetents() { super.invalidateDetents() }
}
