/// A container that encodes an object: properties, the entries of a dictionary, or an enum's case.
nonisolated struct BinaryMembers<Key: CodingKey>: KeyedEncodingContainerProtocol {
  private let encoder: BinaryEncoder
  private let place: Int
  private var count = 0

  init(encoder: BinaryEncoder) {
    self.encoder = encoder
    place = encoder.writeCount()
  }

  var codingPath: [any CodingKey] { [] }

  private mutating func begin(_ key: Key) {
    count += 1
    // The total is known only at the end, which an encoder can't detect.
    encoder.write(count: count, at: place)
    encoder.write(text: key.stringValue)
  }

  func encodeNil(forKey key: Key) {}

  mutating func encode(_ value: some Encodable, forKey key: Key) throws {
    begin(key)
    try encoder.writePart(value)
  }

  // The length isn't known, so that nothing may follow, as behind the values of an enum's case.
  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    begin(key)
    encoder.write(count: 0)
    return encoder.container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    begin(key)
    encoder.write(count: 0)
    return encoder.unkeyedContainer()
  }

  func superEncoder() -> any Encoder { encoder }

  func superEncoder(forKey key: Key) -> any Encoder { encoder }
}

/// A container that encodes the elements of a list.
nonisolated struct BinaryElements: UnkeyedEncodingContainer {
  private let encoder: BinaryEncoder
  private let place: Int
  private(set) var count = 0

  init(encoder: BinaryEncoder) {
    self.encoder = encoder
    place = encoder.writeCount()
  }

  var codingPath: [any CodingKey] { [] }

  private mutating func begin() -> BinaryEncoder {
    count += 1
    encoder.write(count: count, at: place)
    return encoder
  }

  mutating func encodeNil() { begin().write(flag: false) }

  mutating func encode(_ value: some Encodable) throws { try begin().write(value) }

  mutating func nestedContainer<Key: CodingKey>(
    keyedBy type: Key.Type
  ) -> KeyedEncodingContainer<Key> { begin().container(keyedBy: type) }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    begin().unkeyedContainer()
  }

  mutating func superEncoder() -> any Encoder { begin() }
}

/// A container that encodes a raw value, or an optional that is no property.
nonisolated struct BinaryValue: SingleValueEncodingContainer {
  let encoder: BinaryEncoder

  var codingPath: [any CodingKey] { [] }

  func encodeNil() { encoder.write(flag: false) }

  func encode(_ value: some Encodable) throws {
    encoder.write(flag: true)
    try encoder.write(value)
  }
}
