extension UITableViewCell {
  /// A function that updates a cell for a state.
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

  /// The layout of the labels, which says whether there is a detail text.
  public nonisolated enum CellStyle: Int, Sendable {
    /// No detail text.
    case `default`
    /// Detail text on the right.
    case value1
    /// A colored, right-aligned title on the left, with detail text next to it.
    case value2
    /// Detail text below the title.
    case subtitle
  }

  /// The separator below a cell; not used.
  ///
  /// - none: No separator.
  /// - singleLine: A line.
  /// - singleLineEtched: A line with a shadow.
  public nonisolated enum SeparatorStyle: Int, Sendable {
    case none, singleLine, singleLineEtched
  }

  /// The accessory at the trailing end of a cell.
  public nonisolated enum AccessoryType: Int, Sendable {
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

    /// Whether the accessory has a button.
    var hasButton: Bool { self == .detailDisclosureButton || self == .detailButton }
  }

  /// The highlighting style of a selected cell.
  ///
  /// It changes the highlight only: a row without one can be selected, too.
  ///
  /// - none: No highlight.
  /// - blue: The default highlight.
  /// - gray: A gray highlight.
  /// - default: The default highlight.
  public nonisolated enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

  /// The appearance of the focus; not used.
  ///
  /// - default: The system's.
  /// - custom: The app's own.
  public nonisolated enum FocusStyle: Int, Sendable { case `default`, custom }

  /// The action of a row's editing control.
  ///
  /// - none: The row has no editing control.
  /// - delete: It deletes the row.
  /// - insert: It inserts a row.
  public nonisolated enum EditingStyle: Int, Sendable { case none, delete, insert }

  /// The part of a cell in a drag.
  ///
  /// - none: It isn't dragged.
  /// - lifting: It is about to be dragged.
  /// - dragging: It is dragged.
  public nonisolated enum DragState: Int, Sendable { case none, lifting, dragging }

  /// The controls that a cell shows.
  public nonisolated struct StateMask: OptionSet, Sendable {
    /// The set's bit mask.
    public let rawValue: UInt
    /// Creates a set of controls from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The control for editing.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The button that confirms the deletion.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
}
