import Foundation
import HeadlessUIKit

/// Overrides every member of `UIScrollView`.
final class EveryScrollView: UIScrollView {
  override var contentOffset: CGPoint {
    get { super.contentOffset }
    set { super.contentOffset = newValue }
  }
  override var contentSize: CGSize {
    get { super.contentSize }
    set { super.contentSize = newValue }
  }
  override var contentInset: UIEdgeInsets {
    get { super.contentInset }
    set { super.contentInset = newValue }
  }
  override var adjustedContentInset: UIEdgeInsets { super.adjustedContentInset }
  override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
  }
  override var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { super.contentInsetAdjustmentBehavior }
    set { super.contentInsetAdjustmentBehavior = newValue }
  }
  override var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { super.automaticallyAdjustsScrollIndicatorInsets }
    set { super.automaticallyAdjustsScrollIndicatorInsets = newValue }
  }
  override var contentLayoutGuide: UILayoutGuide { super.contentLayoutGuide }
  override var frameLayoutGuide: UILayoutGuide { super.frameLayoutGuide }
  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    super.setContentOffset(contentOffset, animated: animated)
  }
  override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    super.scrollRectToVisible(rect, animated: animated)
  }
  override func flashScrollIndicators() {
    super.flashScrollIndicators()
  }
  override var isTracking: Bool { super.isTracking }
  override var isDragging: Bool { super.isDragging }
  override var isDecelerating: Bool { super.isDecelerating }
  override var isScrollEnabled: Bool {
    get { super.isScrollEnabled }
    set { super.isScrollEnabled = newValue }
  }
  override var isPagingEnabled: Bool {
    get { super.isPagingEnabled }
    set { super.isPagingEnabled = newValue }
  }
  override var isDirectionalLockEnabled: Bool {
    get { super.isDirectionalLockEnabled }
    set { super.isDirectionalLockEnabled = newValue }
  }
  override var bounces: Bool {
    get { super.bounces }
    set { super.bounces = newValue }
  }
  override var alwaysBounceVertical: Bool {
    get { super.alwaysBounceVertical }
    set { super.alwaysBounceVertical = newValue }
  }
  override var alwaysBounceHorizontal: Bool {
    get { super.alwaysBounceHorizontal }
    set { super.alwaysBounceHorizontal = newValue }
  }
  override var showsVerticalScrollIndicator: Bool {
    get { super.showsVerticalScrollIndicator }
    set { super.showsVerticalScrollIndicator = newValue }
  }
  override var showsHorizontalScrollIndicator: Bool {
    get { super.showsHorizontalScrollIndicator }
    set { super.showsHorizontalScrollIndicator = newValue }
  }
  override var delaysContentTouches: Bool {
    get { super.delaysContentTouches }
    set { super.delaysContentTouches = newValue }
  }
  override var canCancelContentTouches: Bool {
    get { super.canCancelContentTouches }
    set { super.canCancelContentTouches = newValue }
  }
  override var scrollsToTop: Bool {
    get { super.scrollsToTop }
    set { super.scrollsToTop = newValue }
  }
  override var keyboardDismissMode: KeyboardDismissMode {
    get { super.keyboardDismissMode }
    set { super.keyboardDismissMode = newValue }
  }
  override var indicatorStyle: IndicatorStyle {
    get { super.indicatorStyle }
    set { super.indicatorStyle = newValue }
  }
  override var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { super.verticalScrollIndicatorInsets }
    set { super.verticalScrollIndicatorInsets = newValue }
  }
  override var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { super.horizontalScrollIndicatorInsets }
    set { super.horizontalScrollIndicatorInsets = newValue }
  }
  override var scrollIndicatorInsets: UIEdgeInsets {
    get { super.scrollIndicatorInsets }
    set { super.scrollIndicatorInsets = newValue }
  }
  override var decelerationRate: DecelerationRate {
    get { super.decelerationRate }
    set { super.decelerationRate = newValue }
  }
  override var indexDisplayMode: IndexDisplayMode {
    get { super.indexDisplayMode }
    set { super.indexDisplayMode = newValue }
  }
  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView)
    -> Bool
  {
    super.touchesShouldBegin(touches, with: event, in: view)
  }
  override func touchesShouldCancel(in view: UIView) -> Bool {
    super.touchesShouldCancel(in: view)
  }
  override var panGestureRecognizer: UIPanGestureRecognizer { super.panGestureRecognizer }
  override var pinchGestureRecognizer: UIPinchGestureRecognizer? { super.pinchGestureRecognizer }
  override var minimumZoomScale: CGFloat {
    get { super.minimumZoomScale }
    set { super.minimumZoomScale = newValue }
  }
  override var maximumZoomScale: CGFloat {
    get { super.maximumZoomScale }
    set { super.maximumZoomScale = newValue }
  }
  override var zoomScale: CGFloat {
    get { super.zoomScale }
    set { super.zoomScale = newValue }
  }
  override func setZoomScale(_ scale: CGFloat, animated: Bool) {
    super.setZoomScale(scale, animated: animated)
  }
  override func zoom(to rect: CGRect, animated: Bool) {
    super.zoom(to: rect, animated: animated)
  }
  override var bouncesZoom: Bool {
    get { super.bouncesZoom }
    set { super.bouncesZoom = newValue }
  }
  override var isZooming: Bool { super.isZooming }
  override var isZoomBouncing: Bool { super.isZoomBouncing }
  override var refreshControl: UIRefreshControl? {
    get { super.refreshControl }
    set { super.refreshControl = newValue }
  }
}

