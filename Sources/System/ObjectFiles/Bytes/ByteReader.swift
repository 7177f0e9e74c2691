import Glibc

/// A sequential reader of little-endian numbers, LEB128 numbers, and strings.
///
/// Past the end, it reads zeros and sets `isPastEnd`. It works on a plain pointer because, in a
/// build without optimization, reading a collection takes ten times as long.
struct ByteReader {
  private let start: UnsafePointer<UInt8>
  private let count: Int
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

  mutating func uint8() -> UInt8 {
    guard position < count else {
      fail()
      return 0
    }
    let value = start[position]
    position += 1
    return value
  }

  mutating func uint16() -> Int { Int(bitPattern: unsigned(size: 2)) }
  mutating func uint32() -> Int { Int(bitPattern: unsigned(size: 4)) }
  mutating func uint64() -> UInt { unsigned(size: 8) }

  /// Reads a number of up to eight bytes.
  mutating func unsigned(size: Int) -> UInt {
    guard size >= 0, size <= 8, size <= count - position else {
      fail()
      return 0
    }
    var value: UInt = 0
    memcpy(&value, start + position, size)
    position += size
    return UInt(littleEndian: value)
  }

  mutating func uleb128() -> UInt {
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

  mutating func sleb128() -> Int {
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

  /// Skips a null-terminated string and returns the offset at which it begins.
  mutating func skipString() -> Int {
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
