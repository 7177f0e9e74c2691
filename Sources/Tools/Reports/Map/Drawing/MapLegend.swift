import Wireframes

/// The legend of the signs that occur in a map's drawing.
struct MapLegend {
  /// A sign with its meaning.
  struct Entry {
    let sign: Sign
    let words: String
  }

  /// A sign of a drawing.
  enum Sign {
    /// A line in the color of a mark.
    case line(MapMark?)
    /// A screen's box in the color of a mark, dashed if it is over another screen.
    case box(MapMark?, isOver: Bool)
    /// A text.
    case text(String)
  }

  private(set) var entries: [Entry] = []

  /// Explains the drawing of a map.
  init(_ marked: MarkedMap, _ graph: MapGraph) {
    for mark in MapMark.allCases {
      let isOfScreens = marked.screenMarks.contains { $0.contains(mark) }
      guard isOfScreens || marked.moveMarks.contains(where: { $0.contains(mark) }) else { continue }
      let isOfLines = mark == .covered || mark == .uncovered
      add(isOfScreens && !isOfLines ? .box(mark, isOver: false) : .line(mark), mark.meaning)
    }
    if marked.map.screens.contains(where: { $0.style != .screen }) {
      add(.box(nil, isOver: true), "a sheet, a cover or an alert, over another screen")
    }
    if graph.edges.contains(where: { $0.kind == .onward && $0.moves.count > 1 }) {
      add(.text("+2"), "two more actions lead there")
    }
    if graph.loops.contains(where: { !$0.isEmpty }) {
      add(.text("↻ 3"), "three moves lead back to the same screen")
    }
  }

  /// Explains the numbers of a page.
  mutating func addNumbers() {
    add(
      .text("3 states"),
      "the screen was seen in three situations, such as with other screens below it")
    add(.text("×3"), "three transitions between such states are this move")
  }

  private mutating func add(_ sign: Sign, _ words: String) {
    entries.append(Entry(sign: sign, words: words))
  }

  // MARK: In a page

  /// Returns the legend as a paragraph, with a note on hidden lines, if any.
  func markup(hidden: String?) -> Markup {
    let signs = entries.map { entry -> Markup in
      "<span>\(Self.markup(entry.sign)) \(entry.words)</span>\n"
    }
    let rest: Markup = hidden.map { "<span>\($0)</span>" } ?? ""
    return "<p class=\"legend\">\(signs)\(rest)</p>\n"
  }

  private static func markup(_ sign: Sign) -> Markup {
    switch sign {
    case .text(let text): "<b>\(text)</b>"
    case .line, .box:
      """
      <svg width="\(signWidth)" height="16" aria-hidden="true">\(drawing(sign, x: 0, y: 0))</svg>
      """
    }
  }

  // MARK: In a drawing

  private static let signWidth = 28
  private static let rowHeight = 22
  private static let size = 13

  private static func drawing(_ sign: Sign, x: Int, y: Int) -> Markup {
    switch sign {
    case .line(let mark):
      return """
        <g class="edges"><path \(attribute: "class", mark?.rawValue)\
        d="M\(x),\(y + 8)h21m-7,-4l7,4l-7,4"/></g>
        """
    case .box(let mark, let isOver):
      let classes = ["sign", "node", isOver ? "sheet" : "screen", mark?.rawValue].compactMap(\.self)
      return """
        <g class="\(classes.joined(separator: " "))"><rect class="box" x="\(x + 1)" y="\(y + 1)" \
        width="26" height="14" rx="4"/></g>
        """
    case .text(let text):
      return "<text class=\"sign\" x=\"\(x)\" y=\"\(y + 12)\">\(text)</text>"
    }
  }

  /// Returns the legend as part of a drawing, and its height.
  func drawing(x: Int, y: Int, width: Int) -> (parts: [Markup], height: Int) {
    var parts: [Markup] = []
    var (left, top) = (x, y)
    for entry in entries {
      let words = FittedText(entry.words, width: width - Self.signWidth - 8, size: Self.size)
      let length = Self.signWidth + 8 + words.width
      if left > x, left + length > x + width { (left, top) = (x, top + Self.rowHeight) }
      parts.append(
        """
        \(Self.drawing(entry.sign, x: left, y: top))\
        <text class="caption" x="\(left + Self.signWidth + 8)" y="\(top + 12)">\(words.text)</text>

        """)
      left += length + 28
    }
    return (parts, entries.isEmpty ? 0 : top + Self.rowHeight - y)
  }
}

extension MapMark {
  /// The meaning of the mark.
  fileprivate var meaning: String {
    switch self {
    case .finding: "finding: something is wrong here"
    case .gone: "removed: only the baseline has it"
    case .new: "new: the baseline doesn’t have it"
    case .uncovered: "no walkthrough takes it"
    case .covered: "a walkthrough takes it"
    case .deadEnd: "dead end: no action leaves the screen"
    case .unstable: "the same action leads to different screens, which depends on earlier actions"
    }
  }
}
