/// A keyed container that decodes properties in call order and ignores their keys.
nonisolated struct BinaryFieldReader<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: BinaryDecoder

  var codingPath: [any CodingKey] { [] }

  /// The key of the nested container that follows, which is the name of an enum's case.
  var allKeys: [Key] { decoder.nextText.flatMap(Key.init).map { [$0] } ?? [] }

  func contains(_ key: Key) -> Bool { true }

  func decodeNil(forKey key: Key) throws -> Bool { try !decoder.flag() }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try decoder.read(type)
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    try decoder.readOptional(type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    guard try decoder.text() == key.stringValue else { throw BinaryError.unknownCase }
    return try decoder.container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder.unkeyedContainer()
  }

  func superDecoder() -> any Decoder { decoder }

  func superDecoder(forKey key: Key) -> any Decoder { decoder }
}

/// An unkeyed container that decodes the elements of an array.
nonisolated struct BinaryElementReader: UnkeyedDecodingContainer {
  private let decoder: BinaryDecoder
  private let total: Int
  private(set) var currentIndex = 0

  init(decoder: BinaryDecoder) throws {
    self.decoder = decoder
    total = try decoder.count()
  }

  var codingPath: [any CodingKey] { [] }
  var count: Int? { total }
  var isAtEnd: Bool { currentIndex >= total }

  mutating func decodeNil() throws -> Bool {
    let isNil = try !decoder.flag()
    if isNil { currentIndex += 1 }
    return isNil
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try advance()
    return try decoder.read(type)
  }

  mutating func nestedContainer<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    try advance()
    return try decoder.container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try advance()
    return try decoder.unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder {
    try advance()
    return decoder
  }

  private mutating func advance() throws {
    guard !isAtEnd else { throw BinaryError.truncated }
    currentIndex += 1
  }
}

/// A container that decodes a single number or string.
nonisolated struct BinaryValueReader: SingleValueDecodingContainer {
  let decoder: BinaryDecoder

  var codingPath: [any CodingKey] { [] }

  func decodeNil() -> Bool { false }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.read(type) }
}
