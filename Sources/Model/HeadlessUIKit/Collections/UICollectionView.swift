public import Foundation

/// A list or grid of items that are grouped into sections.
///
/// The data source provides the items. The delegate is notified of displayed items and of the
/// user's actions. As on a phone, only the items that fit on the screen have cells.
open class UICollectionView: UIScrollView, ItemHost {
  /// The data source, which provides the items; a weak reference, as in UIKit.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    get { storedDataSource }
    set {
      storedDataSource = newValue
      display.invalidate()
      UIApplication.shared.delegateWatch?(newValue, .collectionSource, self)
    }
  }
  /// The data source to call, which a subclass that overrides `dataSource` can't replace.
  private(set) weak var storedDataSource: (any UICollectionViewDataSource)?
  /// The delegate; a weak reference, as in UIKit.
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { storedDelegate }
    set {
      storedDelegate = newValue
      UIApplication.shared.delegateWatch?(newValue, .collection, self)
    }
  }
  /// The delegate to call, which a subclass that overrides `delegate` can't replace.
  private(set) weak var storedDelegate: (any UICollectionViewDelegate)?
  override weak var anyDelegate: (any UIScrollViewDelegate)? {
    get { storedDelegate }
    set { delegate = newValue as? any UICollectionViewDelegate }
  }
  /// The object that loads the data of items that will soon be displayed; a weak reference.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether the prefetching data source is called.
  open var isPrefetchingEnabled = true
  /// The layout.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { layoutChanged(from: oldValue) }
  }

  private(set) lazy var display = ItemDisplay(of: self)
  var selectedPaths: [IndexPath] = []
  var reusable = ReusableViews()
  /// The displayed supplementary views.
  var supplementaryViews: [SupplementaryKey: UICollectionReusableView] = [:]
  /// The item whose swipe actions are shown, until one of them is done.
  var swipedItem: IndexPath?
  /// The cell that keeps its place while its item is configured again.
  var reconfigured: (path: IndexPath, cell: UICollectionViewCell)?
  /// The offsets of the sections that scroll to the side, in points.
  var orthogonalOffsets: [Int: CGFloat] = [:]
  /// The item that the app moves with a gesture of its own, and where it is.
  var moved: (from: IndexPath, to: IndexPath)?
  private var edits = false

  /// Creates a collection with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }
  /// Creates an empty collection.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  nonisolated deinit {}

  // MARK: Cells

  /// Registers a class for the cells with the given reuse identifier.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    reusable.classes[identifier] = cellClass
    reusable.makers["cell " + identifier] = nil
  }
  /// Registers a nib for the cells with the given reuse identifier.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    reusable.classes[identifier] = nil
    reusable.makers["cell " + identifier] = nib.map { nib in
      { nib.instantiate(withOwner: nil).first { $0 is UICollectionViewCell } as? UIView }
    }
  }
  /// Registers a nib for the supplementary views with the given kind and reuse identifier.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    let key = "\(kind) \(identifier)"
    reusable.headerClasses[key] = nil
    reusable.makers[key] = nib.map { nib in
      { nib.instantiate(withOwner: nil).first { $0 is UICollectionReusableView } as? UIView }
    }
  }
  /// Registers a class for the supplementary views with the given kind and reuse identifier.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { reusable.headerClasses["\(elementKind) \(identifier)"] = viewClass }
  /// Returns a reusable cell, or a new one of the registered class; without one it is a fault.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { registeredCell(identifier, for: indexPath) }
  /// Returns a reusable supplementary view, or a new one of the registered class; without one it is
  /// a fault.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { registeredView(elementKind, identifier) }

  // MARK: Counts and places

  /// The number of sections.
  open var numberOfSections: Int { display.counts.sections }
  /// Returns the number of items in the given section.
  open func numberOfItems(inSection section: Int) -> Int { display.counts.items(in: section) }
  /// Returns the place of an item; `nil` if there is no such item.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  /// Returns the place of a supplementary view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
  /// Returns the displayed item at a point; `nil` if there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    let entry = display.entries.first { $0.item.frame.contains(point) }
    return entry.map { display.counts.path(at: $0.position) }
  }
  /// Returns the item of a displayed cell; `nil` if the cell isn't displayed.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { display.path(of: cell) }
  /// Returns the displayed cell of an item; `nil` if the item isn't displayed.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    guard let position = display.counts.position(of: indexPath) else { return nil }
    return display.entry(at: position) as? UICollectionViewCell
  }
  /// The displayed cells.
  open var visibleCells: [UICollectionViewCell] {
    display.layOutIfNeeded()
    return display.entries.compactMap { $0.item as? UICollectionViewCell }
  }
  /// The displayed items.
  open var indexPathsForVisibleItems: [IndexPath] {
    display.layOutIfNeeded()
    return display.entries.map { display.counts.path(at: $0.position) }
  }
  /// Returns a displayed supplementary view; `nil` if it isn't displayed.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    supplementaryViews[SupplementaryKey(kind: elementKind, section: indexPath.section)]
  }
  /// Returns the displayed supplementary views of a kind.
  open func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    keys(of: elementKind).compactMap { supplementaryViews[$0] }
  }
  /// Returns where the displayed supplementary views of a kind are.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    keys(of: elementKind).map { IndexPath(item: 0, section: $0.section) }
  }
  /// Scrolls to an item.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated: animated) }

  // MARK: Updates

  /// Asks for the numbers of items again, and for all cells when the app settles.
  open func reloadData() { reloadAll() }
  /// Makes changes, and checks them against the data source.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    display.beginBatch()
    updates?()
    display.endBatch()
    guard let completion else { return }
    UIApplication.shared.settleLater(DeferredCall { completion(true) })
  }
  /// Whether a batch of changes has begun.
  open var hasUncommittedUpdates: Bool { display.openBatches > 0 }
  /// Inserts sections.
  open func insertSections(_ sections: IndexSet) {
    display.change { $0.insertedSections.formUnion(sections) }
  }
  /// Deletes sections.
  open func deleteSections(_ sections: IndexSet) {
    display.change { $0.deletedSections.formUnion(sections) }
  }
  /// Moves a section.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    display.change { $0.movedSections.append((section, newSection)) }
  }
  /// Replaces the cells of sections.
  open func reloadSections(_ sections: IndexSet) {
    display.change { $0.reloadedSections.formUnion(sections) }
  }
  /// Inserts items.
  open func insertItems(at indexPaths: [IndexPath]) {
    display.change { $0.inserted.formUnion(indexPaths) }
  }
  /// Deletes items.
  open func deleteItems(at indexPaths: [IndexPath]) {
    display.change { $0.deleted.formUnion(indexPaths) }
  }
  /// Moves an item.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    display.change { $0.moved.append((indexPath, newIndexPath)) }
  }
  /// Replaces the cells of items.
  open func reloadItems(at indexPaths: [IndexPath]) {
    display.change { $0.reloaded.formUnion(indexPaths) }
  }
  /// Asks the data source for the cells of items, which keep their cells.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  // MARK: Layouts

  /// Replaces the layout.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }
  /// Replaces the layout, and calls the completion handler when the app settles.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    guard let completion else { return }
    UIApplication.shared.settleLater(DeferredCall { completion(true) })
  }

  // MARK: Moving an item with a gesture of the app's own

  /// Begins to move an item; returns whether the data source allows it.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard canMove(indexPath) else { return false }
    moved = (indexPath, indexPath)
    return true
  }
  /// Moves the item to a point.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let path = indexPathForItem(at: targetPosition) else { return }
    moved?.to = path
  }
  /// Ends to move the item.
  open func endInteractiveMovement() {
    guard let moved else { return }
    self.moved = nil
    personMoves(moved.from, to: moved.to)
  }
  /// Leaves the item where it was.
  open func cancelInteractiveMovement() { moved = nil }

  // MARK: Editing and selection

  /// Whether the collection is in editing mode.
  open var isEditing: Bool {
    get { edits }
    set {
      guard newValue != edits else { return }
      edits = newValue
      editingChanged()
    }
  }
  /// Whether the user can select items.
  open var allowsSelection = true
  /// Whether the user can select several items.
  open var allowsMultipleSelection = false
  /// Whether the user can select items in editing mode.
  open var allowsSelectionDuringEditing = false
  /// Whether the user can select several items in editing mode.
  open var allowsMultipleSelectionDuringEditing = false
  /// The selected items; `nil` if the user can't select any.
  open var indexPathsForSelectedItems: [IndexPath]? { selectedPaths }
  /// Selects an item, without calling the delegate; `nil` deselects all items.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath, scrollPosition) }
  /// Deselects an item, without calling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

  // MARK: Stored

  /// The view behind the items, which is shown while there are none.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// The delay with which items make way for one that is moved; stored, but not used.
  open var reorderingCadence = ReorderingCadence.immediate
  /// Whether cells change their size with their content; stored, but not used.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// Whether items can be dragged; stored, but not used.
  open var dragInteractionEnabled = true
  /// Whether an item is dragged; always `false`.
  open var hasActiveDrag: Bool { false }
  /// Whether something is dragged over the collection; always `false`.
  open var hasActiveDrop: Bool { false }
  /// Whether the last item with the focus gets it again; stored, but not used.
  open var remembersLastFocusedIndexPath = false
  /// Whether the item with the focus is selected; stored, but not used.
  open var selectionFollowsFocus = false
  /// Whether items can have the focus; stored, but not used.
  open var allowsFocus = false
  /// Whether items can have the focus in editing mode; stored, but not used.
  open var allowsFocusDuringEditing = false

  // MARK: Layout

  /// Displays the items, if the collection has changed.
  open override func layoutSubviews() {
    super.layoutSubviews()
    display.layOutIfNeeded()
  }
  override func contentMoved() { display.contentMoved() }
  override func read(into reader: ViewReader) { readItems(into: reader) }
}
