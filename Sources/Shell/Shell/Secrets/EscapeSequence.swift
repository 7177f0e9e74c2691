/// An escape sequence, after its first byte.
nonisolated struct EscapeSequence {
  private let rest: UnsafeRawBufferPointer
  /// The position of the rest in the text.
  private let offset: Int

  /// Creates the sequence whose first byte is at a position.
  init(at position: Int, in text: UnsafeRawBufferPointer) {
    rest = UnsafeRawBufferPointer(rebasing: text[(position + 1)...])
    offset = position + 1
  }

  private func byte(_ place: Int) -> UInt8? { place < rest.count ? rest[place] : nil }

  private func isAt(_ place: Int, _ character: UInt8) -> Bool { byte(place) == character }

  private func unit(_ byte: UInt8, length: Int) -> SecretEncoding.Unit {
    .bytes(UInt32(byte), count: 1, end: offset + length)
  }

  private func unit(_ scalar: UInt32, length: Int) -> SecretEncoding.Unit? {
    guard let scalar = UnicodeScalar(scalar), let encoded = UTF8.encode(scalar) else { return nil }
    var (bytes, count) = (UInt32(0), 0)
    for byte in encoded {
      bytes |= UInt32(byte) << (8 * UInt32(count))
      count += 1
    }
    return .bytes(bytes, count: count, end: offset + length)
  }

  /// Returns the number that begins at a place, and the place after it.
  private func number(_ place: Int, radix: UInt32, most: Int) -> (value: UInt32, end: Int) {
    var (value, end) = (UInt32(0), place)
    while end < place + most, let digit = byte(end).flatMap(Self.digit), digit < radix {
      value = value * radix + digit
      end += 1
    }
    return (value, end)
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte) - 0x30
    case 0x41...0x46, 0x61...0x66: UInt32(byte | 0x20) - 0x61 + 10
    default: nil
    }
  }

  /// Reads the digits after `%`.
  func percent() -> SecretEncoding.Unit? {
    let (value, end) = number(0, radix: 16, most: 2)
    if end == 2 { return unit(UInt8(value), length: 2) }
    return end == rest.count ? .cut : nil
  }

  private static let entities: [(name: StaticString, character: UInt8)] = [
    ("lt", UInt8(ascii: "<")), ("gt", UInt8(ascii: ">")), ("amp", UInt8(ascii: "&")),
    ("quot", UInt8(ascii: "\"")), ("apos", UInt8(ascii: "'")),
  ]

  /// Reads the name or the number after `&`, and the semicolon.
  func entity() -> SecretEncoding.Unit? {
    let name = rest.prefix(9).prefix {
      0x30...0x39 ~= $0 || 0x61...0x7A ~= $0 | 0x20 || $0 == UInt8(ascii: "#")
    }
    guard isAt(name.count, UInt8(ascii: ";")) else { return name.count == rest.count ? .cut : nil }
    let length = name.count + 1
    let known = Self.entities.first { entity in
      entity.name.withUTF8Buffer { name.elementsEqual($0) }
    }
    if let known { return unit(known.character, length: length) }
    guard isAt(0, UInt8(ascii: "#")) else { return nil }
    let isHexadecimal = byte(1).map { $0 | 0x20 == UInt8(ascii: "x") } ?? false
    let (value, end) = number(isHexadecimal ? 2 : 1, radix: isHexadecimal ? 16 : 10, most: 7)
    return end == name.count ? unit(value, length: length) : nil
  }

  /// Reads the character after a backslash that stands for itself.
  func literal() -> SecretEncoding.Unit {
    byte(0).map { unit($0, length: 1) } ?? .cut
  }

  /// Reads `n`, `r` or `t` and, in JSON, `b` or `f`.
  func control(inJSON: Bool) -> SecretEncoding.Unit? {
    switch byte(0) {
    case nil: .cut
    case UInt8(ascii: "n"): unit(UInt8(ascii: "\n"), length: 1)
    case UInt8(ascii: "r"): unit(UInt8(ascii: "\r"), length: 1)
    case UInt8(ascii: "t"): unit(UInt8(ascii: "\t"), length: 1)
    case UInt8(ascii: "b") where inJSON: unit(UInt8(0x08), length: 1)
    case UInt8(ascii: "f") where inJSON: unit(UInt8(0x0C), length: 1)
    default: nil
    }
  }

  /// Reads `u{1F600}`.
  func scalar() -> SecretEncoding.Unit? {
    guard isAt(0, UInt8(ascii: "u")) else { return nil }
    guard rest.count > 1 else { return .cut }
    guard isAt(1, UInt8(ascii: "{")) else { return nil }
    let (value, end) = number(2, radix: 16, most: 6)
    guard end < rest.count else { return .cut }
    return isAt(end, UInt8(ascii: "}")) && end > 2 ? unit(value, length: end + 1) : nil
  }

  /// Reads `u00E9`, or `uD83D\uDE00`.
  func utf16() -> SecretEncoding.Unit? {
    guard isAt(0, UInt8(ascii: "u")) else { return nil }
    let (high, end) = number(1, radix: 16, most: 4)
    guard end == 5 else { return end == rest.count ? .cut : nil }
    guard (0xD800..<0xDC00).contains(high) else { return unit(high, length: 5) }
    for (place, character) in [(5, UInt8(ascii: "\\")), (6, UInt8(ascii: "u"))] {
      guard place < rest.count else { return .cut }
      guard isAt(place, character) else { return nil }
    }
    let (low, last) = number(7, radix: 16, most: 4)
    guard last == 11 else { return last == rest.count ? .cut : nil }
    guard (0xDC00..<0xE000).contains(low) else { return nil }
    return unit(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00), length: 11)
  }
}
