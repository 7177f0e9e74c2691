/// A hash value of texts that is the same in each process.
///
/// It is FNV-1a, because the standard library's hash values change with each process.
struct StableHash {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Creates the hash value of texts in order.
  init(_ texts: some Sequence<String>) {
    for text in texts {
      for byte in text.utf8 { add(byte) }
      add(0xFF)
    }
  }

  private mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  /// The value in 16 hexadecimal digits.
  var digits: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
