/// The expansion of variables, which replaces `${name}` and `${name:-default}` with their values.
///
/// `\${` is a literal `${`. In lines that are split into words, nothing inside single quotes is
/// expanded.
package enum Expansion {
  /// The kind of text, which determines how a value is inserted.
  package enum Style: Sendable {
    /// The words of a command.
    ///
    /// A value is quoted if necessary, so that it remains one word.
    case words
    /// Free text, in which quotes have no meaning.
    case text
  }

  /// The maximum length of an expanded text in bytes.
  ///
  /// Without it, a script that appends a variable to itself could use up the memory.
  package static let longest = 16 << 20

  /// Returns whether the text may contain variables.
  package static func isNeeded(_ text: String) -> Bool {
    var before: UInt8 = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "{"), before == UInt8(ascii: "$") { return true }
      before = byte
    }
    return false
  }

  /// Returns the text with its variables expanded.
  ///
  /// `value` returns nil for an unknown variable.
  ///
  /// - Returns: The expanded text.
  /// - Throws: `ScriptMistake` if a variable has no value, a name is invalid, or the expanded text
  ///   is too long.
  package static func expand(
    _ text: String, _ style: Style, among names: @autoclosure () -> [String] = [],
    _ value: (String) -> String?
  ) throws(ScriptMistake) -> String {
    var rest = text[...]
    var expanded = ""
    var quote: Character?
    while let character = rest.popFirst() {
      switch character {
      case "\\" where style == .text:
        if rest.hasPrefix("${") {
          rest.removeFirst(2)
          expanded += "${"
        } else {
          expanded.append(character)
        }
      case "\\" where quote != "'":
        expanded.append(character)
        if let next = rest.popFirst() { expanded.append(next) }
      case "'" where style == .words && quote != "\"", "\"" where style == .words && quote != "'":
        quote = quote == nil ? character : nil
        expanded.append(character)
      case "$" where quote != "'" && rest.first == "{":
        let found = try reference(&rest)
        guard let found = value(found.name) ?? found.fallback else {
          throw .unknownVariable(found.name, there: names())
        }
        expanded += written(found, style, isQuoted: quote != nil)
        guard expanded.utf8.count <= longest else { throw .expansionTooLong(bound: longest) }
      default: expanded.append(character)
      }
    }
    return expanded
  }

  /// Returns whether a word is a valid variable name: a letter or `_`, followed by letters, digits,
  /// `_`, and `-`.
  package static func isName(_ word: some StringProtocol) -> Bool {
    guard let first = word.utf8.first, isLetter(first) else { return false }
    return word.utf8.allSatisfy {
      isLetter($0) || $0 >= 0x30 && $0 <= 0x39 || $0 == UInt8(ascii: "-")
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
  }

  /// Parses `{name}` or `{name:-default}`.
  private static func reference(
    _ rest: inout Substring
  ) throws(ScriptMistake) -> (name: String, fallback: String?) {
    guard let end = rest.firstIndex(of: "}") else {
      throw .openVariable(String("$" + rest.prefix(40)))
    }
    let inner = rest[rest.index(after: rest.startIndex)..<end]
    rest = rest[rest.index(after: end)...]
    guard let mark = inner.firstRange(of: ":-") else {
      guard isName(inner) else { throw .badName(String(inner)) }
      return (String(inner), nil)
    }
    let name = inner[..<mark.lowerBound]
    guard isName(name) else { throw .badName(String(name)) }
    return (String(name), String(inner[mark.upperBound...]))
  }

  private static func written(_ value: String, _ style: Style, isQuoted: Bool) -> String {
    guard style == .words else { return value }
    return isQuoted ? Quoting.escaped(value) : Quoting.quote(value)
  }
}
