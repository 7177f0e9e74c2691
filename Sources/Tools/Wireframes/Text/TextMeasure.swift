/// Measures text in a generic sans-serif font, whose exact widths aren't known.
///
/// Widths are counted in thousandths of the size of the font until they are complete.
struct TextMeasure {
  private let factor: Int

  init(_ font: TextStyle.Font) { factor = font.size * font.breadth }

  /// Returns the width of text in points, or more than `limit` as soon as it is wider.
  func width(of text: some StringProtocol, atMost limit: Int = 2_000) -> Int {
    points(Self.thousandths(of: text, atMost: thousandths(limit)))
  }

  private static func thousandths(of text: some StringProtocol, atMost limit: Int) -> Int {
    var sum = 0
    for character in text where sum <= limit { sum += width(of: character) }
    return sum
  }

  /// Returns as much of a text as fits, with an ellipsis in place of the rest, and its width, in
  /// thousandths of the size of the font.
  static func fit(
    _ text: some StringProtocol, in limit: Int
  ) -> (text: String, width: Int) {
    let whole = thousandths(of: text, atMost: limit)
    guard whole > limit else { return (String(text), whole) }
    let ellipsis = 1_000
    var sum = ellipsis
    let kept = text.prefix { character in
      sum += width(of: character)
      return sum <= limit
    }
    return (kept + "…", ellipsis + thousandths(of: kept, atMost: limit))
  }

  /// Returns the number of points for a width in thousandths, rounded up.
  func points(_ thousandths: Int) -> Int { (thousandths * factor + 99_999) / 100_000 }

  /// Returns the width in thousandths for a number of points.
  func thousandths(_ points: Int) -> Int { points * 100_000 / factor }

  /// Returns the width of a character in thousandths: nothing for marks, twice as much for wide
  /// characters and emoji.
  static func width(of character: Character) -> Int {
    if let byte = character.asciiValue, (0x20..<0x7F).contains(byte) { return widths[Int(byte)] }
    var sum = 0
    var isEmoji = false
    for scalar in character.unicodeScalars.prefix(mostScalars) {
      isEmoji = isEmoji || scalar.value == 0xFE0F || scalar.properties.isEmojiPresentation
      sum += width(of: scalar)
    }
    return isEmoji ? emojiWidth : sum
  }

  /// The maximum number of scalars of a character that are drawn.
  static let mostScalars = 16

  private static let emojiWidth = 1_300

  private static func width(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if scalar.isEscaped { return scalar.escape.utf8.reduce(0) { $0 + widths[Int($1)] } }
    if value < 0x80 { return widths[Int(value)] }
    if value < 0x300 { return 620 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return wide.contains { $0.contains(value) } ? 1_050 : 680
    }
  }

  /// The blocks whose characters have the property East_Asian_Width Wide or Fullwidth, and what is
  /// about as wide.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFDFA...0xFDFD, 0xFE10...0xFE19, 0xFE30...0xFE6B,
    0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x12000...0x123FF, 0x16FE0...0x18CD5, 0x1AFF0...0x1B2FB,
    0x1F000...0x1FAFF, 0x20000...0x3FFFD,
  ]

  /// The widths of the ASCII characters.
  static let widths: [Int] = (0..<128).map { byte in
    switch UInt8(byte) {
    case UInt8(ascii: "i"), UInt8(ascii: "j"), UInt8(ascii: "l"), UInt8(ascii: "I"),
      UInt8(ascii: "'"), UInt8(ascii: "|"), UInt8(ascii: "."), UInt8(ascii: ","),
      UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "!"):
      300
    case UInt8(ascii: "f"), UInt8(ascii: "t"), UInt8(ascii: "r"), UInt8(ascii: " "),
      UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "/"), UInt8(ascii: "\\"),
      UInt8(ascii: "-"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "\""):
      390
    case UInt8(ascii: "m"), UInt8(ascii: "w"): 880
    case UInt8(ascii: "M"), UInt8(ascii: "W"), UInt8(ascii: "@"), UInt8(ascii: "%"): 950
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "&"): 690
    default: 580
    }
  }
}
