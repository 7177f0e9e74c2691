/// A writer of the parts of a message, one after another and without names.
///
/// Numbers use eight bytes in little-endian order, texts are preceded by their length, and optional
/// parts by a flag. A run sends three messages for each step, for which `Codable` takes eight times as
/// long.
nonisolated struct MessageWriter {
  /// The bytes written so far.
  private(set) var bytes: [UInt8] = []

  /// Removes what was written, but keeps the memory.
  mutating func clear() { bytes.removeAll(keepingCapacity: true) }

  mutating func write(_ number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func write(_ number: Int) { write(UInt64(bitPattern: Int64(number))) }

  mutating func write(_ number: Double) { write(number.bitPattern) }

  mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      write(utf8.count)
      bytes.append(contentsOf: utf8)
    }
  }

  mutating func write(_ text: String?) {
    write(text != nil)
    if let text { write(text) }
  }

  /// Writes texts after the number of bytes that they take.
  mutating func write(_ texts: [String]) {
    let start = bytes.count
    write(0)
    for text in texts { write(text) }
    let count = UInt64(bytes.count - start - 8)
    bytes.withUnsafeMutableBytes {
      $0.storeBytes(of: count.littleEndian, toByteOffset: start, as: UInt64.self)
    }
  }

  /// Writes a value that is rare in messages.
  mutating func write(coded value: some Encodable) throws {
    let coded = try BinaryEncoder().encode(value)
    write(coded.count)
    bytes += coded
  }
}
