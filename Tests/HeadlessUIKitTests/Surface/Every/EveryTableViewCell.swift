import Foundation
import HeadlessUIKit

/// Overrides every member of table cells.
final class EveryTableViewCell: UITableViewCell {
  override var reuseIdentifier: String? { super.reuseIdentifier }
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var contentView: UIView { super.contentView }
  override var imageView: UIImageView? { super.imageView }
  override var textLabel: UILabel? { super.textLabel }
  override var detailTextLabel: UILabel? { super.detailTextLabel }
  override var contentConfiguration: (any UIContentConfiguration)? {
    get { super.contentConfiguration }
    set { super.contentConfiguration = newValue }
  }
  override var automaticallyUpdatesContentConfiguration: Bool {
    get { super.automaticallyUpdatesContentConfiguration }
    set { super.automaticallyUpdatesContentConfiguration = newValue }
  }
  override func defaultContentConfiguration() -> UIListContentConfiguration {
    super.defaultContentConfiguration()
  }
  override var backgroundConfiguration: UIBackgroundConfiguration? {
    get { super.backgroundConfiguration }
    set { super.backgroundConfiguration = newValue }
  }
  override var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { super.automaticallyUpdatesBackgroundConfiguration }
    set { super.automaticallyUpdatesBackgroundConfiguration = newValue }
  }
  override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    super.defaultBackgroundConfiguration()
  }
  override var backgroundView: UIView? {
    get { super.backgroundView }
    set { super.backgroundView = newValue }
  }
  override var selectedBackgroundView: UIView? {
    get { super.selectedBackgroundView }
    set { super.selectedBackgroundView = newValue }
  }
  override var multipleSelectionBackgroundView: UIView? {
    get { super.multipleSelectionBackgroundView }
    set { super.multipleSelectionBackgroundView = newValue }
  }
  override var configurationState: UICellConfigurationState { super.configurationState }
  override func setNeedsUpdateConfiguration() { super.setNeedsUpdateConfiguration() }
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
  }
  override var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { super.configurationUpdateHandler }
    set { super.configurationUpdateHandler = newValue }
  }
  override func prepareForReuse() { super.prepareForReuse() }
  override var isSelected: Bool {
    get { super.isSelected }
    set { super.isSelected = newValue }
  }
  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
  }
  override var isHighlighted: Bool {
    get { super.isHighlighted }
    set { super.isHighlighted = newValue }
  }
  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
  }
  override var isEditing: Bool {
    get { super.isEditing }
    set { super.isEditing = newValue }
  }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
  }
  override func willTransition(to state: StateMask) { super.willTransition(to: state) }
  override func didTransition(to state: StateMask) { super.didTransition(to: state) }
  override func dragStateDidChange(_ dragState: DragState) { super.dragStateDidChange(dragState) }
  override var userInteractionEnabledWhileDragging: Bool {
    get { super.userInteractionEnabledWhileDragging }
    set { super.userInteractionEnabledWhileDragging = newValue }
  }
  override var selectionStyle: SelectionStyle {
    get { super.selectionStyle }
    set { super.selectionStyle = newValue }
  }
  override var accessoryType: AccessoryType {
    get { super.accessoryType }
    set { super.accessoryType = newValue }
  }
  override var accessoryView: UIView? {
    get { super.accessoryView }
    set { super.accessoryView = newValue }
  }
  override var editingAccessoryType: AccessoryType {
    get { super.editingAccessoryType }
    set { super.editingAccessoryType = newValue }
  }
  override var editingAccessoryView: UIView? {
    get { super.editingAccessoryView }
    set { super.editingAccessoryView = newValue }
  }
  override var indentationLevel: Int {
    get { super.indentationLevel }
    set { super.indentationLevel = newValue }
  }
  override var indentationWidth: CGFloat {
    get { super.indentationWidth }
    set { super.indentationWidth = newValue }
  }
  override var separatorInset: UIEdgeInsets {
    get { super.separatorInset }
    set { super.separatorInset = newValue }
  }
  override var editingStyle: EditingStyle { super.editingStyle }
  override var showsReorderControl: Bool {
    get { super.showsReorderControl }
    set { super.showsReorderControl = newValue }
  }
  override var shouldIndentWhileEditing: Bool {
    get { super.shouldIndentWhileEditing }
    set { super.shouldIndentWhileEditing = newValue }
  }
  override var showingDeleteConfirmation: Bool { super.showingDeleteConfirmation }
  override var focusStyle: FocusStyle {
    get { super.focusStyle }
    set { super.focusStyle = newValue }
  }
}

/// Overrides every member of headers and footers of tables.
final class EveryTableViewHeaderFooterView: UITableViewHeaderFooterView {
  override var reuseIdentifier: String? { super.reuseIdentifier }
  override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var contentView: UIView { super.contentView }
  override var textLabel: UILabel? { super.textLabel }
  override var detailTextLabel: UILabel? { super.detailTextLabel }
  override var contentConfiguration: (any UIContentConfiguration)? {
    get { super.contentConfiguration }
    set { super.contentConfiguration = newValue }
  }
  override var automaticallyUpdatesContentConfiguration: Bool {
    get { super.automaticallyUpdatesContentConfiguration }
    set { super.automaticallyUpdatesContentConfiguration = newValue }
  }
  override func defaultContentConfiguration() -> UIListContentConfiguration {
    super.defaultContentConfiguration()
  }
  override var backgroundConfiguration: UIBackgroundConfiguration? {
    get { super.backgroundConfiguration }
    set { super.backgroundConfiguration = newValue }
  }
  override var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { super.automaticallyUpdatesBackgroundConfiguration }
    set { super.automaticallyUpdatesBackgroundConfiguration = newValue }
  }
  override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    super.defaultBackgroundConfiguration()
  }
  override var backgroundView: UIView? {
    get { super.backgroundView }
    set { super.backgroundView = newValue }
  }
  override var configurationState: UIViewConfigurationState { super.configurationState }
  override func setNeedsUpdateConfiguration() { super.setNeedsUpdateConfiguration() }
  override func updateConfiguration(using state: UIViewConfigurationState) {
    super.updateConfiguration(using: state)
  }
  override var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { super.configurationUpdateHandler }
    set { super.configurationUpdateHandler = newValue }
  }
  override func prepareForReuse() { super.prepareForReuse() }
}
