/// What can be read from a plain command line, as most are: known options, their values and files,
/// each a word of its own.
///
/// The parser needs 15 million instructions for its tables, more than everything else from the
/// start of the process to the first prompt. It is for all other command lines: with a joined
/// value, an option given twice, help, or any mistake.
nonisolated protocol PlainLine {
  /// The options that can be given several times.
  static var repeatedOptions: [String] { get }

  /// Sets the property of a flag, and returns whether there is one.
  mutating func setFlag(_ flag: String) -> Bool
  /// Sets the property of an option, and returns whether there is one that can have the value.
  mutating func setOption(_ option: String, to value: String) -> Bool
  /// Adds a word that belongs to no option.
  mutating func add(_ word: String)
}

nonisolated extension PlainLine {
  /// Reads the words after the subcommand, and returns whether they are all that a plain line has.
  mutating func read(_ words: ArraySlice<String>) -> Bool {
    var words = words
    var given: [String] = []
    while let word = words.popFirst() {
      guard !Self.isValue(word) else {
        add(word)
        continue
      }
      // `--echo` and `--no-echo` exclude each other.
      let name = word.hasPrefix("--no-") ? "--" + word.dropFirst("--no-".count) : word
      if given.contains(name) { return false }
      if !Self.repeatedOptions.contains(word) { given.append(name) }
      if setFlag(word) { continue }
      guard let value = words.popFirst(), Self.isValue(value), setOption(word, to: value) else {
        return false
      }
    }
    return true
  }

  /// Returns whether the parser takes a word for a value wherever it stands.
  static func isValue(_ word: String) -> Bool {
    word.utf8.first.map { $0 != UInt8(ascii: "-") } ?? false
  }
}
