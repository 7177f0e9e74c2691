/// A container that decodes the members of an object in the order in which they were encoded.
nonisolated final class BinaryMemberReader<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let decoder: BinaryDecoder
  /// The number of members that haven't been decoded.
  private var rest: Int

  init(decoder: BinaryDecoder) throws {
    self.decoder = decoder
    rest = try decoder.beginObject()
  }

  var codingPath: [any CodingKey] { [] }

  /// The keys that follow, up to one that the type doesn't have.
  var allKeys: [Key] {
    decoder.lookingAhead {
      var keys: [Key] = []
      while keys.count < rest, let key = (try? decoder.text()).flatMap({ Key(stringValue: $0) }),
        let length = try? decoder.count()
      {
        keys.append(key)
        decoder.skip(length)
      }
      return keys
    }
  }

  func contains(_ key: Key) -> Bool {
    rest > 0 && decoder.lookingAhead { (try? decoder.text()) == key.stringValue }
  }

  func decodeNil(forKey key: Key) -> Bool { !contains(key) }

  private func begin(_ key: Key) throws -> BinaryDecoder {
    guard rest > 0 else { throw BinaryError.missing }
    rest -= 1
    try decoder.beginMember(key.stringValue)
    return decoder
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try begin(key).read(type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> { try begin(key).container(keyedBy: type) }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try begin(key).unkeyedContainer()
  }

  func superDecoder() -> any Decoder { decoder }

  func superDecoder(forKey key: Key) -> any Decoder { decoder }
}

/// A container that decodes the elements of a list.
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

  private mutating func begin() throws -> BinaryDecoder {
    guard !isAtEnd else { throw BinaryError.truncated }
    currentIndex += 1
    return decoder
  }

  mutating func decodeNil() throws -> Bool {
    guard try !decoder.lookingAhead(decoder.flag) else { return false }
    _ = try begin().flag()
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try begin().read(type)
  }

  mutating func nestedContainer<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> { try begin().container(keyedBy: type) }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try begin().unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder { try begin() }
}

/// A container that decodes a raw value, or an optional that is no property.
nonisolated struct BinaryValueReader: SingleValueDecodingContainer {
  let decoder: BinaryDecoder

  var codingPath: [any CodingKey] { [] }

  func decodeNil() -> Bool {
    guard (try? decoder.lookingAhead(decoder.flag)) == false else { return false }
    decoder.skip(1)
    return true
  }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    guard try decoder.flag() else { throw BinaryError.missing }
    return try decoder.read(type)
  }
}
