public import Foundation

/// A view whose content the focus can scroll.
///
/// On iOS, a table's `delegate` has another type than a scroll view's. In Swift, no property can
/// override one of another type, so a scroll view's `delegate` is a member of this protocol.
@preconcurrency @MainActor
public protocol UIFocusItemScrollableContainer: AnyObject {}

extension UIFocusItemScrollableContainer where Self: UIScrollView {
  /// The delegate, which is notified of scrolling; a weak reference, as in UIKit.
  public weak var delegate: (any UIScrollViewDelegate)? {
    get { anyDelegate }
    set { anyDelegate = newValue }
  }
}

/// A view that shows a part of its content.
///
/// The offset changes as in UIKit; all of the content is read.
///
/// What an app can override must stand in the class itself, so this file is long.
open class UIScrollView: UIView, UIFocusItemScrollableContainer {
  /// The style of the scroll indicators; not used.
  public nonisolated enum IndicatorStyle: Int, Sendable {
    /// The system's, black, or white.
    case `default`, black, white
  }

  /// The way in which scrolling hides the keyboard.
  public nonisolated enum KeyboardDismissMode: Int, Sendable {
    /// Not at all, or as soon as a drag begins, or when the drag reaches the keyboard.
    case none, onDrag, interactive
    /// Like `onDrag` and `interactive`, together with the accessory view.
    case onDragWithAccessory, interactiveWithAccessory
  }

  /// Whether an index is shown; not used.
  public nonisolated enum IndexDisplayMode: Int, Sendable {
    /// If it is needed, or never.
    case automatic, alwaysHidden
  }

  /// The rule by which the safe area is added to the insets; not used.
  public nonisolated enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// The rate at which scrolling slows down; not used.
  public nonisolated struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    /// The factor for each millisecond.
    public let rawValue: CGFloat
    /// Creates a rate from a factor.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The default rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A fast rate.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  nonisolated deinit {}

  var size = CGSize.zero
  var insets = UIEdgeInsets.zero
  private var scale: CGFloat = 1
  /// The number of animated scrolls that began; an earlier one doesn't end.
  var animatedScrolls = 0

  // MARK: The content

