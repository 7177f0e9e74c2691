/// A hash value that is made of eight bytes at a time, because texts are long.
///
/// Unlike `Hasher`, it tells texts apart that are equal as Unicode, but have different bytes.
package struct WordHash {
  /// The value of what was added so far.
  package private(set) var value: UInt64

  /// Creates the hash value of nothing.
  package init() { value = 0 }

  /// Adds a number.
  package mutating func add(_ word: UInt64) {
    value = (value ^ word) &* 0x9E37_79B9_7F4A_7C15
    value ^= value &>> 29
  }

  /// Adds bytes and their number.
  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    add(UInt64(truncatingIfNeeded: bytes.count))
    var place = 0
    while place + 8 <= bytes.count {
      add(bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      place += 8
    }
    while place < bytes.count {
      add(UInt64(bytes[place]))
      place += 1
    }
  }

  /// Adds the bytes of a text.
  package mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }
}
