import Foundation

/// Reads numbers and words one after the other; past the end it reads zeros and says so.
///
/// It works on a plain pointer, since a build without optimisation takes ten times as long with a
/// collection.
struct ByteReader {
  let start: UnsafePointer<UInt8>
  let count: Int
  private(set) var position: Int
  private(set) var isPastEnd = false

  init(_ bytes: MappedBytes, at position: Int = 0) {
    start = bytes.start
    count = bytes.count
    self.position = position
    if position < 0 || position > count { fail() }
  }

  var isAtEnd: Bool { position >= count }

  mutating func move(to newPosition: Int) {
    guard newPosition >= 0, newPosition <= count else { return fail() }
    position = newPosition
  }

  mutating func skip(_ length: Int) {
    guard length >= 0, length <= count - position else { return fail() }
    position += length
  }

  mutating func byte() -> UInt8 {
    guard position < count else {
      fail()
      return 0
    }
    let value = start[position]
    position += 1
    return value
  }

  mutating func uint16() -> Int { Int(truncatingIfNeeded: number(of: 2)) }
  mutating func uint32() -> Int { Int(truncatingIfNeeded: number(of: 4)) }
  mutating func uint64() -> UInt { number(of: 8) }

  /// A number of up to eight bytes, the lowest first.
  mutating func number(of size: Int) -> UInt {
    guard size >= 0, size <= 8, size <= count - position else {
      fail()
      return 0
    }
    var value: UInt = 0
    memcpy(&value, start + position, size)
    position += size
    return value
  }

  /// A number in groups of seven bits.
  mutating func unsigned() -> UInt {
    var value: UInt = 0
    var shift: UInt = 0
    while position < count {
      let byte = start[position]
      position += 1
      if shift < 64 { value |= UInt(byte & 0x7F) &<< shift }
      if byte < 0x80 { return value }
      shift &+= 7
    }
    fail()
    return 0
  }

  /// The same with a sign.
  mutating func signed() -> Int {
    var value = 0
    var shift = 0
    while position < count {
      let byte = start[position]
      position += 1
      if shift < 64 { value |= Int(byte & 0x7F) &<< shift }
      shift &+= 7
      guard byte < 0x80 else { continue }
      if byte & 0x40 != 0, shift < 64 { value |= -1 &<< shift }
      return value
    }
    fail()
    return 0
  }

  /// Skips a word that ends in a zero byte, and gives where it began.
  mutating func word() -> Int {
    let begin = position
    while position < count {
      position += 1
      if start[position - 1] == 0 { return begin }
    }
    fail()
    return begin
  }

  private mutating func fail() {
    isPastEnd = true
    position = count
  }
}
