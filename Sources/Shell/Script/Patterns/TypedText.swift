/// Text as a person types it, who doesn't tell a no-break space from a space, and doesn't see marks
/// of direction.
///
/// Formatters write both: a price in German, French or Hebrew has them.
package enum TypedText {
  /// Returns the text with spaces in place of no-break and other narrow spaces, and without marks
  /// of direction.
  package static func of(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { isSpace($0) || isMark($0) }) else { return text }
    var typed = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !isMark(scalar) {
      typed.append(isSpace(scalar) ? " " : scalar)
    }
    return typed.isEmpty ? text : String(typed)
  }

  /// Whether two texts are typed in the same way.
  package static func areSame(_ one: String, _ other: String) -> Bool {
    one == other || of(one) == of(other)
  }

  private static func isSpace(_ scalar: UnicodeScalar) -> Bool {
    switch scalar.value {
    case 0xA0, 0x2007, 0x2009, 0x202F: true
    default: false
    }
  }

  private static func isMark(_ scalar: UnicodeScalar) -> Bool {
    switch scalar.value {
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
