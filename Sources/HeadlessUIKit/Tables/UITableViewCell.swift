public import Foundation

/// A table row's cell, with a title, detail text, and an accessory.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// The layout of the detail text; stored, but not used.
  public enum CellStyle: Int, Sendable {
    /// No detail text.
    case `default`
    /// Detail text on the right.
    case value1
    /// A colored, right-aligned title on the left, with detail text next to it.
    case value2
    /// Detail text below the title.
    case subtitle
  }

  /// The accessory at the trailing end of a cell.
  public enum AccessoryType: Int, Sendable {
    /// No accessory.
    case none
    /// A disclosure arrow.
    case disclosureIndicator
    /// A disclosure arrow with a detail button.
    case detailDisclosureButton
    /// A checkmark.
    case checkmark
    /// A detail button.
    case detailButton
  }

  /// The highlighting style of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    /// No highlighting, which also prevents the user from selecting the row.
    case none
    /// A blue highlight.
    case blue
    /// A gray highlight.
    case gray
    /// The default highlight color.
    case `default`
  }

  /// The identifier for reusing the cell; `nil` if the cell can't be reused.
  open private(set) var reuseIdentifier: String?
  /// The label for the title.
  open var textLabel: UILabel? {
    if let loadedTextLabel { return loadedTextLabel }
    let label = UILabel()
    loadedTextLabel = label
    return label
  }
  /// The label for the detail text.
  open var detailTextLabel: UILabel? {
    if let loadedDetailLabel { return loadedDetailLabel }
    let label = UILabel()
    loadedDetailLabel = label
    return label
  }
  private var loadedTextLabel: UILabel?
  private var loadedDetailLabel: UILabel?
  /// The accessory at the trailing end of the cell.
  ///
  /// A checkmark is displayed as part of the detail text.
  open var accessoryType = AccessoryType.none
  /// The highlighting style of the cell when it is selected.
  open var selectionStyle = SelectionStyle.default
  /// The indentation level of the row, starting at 0.
  open var indentationLevel = 0

  /// Creates a cell with the given style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Creates a cell with the default style; the frame isn't used.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// Creates an empty cell.
  ///
  /// Storyboards aren't available on Linux.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  nonisolated deinit {}

  /// The title, which identifies the row.
  var title: String { loadedTextLabel?.text ?? "" }
  /// The text next to the title, including the checkmark; `nil` if there is none.
  var detail: String? {
    let text = loadedDetailLabel?.text
    guard accessoryType == .checkmark else { return text }
    return text.map { "\($0) ✓" } ?? "✓"
  }

  /// Called when the cell is about to be reused for another row.
  open func prepareForReuse() {}
}

/// A label that displays text.
@preconcurrency @MainActor
open class UILabel: UIView {
  nonisolated deinit {}

  /// The text of the label.
  open var text: String?
  /// The color of the text; stored, but not used.
  open var textColor: UIColor!
  /// The maximum number of lines; stored, but not used.
  open var numberOfLines = 1
}
