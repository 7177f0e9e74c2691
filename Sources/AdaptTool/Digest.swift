/// A digest of bytes by which a file's change is noticed (FNV-1a, 64 bits).
struct Digest: Codable, Hashable {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  init(_ bytes: some Sequence<UInt8>) { add(bytes) }

  /// Continues with more bytes.
  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }
}
