/// The bytes of a fixture, in little-endian order.
struct Bytes {
  private(set) var bytes: [UInt8] = []
  var count: Int { bytes.count }

  static func + (one: Bytes, other: Bytes) -> Bytes {
    var sum = one
    sum.append(other)
    return sum
  }

  static func number(_ value: UInt, size: Int) -> Bytes {
    var made = Bytes()
    made.append(value, size: size)
    return made
  }

  static func uleb128(_ value: UInt) -> Bytes {
    var (made, rest) = (Bytes(), value)
    repeat {
      let more: UInt8 = rest > 0x7F ? 0x80 : 0
      made.bytes.append(UInt8(rest & 0x7F) | more)
      rest >>= 7
    } while rest > 0
    return made
  }

  static func sleb128(_ value: Int) -> Bytes {
    var (made, rest) = (Bytes(), value)
    while true {
      let byte = UInt8(truncatingIfNeeded: rest) & 0x7F
      rest >>= 7
      let isLast = rest == 0 && byte & 0x40 == 0 || rest == -1 && byte & 0x40 != 0
      made.bytes.append(isLast ? byte : byte | 0x80)
      if isLast { return made }
    }
  }

  static func string(_ text: String) -> Bytes { Bytes(Array(text.utf8) + [0]) }

  init(_ bytes: [UInt8] = []) { self.bytes = bytes }

  mutating func append(_ value: UInt, size: Int) {
    for place in 0..<size { bytes.append(UInt8(truncatingIfNeeded: value >> (8 * UInt(place)))) }
  }

  mutating func append(_ other: Bytes) { bytes += other.bytes }

  /// Appends a string and returns its offset.
  mutating func add(_ text: String) -> UInt {
    defer { append(.string(text)) }
    return UInt(count)
  }
}

extension Bytes: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: UInt8...) { bytes = elements }
}
