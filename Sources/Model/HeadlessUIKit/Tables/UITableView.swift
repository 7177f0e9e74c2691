public import Foundation

/// A list of rows that are grouped into sections.
///
/// The data source provides the rows. The delegate is notified of displayed rows and of the user's
/// actions.
///
/// As on a phone, only the rows in the viewport have cells: as many rows as fit on the screen, from
/// the first row or the row to which the table was scrolled.
open class UITableView: UIScrollView, ItemHost {
  /// The data source, which provides the rows; a weak reference, as in UIKit.
  open weak var dataSource: (any UITableViewDataSource)? {
    get { storedDataSource }
    set {
      let hadOther = otherSource != nil
      ownerIsSource = isOwner(newValue)
      otherSource = ownerIsSource ? nil : newValue
      offersSwipes = nil
      display.invalidate()
      guard !ownerIsSource || hadOther else { return }
      UIApplication.shared.delegateWatch?(otherSource, .tableSource, self)
    }
  }
  /// Whether swiping a row may offer actions; `nil` before it has been found out.
  var offersSwipes: Bool?
  /// Whether a long press on a row may offer the delegate's menu; `nil` before it has been found
  /// out.
  var offersMenus: Bool?
  /// The data source to call, which a subclass that overrides `dataSource` can't replace.
  var storedDataSource: (any UITableViewDataSource)? {
    guard ownerIsSource else { return otherSource }
    return owner
  }
  /// The delegate, which is notified of displayed rows and of the user's actions.
  ///
  /// As in UIKit, the reference is weak.
  open weak var delegate: (any UITableViewDelegate)? {
    get { storedDelegate }
    set {
      let hadOther = otherDelegate != nil
      ownerIsDelegate = isOwner(newValue)
      otherDelegate = ownerIsDelegate ? nil : newValue
      (offersSwipes, offersMenus) = (nil, nil)
      guard !ownerIsDelegate || hadOther else { return }
      UIApplication.shared.delegateWatch?(otherDelegate, .table, self)
    }
  }
  /// The delegate to call, which a subclass that overrides `delegate` can't replace.
  var storedDelegate: (any UITableViewDelegate)? {
    guard ownerIsDelegate else { return otherDelegate }
    return owner
  }
  override weak var anyDelegate: (any UIScrollViewDelegate)? {
    get { storedDelegate }
    set { delegate = newValue as? any UITableViewDelegate }
  }
  /// The object that loads the data of rows that will soon be displayed; a weak reference.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { storedPrefetchSource }
    set {
      storedPrefetchSource = newValue
      UIApplication.shared.delegateWatch?(newValue, .tablePrefetching, self)
    }
  }
  private(set) weak var storedPrefetchSource: (any UITableViewDataSourcePrefetching)?
  /// Whether the prefetching data source is called.
  open var isPrefetchingEnabled = true
  /// The style of the table.
  open private(set) var style: Style

  /// The table's controller.
  ///
  /// The reference is unowned for speed, and is reset when the controller is freed.
  nonisolated(unsafe) unowned(unsafe) var owner: UITableViewController?
  private var ownerIsSource = false
  private var ownerIsDelegate = false
  private weak var otherSource: (any UITableViewDataSource)?
  private weak var otherDelegate: (any UITableViewDelegate)?
  private(set) lazy var display = ItemDisplay(of: self)
  /// The row whose swipe actions are shown, until one of them is done.
  var swipedRow: IndexPath?
  /// The cell that keeps its place while its row is reconfigured.
  var reconfigured: (path: IndexPath, cell: UITableViewCell)?
  /// The selected rows, in the order in which they were selected.
  var selectedPaths: [IndexPath] = []
  var reusable = ReusableViews()
  /// The displayed headers and footers.
  var sectionViews: [SectionViewKey: UIView] = [:]
  private var edits = false

  /// Creates a table with the given style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Creates a plain table with a frame in points.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates an empty table.
  public required init?(coder: NSCoder) {
    style = coder.interface?.tableStyle ?? .plain
    super.init(coder: coder)
  }

  nonisolated deinit {}

  /// Makes the given controller the owner, data source, and delegate of the table.
  func serve(_ controller: UITableViewController) {
    owner = controller
    dataSource = controller
    delegate = controller
  }

  private func isOwner(_ object: (any NSObjectProtocol)?) -> Bool {
    guard let owner, let object else { return false }
    return object === owner
  }

  // MARK: Heights

  /// The height of a row in points.
  open var rowHeight: CGFloat = UITableView.automaticDimension
  /// About the height of a row in points, which is used if there is no exact one.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  /// The height of a header in points; without a height there is no header.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// The height of a footer in points; without a height there is no footer.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// About the height of a header in points; stored, but not used.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// About the height of a footer in points; stored, but not used.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The height of the empty rows below the last one; stored, but not used.
  open var fillerRowHeight: CGFloat = 0
  /// The distance above headers in points; stored, but not used.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension

  // MARK: Counts and places

  /// The number of sections.
  open var numberOfSections: Int { display.counts.sections }
  /// Returns the number of rows in the given section.
  open func numberOfRows(inSection section: Int) -> Int { display.counts.items(in: section) }
  /// Returns the place of a section, in points; rows have the average height of those displayed.
  open func rect(forSection section: Int) -> CGRect { place(ofSection: section) }
  /// Returns the place of a header, in points, which is above the first row.
  open func rectForHeader(inSection section: Int) -> CGRect {
    CGRect(origin: place(ofSection: section).origin, size: .zero)
  }
  /// Returns the place of a footer, in points, which is below the last row.
  open func rectForFooter(inSection section: Int) -> CGRect {
    CGRect(x: 0, y: place(ofSection: section).maxY, width: frame.width, height: 0)
  }
  /// Returns the place of a row, in points; rows that aren't displayed have the average height.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { place(ofRow: indexPath) }
  /// Returns the row at a point; `nil` if there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point) }
  /// Returns the rows in a rectangle.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }
  /// Returns the row of a displayed cell; `nil` if the cell isn't displayed.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { display.path(of: cell) }
  /// Returns the displayed cell of a row; `nil` if the row isn't displayed.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    guard let position = display.counts.position(of: indexPath) else { return nil }
    return display.entry(at: position) as? UITableViewCell
  }
  /// The displayed cells.
  open var visibleCells: [UITableViewCell] {
    display.layOutIfNeeded()
    return display.entries.compactMap { $0.item as? UITableViewCell }
  }
  /// The displayed rows.
  open var indexPathsForVisibleRows: [IndexPath]? {
    display.layOutIfNeeded()
    return display.entries.map { display.counts.path(at: $0.position) }
  }
  /// Returns the header of a section; `nil` if it isn't displayed.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sectionViews[SectionViewKey(section: section, isFooter: false)] as? UITableViewHeaderFooterView
  }
  /// Returns the footer of a section; `nil` if it isn't displayed.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sectionViews[SectionViewKey(section: section, isFooter: true)] as? UITableViewHeaderFooterView
  }
  /// Scrolls to a row.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated: animated) }
  /// Scrolls to the selected row that is the nearest.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let row = selectedPaths.min() else { return }
    scrollToRow(at: row, at: scrollPosition, animated: animated)
  }

  // MARK: Cells

  /// Registers a class for the cells with the given reuse identifier.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reusable.classes[identifier] = cellClass
    reusable.makers["cell " + identifier] = nil
  }
  /// Registers a nib for the cells with the given reuse identifier.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    reusable.classes[identifier] = nil
    reusable.makers["cell " + identifier] = nib.map { nib in
      { nib.instantiate(withOwner: nil).first { $0 is UITableViewCell } as? UITableViewCell }
    }
  }
  /// Returns a reusable cell, or a new one of the registered class; `nil` if there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reusableCell(identifier)
  }
  /// Returns a reusable cell, or a new one of the registered class; without one it is a fault.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { registeredCell(identifier, for: indexPath) }
  /// Registers a class for the headers and footers with the given reuse identifier.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reusable.headerClasses[identifier] = aClass
    reusable.makers["header " + identifier] = nil
  }
  /// Registers a nib for the headers and footers with the given reuse identifier.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reusable.headerClasses[identifier] = nil
    reusable.makers["header " + identifier] = nib.map { nib in
      { nib.instantiate(withOwner: nil).first as? UITableViewHeaderFooterView }
    }
  }
  /// Returns a reusable header or footer, or a new one of the registered class; `nil` if there is
  /// neither.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { reusableHeader(identifier) }

  // MARK: Updates

  /// Asks for the numbers of rows again, and for all cells when the app settles.
  ///
  /// This clears the selection, and records an event if the table is on screen.
  open func reloadData() { reloadAll() }
  /// Makes changes, and checks them against the data source.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    guard let completion else { return }
    UIApplication.shared.settleLater(DeferredCall { completion(true) })
  }
  /// Begins a batch of changes, which can contain others.
  open func beginUpdates() { display.beginBatch() }
  /// Ends a batch of changes, and checks them against the data source.
  open func endUpdates() { display.endBatch() }
  /// Whether a batch of changes has begun.
  open var hasUncommittedUpdates: Bool { display.openBatches > 0 }
  /// Inserts sections.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    display.change { $0.insertedSections.formUnion(sections) }
  }
  /// Deletes sections.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    display.change { $0.deletedSections.formUnion(sections) }
  }
  /// Moves a section.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    display.change { $0.movedSections.append((section, newSection)) }
  }
  /// Replaces the cells of sections.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    display.change { $0.reloadedSections.formUnion(sections) }
  }
  /// Inserts rows.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    display.change { $0.inserted.formUnion(indexPaths) }
  }
  /// Deletes rows.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    display.change { $0.deleted.formUnion(indexPaths) }
  }
  /// Moves a row.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    display.change { $0.moved.append((indexPath, newIndexPath)) }
  }
  /// Replaces the cells of rows.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    display.change { $0.reloaded.formUnion(indexPaths) }
  }
  /// Asks the data source for the cells of rows, which keep their cells.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
  /// Asks for the titles of the index again; the index isn't shown.
  open func reloadSectionIndexTitles() {
    _ = storedDataSource?.sectionIndexTitles(for: self)
  }

  // MARK: Editing and selection

  /// Whether the table is in editing mode.
  open var isEditing: Bool {
    get { edits }
    set { setEditing(newValue, animated: false) }
  }
  /// Starts or stops editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != edits else { return }
    edits = editing
    editingChanged(animated: animated)
  }
  /// Whether the user can select rows.
  open var allowsSelection = true
  /// Whether the user can select rows in editing mode.
  open var allowsSelectionDuringEditing = false
  /// Whether the user can select several rows.
  open var allowsMultipleSelection = false
  /// Whether the user can select several rows in editing mode.
  open var allowsMultipleSelectionDuringEditing = false
  /// The index path of the row that was selected first; `nil` if no row is selected.
  open var indexPathForSelectedRow: IndexPath? { selectedPaths.first }
  /// The selected rows; `nil` if there are none.
  open var indexPathsForSelectedRows: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths }
  /// Selects a row, without calling the delegate; `nil` deselects all rows.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath, animated: animated, scrollPosition) }
  /// Deselects a row, without calling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  // MARK: Other views

  /// The view above the first row; `nil` for none.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, with: tableHeaderView) }
  }
  /// The view below the last row; `nil` for none.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, with: tableFooterView) }
  }
  /// The view behind the rows; `nil` for none.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, with: backgroundView) }
  }

  // MARK: Stored, but not used

  /// The separator between rows; stored, but not used.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The color of the separators; stored, but not used.
  open var separatorColor: UIColor?
  /// The effect of the separators; stored, but not used.
  open var separatorEffect: UIVisualEffect?
  /// The insets of the separators in points; stored, but not used.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// The reference of the separators' insets; stored, but not used.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// Whether cells change their size with their content; stored, but not used.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// The number of rows from which the index is shown; stored, but not used.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// The color of the index; stored, but not used.
  open var sectionIndexColor: UIColor?
  /// The background color of the index; stored, but not used.
  open var sectionIndexBackgroundColor: UIColor?
  /// The background color of the index under a finger; stored, but not used.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// Whether the margins of the cells follow a readable width; stored, but not used.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether the content of the cells stays in the safe area; stored, but not used.
  open var insetsContentViewsToSafeArea = true
  /// Whether the last row with the focus gets it again; stored, but not used.
  open var remembersLastFocusedIndexPath = false
  /// Whether the row with the focus is selected; stored, but not used.
  open var selectionFollowsFocus = false
  /// Whether rows can have the focus; stored, but not used.
  open var allowsFocus = false
  /// Whether rows can have the focus in editing mode; stored, but not used.
  open var allowsFocusDuringEditing = false
  /// Whether rows can be dragged; stored, but not used.
  open var dragInteractionEnabled = false
  /// Whether a row is dragged; always `false`.
  open var hasActiveDrag: Bool { false }
  /// Whether something is dragged over the table; always `false`.
  open var hasActiveDrop: Bool { false }

  // MARK: Layout

  /// Displays the rows, if the table has changed.
  open override func layoutSubviews() {
    super.layoutSubviews()
    display.layOutIfNeeded()
  }
  override func contentMoved() { display.contentMoved() }
  override func read(into reader: ViewReader) { readRows(into: reader) }
}
