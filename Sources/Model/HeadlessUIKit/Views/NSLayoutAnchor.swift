public import Foundation

/// An edge, center line, or dimension of a view, for creating constraints.
///
/// Constraints are kept, but there is no automatic layout.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// The view or layout guide.
  open private(set) var item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute

  nonisolated deinit {}

  init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    super.init()
  }

  /// The name of the anchor.
  open var name: String { "\(item.map { "\(type(of: $0))" } ?? "nil").\(attribute)" }
  /// Whether the anchor's constraints leave open where it is; always `false`.
  open var hasAmbiguousLayout: Bool { false }
  /// The constraints of the anchor; none, because there is no automatic layout.
  open var constraintsAffectingLayout: [NSLayoutConstraint] { [] }

  func relate(
    _ relation: NSLayoutConstraint.Relation, _ item: AnyObject?,
    _ attribute: NSLayoutConstraint.Attribute, _ multiplier: CGFloat, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      first: self.item, self.attribute, relation, second: item, attribute, multiplier, constant)
  }

  /// Creates a constraint that makes this anchor equal to another one.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: 0)
  }
  /// Creates a constraint that makes this anchor equal to another one.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.equal, anchor.item, anchor.attribute, 1, c) }
  /// Creates a constraint that makes this anchor greater than or equal to another one.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>)
    -> NSLayoutConstraint
  {
    constraint(greaterThanOrEqualTo: anchor, constant: 0)
  }
  /// Creates a constraint that makes this anchor greater than or equal to another one.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor.item, anchor.attribute, 1, c) }
  /// Creates a constraint that makes this anchor less than or equal to another one.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: 0)
  }
  /// Creates a constraint that makes this anchor less than or equal to another one.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor.item, anchor.attribute, 1, c) }
}

/// A vertical edge or center line of a view.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  nonisolated deinit {}

  /// Creates the dimension between this anchor and another one.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(item, .width)
  }
  /// Creates a constraint that keeps the system's distance after another anchor.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(.equal, anchor.item, anchor.attribute, 1, 8 * multiplier) }
  /// Creates a constraint that keeps at least the system's distance after another anchor.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor.item, anchor.attribute, 1, 8 * multiplier)
  }
  /// Creates a constraint that keeps at most the system's distance after another anchor.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor.item, anchor.attribute, 1, 8 * multiplier)
  }
}

/// A horizontal edge or center line of a view.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  nonisolated deinit {}

  /// Creates the dimension between this anchor and another one.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(item, .height)
  }
  /// Creates a constraint that keeps the system's distance below another anchor.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(.equal, anchor.item, anchor.attribute, 1, 8 * multiplier) }
  /// Creates a constraint that keeps at least the system's distance below another anchor.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor.item, anchor.attribute, 1, 8 * multiplier)
  }
  /// Creates a constraint that keeps at most the system's distance below another anchor.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor.item, anchor.attribute, 1, 8 * multiplier)
  }
}

/// The width or height of a view.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  nonisolated deinit {}

  /// Creates a constraint that sets this dimension to a constant, in points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.equal, nil, .notAnAttribute, 1, c)
  }
  /// Creates a constraint with a minimum for this dimension, in points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, nil, .notAnAttribute, 1, c)
  }
  /// Creates a constraint with a maximum for this dimension, in points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, nil, .notAnAttribute, 1, c)
  }
  /// Creates a constraint with a multiple of another dimension as a minimum for this one.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { constraint(greaterThanOrEqualTo: anchor, multiplier: m, constant: 0) }
  /// Creates a constraint with a multiple of another dimension as a minimum for this one.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor.item, anchor.attribute, m, c) }
  /// Creates a constraint with a multiple of another dimension as a maximum for this one.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { constraint(lessThanOrEqualTo: anchor, multiplier: m, constant: 0) }
  /// Creates a constraint with a multiple of another dimension as a maximum for this one.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor.item, anchor.attribute, m, c) }
  /// Creates a constraint that sets this dimension to a multiple of another one.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { constraint(equalTo: anchor, multiplier: m, constant: 0) }
  /// Creates a constraint that sets this dimension to a multiple of another one.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.equal, anchor.item, anchor.attribute, m, c) }
}
