/// A grammar of the command language, which also makes lines that are almost valid.
struct Grammar {
  /// Returns a line.
  func line(_ random: inout Random) -> String {
    switch random.below(40) {
    case 0: return random.pick(GrammarWords.settings)
    case 1: return random.pick(GrammarWords.blocks)
    case 2: return random.pick(GrammarWords.titles)
    case 3, 4: return random.pick(GrammarWords.patterns)
    case 5: return "# " + words(&random)
    case 6: return noise(&random)
    case 7: return random.pick(["! ", "? ", "!", "?", " ", "\t"]) + sequence(&random)
    case 8: return random.pick(["", " ", "\t#", ";", ";;", "\u{FEFF}screen", "screen\r"])
    case 9 where random.one(in: 30): return long(&random)
    default: return sequence(&random)
    }
  }

  private func sequence(_ random: inout Random) -> String {
    guard random.one(in: 6) else { return command(&random) }
    return (0..<random.number(in: 2...4)).map { _ in command(&random) }
      .joined(separator: random.pick(["; ", ";", " ;; "]))
  }

  private func command(_ random: inout Random) -> String {
    switch random.below(12) {
    case 0: return random.pick(GrammarWords.verbs) + (random.one(in: 2) ? "" : " " + words(&random))
    case 1:
      let name = random.pick(GrammarWords.commands)
      return name.prefix(random.number(in: 1...name.count)) + " " + words(&random)
    case 2: return "expect " + random.pick(GrammarWords.subjects) + " " + words(&random)
    case 3:
      return "expect \(random.pick(GrammarWords.subjects)) \(random.pick(GrammarWords.subjects)) "
        + words(&random) + random.pick(["", " within 1s", " within", " within -1s", " -- why"])
    case 4: return "source \(random.pick(["part.walk who=me", "loop.walk", "wrong.walk", "none"]))"
    case 5: return "leaks repeat \(random.pick(GrammarWords.numbers)) \(words(&random))"
    case 6: return "record " + random.pick(["a.walk", "stop", "--expect b.walk", "''", "\u{202E}"])
    case 7, 8: return walk(&random)
    default:
      let name = random.pick(GrammarWords.commands)
      // After an early "quit", the rest of the script has no effect.
      if name == "quit", !random.one(in: 10) { return "screen" }
      return random.one(in: 4) ? name : name + " " + words(&random)
    }
  }

  /// Returns a command that usually succeeds, so that scripts reach more screens.
  private func walk(_ random: inout Random) -> String {
    random.pick([
      "select 1", "select 2", "select Fred", "back", "open 1", "open 2", "open 3", "open persons",
      "dismiss", "relaunch", "undo", "size regular", "size compact", "login fred yabba", "edit",
      "rotate", "background", "foreground", "screen --all", "tree", "actions", "why", "stack",
      "back --swipe", "back --cancel", "open storefront://persons/Fred", "events all", "history",
      "type 1 \"x y\"", "toggle 1", "choose 1 1", "search a", "set trace on", "leaks", "where",
    ])
  }

  private func words(_ random: inout Random) -> String {
    (0..<random.number(in: 1...3)).map { _ in word(&random) }.joined(separator: " ")
  }

  private func word(_ random: inout Random) -> String {
    let word =
      switch random.below(10) {
      case 0: random.pick(GrammarWords.numbers)
      case 1: random.pick(GrammarWords.options)
      case 2: random.pick(GrammarWords.links)
      case 3: random.pick(GrammarWords.odd)
      case 4: random.pick(GrammarWords.odd) + random.pick(GrammarWords.labels)
      default: random.pick(GrammarWords.labels)
      }
    switch random.below(12) {
    case 0: return "\"\(word)\""
    case 1: return "'\(word)'"
    case 2: return "\"\(word)"
    case 3: return "\\" + word
    default: return word
    }
  }

  private func noise(_ random: inout Random) -> String {
    (0..<random.number(in: 1...12)).map { _ in
      random.one(in: 3)
        ? random.pick(GrammarWords.odd)
        : String(UnicodeScalar(UInt8(random.number(in: 1...126)))).replacing("\n", with: " ")
    }.joined()
  }

  private func long(_ random: inout Random) -> String {
    let unit = random.pick(GrammarWords.odd + GrammarWords.labels)
    // A line of more than 1 MiB is a mistake.
    let bytes = random.one(in: 30) ? (1 << 20) + random.number(in: -20...1) : 5_000
    return "note " + String(repeating: unit, count: bytes / unit.utf8.count)
  }
}
