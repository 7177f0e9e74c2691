extension RunRequest {
  /// Reads a plain command line, as most are: known options, their values and
  /// files, each a word of its own.
  ///
  /// The parser needs 15 million instructions for its tables, more than everything else from the start
  /// of the process to the first prompt. It is for all other command lines, which this initializer
  /// returns `nil` for: with a joined value, an option given twice, help, or any mistake.
  init?(plain arguments: [String]) {
    self.init()
    var words = arguments[...]
    if words.first == "run" {
      words = words.dropFirst()
    } else if let word = words.first, Self.isValue(word) {
      guard word != "help", !FlowshCommand.subcommandNames.contains(word) else { return nil }
    }
    var given: [String] = []
    while let word = words.popFirst() {
      guard !Self.isValue(word) else {
        files.append(word)
        continue
      }
      if setFlag(word) {
        // `--echo` and `--no-echo` exclude each other.
        let name = word.hasPrefix("--no-") ? "--" + word.dropFirst("--no-".count) : word
        guard !given.contains(name) else { return nil }
        given.append(name)
        continue
      }
      guard let value = words.popFirst(), Self.isValue(value) else { return nil }
      switch word {
      case "-c": command.append(value)
      case "--set": variables.append(value)
      default:
        guard !given.contains(word), setOption(word, to: value) else { return nil }
        given.append(word)
      }
    }
  }

  /// Returns whether the parser takes a word for a value wherever it stands.
  private static func isValue(_ word: String) -> Bool {
    word.utf8.first.map { $0 != UInt8(ascii: "-") } ?? false
  }

  /// Sets the property of a flag, and returns whether there is one.
  private mutating func setFlag(_ flag: String) -> Bool {
    switch flag {
    case "--echo": echo = true
    case "--no-echo": echo = false
    case "--trace": trace = true
    case "--no-trace": trace = false
    case "--leaks": leaks = true
    case "--no-leaks": leaks = false
    case "--keep-going": keepsGoing = true
    case "--no-history": hasNoHistory = true
    case "--no-rc": hasNoStartUpFile = true
    default: return false
    }
    return true
  }

  /// Sets the property of an option with a single value, and returns whether there is one.
  private mutating func setOption(_ option: String, to value: String) -> Bool {
    switch option {
    case "--app": app = value
    case "--size": size = value
    case "--data": dataFile = value
    case "--format": format = value
    case "--json-events": jsonEvents = value
    case "--color": color = value
    case "--html": html = value
    default: return false
    }
    return true
  }
}
