import Foundation

/// An encoder that writes the properties of `Codable` values one after another, without names.
///
/// The reader must be built from the same sources, as a worker and its runner are. Numbers use
/// eight bytes in little-endian order. Strings and arrays are preceded by their length, and
/// optional properties by a byte that is 0 for nil. Enums are encoded as their raw values, or as
/// the name of the case with its associated values. Arrays of optionals can't be encoded.
nonisolated final class BinaryEncoder: Encoder {
  private(set) var bytes: [UInt8] = []

  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  /// Encodes one value and discards the previous one.
  ///
  /// - Returns: The encoded bytes. The next call reuses their memory.
  func encode(_ value: some Encodable) throws -> [UInt8] {
    bytes.removeAll(keepingCapacity: true)
    try write(value)
    return bytes
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    DictionaryKeys.isKey(type)
      ? KeyedEncodingContainer(BinaryEntries(encoder: self))
      : KeyedEncodingContainer(BinaryFields(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { BinaryElements(encoder: self) }

  func singleValueContainer() -> any SingleValueEncodingContainer { BinaryValue(encoder: self) }

  // MARK: Values

  // Compare types instead of casting, because a failed cast takes as long as encoding the value. A
  // bit cast to the type that a value has changes nothing.
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
    } else if Value.self == [UInt64].self {
      let words = unsafeBitCast(value, to: [UInt64].self)
      write(UInt64(words.count))
      words.map(\.littleEndian).withUnsafeBytes { bytes.append(contentsOf: $0) }
    } else if Value.self == Bool.self {
      bytes.append(unsafeBitCast(value, to: Bool.self) ? 1 : 0)
    } else if Value.self == UInt64.self {
      write(unsafeBitCast(value, to: UInt64.self))
    } else if Value.self == URL.self {
      // The type's own encoding omits a property that is nil.
      write(unsafeBitCast(value, to: URL.self).absoluteString)
    } else if BinaryNumber.isNumber(Value.self), let number = BinaryNumber.bits(of: value) {
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

  /// Overwrites a number that was written earlier.
  func write(_ number: UInt64, at place: Int) {
    bytes.withUnsafeMutableBytes {
      $0.storeBytes(of: number.littleEndian, toByteOffset: place, as: UInt64.self)
    }
  }

  /// The number of bytes written.
  var count: Int { bytes.count }
}
