import AppBundle
import AppDriver
import Foundation

/// Reads the choices of a state.
struct ChoiceReader {
  /// The number of rows of a pane that are read, in addition to the last one.
  static let rowLimit = 24
  /// The number of rows of a kind up to which all are tried.
  private static let fewRows = 6
  /// The most fields of a screen that are filled.
  private static let mostFields = 8
  /// The most actions of a row's swipe or long press that are tried.
  private static let mostRowActions: Int16 = 4

  private let alphabet: Alphabet
  private let everyRow: Set<String>
  private let links: [URL]

  /// The choices, in the order in which they are tried.
  var choices: ContiguousArray<Choice> { list.choices }
  /// A hash that is the same for equal choices, in every process.
  private(set) var signature: UInt64 = 0
  /// A hash that is the same for choices with equal names, in this process.
  private(set) var names: UInt64 = 0
  /// A hash of all texts and values on the screen.
  private(set) var content: UInt64 = 0

  /// A hash of the titles of the panes.
  private(set) var titles: UInt64 = 0

  /// Whether some rows aren't tried, because others do the same.
  private(set) var leavesOutRows = false

  private var list = ChoiceList()
  private var likenesses: ContiguousArray<Int> = []
  private var counts: ContiguousArray<Int> = []
  private var fields: ContiguousArray<Int> = []
  /// The number of ways to fill the screen's fields with valid texts.
  private var validCount: Int16 = 1

  init(alphabet: Alphabet, everyRow: Set<String>, links: [URL]) {
    self.alphabet = alphabet
    self.everyRow = everyRow
    self.links = links
  }

  /// Reads the choices that an outline offers; those of the state after the launch include the
  /// links, and `wait` is one while work is pending.
  mutating func read(_ outline: ScreenOutline, isStart: Bool, isWaiting: Bool) {
    list.removeAll()
    leavesOutRows = false
    readContent(outline)
    if !outline.isOutOfReach {
      readWaysBack(outline)
      readElements(outline)
      if outline.canTurnPage.next { list.add(.page) }
      if outline.canTurnPage.previous { list.add(.page, -1, 1) }
      for tab in 0..<outline.tabCount { list.add(.tab, tab) }
    }
    // A link can arrive at any time. Over another screen, it is most likely to go wrong.
    if isStart || !links.isEmpty && outline.isPresented {
      for link in links.indices { list.add(.open, link) }
    }
    for notification in outline.notifications.indices { list.add(.notify, notification) }
    if isWaiting { list.add(.wait) }
    (signature, names) = (list.signature, list.names)
  }

  private mutating func readContent(_ outline: ScreenOutline) {
    var content = StateHash()
    for place in outline.elements.indices {
      content.combine(outline.elements[place].label)
      if let value = outline.elements[place].value { content.combine(value) }
      content.combine(outline.elements[place].isEnabled ? 1 : 2)
    }
    var titles = StateHash()
    for pane in outline.panes {
      content.combine(UInt64(truncatingIfNeeded: pane.rowCount))
      if let title = pane.title { titles.combine(title) }
    }
    self.content = content.value
    self.titles = titles.value
  }

  private mutating func readWaysBack(_ outline: ScreenOutline) {
    if outline.hasBackButton { list.add(.back) }
    if outline.canSwipeDown { list.add(.dismiss) }
    if outline.canSwipeBack { list.add(.back, -1, 1) }
    if outline.canCancelSwipeBack { list.add(.cancelBack) }
    if outline.canCancelSwipeDown { list.add(.cancelDismiss) }
  }

  private mutating func readElements(_ outline: ScreenOutline) {
    fields.removeAll(keepingCapacity: true)
    // Elements are large, so they aren't copied where their kind is enough.
    for place in outline.elements.indices
    where outline.elements[place].kind == .field && outline.elements[place].isEnabled {
      fields.append(place)
    }
    if fields.count > Self.mostFields { fields.removeAll(keepingCapacity: true) }
    validCount = fields.isEmpty ? 1 : validCount(outline)
    for pane in outline.panes.indices { readRows(outline, pane: pane) }
    for place in outline.elements.indices where outline.elements[place].row < 0 {
      switch outline.elements[place].kind {
      case .row, .header: continue
      case .text where !outline.elements[place].mayPress: continue
      default: readElement(outline, place)
      }
    }
  }

