/// A regular expression that a script contains.
package struct RegularExpression: Sendable {
  /// The maximum length of a pattern in bytes.
  private static let longest = 10_000
  /// The maximum depth of nested brackets.
  ///
  /// The parser recurses for each of them.
  private static let deepest = 50

  // `Regex` isn't declared as sendable, but it is never changed.
  private nonisolated(unsafe) let regex: Regex<AnyRegexOutput>

  /// Parses a pattern.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - isLoose: Whether uppercase and lowercase letters match each other, and `.` also matches
  ///     the end of a line.
  /// - Throws: `ScriptMistake.badPattern` if the syntax is invalid, or if the pattern is too long
  ///   or too deeply nested.
  package init(_ pattern: String, isLoose: Bool = false) throws(ScriptMistake) {
    func mistake(_ reason: String) -> ScriptMistake {
      .badPattern(String(pattern.prefix(100)), reason: reason)
    }
    guard pattern.utf8.count <= Self.longest else {
      throw mistake("it has more than \(Self.longest) bytes")
    }
    guard Self.depth(of: pattern) <= Self.deepest else {
      throw mistake("its brackets are nested more than \(Self.deepest) levels deep")
    }
    do {
      let strict = try Regex(pattern)
      regex = isLoose ? strict.ignoresCase().dotMatchesNewlines() : strict
    } catch { throw mistake("\(error)") }
  }

  /// Returns whether the expression matches the whole text.
  ///
  /// - Complexity: Exponential in the worst case. Call it in ``InterruptibleWork``.
  package func matches(_ text: String) -> Bool { (try? regex.wholeMatch(in: text)) != nil }

  /// Returns whether the expression matches a part of a text, in which `^` and `$` match at each
  /// line.
  ///
  /// - Complexity: Exponential in the worst case. Call it in ``InterruptibleWork``.
  package func isFound(in text: String) -> Bool {
    (try? regex.anchorsMatchLineEndings().firstMatch(in: text)) ?? nil != nil
  }

  private static func depth(of pattern: String) -> Int {
    var depth = 0
    var deepest = 0
    var isEscaped = false
    for byte in pattern.utf8 {
      switch byte {
      case _ where isEscaped: isEscaped = false
      case UInt8(ascii: "\\"): isEscaped = true
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth = max(0, depth - 1)
      default: continue
      }
      deepest = max(deepest, depth)
    }
    return deepest
  }
}
