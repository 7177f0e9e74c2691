/// A value that JSON omits while it is empty, such as a list.
package protocol OmissibleValue: Codable, Hashable {
  /// The value that is omitted.
  static var nothing: Self { get }
}

extension Array: OmissibleValue where Element: Codable & Hashable {
  package static var nothing: [Element] { [] }
}

extension Bool: OmissibleValue {
  package static var nothing: Bool { false }
}

extension String: OmissibleValue {
  package static var nothing: String { "" }
}

/// A property that JSON omits while it is empty.
@propertyWrapper
package struct Omissible<Value: OmissibleValue & Sendable>: Codable, Hashable, Sendable {
  package var wrappedValue: Value

  package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// A number that is decoded only if it isn't negative.
@propertyWrapper package struct NaturalNumber: Codable, Hashable, Sendable {
  package var wrappedValue: Int

  package init(wrappedValue: Int) { self.wrappedValue = wrappedValue }

  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    wrappedValue = try value.decode(Int.self)
    guard wrappedValue >= 0 else {
      throw DecodingError.dataCorruptedError(in: value, debugDescription: "a negative number")
    }
  }

  package func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

// The synthesized code of a type with such properties calls these.

extension KeyedDecodingContainer {
  func decode<Value>(_ type: Omissible<Value>.Type, forKey key: Key) throws -> Omissible<Value> {
    Omissible(wrappedValue: contains(key) ? try decode(Value.self, forKey: key) : .nothing)
  }
}

extension KeyedEncodingContainer {
  mutating func encode<Value>(_ value: Omissible<Value>, forKey key: Key) throws {
    if value.wrappedValue != .nothing { try encode(value.wrappedValue, forKey: key) }
  }
}
