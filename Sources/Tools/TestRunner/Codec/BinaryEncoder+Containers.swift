/// A keyed container that encodes properties in call order, without their keys.
///
/// Only the key of a nested container is encoded, because it is the name of an enum's case if the
/// enum has associated values.
nonisolated struct BinaryFields<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: BinaryEncoder

  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) { encoder.writeFlag(false) }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try encoder.write(value)
  }

  func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws {
    try encoder.writeOptional(value)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    encoder.write(key.stringValue)
    return KeyedEncodingContainer(BinaryFields<Nested>(encoder: encoder))
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    BinaryElements(encoder: encoder)
  }

  func superEncoder() -> any Encoder { encoder }

  func superEncoder(forKey key: Key) -> any Encoder { encoder }
}

/// An unkeyed container that encodes the elements of an array after their count.
///
/// The count is written again with each element, because the total is known only at the end.
nonisolated struct BinaryElements: UnkeyedEncodingContainer {
  private let encoder: BinaryEncoder
  private let start: Int
  private(set) var count = 0

  init(encoder: BinaryEncoder) {
    self.encoder = encoder
    start = encoder.count
    encoder.write(UInt64(0))
  }

  var codingPath: [any CodingKey] { [] }

  mutating func encodeNil() {
    addOne()
    encoder.writeFlag(false)
  }

  mutating func encode<Value: Encodable>(_ value: Value) throws {
    addOne()
    try encoder.write(value)
  }

  mutating func nestedContainer<Key: CodingKey>(
    keyedBy type: Key.Type
  ) -> KeyedEncodingContainer<Key> {
    addOne()
    return encoder.container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    addOne()
    return encoder.unkeyedContainer()
  }

  mutating func superEncoder() -> any Encoder {
    addOne()
    return encoder
  }

  private mutating func addOne() {
    count += 1
    encoder.write(UInt64(count), at: start)
  }
}

/// A container that encodes a single number or string.
nonisolated struct BinaryValue: SingleValueEncodingContainer {
  let encoder: BinaryEncoder

  var codingPath: [any CodingKey] { [] }

  // Only optional properties are preceded by a flag for nil.
  func encodeNil() throws { throw BinaryError.unsupported }

  func encode<Value: Encodable>(_ value: Value) throws { try encoder.write(value) }
}
