public import Foundation

/// Columns side by side in regular width, and a single stack in compact width.
///
/// The classic style has a primary and a secondary controller; in the column style, each column has
/// its own navigation controller. When the columns collapse, their stacks are merged on the
/// primary's navigation controller; when they separate, each column takes its own controllers back.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// The number of columns.
  public nonisolated enum Style: Int, Sendable {
    /// The classic style, two columns, or three.
    case unspecified, doubleColumn, tripleColumn
  }

  /// A column by its position.
  public nonisolated enum Column: Int, Sendable {
    /// The leftmost column, the middle one of three, the one for details, and the one that replaces
    /// them all in compact width.
    case primary, supplementary, secondary, compact
  }

  /// The visible columns and their arrangement.
  public nonisolated enum DisplayMode: Int, Sendable {
    /// The system's choice, or only the secondary column.
    case automatic, secondaryOnly
    /// One column beside the secondary one, or overlapping it.
    case oneBesideSecondary, oneOverSecondary
    /// Two columns beside the secondary one, overlapping it, or displacing it.
    case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
  }

  /// How columns share the space; stored, but not shown.
  public nonisolated enum SplitBehavior: Int, Sendable {
    /// The system's choice, beside each other, overlapping, or displacing each other.
    case automatic, tile, overlay, displace
  }

  /// The edge of the primary column; stored, but not shown.
  public nonisolated enum PrimaryEdge: Int, Sendable {
    /// At the leading or the trailing edge.
    case leading, trailing
  }

  /// The width chosen by the system.
  public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// The delegate, which decides how the columns collapse and separate; a weak reference, as in
  /// UIKit.
  open weak var delegate: (any UISplitViewControllerDelegate)? {
    didSet { UIApplication.shared.delegateWatch?(delegate, .split) }
  }
  /// The number of columns.
  public let style: Style
  /// Whether all columns are merged into one stack, in compact width.
  open internal(set) var isCollapsed = false
  /// The columns that the app prefers to show; `secondaryOnly` hides the others.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { if preferredDisplayMode != oldValue { showColumns() } }
  }
  /// The app's choice of how columns share the space; stored, but not shown.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// How columns share the space; always beside each other.
  open var splitBehavior: SplitBehavior { .tile }
  /// Whether a swipe shows the primary column; stored, but not used.
  open var presentsWithGesture = true
  /// The edge of the primary column; stored, but not shown.
  open var primaryEdge = PrimaryEdge.leading
  /// The preferred fraction of the width for the primary column; stored, but not used.
  open var preferredPrimaryColumnWidthFraction: CGFloat = UISplitViewController.automaticDimension
  /// The preferred width of the primary column; stored, but not used.
  open var preferredPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
  /// The minimum width of the primary column; stored, but not used.
  open var minimumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
  /// The maximum width of the primary column; stored, but not used.
  open var maximumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
  /// Whether a button shows only the secondary column; stored, but not shown.
  open var showsSecondaryOnlyButton = false
  /// The button that shows and hides the primary column; has no effect.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem()

  var columns: [Column: UIViewController] = [:]
  /// The controller that each column shows; in the column style, a navigation controller.
  var holders: [Column: UIViewController] = [:]
  var isUpdating = false

  package override var retainedControllers: [UIViewController] {
    super.retainedControllers + columns.values + holders.values
  }

  nonisolated deinit {}

  /// Creates a split view controller with columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a split view controller in the classic style; there are no nibs on Linux.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a split view controller from a storyboard; there are none on Linux, so it is empty.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// The controllers of the columns, the primary first; while collapsed, the remaining one.
  ///
  /// In the classic style, setting it sets the primary and the secondary.
  open var viewControllers: [UIViewController] {
    get {
      isCollapsed ? inside : [.primary, .supplementary, .secondary].compactMap { holders[$0] }
    }
    set { setColumns(newValue) }
  }

  /// Sets the controller of a column, wrapped in a navigation controller if it isn't one.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    place(vc, in: column)
  }

  /// The controller set for a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Shows a column; while collapsed, pops the stack to it.
  open func show(_ column: Column) { reveal(column) }

  /// Hides a column; while collapsed, removes it from the stack.
  open func hide(_ column: Column) { conceal(column) }

  /// The visible columns.
  open var displayMode: DisplayMode {
    if isCollapsed || preferredDisplayMode == .secondaryOnly { return .secondaryOnly }
    if preferredDisplayMode != .automatic { return preferredDisplayMode }
    return style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
  }

  /// Shows a controller as the delegate decides; by default on the stack while collapsed, otherwise
  /// in the primary column.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    if isCollapsed { return push(vc) }
    place(vc, in: .primary)
  }

  /// Shows a detail as the delegate decides; by default on the stack while collapsed, otherwise in
  /// the secondary column.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    UIApplication.shared.log.record(.showDetail, vc, self)
    showDetail(vc)
  }

  package override var shownChild: UIViewController? { isCollapsed ? inside.first : nil }

  package override var childrenOnScreen: [UIViewController] {
    if isCollapsed { return inside }
    let seen: [Column] =
      displayMode == .secondaryOnly ? [.secondary] : [.primary, .supplementary, .secondary]
    return seen.compactMap { holders[$0] }
  }

  override func prepareToAppear() { adaptToTraits() }

  override func adaptToTraits() { updateCollapsed() }

  override func forget(_ child: UIViewController) {
    guard !isUpdating else { return }
    for (column, holder) in holders where holder === child {
      holders[column] = nil
      columns[column] = nil
    }
  }
}

extension UIViewController {
  /// The nearest split view controller around this one.
  public var splitViewController: UISplitViewController? { nearestContainer() }
}
