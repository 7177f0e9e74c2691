public import Foundation

/// The cell of an item in a collection.
open class UICollectionViewCell: UICollectionReusableView {
  /// A function that updates a cell for a state.
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void
  /// The part of a cell in a drag.
  ///
  /// - none: It isn't dragged.
  /// - lifting: It is about to be dragged.
  /// - dragging: It is dragged.
  public nonisolated enum DragState: Int, Sendable { case none, lifting, dragging }

  var loadedContentView: UIView?
  var configuration: (any UIContentConfiguration)?
  /// The content of the configuration, if it is a list's own.
  var listContent: ListContent?
  private var selected = false
  private var highlighted = false
  private var willUpdate = false
  /// Whether the cell is in editing mode; set by the collection.
  var edits = false {
    didSet { if edits != oldValue { stateChanged() } }
  }

  nonisolated deinit {}

  // MARK: Content

  /// The view that contains the content.
  open var contentView: UIView {
    if let loadedContentView { return loadedContentView }
    let view = configuration?.makeContentView() ?? UIView(frame: bounds)
    loadedContentView = view
    addSubview(view)
    return view
  }
  /// The content as a value, which replaces the content view; `nil` if the app uses views of its
  /// own.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configuration }
    set { show(newValue) }
  }
  /// Whether the content configuration follows the state of the cell.
  open var automaticallyUpdatesContentConfiguration = true
  /// The background as a value; stored, but not used.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Whether the background follows the state of the cell; stored, but not used.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Returns the background of a plain cell.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
  /// The view behind the content; stored, but not shown.
  open var backgroundView: UIView?
  /// The view behind the content of a selected cell; stored, but not shown.
  open var selectedBackgroundView: UIView?

  // MARK: State

  /// Whether the item is selected.
  open var isSelected: Bool {
    get { selected }
    set {
      guard newValue != selected else { return }
      selected = newValue
      stateChanged()
    }
  }
  /// Whether the user touches the item.
  open var isHighlighted: Bool {
    get { highlighted }
    set {
      guard newValue != highlighted else { return }
      highlighted = newValue
      stateChanged()
    }
  }
  /// The state of the cell, by which its configurations are updated.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = selected
    state.isHighlighted = highlighted
    state.isEditing = edits
    state.isDisabled = !isUserInteractionEnabled
    return state
  }
  /// Updates the configurations when the app settles.
  open func setNeedsUpdateConfiguration() {
    guard superview != nil, !willUpdate else { return }
    willUpdate = true
    UIApplication.shared.settleLater(
      DeferredCall { [weak self] in
        self?.willUpdate = false
        self?.stateChanged()
      })
  }
  /// Called when the cell is about to be displayed, and when its state has changed.
  ///
  /// The default implementation updates the content configuration.
  open func updateConfiguration(using state: UICellConfigurationState) {
    updateContent(for: state)
  }
  /// A function that is called when the cell is about to be displayed, and when its state has
  /// changed.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Called when the cell is about to be reused for another item.
  open override func prepareForReuse() {
    super.prepareForReuse()
    selected = false
    highlighted = false
  }
  /// Never called, because nothing can be dragged.
  open func dragStateDidChange(_ dragState: DragState) {}

  // MARK: Reading

  /// The texts and controls of the cell.
  var cellContent: CellContent {
    let content = LoadedCellContent(
      view: loadedContentView, text: nil, detail: nil, list: listContent)
    // Apps also add views to the cell itself.
    let others = children.filter { $0 !== loadedContentView }
    return CellContent(of: self, content, accessories: others + accessoryViews)
  }
  /// The views beside the content.
  var accessoryViews: [UIView] { [] }

  /// Updates the configurations for the current state.
  func stateChanged() {
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  override func read(into reader: ViewReader) {
    let content = cellContent
    reader.addLabel(content.title, of: self)
    for detail in content.details { reader.addLabel(detail, of: self) }
    for control in content.controls { reader.add(control) }
  }
}

/// The cell of an item in a list.
open class UICollectionViewListCell: UICollectionViewCell {
  /// The indentation level of the item, starting at 0.
  open var indentationLevel = 0
  /// The width of an indentation level in points; stored, but not used.
  open var indentationWidth: CGFloat = 10
  /// Whether accessories are indented, too; stored, but not used.
  open var indentsAccessories = true
  /// The accessories beside the content.
  open var accessories: [UICellAccessory] = []
  /// The area between the separator's ends; there is no layout.
  open var separatorLayoutGuide: UILayoutGuide { UILayoutGuide() }

  nonisolated deinit {}

  /// Returns the content of a plain cell.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  /// Returns the background of a plain cell.
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    .listPlainCell()
  }

  /// The accessories that are shown now.
  var shownAccessories: [UICellAccessory] { accessories.filter { $0.isShown(editing: edits) } }
  override var accessoryViews: [UIView] {
    accessories.isEmpty ? [] : shownAccessories.compactMap(\.view)
  }
}
