/// A state's identity: two independent hashes.
///
/// Two states of an app never have the same 128 bits in practice.
nonisolated struct StateKey: Hashable, Sendable, Codable {
  let first: UInt64
  let second: UInt64

  func hash(into hasher: inout Hasher) { hasher.combine(first) }
}

/// A hash that is the same in every process, for states, choices and texts.
nonisolated struct StateHash {
  private static let (first, second): (UInt64, UInt64) = (
    0x9E37_79B9_7F4A_7C15, 0xD6E8_FEB8_6659_FD93
  )

  private(set) var value: UInt64 = 0x2545_F491_4F6C_DD1D
  private var other: UInt64 = 0x8BAD_F00D_1234_5678

  /// Both hashes.
  var key: StateKey { StateKey(first: value, second: other) }

  /// Adds a number.
  mutating func combine(_ number: UInt64) {
    let (high, low) = (value ^ Self.first).multipliedFullWidth(by: number ^ Self.second)
    value = high ^ low ^ (value &* Self.first)
    other = ((other << 23 | other >> 41) ^ number) &* 0xFF51_AFD7_ED55_8CCD
  }

  /// Adds bytes, eight at a time.
  mutating func combine(bytes: UnsafeRawBufferPointer) {
    let count = bytes.count
    var place = 0
    while place + 8 <= count {
      combine(bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      place += 8
    }
    // The number of bytes is above the last of them, of which there are less than eight.
    var last = UInt64(count) << 56
    var shift: UInt64 = 0
    if count & 4 != 0 {
      last |= UInt64(bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self))
      (place, shift) = (place + 4, 32)
    }
    if count & 2 != 0 {
      last |= UInt64(bytes.loadUnaligned(fromByteOffset: place, as: UInt16.self)) << shift
      (place, shift) = (place + 2, shift + 16)
    }
    if count & 1 != 0 { last |= UInt64(bytes[place]) << shift }
    combine(last)
  }

  /// Adds a text, and its length, so that two texts differ from their concatenation.
  mutating func combine(_ text: String) {
    // A mutable copy would be retained.
    let isAdded: Void? = text.utf8.withContiguousStorageIfAvailable {
      combine(bytes: UnsafeRawBufferPointer($0))
    }
    guard isAdded == nil else { return }
    var text = text
    text.withUTF8 { combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
