nonisolated extension RunRequest: PlainLine {
  /// Reads a plain command line; returns `nil` for any other.
  init?(plain arguments: [String]) {
    self.init()
    var words = arguments[...]
    if words.first == "run" {
      words = words.dropFirst()
    } else if let word = words.first, Self.isValue(word) {
      guard word != "help", !FlowshCommand.subcommandNames.contains(word) else { return nil }
    }
    if !read(words) { return nil }
  }

  static var repeatedOptions: [String] { ["-c", "--set"] }

  mutating func add(_ word: String) { files.append(word) }

  mutating func setFlag(_ flag: String) -> Bool {
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

  mutating func setOption(_ option: String, to value: String) -> Bool {
    switch option {
    case "-c": command.append(value)
    case "--set": variables.append(value)
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
