package import AppDriver
import Script

/// The words that tap the buttons of a screen.
package struct ScreenVerbs {
  /// A button and its verb.
  struct Entry {
    let verb: String
    let found: ElementFinder.Found
  }

  private(set) var entries: [Entry] = []

  /// Reads the buttons of a screen.
  package init(_ screen: ScreenSnapshot?) {
    for pane in screen?.panes ?? [] {
      for place in pane.elements.indices where pane.elements[place].kind == .button {
        let element = pane.elements[place]
        entries.append(
          Entry(
            verb: VerbCache.verb(of: element.label),
            found: ElementFinder.Found(pane: pane, element: element)))
      }
    }
  }

  /// The button of a verb: the whole of it, or a unique beginning.
  ///
  /// - Throws: where several buttons fit.
  func button(_ typed: String, wholeOnly: Bool) throws(CommandError) -> ElementFinder.Found? {
    // A title of signs alone has no verb, and what is quoted and empty is none.
    guard !entries.isEmpty, !typed.isEmpty else { return nil }
    let typed = typed.lowercased()
    var fitting = entries.filter { $0.verb == typed }
    if fitting.isEmpty, !wholeOnly {
      fitting = entries.filter { $0.verb.hasPrefix(typed) }
    }
    guard fitting.count <= 1 else {
      throw .ambiguous(
        what: "button", label: typed, candidates: fitting.map(\.found.element.label))
    }
    return fitting.first?.found
  }

  /// Whether a word taps some button.
  func hasVerb(_ typed: String) -> Bool {
    let typed = typed.lowercased()
    return !typed.isEmpty && entries.contains { $0.verb.hasPrefix(typed) }
  }

  /// What reaches each button that does something, in their order.
  func ways(among table: CommandTable) -> [String] {
    zip(entries, reaches(among: table)).filter(\.0.found.element.isEnabled).map(\.1)
  }

  /// What reaches each button, in their order: its verb; `tap` with its title where the verb is a
  /// command's name or another button's too; `tap` with its number where the title is as well.
  package func reaches(among table: CommandTable) -> [String] {
    var reaches: [String] = []
    reaches.reserveCapacity(entries.count)
    for (place, entry) in entries.enumerated() {
      if !entry.verb.isEmpty, table[entry.verb] == nil, isAlone({ $0.verb == entry.verb }) {
        reaches.append(entry.verb)
      } else {
        let label = entry.found.element.label
        let isOnly =
          isAlone({ $0.found.element.label == label }) && SafeText.escaped(label) == label
        reaches.append("tap \(isOnly ? Quoting.quoteLabel(label) : "\(place + 1)")")
      }
    }
    return reaches
  }

  private func isAlone(_ fits: @MainActor (Entry) -> Bool) -> Bool {
    var count = 0
    for entry in entries where fits(entry) { count += 1 }
    return count == 1
  }
}

/// Verbs by title, made once each; emptied when it grows large.
private enum VerbCache {
  private static var verbs: [String: String] = [:]

  static func verb(of title: String) -> String {
    if let verb = verbs[title] { return verb }
    if verbs.count > 4_096 { verbs.removeAll() }
    let verb = Verb.of(title)
    verbs[title] = verb
    return verb
  }
}
