public import Foundation

/// A table row's cell, with a title, detail text, and an accessory, or with views of the app's own.
open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  /// The style with which the cell was created.
  let cellStyle: CellStyle
  /// Whether the configurations are updated when the app settles.
  var willUpdate = false
  var loadedContentView: UIView?
  private var loadedTextLabel: UILabel?
  private var loadedDetailLabel: UILabel?
  private var loadedImageView: UIImageView?
  var configuration: (any UIContentConfiguration)?
  /// The content of the configuration, if it is a list's own.
  var listContent: ListContent?
  private var selected = false
  private var highlighted = false
  private var edits = false

  /// The identifier for reusing the cell; `nil` if the cell can't be reused.
  open internal(set) var reuseIdentifier: String?

  /// Creates a cell with the given style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Creates a cell with the default style.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates an empty cell.
  public required init?(coder: NSCoder) {
    cellStyle = coder.interface?.cellStyle ?? .default
    reuseIdentifier = coder.interface?.reuseIdentifier
    super.init(coder: coder)
  }

  nonisolated deinit {}

  // MARK: Content

  /// The view that contains the content.
  open var contentView: UIView {
    if let loadedContentView { return loadedContentView }
    if let configuration {
      let view = configuration.makeContentView()
      loadedContentView = view
      addSubview(view)
      return view
    }
    let view = UIView()
    loadedContentView = view
    if let loadedImageView { view.addSubview(loadedImageView) }
    if let loadedTextLabel { view.addSubview(loadedTextLabel) }
    if let loadedDetailLabel { view.addSubview(loadedDetailLabel) }
    addSubview(view)
    return view
  }
  /// The image beside the title.
  open var imageView: UIImageView? {
    if let loadedImageView { return loadedImageView }
    let view = UIImageView()
    loadedImageView = view
    if configuration == nil { loadedContentView?.addSubview(view) }
    return view
  }
  /// The label for the title.
  open var textLabel: UILabel? {
    if let loadedTextLabel { return loadedTextLabel }
    let label = UILabel()
    loadedTextLabel = label
    if configuration == nil { loadedContentView?.addSubview(label) }
    return label
  }
  /// The label for the detail text; `nil` in a cell with the default style.
  open var detailTextLabel: UILabel? {
    if let loadedDetailLabel { return loadedDetailLabel }
    guard cellStyle != .default else { return nil }
    let label = UILabel()
    loadedDetailLabel = label
    if configuration == nil { loadedContentView?.addSubview(label) }
    return label
  }
  /// The content as a value; `nil` if the app uses the labels or views of its own.
  ///
  /// It replaces the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configuration }
    set { show(newValue) }
  }
  /// Whether the content configuration follows the state of the cell.
  open var automaticallyUpdatesContentConfiguration = true
  /// Returns the content of a plain cell with the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }
  /// The background as a value; stored, but not used.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Whether the background follows the state of the cell; stored, but not used.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Returns the background of a plain cell.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
  /// The view behind the content; stored, but not shown.
  open var backgroundView: UIView?
  /// The view behind the content of a selected cell; stored, but not shown.
  open var selectedBackgroundView: UIView?
  /// The view behind the content of one of several selected cells; stored, but not shown.
  open var multipleSelectionBackgroundView: UIView?

  // MARK: State

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
  open func setNeedsUpdateConfiguration() { updateConfigurationLater() }
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
  /// Called when the cell is about to be reused for another row.
  open func prepareForReuse() {
    selected = false
    highlighted = false
  }
  /// Whether the row is selected.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  /// Selects the cell, or not.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != self.selected else { return }
    self.selected = selected
    stateChanged()
  }
  /// Whether the user touches the row.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  /// Highlights the cell, or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != self.highlighted else { return }
    self.highlighted = highlighted
    stateChanged()
  }
  /// Whether the cell is in editing mode.
  open var isEditing: Bool {
    get { edits }
    set { setEditing(newValue, animated: false) }
  }
  /// Starts or stops editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != edits else { return }
    edits = editing
    willTransition(to: editing ? .showingEditControl : [])
    stateChanged()
    didTransition(to: editing ? .showingEditControl : [])
  }
  /// Called when the cell is about to show or hide its editing control.
  open func willTransition(to state: StateMask) {}
  /// Called when the cell has shown or hidden its editing control.
  open func didTransition(to state: StateMask) {}
  /// Never called, because nothing can be dragged.
  open func dragStateDidChange(_ dragState: DragState) {}
  /// Whether the user can use the cell while it is dragged; stored, but not used.
  open var userInteractionEnabledWhileDragging = false

  // MARK: Accessories

  /// The highlighting style of the cell when it is selected; stored, but not used.
  open var selectionStyle = SelectionStyle.default
  /// The accessory at the trailing end of the cell.
  ///
  /// A checkmark is displayed as part of the detail text.
  open var accessoryType = AccessoryType.none
  /// A view in place of the accessory; `nil` for none.
  open var accessoryView: UIView? {
    didSet {
      guard oldValue !== accessoryView else { return }
      if let oldValue, oldValue.superview === self { oldValue.removeFromSuperview() }
      if let accessoryView { addSubview(accessoryView) }
    }
  }
  /// The accessory in editing mode.
  open var editingAccessoryType = AccessoryType.none
  /// A view in place of the accessory in editing mode; `nil` for none.
  open var editingAccessoryView: UIView?
  /// The indentation level of the row, starting at 0.
  open var indentationLevel = 0
  /// The width of an indentation level in points; stored, but not used.
  open var indentationWidth: CGFloat = 10
  /// The insets of the separator in points; stored, but not used.
  open var separatorInset = UIEdgeInsets.zero
  /// The action of the row's editing control; set by the table.
  open internal(set) var editingStyle = EditingStyle.none
  /// Whether the cell shows a control for moving the row in editing mode.
  open var showsReorderControl = false
  /// Whether the content is indented in editing mode; stored, but not used.
  open var shouldIndentWhileEditing = true
  /// Whether the cell shows the button that confirms the deletion; always `false`, because the
  /// user swipes and taps in one action.
  open var showingDeleteConfirmation: Bool { false }
  /// The appearance of the focus; stored, but not used.
  open var focusStyle = FocusStyle.default

  // MARK: Storage

  /// The labels and the content view that exist, with the content as a value.
  var loadedContent: LoadedCellContent {
    LoadedCellContent(
      view: loadedContentView, text: configuration == nil ? loadedTextLabel : nil,
      detail: configuration == nil ? loadedDetailLabel : nil, list: listContent)
  }
  /// The content view that exists.
  var loadedView: UIView? { loadedContentView }
  /// The image in the image view that exists.
  var standardImage: UIImage? { configuration == nil ? loadedImageView?.image : nil }
  /// Whether the content or the state follows configurations.
  var hasConfiguration: Bool { configuration != nil || configurationUpdateHandler != nil }

  override func read(into reader: ViewReader) { readContent(into: reader) }

  // Generated by flowsh-surface to the end of the class; don't edit it.
  /// Returns whether two gestures may be recognized at once.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns whether the gesture waits until the other one has failed.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns whether the other gesture waits until this one has failed.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns whether the gesture recognizer receives a touch.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  /// Returns whether the gesture recognizer receives a button press.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool { true }
  /// Returns whether the gesture recognizer receives an event.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { true }
}
