import Script

/// A name that the user has given to a line of commands.
package struct Alias: Encodable {
  /// The name.
  package let name: String
  /// The commands, in which `$1` to `$9` stand for the arguments, and `$*` for all of them.
  package let text: String

  /// Parses a definition, such as `s = select $1; why`.
  ///
  /// - Throws: A usage error if the name is invalid, or the text is a line other than commands.
  static func definition(
    _ invocation: Invocation
  ) throws(CommandError) -> (name: String, text: String) {
    let parts = invocation.text.utf8.split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    let name = trimmed(parts[0])
    let text = parts.count > 1 ? trimmed(parts[1]) : ""
    guard Expansion.isName(name) else {
      throw invocation.misuse(
        "\"\(SafeText.escaped(name))\" is not a name; use letters, digits, _ and -")
    }
    if !text.isEmpty, LineKind(text, LineForm.kinds) != .commands {
      throw invocation.misuse("an alias stands for commands, not for another kind of line")
    }
    return (name, text)
  }

  private static func trimmed(_ bytes: Substring.UTF8View) -> String {
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    var rest = bytes.drop(while: isBlank)
    while let last = rest.last, isBlank(last) { rest.removeLast() }
    return String(Substring(rest))
  }

  /// Returns the line to run for a command whose name is the alias.
  ///
  /// Arguments follow the text if it refers to none. Nothing is replaced inside single quotes.
  ///
  /// - Throws: A usage error if there are too few or too many arguments, or
  ///   `ScriptMistake.expandsTooFar` if the line gets too long.
  func line(for command: CommandSyntax) throws(CommandError) -> String {
    let words = command.words
    var used = 0
    var usesAll = false
    var line: [UInt8] = []
    var quote: UInt8?
    func written(_ word: Word) -> String {
      quote == nil ? command.source.utf8[from: word.range] : Quoting.escaped(word.text)
    }
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      switch (byte, rest.first ?? 0) {
      case (UInt8(ascii: "\\"), let next) where quote != UInt8(ascii: "'") && next != 0:
        line += [byte, next]
        rest.removeFirst()
      case (UInt8(ascii: "'"), _) where quote != UInt8(ascii: "\""),
        (UInt8(ascii: "\""), _) where quote != UInt8(ascii: "'"):
        quote = quote == nil ? byte : nil
        line.append(byte)
      case (UInt8(ascii: "$"), UInt8(ascii: "1")...UInt8(ascii: "9"))
      where quote != UInt8(ascii: "'"):
        let number = Int(rest.removeFirst() - UInt8(ascii: "0"))
        used = max(used, number)
        if number <= words.count { line += written(words[number - 1]).utf8 }
      case (UInt8(ascii: "$"), UInt8(ascii: "*")) where quote != UInt8(ascii: "'"):
        rest.removeFirst()
        usesAll = true
        line += words.map(written).joined(separator: " ").utf8
      default: line.append(byte)
      }
      guard line.count <= ScriptLines.longestLine else {
        throw .script(.expandsTooFar(bound: ScriptLines.longestLine))
      }
    }
    try checkCount(words.count, used, usesAll)
    var start = String(decoding: line, as: UTF8.self)
    if used == 0, !usesAll, let first = words.first, let last = words.last {
      let arguments = first.range.lowerBound..<last.range.upperBound
      start += " " + command.source.utf8[from: arguments]
    }
    return start
  }

  private func checkCount(_ given: Int, _ used: Int, _ usesAll: Bool) throws(CommandError) {
    guard given < used || given > used && used > 0 && !usesAll else { return }
    let arguments = (1...max(1, used)).map { "$\($0)" } + (usesAll ? ["$*"] : [])
    throw .usage(
      command: name, arguments: arguments.joined(separator: " "),
      problem: "the alias takes \(counted(used, "argument")), but \(given) "
        + "\(given == 1 ? "was" : "were") given")
  }
}