  /// Adds choices for the first, middle and last row of each kind, or for every row.
  private mutating func readRows(_ outline: ScreenOutline, pane: Int) {
    likenesses.removeAll(keepingCapacity: true)
    counts.removeAll(keepingCapacity: true)
    for place in outline.elements.indices
    where outline.elements[place].kind == .row && outline.elements[place].pane == pane
      && outline.elements[place].row < 0
    {
      let likeness = outline.elements[place].likeness
      if let known = likenesses.firstIndex(of: likeness) {
        counts[known] += 1
      } else {
        likenesses.append(likeness)
        counts.append(1)
      }
    }
    guard !likenesses.isEmpty else { return }
    let triesAll =
      !everyRow.isEmpty && everyRow.contains(AppSession.name(of: outline.panes[pane].type))
    var seen = ContiguousArray(repeating: 0, count: counts.count)
    var firstRow = -1
    for place in outline.elements.indices where outline.elements[place].pane == pane {
      if outline.elements[place].row >= 0 {
        if outline.elements[place].row == firstRow { readControl(outline, place) }
        continue
      }
      guard outline.elements[place].kind == .row,
        let kind = likenesses.firstIndex(of: outline.elements[place].likeness)
      else { continue }
      let position = seen[kind]
      seen[kind] += 1
      let count = counts[kind]
      firstRow = position == 0 ? outline.elements[place].ordinal : -1
      let isTried = triesAll || count <= Self.fewRows
      guard isTried || position == 0 || position == count / 2 || position == count - 1 else {
        leavesOutRows = true
        continue
      }
      list.combineRow(rank(position, of: count, isTried), ofKind: kind, inPane: pane)
      if outline.elements[place].isEnabled { list.add(.select, place) }
      guard position == 0 else { continue }
      let (maySwipe, mayPress) = (
        outline.elements[place].maySwipe, outline.elements[place].mayPress
      )
      if maySwipe { for action in 0..<Self.mostRowActions { list.add(.swipe, place, action) } }
      if mayPress { for action in 0..<Self.mostRowActions { list.add(.press, place, action) } }
    }
  }

  private func rank(_ position: Int, of count: Int, _ triesAll: Bool) -> UInt64 {
    if triesAll { return UInt64(position) + 4 }
    return position == 0 ? 0 : position == count - 1 ? 2 : 1
  }

  private mutating func readControl(_ outline: ScreenOutline, _ place: Int) {
    guard outline.elements[place].isEnabled else { return }
    list.combine(outline, place)
    switch outline.elements[place].kind {
    case .button: list.add(.tap, place)
    case .toggle: list.add(.toggle, place)
    case .choice: readOptions(outline.elements[place], place)
    default: break
    }
  }

  private mutating func readElement(_ outline: ScreenOutline, _ place: Int) {
    let (kind, isEnabled) = (outline.elements[place].kind, outline.elements[place].isEnabled)
    switch kind {
    case .button where fields.isEmpty:
      guard isEnabled else { return }
      list.combine(outline, place)
      list.add(.tap, place)
    case .button:
      list.combine(outline, place)
      if isEnabled { list.add(.tap, place) }
      let valid = validCount
      // A button that waits for its fields can be tapped once they are filled.
      for variant in 0..<(isEnabled ? valid + 2 : valid) {
        list.add(.tap, place, variant + 1)
      }
    case .field where isEnabled:
      list.combine(outline, place)
      list.add(.edit, place)
      if outline.elements[place].canSubmit, !fields.isEmpty {
        for variant in 0..<validCount { list.add(.submit, place, variant + 1) }
      }
    case .search where isEnabled:
      list.combine(outline, place)
      for variant: Int16 in 0..<3 { list.add(.search, place, variant) }
    case .toggle where isEnabled:
      list.combine(outline, place)
      list.add(.toggle, place)
    case .choice where isEnabled:
      list.combine(outline, place)
      readOptions(outline.elements[place], place)
    case .gesture where isEnabled:
      list.combine(outline, place)
      list.add(outline.elements[place].label == "refresh" ? .refresh : .scroll, place)
    case .text where outline.elements[place].mayPress:
      list.combine(outline, place)
      for action in 0..<Self.mostRowActions { list.add(.press, place, action) }
    case .text, .header, .row, .field, .search, .toggle, .choice, .gesture: break
    }
    if kind == .button, isEnabled, outline.elements[place].mayPress {
      for action in 0..<Self.mostRowActions { list.add(.press, place, action) }
    }
  }

  private mutating func readOptions(_ element: ScreenOutline.Element, _ place: Int) {
    let count = element.optionCount
    for option in 0..<min(count, 1000)
    where count <= 6 || option == 0 || option == count / 2 || option == count - 1 {
      if !element.disabledOptions.contains(option) {
        list.add(.choose, place, Int16(truncatingIfNeeded: option))
      }
    }
  }

  /// Returns the number of ways to fill the screen's fields with valid texts.
  private func validCount(_ outline: ScreenOutline) -> Int16 {
    var most = 1
    for place in fields {
      let field = outline.elements[place]
      most = max(most, alphabet.count(of: field.label, isSecure: field.isSecure))
    }
    return Int16(min(most, 8))
  }
}

extension ScreenOutline {
  /// Whether the visible screen is presented over another one.
  var isPresented: Bool { nodes.contains { $0.mark.isPresented } }
}

extension String {
  /// The text in the development language, without digits, by which maps of all languages are
  /// comparable; where several texts are the same in the app's language, all of them.
  nonisolated var namesInMaps: [String] {
    BundleLanguages.originals(of: self).map(\.withoutDigits)
  }

  /// The first of the names.
  nonisolated var nameInMaps: String { namesInMaps[0] }

  /// The text with `#` for each run of digits, so that counts in titles don't matter.
  nonisolated var withoutDigits: String {
    guard utf8.contains(where: { $0 >= 48 && $0 <= 57 }) else { return self }
    var text = ""
    for character in self where !(character.isWholeNumber && text.last == "#") {
      text.append(character.isWholeNumber ? "#" : character)
    }
    return text
  }
}
