public import Foundation

/// A container that shows columns side by side in a regular-width environment, and a single stack
/// in a compact-width environment.
///
/// The classic style has a primary and a secondary controller. In the column style, each column has
/// its own navigation controller. When the columns collapse, those of the other columns are put on
/// the stack of the primary's; when the columns separate, they leave it.
open class UISplitViewController: UIViewController {
  /// The style of a split view controller, which determines the number of columns.
  public nonisolated enum Style: Int, Sendable {
    /// The classic style, with a primary and a secondary controller.
    case unspecified
    /// Two columns.
    case doubleColumn
    /// Three columns.
    case tripleColumn
  }

  /// A column, identified by its position or role.
  public nonisolated enum Column: Int, Sendable {
    /// The first column.
    case primary
    /// The middle one of three columns.
    case supplementary
    /// The detail column.
    case secondary
    /// The column that replaces all others in a compact-width environment.
    case compact
  }

  /// The arrangement of the visible columns.
  public nonisolated enum DisplayMode: Int, Sendable {
    /// The arrangement that the system chooses.
    case automatic
    /// The secondary column alone.
    case secondaryOnly
    /// One column next to the secondary column.
    case oneBesideSecondary
    /// One column that overlaps the secondary column.
    case oneOverSecondary
    /// Two columns next to the secondary column.
    case twoBesideSecondary
    /// Two columns that overlap the secondary column.
    case twoOverSecondary
    /// Two columns that displace the secondary column.
    case twoDisplaceSecondary
    /// The former name of `secondaryOnly`.
    @available(iOS, deprecated: 14.0, renamed: "secondaryOnly")
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// The former name of `oneBesideSecondary`.
    @available(iOS, deprecated: 14.0, renamed: "oneBesideSecondary")
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// The former name of `oneOverSecondary`.
    @available(iOS, deprecated: 14.0, renamed: "oneOverSecondary")
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// The way in which the columns share the available space; stored, but not used.
  public nonisolated enum SplitBehavior: Int, Sendable {
    /// The behavior that the system chooses.
    case automatic
    /// The columns are next to each other.
    case tile
    /// The other columns overlap the secondary column.
    case overlay
    /// The other columns displace the secondary column.
    case displace
  }

  /// The edge at which the primary column is located, which only pictures show.
  public nonisolated enum PrimaryEdge: Int, Sendable {
    /// The leading edge.
    case leading
    /// The trailing edge.
    case trailing
  }

  /// A value that lets the system choose a width.
  public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// The delegate, which controls how the columns collapse and separate.
  ///
  /// As in UIKit, the reference is weak.
  open weak var delegate: (any UISplitViewControllerDelegate)? {
    get { storedDelegate }
    set {
      storedDelegate = newValue
      UIApplication.shared.delegateWatch?(newValue, .split, self)
    }
  }
  /// The delegate to call, which a subclass that overrides `delegate` can't replace.
  private(set) weak var storedDelegate: (any UISplitViewControllerDelegate)?
  /// The style, which determines the number of columns.
  open private(set) var style: Style
  /// Whether the columns are merged into a single stack, as in a compact-width environment.
  open internal(set) var isCollapsed = false
  /// The arrangement of columns that the app prefers.
  ///
  /// The value `secondaryOnly` hides the other columns. Of three columns, one beside the secondary
  /// column is the middle one.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      let old = expandedMode ?? oldValue
      expandedMode = nil
      if preferredDisplayMode != old { showColumns(insteadOf: arrangement(preferring: old)) }
    }
  }
  /// The arrangement that the delegate has chosen for the separated columns, until the app prefers
  /// one; `nil` if it is the preferred one.
  var expandedMode: DisplayMode?
  /// The preferred way in which the columns share the available space; stored, but not used.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// The way in which the columns share the available space; always `tile`.
  open var splitBehavior: SplitBehavior { .tile }
  /// Whether a swipe reveals the primary column; stored, but not used.
  open var presentsWithGesture = true
  /// The edge at which the primary column is located, which only pictures show.
  open var primaryEdge = PrimaryEdge.leading
  /// The preferred width of the primary column as a fraction of the total width, which only
  /// pictures show.
  open var preferredPrimaryColumnWidthFraction: CGFloat = UISplitViewController.automaticDimension
  /// The preferred width of the primary column, which only pictures show.
  open var preferredPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
  /// The minimum width of the primary column, which only pictures show.
  open var minimumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
  /// The maximum width of the primary column, which only pictures show.
  open var maximumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
  /// The width of the primary column; always `automaticDimension`, because there is no layout.
  open var primaryColumnWidth: CGFloat { UISplitViewController.automaticDimension }
  /// The width of the middle column; always `automaticDimension`, because there is no layout.
  open var supplementaryColumnWidth: CGFloat { UISplitViewController.automaticDimension }
  /// The preferred width of the middle column as a fraction, which only pictures show.
  open var preferredSupplementaryColumnWidthFraction: CGFloat =
    UISplitViewController.automaticDimension
  /// The preferred width of the middle column, which only pictures show.
  open var preferredSupplementaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
  /// The minimum width of the middle column, which only pictures show.
  open var minimumSupplementaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
  /// The maximum width of the middle column, which only pictures show.
  open var maximumSupplementaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
  /// Whether a button is displayed that hides all but the secondary column; stored, but not used.
  open var showsSecondaryOnlyButton = false
  /// The visibility of that button; stored, but not used.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  /// The background of the primary column; stored, but not used.
  open var primaryBackgroundStyle = BackgroundStyle.none
  /// The button that shows or hides the primary column; tapping it has no effect.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem()

  var columns: [Column: UIViewController] = [:]
  /// The controller that each column holds; in the column style, this is a navigation controller.
  var holders: [Column: UIViewController] = [:] {
    didSet {
      guard style != .unspecified else { return }
      for case let old as UINavigationController in oldValue.values where old.columnKeeper === self
      {
        old.columnKeeper = nil
      }
      for case let new as UINavigationController in holders.values { new.columnKeeper = self }
    }
  }
  /// The controller that was set for the secondary column last, if it was pushed onto the stack of
  /// the column's navigation controller.
  weak var pushedSecondary: UIViewController?
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

  /// Creates a split view controller in the classic style.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates an empty split view controller.
  public required init?(coder: NSCoder) {
    style = coder.interface?.splitStyle ?? .unspecified
    super.init(coder: coder)
  }

  /// The controllers of the columns, starting with the primary.
  ///
  /// While the columns are collapsed, the array contains only the remaining controller. In the
  /// classic style, setting this property sets the primary and secondary controllers.
  open var viewControllers: [UIViewController] {
    get {
      isCollapsed ? inside : [.primary, .supplementary, .secondary].compactMap { holders[$0] }
    }
    set { setColumns(newValue) }
  }

  /// Sets the controller of the given column.
  ///
  /// If it isn't a navigation controller, it is wrapped in one. If the secondary column already has
  /// a navigation controller, it is pushed onto that one's stack instead; set `nil` first to
  /// replace the column's content.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    if column == .secondary, let vc, !UIApplication.hasCrashed, pushInSecondary(vc, animated: false)
    {
      return
    }
    place(vc, in: column)
  }

  /// Returns the controller that was set for the given column.
  open func viewController(for column: Column) -> UIViewController? {
    column == .secondary ? secondaryOnStack ?? columns[column] : columns[column]
  }

  /// Shows the given column.
  ///
  /// While the columns are collapsed, this method pops the stack to that column, or pushes the
  /// column if it isn't on the stack. It does nothing while the compact column is on screen.
  open func show(_ column: Column) { reveal(column) }

  /// Hides the given column.
  ///
  /// While the columns are collapsed, this method pops that column off the stack if it is on top.
  /// It does nothing while the compact column is on screen.
  open func hide(_ column: Column) { conceal(column) }

  /// The current arrangement of the visible columns.
  open var displayMode: DisplayMode {
    isCollapsed ? .secondaryOnly : arrangement(preferring: expandedMode ?? preferredDisplayMode)
  }

  /// Shows a controller in the primary column, or on the stack while the columns are collapsed.
  ///
  /// The delegate can override this behavior.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if storedDelegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    if isCollapsed { return push(vc) }
    place(vc, in: .primary)
  }

  /// Shows a detail controller in the secondary column, or on the stack while the columns are
  /// collapsed.
  ///
  /// The compact column shows it as `show(_:sender:)` does. The delegate can override that.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if storedDelegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    UIApplication.record(.showDetail, vc, self)
    showDetail(vc)
  }

  /// The orientations that the delegate chooses, or else the default ones.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    storedDelegate?.splitViewControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }
  /// The orientation that the delegate chooses, or else the default one.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    storedDelegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  package override var placesChildViews: Bool { true }

  package override var shownChild: UIViewController? { isCollapsed ? inside.first : nil }

  package override var childrenOnScreen: [UIViewController] {
    isCollapsed ? inside : columnsShown(in: displayMode).compactMap { holders[$0] }
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
