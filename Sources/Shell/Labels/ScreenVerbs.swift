package import AppDriver
import Script

/// The verbs that tap the buttons on a screen.
package struct ScreenVerbs {
  /// A button and its verb.
  struct Entry {
    let verb: String
    let found: LocatedElement
  }

  private(set) var entries: [Entry] = []

  /// Collects the buttons on a screen.
  package init(_ screen: ScreenSnapshot?) {
    for pane in screen?.panes ?? [] {
      for place in pane.elements.indices where pane.elements[place].kind == .button {
        let element = pane.elements[place]
        entries.append(
          Entry(
            verb: VerbCache.verb(of: element.label),
            found: LocatedElement(pane: pane, element: element)))
      }
    }
  }

  /// Returns the button whose verb is the typed text or, unless `wholeOnly` is set, begins with it.
  ///
  /// - Returns: The button; `nil` if none matches.
  /// - Throws: An error if several buttons match.
  func button(_ typed: String, wholeOnly: Bool) throws(CommandError) -> LocatedElement? {
    // A title without letters or digits has an empty verb, which no input may match.
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

  /// Returns whether a word is a button's verb or the beginning of one.
  func hasVerb(_ typed: String) -> Bool {
    let typed = typed.lowercased()
    return !typed.isEmpty && entries.contains { $0.verb.hasPrefix(typed) }
  }

  /// Returns a tap command for each enabled button, in screen order.
  func enabledTapCommands(among table: CommandTable) -> [String] {
    zip(entries, tapCommands(among: table)).filter(\.0.found.element.isEnabled).map(\.1)
  }

  /// Returns a tap command for each button, in screen order.
  ///
  /// The command is the button's verb. If the verb is empty, ambiguous, or the name of a command, the
  /// command is `tap` followed by the title instead, or by the number if the title is ambiguous or
  /// can't be typed.
  package func tapCommands(among table: CommandTable) -> [String] {
    var commands: [String] = []
    commands.reserveCapacity(entries.count)
    for (place, entry) in entries.enumerated() {
      if !entry.verb.isEmpty, table[entry.verb] == nil, isAlone({ $0.verb == entry.verb }) {
        commands.append(entry.verb)
      } else {
        let label = entry.found.element.label
        let isOnly =
          isAlone({ $0.found.element.label == label }) && SafeText.isSafe(label)
        commands.append("tap \(isOnly ? SafeText.quotedLabel(label) : "\(place + 1)")")
      }
    }
    return commands
  }

  private func isAlone(_ fits: @MainActor (Entry) -> Bool) -> Bool {
    var count = 0
    for entry in entries where fits(entry) { count += 1 }
    return count == 1
  }
}

/// A cache of verbs by title, cleared when it grows large.
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
