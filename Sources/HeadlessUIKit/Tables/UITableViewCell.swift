public import Foundation

/// A cell for a row of a table, with a text, a detail and an accessory.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// The position of the detail; stored, but not shown.
  public enum CellStyle: Int, Sendable {
    /// No detail, at the right, at the right in color, or below the title.
    case `default`, value1, value2, subtitle
  }

  /// The accessory at the right end of a cell.
  public enum AccessoryType: Int, Sendable {
    /// Nothing, an arrow, an arrow with a button, a checkmark, or a button.
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// The highlighting of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    /// None, in which case the user can't select the row, or a color.
    case none, blue, gray, `default`
  }

  /// The reuse identifier.
  public let reuseIdentifier: String?
  /// The label with the title.
  open var textLabel: UILabel? {
    if let loadedTextLabel { return loadedTextLabel }
    let label = UILabel()
    loadedTextLabel = label
    return label
  }
  /// The label with the detail.
  open var detailTextLabel: UILabel? {
    if let loadedDetailLabel { return loadedDetailLabel }
    let label = UILabel()
    loadedDetailLabel = label
    return label
  }
  private var loadedTextLabel: UILabel?
  private var loadedDetailLabel: UILabel?
  /// The accessory at the right end; a checkmark is shown as part of the detail.
  open var accessoryType = AccessoryType.none
  /// The highlighting of the cell when it is selected.
  open var selectionStyle = SelectionStyle.default
  /// The indentation level of the row, from 0.
  open var indentationLevel = 0

  /// Creates a cell with a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Creates a cell from a storyboard; there are none on Linux, so it is empty.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  nonisolated deinit {}

  /// The title, by which the user selects the row.
  var title: String { loadedTextLabel?.text ?? "" }
  /// The text beside the title, including a checkmark.
  var detail: String? {
    let text = loadedDetailLabel?.text
    guard accessoryType == .checkmark else { return text }
    return text.map { "\($0) ✓" } ?? "✓"
  }

  /// Called when the cell is about to be used for another row.
  open func prepareForReuse() {}
}

/// A label with a text.
@preconcurrency @MainActor
open class UILabel: UIView {
  nonisolated deinit {}

  /// The text.
  open var text: String?
  /// The color of the text; stored, but not shown.
  open var textColor: UIColor?
  /// The maximum number of lines; stored, but not used.
  open var numberOfLines = 1
}
