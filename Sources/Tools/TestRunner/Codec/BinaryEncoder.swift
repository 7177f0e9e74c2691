/// An encoder of `Codable` values as bytes, for messages between processes of the same program.
///
/// Numbers use eight bytes in little-endian order, flags one. Texts and lists are preceded by their
/// length or count in four bytes. An object is the number of its members, and for each of them its
/// key, its length and its value; members that are `nil` are left out.
nonisolated final class BinaryEncoder: Encoder {
  private var bytes: [UInt8] = []

  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  private init() {}

  /// Returns the bytes of a value.
  static func encode(_ value: some Encodable) throws -> [UInt8] {
    let encoder = BinaryEncoder()
    try encoder.write(value)
    return encoder.bytes
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(BinaryMembers(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { BinaryElements(encoder: self) }

  func singleValueContainer() -> any SingleValueEncodingContainer { BinaryValue(encoder: self) }

  // MARK: Values

  func write<Value: Encodable>(_ value: Value) throws {
    // The cast alone would look into an optional.
    if Value.self is any BinaryAtom.Type, let atom = value as? any BinaryAtom {
      atom.write(to: self)
    } else {
      try value.encode(to: self)
    }
  }

  func write(text: String) {
    var text = text
    text.withUTF8 { utf8 in
      write(count: utf8.count)
      bytes += utf8
    }
  }

  func write(flag: Bool) { bytes.append(flag ? 1 : 0) }

  func write(word: UInt64) { withUnsafeBytes(of: word.littleEndian) { bytes += $0 } }

  // MARK: Lengths and counts

  func write(count: Int) {
    withUnsafeBytes(of: UInt32(truncatingIfNeeded: count).littleEndian) { bytes += $0 }
  }

  /// Writes a length or count that isn't known yet, and returns its place.
  func writeCount() -> Int {
    defer { write(count: 0) }
    return bytes.count
  }

  /// Overwrites a length or count.
  func write(count: Int, at place: Int) {
    bytes.withUnsafeMutableBytes {
      $0.storeBytes(
        of: UInt32(truncatingIfNeeded: count).littleEndian, toByteOffset: place, as: UInt32.self)
    }
  }

  /// Writes a value after its length.
  func writePart(_ value: some Encodable) throws {
    let place = writeCount()
    let start = bytes.count
    try write(value)
    write(count: bytes.count - start, at: place)
  }
}
