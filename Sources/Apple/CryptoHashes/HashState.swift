/// The state of a hash function that takes in blocks of 64 bytes: words of 32 bits, and the bytes
/// that don't fill a block yet.
struct HashState: Sendable {
  static let blockByteCount = 64

  private(set) var words: [UInt32]
  private var rest: [UInt8] = []
  private var count: UInt64 = 0
  /// Changes the state's words by the sixteen words of a block.
  private let mix: @Sendable (inout [UInt32], [UInt32]) -> Void
  private let isBigEndian: Bool

  init(
    _ words: [UInt32], isBigEndian: Bool,
    mix: @escaping @Sendable (inout [UInt32], [UInt32]) -> Void
  ) {
    self.words = words
    self.isBigEndian = isBigEndian
    self.mix = mix
  }

  mutating func update(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      rest.append(byte)
      count += 1
      if rest.count == Self.blockByteCount { takeBlock() }
    }
  }

  private mutating func takeBlock() {
    mix(
      &words,
      stride(from: 0, to: rest.count, by: 4).map { start in
        let word = rest[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) }
        return isBigEndian ? word : word.byteSwapped
      })
    rest.removeAll(keepingCapacity: true)
  }

  /// Returns the bytes of the words after the end of the data is marked, and its length added.
  func finalBytes() -> [UInt8] {
    var copy = self
    let bits = count &* 8
    copy.update([0x80])
    while copy.rest.count != 56 { copy.update([0]) }
    copy.update(Self.bytes(of: bits, isBigEndian))
    return copy.words.flatMap { Self.bytes(of: $0, isBigEndian) }
  }

  private static func bytes(of value: some FixedWidthInteger, _ isBigEndian: Bool) -> [UInt8] {
    withUnsafeBytes(of: isBigEndian ? value.bigEndian : value.littleEndian, Array.init)
  }
}

extension UInt32 {
  func rotated(left count: UInt32) -> UInt32 { self << count | self >> (32 - count) }
  func rotated(right count: UInt32) -> UInt32 { self >> count | self << (32 - count) }
}
