/// A decoded form of the text at a position.
///
/// * A byte stands for itself.
/// * `\n`, `\u001B` and `\u{1B}` (JSON and `SafeText`), `&lt;` and `&#60;` (XML and HTML), and
///   `%3C` (URLs) stand for the character that they encode.
/// * A backslash or a quote may be ignored, so that quoted words and escapes of any depth match.
nonisolated struct SecretReadings {
  /// A way to read the bytes up to `end`.
  struct Reading {
    /// The bytes that the text stands for, the first one in the lowest bits.
    var bytes: UInt32
    /// The number of bytes that the text stands for; 0 if it is ignored.
    var count: Int
    /// The position after the text.
    var end: Int
  }

  /// The maximum number of backslashes between the halves of a surrogate pair.
  static let mostBackslashes = 255
  /// The maximum number of bytes of a reading, rounded up to a power of two.
  static let longest = 512
  /// The maximum number of nested escapes.
  private static let deepest = 8

  private let text: UnsafeRawBufferPointer
  /// The readings at the position.
  private(set) var all: [Reading] = []
  /// Whether more text could add a reading.
  private(set) var isCut = false

  init(_ text: UnsafeRawBufferPointer) { self.text = text }

  /// Reads the text at a position.
  mutating func read(at position: Int) {
    all.removeAll(keepingCapacity: true)
    isCut = false
    let byte = text[position]
    add(byte, end: position + 1)
    switch byte {
    case UInt8(ascii: "\\"):
      ignore(to: position + 1)
      readBackslash(position + 1)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): ignore(to: position + 1)
    case UInt8(ascii: "&"): readEntity(position + 1)
    case UInt8(ascii: "%"): readPercent(position + 1)
    default: break
    }
  }

  /// Returns whether an ellipsis is at a position; `nil` if the text ends within it.
  func isEllipsis(at position: Int) -> Bool? {
    for (offset, byte) in "…".utf8.enumerated() {
      guard position + offset < text.count else { return nil }
      guard text[position + offset] == byte else { return false }
    }
    return true
  }

  private mutating func add(_ byte: UInt8, end: Int) {
    all.append(Reading(bytes: UInt32(byte), count: 1, end: end))
  }

  private mutating func add(_ scalar: UInt32, end: Int) {
    guard let scalar = UnicodeScalar(scalar), let encoded = UTF8.encode(scalar) else { return }
    var reading = Reading(bytes: 0, count: 0, end: end)
    for byte in encoded {
      reading.bytes |= UInt32(byte) << (8 * UInt32(reading.count))
      reading.count += 1
    }
    all.append(reading)
  }

  private mutating func ignore(to end: Int) {
    all.append(Reading(bytes: 0, count: 0, end: end))
  }

  // MARK: Escapes

  /// Returns a byte, or notes that it is still missing.
  private mutating func byte(at position: Int) -> UInt8? {
    if position < text.count { return text[position] }
    isCut = true
    return nil
  }

  /// Returns whether the given text is at a position.
  private mutating func isAt(_ position: Int, _ text: StaticString) -> Bool {
    for offset in 0..<text.utf8CodeUnitCount {
      guard byte(at: position + offset) == text.utf8Start[offset] else { return false }
    }
    return true
  }

  /// Returns a number and the position after it; `nil` if there is none.
  private mutating func number(
    at position: Int, radix: Int, digits: ClosedRange<Int>
  ) -> (value: UInt32, end: Int)? {
    var value: UInt32 = 0
    var end = position
    while end - position < digits.upperBound, let byte = byte(at: end),
      let digit = Character(UnicodeScalar(byte)).hexDigitValue, digit < radix
    {
      value = value * UInt32(radix) + UInt32(digit)
      end += 1
    }
    return end - position < digits.lowerBound ? nil : (value, end)
  }

  private mutating func readBackslash(_ position: Int) {
    switch byte(at: position) {
    case UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      add(SecretTrie.blank, end: position + 1)
    case UInt8(ascii: "b"): add(UInt8(0x08), end: position + 1)
    case UInt8(ascii: "f"): add(UInt8(0x0C), end: position + 1)
    case UInt8(ascii: "u"): readUnicode(position + 1)
    default: break
    }
  }

  /// Reads the digits after `\u`: `{1F600}`, `00E9`, or `D83D\uDE00`.
  private mutating func readUnicode(_ position: Int) {
    if byte(at: position) == UInt8(ascii: "{") {
      guard let found = number(at: position + 1, radix: 16, digits: 1...6),
        byte(at: found.end) == UInt8(ascii: "}")
      else { return }
      return add(found.value, end: found.end + 1)
    }
    guard let high = number(at: position, radix: 16, digits: 4...4) else { return }
    guard (0xD800..<0xDC00).contains(high.value) else { return add(high.value, end: high.end) }
    var next = high.end
    while next - high.end < Self.mostBackslashes, byte(at: next) == UInt8(ascii: "\\") { next += 1 }
    guard next > high.end, byte(at: next) == UInt8(ascii: "u"),
      let low = number(at: next + 1, radix: 16, digits: 4...4),
      (0xDC00..<0xE000).contains(low.value)
    else { return }
    add(0x10000 + (high.value - 0xD800) << 10 + (low.value - 0xDC00), end: low.end)
  }

  private static let entities: [(name: StaticString, character: UInt8)] = [
    ("lt;", UInt8(ascii: "<")), ("gt;", UInt8(ascii: ">")), ("amp;", UInt8(ascii: "&")),
    ("quot;", UInt8(ascii: "\"")), ("apos;", UInt8(ascii: "'")),
  ]

  /// Reads `&lt;`, `&#60;`, `&#x3C;`, and the same after `&amp;` in place of `&`.
  private mutating func readEntity(_ position: Int) {
    var position = position
    for _ in 0..<Self.deepest {
      for entity in Self.entities where isAt(position, entity.name) {
        let end = position + entity.name.utf8CodeUnitCount
        add(entity.character, end: end)
        if entity.character == UInt8(ascii: "\"") || entity.character == UInt8(ascii: "'") {
          ignore(to: end)
        }
      }
      readCharacterReference(position)
      guard isAt(position, "amp;") else { return }
      position += 4
    }
  }

  private mutating func readCharacterReference(_ position: Int) {
    guard byte(at: position) == UInt8(ascii: "#") else { return }
    let isHexadecimal = byte(at: position + 1).map { $0 | 0x20 == UInt8(ascii: "x") } ?? false
    let found =
      isHexadecimal
      ? number(at: position + 2, radix: 16, digits: 1...6)
      : number(at: position + 1, radix: 10, digits: 1...7)
    guard let found, byte(at: found.end) == UInt8(ascii: ";") else { return }
    add(found.value, end: found.end + 1)
    if found.value == 0x22 || found.value == 0x27 { ignore(to: found.end + 1) }
  }

  /// Reads `%3C`, and the same after `%25` in place of `%`.
  private mutating func readPercent(_ position: Int) {
    var position = position
    for _ in 0..<Self.deepest {
      guard let found = number(at: position, radix: 16, digits: 2...2) else { return }
      add(UInt8(truncatingIfNeeded: found.value), end: found.end)
      guard found.value == 0x25 else { return }
      position = found.end
    }
  }
}
