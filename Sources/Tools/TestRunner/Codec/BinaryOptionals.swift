// By default, the standard library encodes nothing for nil. An encoding without keys needs a flag.
nonisolated extension BinaryFields {
  func encodeIfPresent(_ value: Bool?, forKey key: Key) throws { try optional(value) }
  func encodeIfPresent(_ value: String?, forKey key: Key) throws { try optional(value) }
  func encodeIfPresent(_ value: Double?, forKey key: Key) throws { try optional(value) }
  func encodeIfPresent(_ value: Float?, forKey key: Key) throws { try optional(value) }
  func encodeIfPresent(_ value: Int?, forKey key: Key) throws { try optional(value) }
  func encodeIfPresent(_ value: Int8?, forKey key: Key) throws { try optional(value) }
  func encodeIfPresent(_ value: Int16?, forKey key: Key) throws { try optional(value) }
  func encodeIfPresent(_ value: Int32?, forKey key: Key) throws { try optional(value) }
  func encodeIfPresent(_ value: Int64?, forKey key: Key) throws { try optional(value) }
  func encodeIfPresent(_ value: UInt?, forKey key: Key) throws { try optional(value) }
  func encodeIfPresent(_ value: UInt8?, forKey key: Key) throws { try optional(value) }
  func encodeIfPresent(_ value: UInt16?, forKey key: Key) throws { try optional(value) }
  func encodeIfPresent(_ value: UInt32?, forKey key: Key) throws { try optional(value) }
  func encodeIfPresent(_ value: UInt64?, forKey key: Key) throws { try optional(value) }

  private func optional(_ value: (some Encodable)?) throws { try encoder.writeOptional(value) }
}

nonisolated extension BinaryFieldReader {
  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? { try optional() }
  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? { try optional() }
  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? { try optional() }
  func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float? { try optional() }
  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? { try optional() }
  func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8? { try optional() }
  func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16? { try optional() }
  func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? { try optional() }
  func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? { try optional() }
  func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt? { try optional() }
  func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? { try optional() }
  func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16? { try optional() }
  func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32? { try optional() }
  func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? { try optional() }

  private func optional<Value: Decodable>() throws -> Value? {
    try decoder.readOptional(Value.self)
  }
}
