// A dictionary whose keys are strings or integers encodes itself as if it had a property for each
// key. Such a container is recognized by the type of its keys, which the standard library doesn't
// declare publicly.

/// The keys of dictionaries.
nonisolated enum DictionaryKeys {
  /// Returns whether a type of coding keys is that of dictionaries.
  static func isKey(_ type: any CodingKey.Type) -> Bool { ObjectIdentifier(type) == identity }

  private static let identity: ObjectIdentifier = {
    let probe = KeyProbe()
    // The probe throws at once.
    try? ["": 0].encode(to: probe)
    return probe.found ?? ObjectIdentifier(KeyProbe.self)
  }()
}

/// An encoder that only notes the type of a value's keys.
private nonisolated final class KeyProbe: Encoder {
  var found: ObjectIdentifier?
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    found = ObjectIdentifier(type)
    return KeyedEncodingContainer(BinaryFields(encoder: BinaryEncoder()))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    BinaryElements(encoder: BinaryEncoder())
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    BinaryValue(encoder: BinaryEncoder())
  }
}

/// A container that encodes a dictionary: the count, and each key with the length of its value and
/// the value.
nonisolated final class BinaryEntries<Key: CodingKey>: KeyedEncodingContainerProtocol {
  private let encoder: BinaryEncoder
  private let start: Int
  private var count = 0

  init(encoder: BinaryEncoder) {
    self.encoder = encoder
    start = encoder.count
    encoder.write(UInt64(0))
  }

  var codingPath: [any CodingKey] { [] }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    count += 1
    encoder.write(UInt64(count), at: start)
    encoder.write(key.stringValue)
    let length = encoder.count
    encoder.write(UInt64(0))
    try encoder.write(value)
    encoder.write(UInt64(encoder.count - length - 8), at: length)
  }

  func encodeNil(forKey key: Key) throws { throw BinaryError.unsupported }

  // Dictionaries have values only.
  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> { encoder.container(keyedBy: type) }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder.unkeyedContainer()
  }

  func superEncoder() -> any Encoder { encoder }

  func superEncoder(forKey key: Key) -> any Encoder { encoder }
}

/// A container that decodes a dictionary, whose values are read in the order of `allKeys`.
nonisolated final class BinaryEntryReader<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let allKeys: [Key]
  private let decoder: BinaryDecoder

  init(decoder: BinaryDecoder) throws {
    self.decoder = decoder
    let count = try decoder.count()
    allKeys = try decoder.lookingAhead {
      try (0..<count).map { _ in
        guard let key = Key(stringValue: try decoder.text()) else { throw BinaryError.unknownCase }
        try decoder.skip(try decoder.count())
        return key
      }
    }
  }

  var codingPath: [any CodingKey] { [] }

  func contains(_ key: Key) -> Bool { allKeys.contains { $0.stringValue == key.stringValue } }

  func decodeNil(forKey key: Key) -> Bool { false }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    guard try decoder.text() == key.stringValue else { throw BinaryError.unknownCase }
    _ = try decoder.count()
    return try decoder.read(type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> { throw BinaryError.unsupported }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    throw BinaryError.unsupported
  }

  func superDecoder() -> any Decoder { decoder }

  func superDecoder(forKey key: Key) -> any Decoder { decoder }
}
