public import Foundation

/// An edge, center line, or dimension of a view, for creating constraints.
///
/// No layout takes place.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  nonisolated deinit {}

  /// Creates a constraint that makes this anchor equal to another one.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: c) }
  /// Creates a constraint that makes this anchor greater than or equal to another one.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: c) }
  /// Creates a constraint that makes this anchor less than or equal to another one.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: c) }
}

/// A vertical edge or center line of a view.
@preconcurrency @MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  nonisolated deinit {}
}

/// A horizontal edge or center line of a view.
@preconcurrency @MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  nonisolated deinit {}
}

/// The width or height of a view.
@preconcurrency @MainActor
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  nonisolated deinit {}

  /// Creates a constraint that sets this dimension to a constant, in points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c)
  }
  /// Creates a constraint that sets this dimension to a multiple of another one.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: c) }
}

/// A relation between two anchors; stored, but not used.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// Whether the constraint is active.
  open var isActive = false
  /// The constant offset of the constraint, in points.
  open var constant: CGFloat

  nonisolated deinit {}

  init(constant: CGFloat) { self.constant = constant }

  /// Activates the given constraints.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  /// Deactivates the given constraints.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// A rectangular area of a view, for creating constraints.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  nonisolated deinit {}
}

/// A view or layout guide, which provides anchors for creating constraints.
@preconcurrency @MainActor
public protocol LayoutAnchored {}

extension UIView: LayoutAnchored {}
extension UILayoutGuide: LayoutAnchored {}

extension LayoutAnchored {
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The center line between the top and bottom edges.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The leading edge, where text begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The trailing edge, where text ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The center line between the left and right edges.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}
