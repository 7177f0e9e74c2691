/// A digest of bytes that is the same in each process (FNV-1a, 64 bits).
///
/// Use it to detect changes and to derive names, not for security. The standard library's hash
/// values change with each process.
package struct Digest: Codable, Hashable, Sendable {
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Creates the digest of bytes.
  package init(_ bytes: some Sequence<UInt8>) { add(bytes) }

  /// Continues with more bytes.
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  /// The value in 16 hexadecimal digits.
  package var digits: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
