/// Writes `Codable` values as bytes: each property after the other, without names.
///
/// What reads them must be built from the same sources, as a worker and its runner are. Numbers have
/// eight bytes, as they lie in memory; a text or list follows its length; a byte says whether a
/// property that is optional is there. Enums are written by their raw values; dictionaries, and lists
/// of optionals, can't be written.
nonisolated final class BinaryEncoder: Encoder {
  private(set) var bytes: [UInt8] = []

  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  /// Writes one value in place of what was written before.
  ///
  /// - Returns: the bytes; the memory behind them is used again for the next value.
  func encode(_ value: some Encodable) throws -> [UInt8] {
    bytes.removeAll(keepingCapacity: true)
    try write(value)
    return bytes
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(BinaryFields(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { BinaryElements(encoder: self) }

  func singleValueContainer() -> any SingleValueEncodingContainer { BinaryValue(encoder: self) }

  // MARK: Values

  // The types are compared, and not cast to: a cast that fails takes as long as the value itself.
  func write<Value: Encodable>(_ value: Value) throws {
    if Value.self == String.self {
      write(unsafeBitCast(value, to: String.self))
    } else if Value.self == Int.self {
      write(UInt64(bitPattern: Int64(unsafeBitCast(value, to: Int.self))))
    } else if Value.self == Double.self {
      write(unsafeBitCast(value, to: Double.self).bitPattern)
    } else if Value.self == [String].self {
      let texts = unsafeBitCast(value, to: [String].self)
      write(UInt64(texts.count))
      for text in texts { write(text) }
    } else if Value.self == Bool.self {
      bytes.append(unsafeBitCast(value, to: Bool.self) ? 1 : 0)
    } else if Value.self == UInt64.self {
      write(unsafeBitCast(value, to: UInt64.self))
    } else if let number = BinaryNumber.bits(of: value) {
      write(number)
    } else {
      try value.encode(to: self)
    }
  }

  func writeOptional<Value: Encodable>(_ value: Value?) throws {
    bytes.append(value == nil ? 0 : 1)
    if let value { try write(value) }
  }

  func writeFlag(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  func write(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      write(UInt64(utf8.count))
      bytes.append(contentsOf: utf8)
    }
  }

  func write(_ number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Writes a number over one that was written before.
  func write(_ number: UInt64, at place: Int) {
    bytes.withUnsafeMutableBytes {
      $0.storeBytes(of: number.littleEndian, toByteOffset: place, as: UInt64.self)
    }
  }

  /// How many bytes there are.
  var count: Int { bytes.count }
}
