package import AppDriver
import Script

/// The verbs that tap the buttons on a screen, except for those inside rows.
package struct ScreenVerbs {
  /// A button and its verb.
  struct Entry {
    let verb: String
    let found: LocatedElement

    var title: String { found.element.label }
  }

  private(set) var entries: [Entry] = []

  /// Collects the buttons on a screen.
  package init(_ screen: ScreenSnapshot?) {
    self.init(screen?.panes ?? [])
  }

  /// Collects the buttons in a screen's panes.
  init(_ panes: [PaneSnapshot]) {
    for pane in panes {
      // The controls in rows are reached by their labels.
      for place in pane.elements.indices
      where pane.elements[place].kind == .button && pane.elements[place].row == nil {
        let found = LocatedElement(pane: pane, element: pane.elements[place])
        entries.append(Entry(verb: VerbCache.verb(of: found.element.label), found: found))
      }
    }
  }

  /// Finds the button whose whole verb or title the user typed.
  ///
  /// A title is matched as it stands, ignoring case. The longest title wins.
  ///
  /// - Parameters:
  ///   - name: The first word.
  ///   - words: The words after it, which may continue the title.
  /// - Returns: The button, or several buttons that fit; `nil` if there is none.
  func whole(_ name: String, _ words: [Word]) -> CommandName? {
    // A title without letters or digits has an empty verb, which no input may match.
    guard !entries.isEmpty, !name.isEmpty else { return nil }
    let verb = name.lowercased()
    var count = words.isEmpty ? 0 : min(words.count, longestTitle - 1)
    while count >= 0 {
      let title =
        count == 0 ? name : ([name] + words[..<count].map(\.text)).joined(separator: " ")
      let fitting =
        count == 0 && !Self.canBeVerb(verb)
        ? []
        : entries.filter {
          count == 0 && $0.verb == verb || LabelMatch.isWhole(title, $0.title)
        }
      if fitting.count == 1 { return .button(fitting[0].found, titleWords: count) }
      if !fitting.isEmpty {
        return .ambiguous(
          .ambiguous(.element(.button), label: title, candidates: fitting.map(\.title)))
      }
      count -= 1
    }
    return nil
  }

  /// Returns the error for several words that are only the beginning of a title; `nil` if they
  /// aren't.
  ///
  /// Otherwise, the first word could press the button, and the others would fill in fields.
  func partOfTitle(_ name: String, _ words: [Word]) -> CommandError? {
    let text = ([name] + words.map(\.text)).joined(separator: " ")
    let titles = entries.map(\.title).filter { LabelMatch.begins(text, $0) }
    guard let first = titles.first else { return nil }
    return titles.count == 1
      ? .unknownCommand(text, nearest: first)
      : .ambiguous(.element(.button), label: text, candidates: titles)
  }

  /// Returns whether a word can press a button: it has more than one letter or digit, so that a
  /// slip doesn't press one, and isn't another name of a command.
  private static func canBeVerb(_ word: String) -> Bool {
    word.utf8.count > 1 && ForeignNames.command(named: word) == nil
  }

  /// The number of words of the title with the most words.
  private var longestTitle: Int {
    var longest = 0
    for entry in entries {
      longest = max(longest, entry.title.utf8.count { $0 == UInt8(ascii: " ") } + 1)
    }
    return longest
  }

  /// Returns whether a word is a button's verb, the beginning of one, or a button's title.
  func hasVerb(_ typed: String) -> Bool {
    let verb = typed.lowercased()
    return !typed.isEmpty
      && entries.contains {
        $0.verb.hasPrefix(verb) || LabelMatch.isWhole(typed, $0.title)
      }
  }

  /// Returns whether a button has the whole verb.
  package func hasWholeVerb(_ verb: String) -> Bool { entries.contains { $0.verb == verb } }

  /// Returns the command that taps the button with a title that can't be a command itself; `nil` if
  /// there is none.
  func tapCommand(forTitle title: String) -> String? {
    entries.first { LabelMatch.isWhole(title, $0.title) }
      .map { "tap \(SafeText.quotedLabel($0.title))" }
  }

  /// Returns a tap command for each enabled button, in screen order.
  func enabledTapCommands(among table: CommandTable) -> [String] {
    zip(entries, tapCommands(among: table)).filter(\.0.found.element.isEnabled).map(\.1)
  }

  /// Returns a tap command for each button, in screen order.
  ///
  /// The command is the button's verb. If the verb is empty, a single letter or digit, ambiguous,
  /// or the name of a command, the command is `tap` followed by the title instead, or by the number
  /// if the title is ambiguous or can't be typed.
  package func tapCommands(among table: CommandTable) -> [String] {
    var commands: [String] = []
    commands.reserveCapacity(entries.count)
    let repeated = repeatedVerbs
    var numbered: Set<Int>?
    for (place, entry) in entries.enumerated() {
      if Self.canBeVerb(entry.verb), table.fixed(entry.verb) == nil,
        !repeated.contains(entry.verb)
      {
        commands.append(entry.verb)
        continue
      }
      let places = numbered ?? NumberedTitles.places(of: entries.map(\.title))
      numbered = places
      let name = places.contains(place) ? "\(place + 1)" : SafeText.quotedLabel(entry.title)
      commands.append("tap " + name)
    }
    return commands
  }

  /// The verbs that several buttons have.
  private var repeatedVerbs: Set<String> {
    guard entries.count > 1 else { return [] }
    var known: Set<String> = []
    return Set(entries.lazy.map(\.verb).filter { !known.insert($0).inserted })
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
