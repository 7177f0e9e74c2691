public import Foundation

/// A row of a table: a text, a detail, an accessory.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// Where the detail stands; kept, never shown.
  public enum CellStyle: Int, Sendable {
    /// Without detail, at the right, at the right in colour, or below.
    case `default`, value1, value2, subtitle
  }

  /// What stands at the right end.
  public enum AccessoryType: Int, Sendable {
    /// Nothing, an arrow, an arrow with a button, a mark, or a button.
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// Whether a tap shows.
  public enum SelectionStyle: Int, Sendable {
    /// Not at all: the row can't be selected by a person; or in a colour.
    case none, blue, gray, `default`
  }

  /// The name under which the cell is used again.
  public let reuseIdentifier: String?
  /// The title.
  open var textLabel: UILabel? {
    if let loadedTextLabel { return loadedTextLabel }
    let label = UILabel()
    loadedTextLabel = label
    return label
  }
  /// The detail.
  open var detailTextLabel: UILabel? {
    if let loadedDetailLabel { return loadedDetailLabel }
    let label = UILabel()
    loadedDetailLabel = label
    return label
  }
  private var loadedTextLabel: UILabel?
  private var loadedDetailLabel: UILabel?
  /// What stands at the right end; a checkmark is read out.
  open var accessoryType = AccessoryType.none
  /// Whether a tap shows.
  open var selectionStyle = SelectionStyle.default
  /// How deep the row is indented, from 0.
  open var indentationLevel = 0

  /// Makes a cell of a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Makes a cell as a storyboard would; there are none on Linux.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  nonisolated deinit {}

  /// What a person reads and selects by.
  var title: String { loadedTextLabel?.text ?? "" }
  /// What stands beside the title, the checkmark included.
  var detail: String? {
    let text = loadedDetailLabel?.text
    guard accessoryType == .checkmark else { return text }
    return text.map { "\($0) ✓" } ?? "✓"
  }

  /// The cell is about to be used for another row.
  open func prepareForReuse() {}
}

/// A text on a view.
@preconcurrency @MainActor
open class UILabel: UIView {
  nonisolated deinit {}

  /// The text.
  open var text: String?
  /// The text's colour; kept, never shown.
  open var textColor: UIColor?
  /// How many lines the text may take; kept, never used.
  open var numberOfLines = 1
}
