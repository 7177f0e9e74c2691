/// The number of terminal columns that text occupies.
///
/// The answer doesn't depend on the C library's locale, so that output is the same on a terminal
/// and in a pipe.
package nonisolated enum DisplayWidth {
  /// Returns the width of text without control characters.
  ///
  /// - Complexity: A scan of the bytes if the text is ASCII.
  package static func of(_ text: some StringProtocol) -> Int {
    let isASCII =
      text.utf8.withContiguousStorageIfAvailable { $0.reduce(0, |) < 0x80 }
      ?? text.utf8.allSatisfy { $0 < 0x80 }
    return isASCII ? text.utf8.count : text.reduce(0) { $0 + of($1) }
  }

  /// Returns the width of a character: 2 for an emoji sequence, otherwise the sum of its scalars'.
  static func of(_ character: Character) -> Int {
    var sum = 0
    var isEmoji = false
    for scalar in character.unicodeScalars {
      if scalar.value < 0x80 {
        sum += 1
        continue
      }
      // A joiner, the emoji variation selector, or a flag's letter.
      isEmoji = isEmoji || scalar.value == 0xFE0F || regionalIndicators.contains(scalar.value)
      isEmoji = isEmoji || scalar.value == 0x200D && sum == 2
      sum += of(scalar)
    }
    return isEmoji && sum > 0 ? 2 : sum
  }

  /// Returns the width of a scalar: 0 for marks, 2 for East Asian wide characters and emoji.
  static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return 1 }
    if (0x1160...0x11FF).contains(value) { return 0 }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if value < 0x1100 { return 1 }
    return properties.isEmojiPresentation || wide.contains { $0.contains(value) } ? 2 : 1
  }

  private static let regionalIndicators: ClosedRange<UInt32> = 0x1F1E6...0x1F1FF

  /// The blocks whose characters have the property East_Asian_Width Wide or Fullwidth.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF,
    0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B,
    0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CD5, 0x18D00...0x18D08, 0x1AFF0...0x1B2FB,
    0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]
}
