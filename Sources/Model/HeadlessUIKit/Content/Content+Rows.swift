extension Content {
  /// A row in a list; the user can select it if it is enabled.
  @preconcurrency @MainActor
  public struct Row {
    /// The title, which identifies the row.
    public let title: String
    /// Additional text next to the title.
    public let detail: String?
    /// The indentation level of the row, starting at 0.
    public let indentation: Int
    /// Whether the row's children are visible; `nil` if the row has no children.
    public let isExpanded: Bool?
    /// Whether the row is enabled.
    public let isEnabled: Bool
    /// Whether the row is selected and stays so, as VoiceOver says.
    package internal(set) var isSelected = false
    /// The additional properties of an element that was read from a view.
    var extras: ElementExtras?
    /// The code that runs when the user selects the row; `nil` if selecting it has no effect.
    let select: (@MainActor () -> Void)?

    /// Creates a row.
    public init(
      _ title: String, detail: String? = nil, indentation: Int = 0, isExpanded: Bool? = nil,
      isEnabled: Bool = true, select: (@MainActor () -> Void)? = nil
    ) {
      self.title = title
      self.detail = detail
      self.indentation = indentation
      self.isExpanded = isExpanded
      self.isEnabled = isEnabled
      self.select = select
    }

    /// The accessibility identifier of the cell; `nil` if there is none.
    package var identifier: String? { extras?.identifier }
    /// The controls inside the row, such as a switch.
    package var controls: [Element] { extras?.controls ?? [] }
    /// Whether the row is enabled and has code to run when it is selected.
    package var isSelectable: Bool { isEnabled && select != nil }
    /// Simulates a tap on the row.
    package func activate() { select?() }
    /// Whether swiping the row may offer actions.
    package var mayOfferSwipes: Bool { extras?.swipes != nil }
    /// Whether a long press on the row may offer actions.
    package var mayOfferPresses: Bool { extras?.presses != nil }
    /// Returns what swiping the row offers, the leading edge's actions first.
    package func swipeActions() -> [Action] { extras?.swipes?() ?? [] }
    /// Returns what a long press on the row offers.
    package func pressActions() -> [Action] { extras?.presses?() ?? [] }
    /// The address of the code that runs when the user selects the row; `nil` if there is none.
    package var function: UInt? {
      guard let select else { return nil }
      return ElementCode.Action(run: select).address
    }
  }

  /// A group of rows, each created on demand.
  ///
  /// The cost depends only on the number of rows that are displayed.
  @preconcurrency @MainActor
  public struct Rows {
    /// The number of rows.
    public let count: Int
    /// The number of sections that the rows belong to.
    package private(set) var sectionCount = 1
    /// The number of rows, from this group's first one on, that the list has scrolled out of sight.
    package private(set) var scrolledBy = 0
    private let make: @MainActor (Int) -> Row
    private let readTitle: (@MainActor (Int) -> String)?
    private let readHeader: @MainActor () -> String?

    /// The header above the rows; `nil` for none.
    public var header: String? { readHeader() }

    /// Creates a group of rows; the closure creates a row from its index, which starts at 0.
    public init(count: Int, header: String? = nil, row: @escaping @MainActor (Int) -> Row) {
      self.init(count: count, header: { header }, title: nil, row: row)
    }

    /// Creates a group of rows whose header is read on demand, and whose titles can be read without
    /// creating the rows.
    init(
      count: Int, header: @escaping @MainActor () -> String?,
      title: (@MainActor (Int) -> String)?, row: @escaping @MainActor (Int) -> Row
    ) {
      self.count = count
      readHeader = header
      readTitle = title
      make = row
    }

    /// Returns the group as one of several sections, whose headers aren't read.
    func of(sections: Int) -> Rows {
      var copy = self
      copy.sectionCount = sections
      return copy
    }

    /// Returns the group as the first one of a list that has scrolled by a number of rows.
    func scrolled(by count: Int) -> Rows {
      var copy = self
      copy.scrolledBy = count
      return copy
    }

    /// Creates the row at the given index in `0..<count`.
    public subscript(index: Int) -> Row { make(index) }

    /// Returns the title of the row at the given index, without creating the row if possible.
    package func title(at index: Int) -> String { readTitle?(index) ?? make(index).title }
  }
}
