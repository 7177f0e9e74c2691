/// A value's properties, each of which is written where it is reached.
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
    KeyedEncodingContainer(BinaryFields<Nested>(encoder: encoder))
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    BinaryElements(encoder: encoder)
  }

  func superEncoder() -> any Encoder { encoder }

  func superEncoder(forKey key: Key) -> any Encoder { encoder }
}

/// A list's elements, after their number, which is known at the end only.
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

/// A value that is one number or text.
nonisolated struct BinaryValue: SingleValueEncodingContainer {
  let encoder: BinaryEncoder

  var codingPath: [any CodingKey] { [] }

  // An optional that is no property: whether it is there would not be said.
  func encodeNil() throws { throw BinaryError.unsupported }

  func encode<Value: Encodable>(_ value: Value) throws { try encoder.write(value) }
}
