public import Foundation

/// A rectangular area of a view, for creating constraints.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  nonisolated deinit {}

  /// Creates a layout guide.
  public override init() { super.init() }
  /// Creates a layout guide; archives aren't available on Linux.
  public required init?(coder: NSCoder) { super.init() }
  convenience init(of view: UIView) {
    self.init()
    owner = view
  }

  /// The view that has the guide; `nil` if there is none, or if it has been freed.
  final var owner: UIView? {
    get { ownerLink.object }
    set { ownerLink = WeakLink(newValue) }
  }
  private final var ownerLink = WeakLink<UIView>(nil)
  /// The view that has the guide.
  open weak var owningView: UIView? {
    get { owner }
    set { owner = newValue }
  }
  /// The area of the guide: the bounds of the view, because there is no automatic layout.
  open var layoutFrame: CGRect { owner?.bounds ?? .zero }
  /// The name of the guide.
  open var identifier = ""
}

/// The area of the keyboard.
open class UIKeyboardLayoutGuide: UILayoutGuide {
  nonisolated deinit {}
  /// Whether the guide follows a floating keyboard; stored, but not used.
  open var followsUndockedKeyboard = false
  /// Whether the guide ends at the safe area; stored, but not used.
  open var usesBottomSafeArea = true
  /// The area of the guide: none.
  open override var layoutFrame: CGRect { .zero }
}

/// The area above or below a controller's content.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The length of the area, in points.
  var length: CGFloat { get }
  /// The upper edge of the area.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge of the area.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the area.
  var heightAnchor: NSLayoutDimension { get }
}

final class LayoutSupport: UILayoutGuide, UILayoutSupport {
  init(_ view: UIView?) {
    super.init()
    owner = view
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  var length: CGFloat { 0 }
}

/// A view or layout guide, which provides anchors for creating constraints.
@preconcurrency @MainActor
public protocol _UILayoutAnchored {
  /// The view or the guide itself.
  var _layoutItem: AnyObject { get }
}

extension UIView: _UILayoutAnchored {
  /// The view itself.
  public final var _layoutItem: AnyObject { self }
}

extension UILayoutGuide: _UILayoutAnchored {
  /// The guide itself.
  public final var _layoutItem: AnyObject { self }
}

extension _UILayoutAnchored {
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(_layoutItem, .top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(_layoutItem, .bottom) }
  /// The center line between the top and bottom edges.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(_layoutItem, .centerY) }
  /// The leading edge, where text begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_layoutItem, .leading) }
  /// The trailing edge, where text ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_layoutItem, .trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_layoutItem, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_layoutItem, .right) }
  /// The center line between the left and right edges.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_layoutItem, .centerX) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(_layoutItem, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(_layoutItem, .height) }
}
