public import Foundation

/// A view that arranges some of its subviews in a row or a column.
///
/// A screen shows them in the order of `arrangedSubviews`.
open class UIStackView: UIView {
  /// The distribution of the space among the views.
  public nonisolated enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The alignment of the views across the axis; stored, but not used.
  public nonisolated enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// The top of a row.
    public static var top: Alignment { .leading }
    /// The bottom of a row.
    public static var bottom: Alignment { .trailing }
  }

  /// A spacing that stands for the stack's own.
  public nonisolated static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
  /// A spacing that stands for the system's.
  public nonisolated static let spacingUseSystem: CGFloat = .leastNormalMagnitude

  private var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  nonisolated deinit {}

  /// Creates a stack with a frame in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an empty stack.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    coder.configure(self)
  }

  /// Creates a stack of the given views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The views that the stack arranges, in order.
  open var arrangedSubviews: [UIView] { arranged }
  /// The direction of the stack.
  open var axis = NSLayoutConstraint.Axis.horizontal
  /// The distribution of the space among the views, which only pictures show.
  open var distribution = Distribution.fill
  /// The alignment of the views across the axis; stored, but not used.
  open var alignment = Alignment.fill
  /// The space between the views, in points; stored, but not used.
  open var spacing: CGFloat = 0
  /// Whether the spacing is measured between baselines; stored, but not used.
  open var isBaselineRelativeArrangement = false
  /// Whether the margins are kept free; stored, but not used.
  open var isLayoutMarginsRelativeArrangement = false

  /// Adds a view at the end, also as a subview.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.count)
  }
  /// Takes a view out of the arrangement; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) { arranged.removeAll { $0 === view } }
  /// Adds a view at an index of the arrangement, also as a subview.
  ///
  /// An index beyond the arranged views is a fault.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    guard stackIndex >= 0, stackIndex <= arranged.count else {
      return UIApplication.shared.fault(
        .arrangedIndexOutOfBounds, owningController, nil,
        "-[\(type(of: self)) insertArrangedSubview:atIndex:]: index out of bounds for arranged subview: index = \(stackIndex) expected to be less than or equal to \(arranged.count)"
      )
    }
    arranged.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    arranged.insert(view, at: min(stackIndex, arranged.count))
    setNeedsLayout()
  }
  /// Sets the space after a view, in points; stored, but not used.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
  }
  /// Returns the space after a view that the app has set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  /// Takes a subview that is removed out of the arrangement.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    arranged.removeAll { $0 === subview }
  }

  override func read(into reader: ViewReader) {
    if reader.readAccessibility(of: self) { return }
    if axis == .horizontal, arranged.count == 2, children.count == 2, reader.readValue(of: self) {
      return
    }
    for view in arranged { reader.read(view) }
    guard children.count > arranged.count else { return }
    for view in children where !arranged.contains(where: { $0 === view }) { reader.read(view) }
  }
}

extension ViewReader {
  /// Reads two labels that stand side by side as a value and its name; returns whether the stack
  /// consists of two visible labels.
  func readValue(of stack: UIStackView) -> Bool {
    let views = stack.arrangedSubviews
    guard let name = views[0] as? UILabel, let value = views[1] as? UILabel,
      let nameText = name.shownText, let valueText = value.shownText
    else { return false }
    addValue(nameText, valueText, of: value.accessibilityIdentifier == nil ? stack : value)
    return true
  }
}
