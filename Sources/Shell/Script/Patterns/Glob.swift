/// A pattern that matches an entire string.
///
/// `*` matches any characters; `?` matches one character.
package struct Glob: Sendable {
  private let parts: [Part]
  private let ignoresCase: Bool

  /// Creates a pattern.
  /// - Parameters:
  ///   - pattern: The text of the pattern.
  ///   - ignoresCase: Whether uppercase and lowercase letters match each other.
  ///   - hasEscapes: Whether `\` makes the next character literal.
  package init(_ pattern: String, ignoresCase: Bool = false, hasEscapes: Bool = false) {
    self.ignoresCase = ignoresCase
    var rest = (ignoresCase ? pattern.lowercased() : pattern)[...]
    var parts: [Part] = []
    while let character = rest.popFirst() {
      switch character {
      case "*": parts.append(.anyCharacters)
      case "?": parts.append(.anyCharacter)
      case "\\" where hasEscapes: parts.append(.character(rest.popFirst() ?? character))
      default: parts.append(.character(character))
      }
    }
    self.parts = parts
  }

  /// Returns whether the pattern matches the entire text.
  package func matches(_ text: String) -> Bool {
    parts.matchAll(Array(ignoresCase ? text.lowercased() : text))
  }
}

extension Glob {
  private enum Part: PatternPart {
    case anyCharacters, anyCharacter
    case character(Character)

    var isGap: Bool { if case .anyCharacters = self { true } else { false } }

    func matches(_ character: Character) -> Bool {
      if case .character(let own) = self { own == character } else { true }
    }
  }
}
