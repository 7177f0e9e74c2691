import AppDriver

/// The words that tap the buttons of a screen.
struct ScreenVerbs {
  /// A button and its verb.
  struct Entry {
    let verb: String
    let found: ElementFinder.Found
  }

  let entries: [Entry]

  init(_ screen: ScreenSnapshot) {
    entries = screen.panes.flatMap { pane in
      pane.elements.lazy.filter { $0.kind == .button }.map {
        Entry(
          verb: VerbCache.verb(of: $0.label),
          found: ElementFinder.Found(pane: pane, element: $0))
      }
    }
  }

  /// The button of a verb: the whole of it, or a unique beginning.
  ///
  /// - Throws: where several buttons fit.
  func button(_ typed: String, wholeOnly: Bool) throws(CommandError) -> ElementFinder.Found? {
    guard !entries.isEmpty else { return nil }
    let typed = typed.lowercased()
    var fitting = entries.filter { $0.verb == typed }
    if fitting.isEmpty, !wholeOnly, !typed.isEmpty {
      fitting = entries.filter { $0.verb.hasPrefix(typed) }
    }
    guard fitting.count <= 1 else {
      throw .ambiguous(
        what: "button", label: typed, candidates: fitting.map(\.found.element.label))
    }
    return fitting.first?.found
  }

  /// What reaches a button: its verb, or `tap` with its title where the verb is taken.
  static func reach(_ label: String, among table: CommandTable, isAlone: Bool) -> String {
    let verb = VerbCache.verb(of: label)
    guard !verb.isEmpty, isAlone, table[verb] == nil else {
      return "tap \(Quoting.quoteLabel(label))"
    }
    return verb
  }
}

/// Verbs by title, made once each; emptied when it grows large.
enum VerbCache {
  private static var verbs: [String: String] = [:]

  static func verb(of title: String) -> String {
    if let verb = verbs[title] { return verb }
    if verbs.count > 4_096 { verbs.removeAll() }
    let verb = Verb.of(title)
    verbs[title] = verb
    return verb
  }
}
