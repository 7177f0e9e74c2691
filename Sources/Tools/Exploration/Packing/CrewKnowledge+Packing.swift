import AppDriver

nonisolated extension CrewKnowledge: Codable {
  /// What is encoded: nearly everything as numbers and texts.
  private struct Content: Codable {
    let words: [UInt64]
    let texts: [String]
    let unstable: [Refinement.Need]
    let groups: [KnownGroup]
  }

  package func encode(to encoder: any Encoder) throws {
    var writer = PackWriter()
    writer.write(states)
    writer.write(transitions)
    writer.write(takings)
    writer.write(shorter)
    writer.write(misled)
    writer.write(leaks)
    try Content(words: writer.words, texts: writer.texts, unstable: unstable, groups: groups)
      .encode(to: encoder)
  }

  package init(from decoder: any Decoder) throws {
    let content = try Content(from: decoder)
    var reader = PackReader(words: content.words, texts: content.texts)
    states = try reader.values()
    transitions = try reader.values()
    takings = try reader.values()
    shorter = try reader.values()
    misled = try reader.numbers()
    leaks = try reader.values()
    try reader.end()
    (unstable, groups) = (content.unstable, content.groups)
  }
}

nonisolated extension PathStep: Packable {
  func pack(into writer: inout PackWriter) { writer.write(state, choice) }

  init(from reader: inout PackReader) throws(PackError) { (state, choice) = try reader.pair() }
}

nonisolated extension Transition: Packable {
  func pack(into writer: inout PackWriter) {
    writer.write(from, choice)
    writer.write(end, (origin == nil ? 0 : 1) | (arrival == nil ? 0 : 2))
    if let origin {
      writer.write(origin.titles)
      writer.write(origin.content)
    }
    if let arrival { writer.write(arrival) }
  }

  init(from reader: inout PackReader) throws(PackError) {
    (from, choice) = try reader.pair()
    let (end, parts) = try reader.pair()
    guard (0..<4).contains(parts) else { throw .malformed }
    self.end = end
    if parts & 1 != 0 {
      origin = SeenTexts(titles: try reader.word(), content: try reader.word())
    }
    if parts & 2 != 0 { arrival = try reader.word() }
  }
}

nonisolated extension Taking: Packable {
  func pack(into writer: inout PackWriter) {
    transition.pack(into: &writer)
    writer.write(codes)
  }

  init(from reader: inout PackReader) throws(PackError) {
    transition = try Transition(from: &reader)
    codes = try reader.numbers()
  }
}

nonisolated extension ShorterHistory: Packable {
  func pack(into writer: inout PackWriter) {
    writer.write(state, 0)
    writer.write(history)
  }

  init(from reader: inout PackReader) throws(PackError) {
    let zero: Int32
    (state, zero) = try reader.pair()
    guard zero == 0 else { throw .malformed }
    history = try reader.numbers()
  }
}

nonisolated extension NewState: Packable {
  func pack(into writer: inout PackWriter) {
    found.pack(into: &writer)
    writer.write(parent, choice)
    writer.write(UInt64(history == nil ? 0 : 1))
    if let history { writer.write(history) }
  }

  init(from reader: inout PackReader) throws(PackError) {
    found = try FoundState(from: &reader)
    (parent, choice) = try reader.pair()
    history = try reader.flag() ? try reader.numbers() : nil
  }
}

nonisolated extension FoundState: Packable {
  func pack(into writer: inout PackWriter) {
    for word in [
      key.first, key.second, signature, tree, titles, content, parts.visible, parts.hidden,
    ] {
      writer.write(word)
    }
    writer.write(depth, tab)
    later.pack(into: &writer)
    writer.write(UInt64(leavesOutRows ? 1 : 0))
    writer.write(UInt64(cut.map { $0.rawValue + 1 } ?? 0))
    screen.pack(into: &writer)
    writer.write(choices)
  }

  init(from reader: inout PackReader) throws(PackError) {
    key = StateKey(first: try reader.word(), second: try reader.word())
    signature = try reader.word()
    tree = try reader.word()
    titles = try reader.word()
    content = try reader.word()
    parts = StateParts(visible: try reader.word(), hidden: try reader.word())
    (depth, tab) = try reader.pair()
    later = try LaterWork(from: &reader)
    leavesOutRows = try reader.flag()
    cut = try Self.cut(try reader.word())
    screen = try ScreenFacts(from: &reader)
    choices = try reader.values()
  }

  private static func cut(_ number: UInt64) throws(PackError) -> StateGraph.Cut? {
    if number == 0 { return nil }
    guard let raw = UInt8(exactly: number - 1), let cut = StateGraph.Cut(rawValue: raw) else {
      throw .malformed
    }
    return cut
  }
}

nonisolated extension ScreenFacts: Packable {
  func pack(into writer: inout PackWriter) {
    writer.write(id)
    writer.write(type)
    writer.write(title)
    writer.write(style?.rawValue)
    writer.write(tab)
    writer.write(flow)
    writer.write(controllers)
  }

  init(from reader: inout PackReader) throws(PackError) {
    id = try reader.text()
    type = try reader.text()
    title = try reader.text()
    if let name = try reader.optionalText() {
      guard let style = ModalSnapshot.Style(rawValue: name) else { throw .malformed }
      self.style = style
    } else {
      style = nil
    }
    tab = try reader.optionalText()
    flow = try reader.texts()
    controllers = try reader.texts()
  }
}

nonisolated extension ChoiceName: Packable {
  private static let kinds = MoveKind.allCases

  func pack(into writer: inout PackWriter) {
    writer.write(UInt64(Self.kinds.firstIndex(of: kind) ?? 0))
    writer.write(label)
    writer.write(detail)
  }

  init(from reader: inout PackReader) throws(PackError) {
    guard let place = Int(exactly: try reader.word()), Self.kinds.indices.contains(place) else {
      throw .malformed
    }
    kind = Self.kinds[place]
    label = try reader.text()
    detail = try reader.text()
  }
}
