/// Eight bytes of text, which are looked at together.
///
/// A comparison sets the highest bit of each byte that it holds for. It may also set that of bytes
/// above such a byte, so only whether it holds for any byte is known.
nonisolated struct PlainBytes {
  private let word: UInt64

  /// Whether all bytes are printable ASCII.
  var isPlain: Bool {
    // The subtraction finds bytes below 0x20, and the addition finds 0x7F.
    (word | (word &- Self.each(0x20)) | (word &+ Self.each(1))) & Self.each(0x80) == 0
  }

  /// Returns whether any byte has a value.
  func contains(_ byte: UInt8) -> Bool {
    let difference = word ^ Self.each(UInt64(byte))
    return (difference &- Self.each(1)) & ~difference & Self.each(0x80) != 0
  }

  /// Returns whether bytes meet a condition.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - fits: A closure that returns whether eight bytes meet the condition.
  ///   - fitsAlone: A closure that returns whether one of the last bytes does.
  /// - Returns: Whether all bytes meet the condition.
  @inline(__always)
  static func areAll(
    _ bytes: UnsafeRawBufferPointer, in fits: (PlainBytes) -> Bool, else fitsAlone: (UInt8) -> Bool
  ) -> Bool {
    var place = 0
    while place + 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      guard fits(PlainBytes(word: word)) else { return false }
      place += 8
    }
    while place < bytes.count {
      guard fitsAlone(bytes[place]) else { return false }
      place += 1
    }
    return true
  }

  /// Returns a word in which each byte has a value.
  private static func each(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }
}
