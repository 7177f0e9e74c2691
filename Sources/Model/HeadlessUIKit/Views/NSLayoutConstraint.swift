public import Foundation

/// The importance of a constraint.
public nonisolated struct UILayoutPriority: Hashable, _UIKitNumericRawRepresentable, Sendable {
  /// The priority as a number up to 1,000.
  public let rawValue: Float
  /// Creates a priority from a number up to 1,000.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority from a number up to 1,000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// The priority of a constraint that must hold.
  public static let required = UILayoutPriority(1_000)
  /// A high priority.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority with which the user resizes a scene while its content may shrink.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority of a scene's size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority with which the user resizes a scene while its content may not shrink.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// A low priority.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of a size that merely fits.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// A relation between two attributes of views.
///
/// A constraint is kept by the nearest view that contains both views. There is no automatic layout.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The direction of an axis.
  public nonisolated enum Axis: Int, Sendable {
    /// The horizontal axis, or the vertical axis.
    case horizontal, vertical
  }

  /// The kind of a relation.
  public nonisolated enum Relation: Int, Sendable {
    /// At most.
    case lessThanOrEqual = -1
    /// Equal.
    case equal = 0
    /// At least.
    case greaterThanOrEqual = 1
  }

  /// An edge, center line, or dimension of a view.
  public nonisolated enum Attribute: Int, Sendable {
    case notAnAttribute = 0
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins

    /// The former name of `lastBaseline`.
    public static var baseline: Attribute { .lastBaseline }
  }

  /// The options of the visual format language.
  public nonisolated struct FormatOptions: OptionSet, Sendable {
    /// The set's bit mask.
    public let rawValue: UInt
    /// Creates options from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The views have the same left edge.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// The views have the same right edge.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// The views have the same top edge.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// The views have the same bottom edge.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// The views have the same leading edge.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// The views have the same trailing edge.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// The views have the same vertical center line.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// The views have the same horizontal center line.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// The views have the same baseline of their last lines.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// The former name of `alignAllLastBaseline`.
    public static var alignAllBaseline: FormatOptions { .alignAllLastBaseline }
    /// The views have the same baseline of their first lines.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// All options for the alignment.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// All options for the direction.
    public static let directionMask = FormatOptions(rawValue: 0x3 << 16)
    /// The spaces lie between the edges.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// The spaces lie between the baselines.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// All options for the spaces.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
    /// The views follow each other in reading direction.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// The views follow each other from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The views follow each other from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
  }

  /// Whether the constraint is active.
  ///
  /// Activating a constraint between views without a common ancestor is a fault.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }
  private var holder: UIView? {
    get { holderLink.object }
    set { holderLink = WeakLink(newValue) }
  }
  private var holderLink = WeakLink<UIView>(nil)
  /// The constant offset of the constraint, in points; a constant that isn't finite is a fault.
  open var constant: CGFloat {
    didSet { if !isFinite(constant, "constant") { constant = oldValue } }
  }
  /// The importance of the constraint; a priority that isn't a number up to 1,000 is a fault.
  open var priority = UILayoutPriority.required {
    didSet {
      guard !(0...1_000 ~= priority.rawValue) else { return }
      UIApplication.shared.fault(
        .priorityOutOfBounds, Self.view(of: firstItem)?.owningController, nil,
        "It's illegal to set priority:\(priority.rawValue). Priorities must be greater than 0 and less"
          + " or equal to NSLayoutPriorityRequired, which is 1000.000000.")
      priority = oldValue
    }
  }
  /// Whether an archive replaces the constraint; stored, but not used.
  open var shouldBeArchived = false
  /// The name of the constraint for debugging.
  open var identifier: String?
  /// The first view or layout guide.
  open var firstItem: AnyObject? { firstLink.object }
  private var firstLink = WeakLink<AnyObject>(nil)
  /// The second view or layout guide.
  open var secondItem: AnyObject? { secondLink.object }
  private var secondLink = WeakLink<AnyObject>(nil)
  /// The anchor that the first item and its attribute stand for.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(firstItem, firstAttribute) }
  /// The anchor that the second item and its attribute stand for; `nil` if there is no second item.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondItem.map { NSLayoutAnchor($0, secondAttribute) }
  }
  /// The attribute of the first item.
  open private(set) var firstAttribute = Attribute.notAnAttribute
  /// The attribute of the second item.
  open private(set) var secondAttribute = Attribute.notAnAttribute
  /// The kind of the relation.
  open private(set) var relation = Relation.equal
  /// The factor of the second attribute.
  open private(set) var multiplier: CGFloat = 1

  nonisolated deinit {}

  /// Creates a constraint without views.
  public override init() {
    constant = 0
    super.init()
  }

  // Not a designated initializer: a subclass of the app's inherits the others only if it has them
  // all.
  convenience init(
    first: AnyObject?, _ firstAttribute: Attribute, _ relation: Relation, second: AnyObject?,
    _ secondAttribute: Attribute, _ multiplier: CGFloat, _ constant: CGFloat
  ) {
    self.init()
    relate(first, firstAttribute, relation, second, secondAttribute, multiplier, constant)
  }

  /// Sets what the constraint relates.
  func relate(
    _ first: AnyObject?, _ firstAttribute: Attribute, _ relation: Relation, _ second: AnyObject?,
    _ secondAttribute: Attribute, _ multiplier: CGFloat, _ constant: CGFloat
  ) {
    firstLink = WeakLink(first)
    self.firstAttribute = firstAttribute
    self.relation = relation
    secondLink = WeakLink(second)
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = isFinite(constant, "constant") ? constant : 0
    if !isFinite(multiplier, "multiplier") { self.multiplier = 1 }
  }

  /// Returns whether a part of the constraint is finite; if not, reports the fault.
  private func isFinite(_ number: CGFloat, _ part: String) -> Bool {
    guard !number.isFinite else { return true }
    let items = [firstItem, secondItem].compactMap { item in
      (item as? UIView)?.named ?? item.map { "\(type(of: $0))" }
    }
    UIApplication.shared.fault(
      .constraintNotFinite, Self.view(of: firstItem)?.owningController, nil,
      "NSLayoutConstraint \(part) is not finite! That's illegal. \(part):\(number) items:"
        + items.joined(separator: " and "))
    return false
  }

  /// Creates a constraint: the first attribute relates to the second one, multiplied and added to.
  ///
  /// Only a size can be constant: an edge or a center line without a second item is a fault.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      first: view1 as AnyObject, attr1, relation, second: view2 as AnyObject?, attr2, multiplier, c)
    guard view2 == nil || multiplier == 0, attr1.isLocation else { return }
    UIApplication.shared.fault(
      .constraintWithoutPair, Self.view(of: firstItem)?.owningController, nil,
      "+[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal constraint of a location equal to a constant. Location attributes must be specified in pairs"
    )
  }

  /// The view that an item is or belongs to.
  static func view(of item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }

  private func activate() {
    guard holder == nil, let firstItem else { return }
    let first = Self.view(of: firstItem)
    let second = secondItem.map { Self.view(of: $0) } ?? first
    guard let first, let second, let ancestor = first.commonAncestor(with: second) else {
      let owner = first?.owningController ?? second.flatMap { $0.owningController }
      return UIApplication.shared.fault(
        .constraintBetweenStrangers, owner, nil, strangers(first, second))
    }
    holder = ancestor
    ancestor.rare.constraints.append(self)
    if placesNeighbors, first !== second {
      ancestor.rare.hasNeighbors = true
    }
    ancestor.needsConstraintsUpdate = true
    ancestor.requestLayout()
  }

  /// Returns UIKit's words for a constraint between views without a common ancestor, which also say
  /// which of them have no superview.
  private func strangers(_ first: UIView?, _ second: UIView?) -> String {
    let holders = [first, second].compactMap(\.self)
    func name(_ item: AnyObject?) -> String? {
      guard let item else { return nil }
      if let view = item as? UIView { return view.named(heldIn: holders) }
      let view = Self.view(of: item).map { " of \($0.named(heldIn: holders))" }
      return "\(type(of: item))\(view ?? " without a view")"
    }
    let anchors = [(firstItem, firstAttribute), (secondItem, secondAttribute)].compactMap {
      item, attribute in name(item).map { "\($0).\(attribute)" }
    }
    let alone = holders.filter { $0.superview == nil && $0.controller == nil }
    var words =
      "Unable to activate constraint with anchors \(anchors.joined(separator: " and ")) because they"
      + " have no common ancestor"
    if !alone.isEmpty {
      words += "; " + alone.compactMap { name($0) }.joined(separator: " and ")
      words += alone.count > 1 ? " have no superview" : " has no superview"
    }
    return words
  }

  private func deactivate() {
    guard let holder else { return }
    self.holder = nil
    holder.rareSettings?.constraints.removeAll { $0 === self }
    holder.requestLayout()
  }

  /// Returns whether the constraint concerns a view, a view inside it, or a part of one.
  func concerns(_ view: UIView) -> Bool {
    [firstItem, secondItem].contains {
      Self.view(of: $0)?.belongs(to: view) ?? false
    }
  }

  /// Returns no constraints, because there is no layout.
  ///
  /// In UIKit, creates the constraints that the visual format describes.
  open class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] { [] }

  /// Activates the given constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  /// Deactivates the given constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether the attribute is an edge, a center line, or a baseline.
  nonisolated fileprivate var isLocation: Bool {
    switch self {
    case .notAnAttribute, .width, .height: false
    default: true
    }
  }
}
