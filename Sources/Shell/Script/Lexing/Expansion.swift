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
    /// A glob, in which a value is literal.
    case glob
    /// A regular expression, in which a value is literal.
    case expression
  }

  /// Returns whether the text may contain variables.
  package static func isNeeded(_ text: String) -> Bool { isNeeded(text.utf8) }

  /// Returns whether the bytes of a text may contain variables.
  static func isNeeded(_ bytes: some Sequence<UInt8>) -> Bool {
    var before: UInt8 = 0
    for byte in bytes {
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
  /// - Throws: `ScriptMistake` if a variable has no value, a name is invalid, or the text is longer
  ///   than the longest line.
  package static func expand(
    _ text: String, _ style: Style, among names: @autoclosure () -> [String] = [],
    _ value: (String) -> String?
  ) throws(ScriptMistake) -> String {
    // Read bytes, as the tokenizer does: a combining mark after a quote doesn't change the quote.
    var rest = text.utf8[...]
    var expanded: [UInt8] = []
    var quote: UInt8?
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\\") where style != .words:
        if rest.starts(with: "${".utf8) {
          rest.removeFirst(2)
          expanded += (style == .expression ? "\\$\\{" : "${").utf8
        } else {
          expanded.append(byte)
        }
      case UInt8(ascii: "\\") where quote != UInt8(ascii: "'"):
        expanded.append(byte)
        if let next = rest.popFirst() { expanded.append(next) }
      case UInt8(ascii: "'") where style == .words && quote != UInt8(ascii: "\""),
        UInt8(ascii: "\"") where style == .words && quote != UInt8(ascii: "'"):
        quote = quote == nil ? byte : nil
        expanded.append(byte)
      case UInt8(ascii: "$")
      where quote != UInt8(ascii: "'") && rest.first == UInt8(ascii: "{"):
        let found = try reference(&rest)
        guard let found = value(found.name) ?? found.fallback else {
          throw .unknownVariable(found.name, there: names())
        }
        expanded += written(found, style, isQuoted: quote != nil).utf8
        guard expanded.count <= ScriptLines.longestLine else {
          throw .expandsTooFar(bound: ScriptLines.longestLine)
        }
      default: expanded.append(byte)
      }
    }
    return String(decoding: expanded, as: UTF8.self)
  }

  /// Returns the byte ranges of the references to variables in free text.
  static func references(inText text: String) -> [Range<Int>] {
    let bytes = Array(text.utf8)
    var found: [Range<Int>] = []
    var end = 0
    while let start = bytes[end...].firstRange(of: "${".utf8) {
      guard start.lowerBound == 0 || bytes[start.lowerBound - 1] != UInt8(ascii: "\\") else {
        end = start.upperBound
        continue
      }
      guard let close = bytes[start.upperBound...].firstIndex(of: UInt8(ascii: "}")) else { break }
      end = close + 1
      found.append(start.lowerBound..<end)
    }
    return found
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
    _ rest: inout Substring.UTF8View
  ) throws(ScriptMistake) -> (name: String, fallback: String?) {
    guard let end = rest.firstIndex(of: UInt8(ascii: "}")) else {
      let text = String(Substring(rest))
      throw .openVariable("$" + (text.count > 40 ? text.prefix(40) + "…" : text))
    }
    let inner = rest[rest.index(after: rest.startIndex)..<end]
    rest = rest[rest.index(after: end)...]
    let mark = inner.firstRange(of: ":-".utf8)
    let name = String(Substring(inner[..<(mark?.lowerBound ?? inner.endIndex)]))
    guard isName(name) else { throw .badName(name) }
    return (name, mark.map { String(Substring(inner[$0.upperBound...])) })
  }

  private static func written(_ value: String, _ style: Style, isQuoted: Bool) -> String {
    switch style {
    case .words: isQuoted ? Quoting.escaped(value) : Quoting.quote(value)
    case .text: value
    case .glob: escaped("*?\\", in: value)
    case .expression: escaped(#"\^$.|?*+()[]{}"#, in: value)
    }
  }

  /// Returns a value with a backslash before each of the given characters.
  private static func escaped(_ special: String, in value: String) -> String {
    String(
      decoding: value.utf8.flatMap { special.utf8.contains($0) ? [UInt8(ascii: "\\"), $0] : [$0] },
      as: UTF8.self)
  }
}