  /// The point of the content at the view's origin, in points.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { scroll(to: newValue) }
  }
  /// The size of the content, in points.
  open var contentSize: CGSize {
    get { size }
    set {
      size = newValue
      tellObservers()
    }
  }
  /// The distances around the content, in points.
  open var contentInset: UIEdgeInsets {
    get { insets }
    set {
      guard insets != newValue else { return }
      insets = newValue
      tellObservers()
      noteInsets()
    }
  }
  /// The distances around the content with the safe area, which is empty.
  open var adjustedContentInset: UIEdgeInsets { insets }
  /// Called when these distances have changed.
  open func adjustedContentInsetDidChange() {}
  /// The rule by which the safe area is added to the insets; stored, but not used.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// Whether the insets of the indicators follow; stored, but not used.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// The area of the content.
  open var contentLayoutGuide: UILayoutGuide { contentGuide }
  private lazy var contentGuide = UILayoutGuide(of: self)
  /// The area of the view.
  open var frameLayoutGuide: UILayoutGuide { frameGuide }
  private lazy var frameGuide = UILayoutGuide(of: self)

  // MARK: The delegate

  private weak var storedScrollDelegate: (any UIScrollViewDelegate)?
  /// The delegate to call.
  ///
  /// A table, a collection, and a text view have a delegate of a type of their own.
  weak var anyDelegate: (any UIScrollViewDelegate)? {
    get { storedScrollDelegate }
    set {
      storedScrollDelegate = newValue
      UIApplication.shared.delegateWatch?(newValue, .scroll, self)
    }
  }

  /// Called when the offset has changed.
  func contentMoved() {}

  // MARK: Scrolling

  /// Scrolls to an offset.
  ///
  /// An animated scroll also changes the offset immediately, and its end is reported when the app
  /// settles.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let moves = contentOffset != bounds.origin
    scroll(to: contentOffset)
    if animated, moves { endScrollingAnimation() }
  }
  /// Scrolls as far as needed to show a part of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(offset(showing: rect), animated: animated)
  }
  /// Does nothing, because there are no indicators.
  open func flashScrollIndicators() {}
  /// Whether the user touches the content.
  open var isTracking: Bool { isDragging }
  /// Whether the user drags the content.
  open internal(set) var isDragging = false
  /// Whether the content moves on after a drag.
  open internal(set) var isDecelerating = false
  /// Whether the user can scroll.
  open var isScrollEnabled = true
  /// Whether scrolling stops at multiples of the view's size.
  open var isPagingEnabled = false
  /// Whether a drag keeps to one direction; stored, but not used.
  open var isDirectionalLockEnabled = false
  /// Whether the content bounces at its edges; stored, but not used.
  open var bounces = true
  /// Whether also short content can be dragged vertically.
  open var alwaysBounceVertical = false
  /// Whether also narrow content can be dragged horizontally.
  open var alwaysBounceHorizontal = false
  /// Whether a vertical indicator is shown; stored, but not used.
  open var showsVerticalScrollIndicator = true
  /// Whether a horizontal indicator is shown; stored, but not used.
  open var showsHorizontalScrollIndicator = true
  /// Whether touches wait for a drag; stored, but not used.
  open var delaysContentTouches = true
  /// Whether a drag cancels touches; stored, but not used.
  open var canCancelContentTouches = true
  /// Whether a tap on the status bar scrolls to the top; stored, but not used.
  open var scrollsToTop = true
  /// The way in which scrolling hides the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// The style of the indicators; stored, but not used.
  open var indicatorStyle = IndicatorStyle.default
  /// The distances of the vertical indicator; stored, but not used.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The distances of the horizontal indicator; stored, but not used.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The distances of both indicators; stored, but not used.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// The rate at which scrolling slows down; stored, but not used.
  open var decelerationRate = DecelerationRate.normal
  /// Whether an index is shown; stored, but not used.
  open var indexDisplayMode = IndexDisplayMode.automatic
  /// Never called, because there are no touches; `true` by default.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }
  /// Never called, because there are no touches; `true` unless the view is a control.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// The gesture recognizer for scrolling.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  private lazy var pan = UIPanGestureRecognizer()
  /// The gesture recognizer for zooming; `nil` if the content can't be zoomed.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    minimumZoomScale < maximumZoomScale ? pinch : nil
  }
  private lazy var pinch = UIPinchGestureRecognizer()

  override func read(into reader: ViewReader) {
    readScrolling(into: reader)
    super.read(into: reader)
  }

  override func windowChanged(isInWindow: Bool) {
    if isInWindow { giveFrame() }
    super.windowChanged(isInWindow: isInWindow)
  }

  // MARK: Zooming

  /// The smallest scale.
  open var minimumZoomScale: CGFloat = 1
  /// The largest scale.
  open var maximumZoomScale: CGFloat = 1
  /// The scale of the content, between the smallest and the largest scale.
  open var zoomScale: CGFloat {
    get { scale }
    set { setZoomScale(newValue, animated: false) }
  }
  /// Zooms the view that the delegate names.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    let new = min(max(scale, minimumZoomScale), maximumZoomScale)
    guard new != self.scale, let view = anyDelegate?.viewForZooming(in: self) else { return }
    let old = self.scale
    self.scale = new
    view.transform = CGAffineTransform(scaleX: new, y: new)
    size = CGSize(width: size.width / old * new, height: size.height / old * new)
    tellObservers()
    noteZoom()
    guard animated else { return }
    UIApplication.shared.endAnimation(after: UIView.areAnimationsEnabled ? 0.3 : 0) {
      [weak self, weak view] in
      guard let self else { return }
      anyDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
    }
  }
  /// Zooms so that a part of the content fills the view.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    let fitting = min(bounds.width / rect.width, bounds.height / rect.height)
    setZoomScale(fitting, animated: animated)
    scroll(to: CGPoint(x: rect.minX * zoomScale, y: rect.minY * zoomScale))
  }
  /// Whether zooming bounces; stored, but not used.
  open var bouncesZoom = true
  /// Whether the user zooms; always `false`.
  open var isZooming: Bool { false }
  /// Whether the content bounces after zooming; always `false`.
  open var isZoomBouncing: Bool { false }

  // MARK: Refreshing

  /// The control that appears when the user pulls the content down; `nil` if there is none.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard oldValue !== refreshControl else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }
}
