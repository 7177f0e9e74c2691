public import Foundation

/// A place for what coordinator code sets on views; nothing is drawn.
///
/// flowsh models controllers and not views: what a person sees is a view controller's `content`.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// Where the view is in its superview, in points; kept, never used.
  open var frame: CGRect
  /// Whether the view is hidden.
  open var isHidden = false
  /// The colour behind the view; kept, never shown.
  open var backgroundColor: UIColor?
  /// The colour of what can be tapped; kept, never shown.
  open var tintColor: UIColor?
  /// How opaque the view is, 0 to 1; kept, never shown.
  open var alpha: CGFloat = 1
  /// A number by which an app finds the view.
  open var tag = 0
  /// Whether the view takes touches.
  open var isUserInteractionEnabled = true
  /// The name by which tests find the view.
  open var accessibilityIdentifier: String?
  /// Whether the frame becomes constraints; kept, never used.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// How the frame follows the superview's; kept, never used.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether what lies beyond the edges is cut off; kept, never shown.
  open var clipsToBounds = false
  /// The area that no bar covers: all of it.
  open var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  /// The distance of bars from the edges: none.
  open var safeAreaInsets: UIEdgeInsets { .zero }

  /// How a frame follows the superview's.
  public nonisolated struct AutoresizingMask: OptionSet, Sendable {
    /// The ways as bits.
    public let rawValue: UInt
    /// Makes a set of ways of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// In width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// In height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }

  /// The views in this one, back to front.
  open private(set) var subviews: [UIView] = []
  /// The view that holds this one.
  open var superview: UIView? { around }

  // Unowned for speed, as in `UIViewController`: the owners take them back when they go.
  nonisolated(unsafe) private unowned(unsafe) var around: UIView?
  nonisolated(unsafe) unowned(unsafe) var controller: UIViewController?

  /// Makes a view of a frame in points.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Makes an empty view.
  public convenience override init() { self.init(frame: .zero) }

  /// Makes a view as a storyboard would; there are none on Linux, so it is empty.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  nonisolated deinit {
    for view in subviews where view.around === self { view.around = nil }
  }

  /// The view's own area: its size at the origin, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  /// The window that shows the view, nil while its controller is not on screen.
  open var window: UIWindow? {
    guard let controller else { return superview?.window }
    return controller.isInWindow ? controller.hostWindow : nil
  }

  /// The view's controller, else its superview.
  open override var next: UIResponder? { controller ?? superview }

  /// Puts a view in front of the others.
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    view.around = self
    subviews.append(view)
    view.controller?.comeIntoView()
  }

  /// Puts a view at a place among the others, 0 behind all.
  open func insertSubview(_ view: UIView, at index: Int) {
    addSubview(view)
    guard let last = subviews.lastIndex(of: view) else { return }
    subviews.remove(at: last)
    subviews.insert(view, at: min(max(index, 0), subviews.count))
  }

  /// Puts a view in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(of: view) else { return }
    subviews.append(subviews.remove(at: index))
  }

  /// Ends what a person types; nothing waits for this.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { true }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    guard let superview else { return }
    controller?.goOutOfView()
    superview.subviews.removeAll { $0 === self }
    around = nil
  }

  /// Lays out at once what waits for a layout; nothing does, so this returns.
  open func layoutIfNeeded() {}
  /// Asks for a layout; there is none.
  open func setNeedsLayout() {}
}