/// Overrides every member of `UIStackView`.
final class EveryStackView: UIStackView {
  override var arrangedSubviews: [UIView] { super.arrangedSubviews }
  override var axis: NSLayoutConstraint.Axis {
    get { super.axis }
    set { super.axis = newValue }
  }
  override var distribution: Distribution {
    get { super.distribution }
    set { super.distribution = newValue }
  }
  override var alignment: Alignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  override var spacing: CGFloat {
    get { super.spacing }
    set { super.spacing = newValue }
  }
  override var isBaselineRelativeArrangement: Bool {
    get { super.isBaselineRelativeArrangement }
    set { super.isBaselineRelativeArrangement = newValue }
  }
  override var isLayoutMarginsRelativeArrangement: Bool {
    get { super.isLayoutMarginsRelativeArrangement }
    set { super.isLayoutMarginsRelativeArrangement = newValue }
  }
  override func addArrangedSubview(_ view: UIView) {
    super.addArrangedSubview(view)
  }
  override func removeArrangedSubview(_ view: UIView) {
    super.removeArrangedSubview(view)
  }
  override func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    super.insertArrangedSubview(view, at: stackIndex)
  }
  override func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    super.setCustomSpacing(spacing, after: arrangedSubview)
  }
  override func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    super.customSpacing(after: arrangedSubview)
  }
  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
  }
}

/// Overrides every member of `UIImageView`.
final class EveryImageView: UIImageView {
  override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  override var highlightedImage: UIImage? {
    get { super.highlightedImage }
    set { super.highlightedImage = newValue }
  }
  override var isHighlighted: Bool {
    get { super.isHighlighted }
    set { super.isHighlighted = newValue }
  }
  override var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { super.preferredSymbolConfiguration }
    set { super.preferredSymbolConfiguration = newValue }
  }
  override var animationImages: [UIImage]? {
    get { super.animationImages }
    set { super.animationImages = newValue }
  }
  override var highlightedAnimationImages: [UIImage]? {
    get { super.highlightedAnimationImages }
    set { super.highlightedAnimationImages = newValue }
  }
  override var animationDuration: TimeInterval {
    get { super.animationDuration }
    set { super.animationDuration = newValue }
  }
  override var animationRepeatCount: Int {
    get { super.animationRepeatCount }
    set { super.animationRepeatCount = newValue }
  }
  override func startAnimating() {
    super.startAnimating()
  }
  override func stopAnimating() {
    super.stopAnimating()
  }
  override var isAnimating: Bool { super.isAnimating }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    super.sizeThatFits(size)
  }
}
