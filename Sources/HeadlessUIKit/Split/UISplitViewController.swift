public import Foundation

/// Columns side by side where there is much room, one stack where there is little.
///
/// In the classic style there are a primary and a secondary controller; in the column style each
/// column has a navigation controller of its own. On collapsing, the stacks of all columns become
/// one, on the primary's navigation controller; on separating each takes back what is its own.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// How many columns there are.
  public nonisolated enum Style: Int, Sendable {
    /// The classic style, two columns, or three.
    case unspecified, doubleColumn, tripleColumn
  }

  /// A column by its place.
  public nonisolated enum Column: Int, Sendable {
    /// The leftmost column, the one in the middle of three, the one for details, and what is shown
    /// in place of them all where there is little room.
    case primary, supplementary, secondary, compact
  }

  /// Which columns are on the screen and how.
  public nonisolated enum DisplayMode: Int, Sendable {
    /// The system's choice, or the secondary column alone.
    case automatic, secondaryOnly
    /// One column beside the secondary one, or over it.
    case oneBesideSecondary, oneOverSecondary
    /// Two columns beside the secondary one, over it, or pushing it aside.
    case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
  }

  /// How columns share the room; kept, never shown.
  public nonisolated enum SplitBehavior: Int, Sendable {
    /// The system's choice, beside each other, over each other, or pushing each other aside.
    case automatic, tile, overlay, displace
  }

  /// The edge at which the primary column stands; kept, never shown.
  public nonisolated enum PrimaryEdge: Int, Sendable {
    /// At the start or at the end of a line.
    case leading, trailing
  }

  /// The width that the system chooses.
  public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// Decides how the columns collapse and separate; UIKit keeps it weakly, and so does this.
  open weak var delegate: (any UISplitViewControllerDelegate)? {
    didSet { UIApplication.shared.delegateWatch?(delegate, .split) }
  }
  /// How many columns there are.
  public let style: Style
  /// Whether all columns are one stack, for there is little room.
  open internal(set) var isCollapsed = false
  /// Which columns the app would like to see; `secondaryOnly` hides the others.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { if preferredDisplayMode != oldValue { showColumns() } }
  }
  /// How columns share the room; kept, never shown.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// How columns share the room; beside each other.
  open var splitBehavior: SplitBehavior { .tile }
  /// Whether a swipe shows the primary column; kept, never used.
  open var presentsWithGesture = true
  /// The edge at which the primary column stands; kept, never shown.
  open var primaryEdge = PrimaryEdge.leading
  /// The share of the width that the primary column would like; kept, never used.
  open var preferredPrimaryColumnWidthFraction: CGFloat = UISplitViewController.automaticDimension
  /// The width that the primary column would like; kept, never used.
  open var preferredPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
  /// The least width of the primary column; kept, never used.
  open var minimumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
  /// The greatest width of the primary column; kept, never used.
  open var maximumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
  /// Whether a button shows the secondary column alone; kept, never shown.
  open var showsSecondaryOnlyButton = false
  /// The button that shows and hides the primary column; inert.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem()

  var columns: [Column: UIViewController] = [:]
  /// What each column's place holds: in the column style a navigation controller.
  var holders: [Column: UIViewController] = [:]
  var isUpdating = false

  package override var keptAside: [UIViewController] {
    super.keptAside + columns.values + holders.values
  }

  nonisolated deinit {}

  /// Makes a split view controller of columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a split view controller of the classic style; there are no nibs on Linux.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a split view controller as a storyboard would; there are none on Linux.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// The controllers of the columns, the primary first; while collapsed the one that is left.
  ///
  /// In the classic style setting it sets the primary and the secondary.
  open var viewControllers: [UIViewController] {
    get {
      isCollapsed ? inside : [.primary, .supplementary, .secondary].compactMap { holders[$0] }
    }
    set { setColumns(newValue) }
  }

  /// Puts a controller in a column, in a navigation controller where it is none.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    place(vc, in: column)
  }

  /// The controller that was put in a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Shows a column; while collapsed, the stack down to it.
  open func show(_ column: Column) { reveal(column) }

  /// Hides a column; while collapsed, takes it off the stack.
  open func hide(_ column: Column) { conceal(column) }

  /// Which columns are on the screen.
  open var displayMode: DisplayMode {
    if isCollapsed || preferredDisplayMode == .secondaryOnly { return .secondaryOnly }
    if preferredDisplayMode != .automatic { return preferredDisplayMode }
    return style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
  }

  /// Shows a controller as the delegate does, else on the stack while collapsed, else in the
  /// primary column.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    if isCollapsed { return push(vc) }
    place(vc, in: .primary)
  }

  /// Shows a detail as the delegate does, else on the stack while collapsed, else in the secondary
  /// column.
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
