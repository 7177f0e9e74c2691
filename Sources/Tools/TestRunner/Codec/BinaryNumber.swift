/// Conversions between eight bytes and the number types that are rare in messages.
nonisolated enum BinaryNumber {
  /// Returns whether a type is one of these.
  static func isNumber(_ type: Any.Type) -> Bool {
    type == Float.self || type == UInt8.self || type == UInt32.self || type == Int32.self
      || type == Int64.self || type == UInt.self || type == UInt16.self || type == Int16.self
      || type == Int8.self
  }

  static func bits<Value>(of value: Value) -> UInt64? {
    func number<Number: FixedWidthInteger>(_ type: Number.Type) -> UInt64? {
      // The types are the same, so that the cast changes nothing.
      guard Value.self == type else { return nil }
      return UInt64(truncatingIfNeeded: unsafeBitCast(value, to: type))
    }
    if Value.self == Float.self {
      return UInt64(unsafeBitCast(value, to: Float.self).bitPattern)
    }
    return number(UInt8.self) ?? number(UInt32.self) ?? number(Int32.self) ?? number(Int64.self)
      ?? number(UInt.self) ?? number(UInt16.self) ?? number(Int16.self) ?? number(Int8.self)
  }

  /// Reads a number of the given type; returns `nil` for a type that isn't handled here.
  ///
  /// - Throws: `BinaryError.outOfRange` if the type can't represent the number.
  static func value<Value>(_ type: Value.Type, _ read: () throws -> UInt64) throws -> Value? {
    func number<Number: FixedWidthInteger>(_ number: Number.Type) throws -> Value? {
      guard type == number else { return nil }
      let bits = try read()
      let value = Number(truncatingIfNeeded: bits)
      guard UInt64(truncatingIfNeeded: value) == bits else { throw BinaryError.outOfRange }
      return unsafeBitCast(value, to: type)
    }
    if type == Float.self {
      guard let bits = UInt32(exactly: try read()) else { throw BinaryError.outOfRange }
      return unsafeBitCast(Float(bitPattern: bits), to: type)
    }
    return try number(UInt8.self) ?? number(UInt32.self) ?? number(Int32.self)
      ?? number(Int64.self) ?? number(UInt.self) ?? number(UInt16.self) ?? number(Int16.self)
      ?? number(Int8.self)
  }
}

/// An error that occurs when decoding bytes or encoding a value.
nonisolated enum BinaryError: Error {
  /// The bytes end inside the value.
  case truncated
  /// Bytes remain after the value.
  case tooLong
  /// A length or count exceeds the number of bytes.
  case badCount
  /// A flag is neither 0 nor 1.
  case badFlag
  /// A number is not the raw value of any enum case.
  case unknownCase
  /// A text is no URL.
  case badURL
  /// An optional isn't a property, or a number has an unknown type.
  case unsupported
  /// A number is out of range for its type.
  case outOfRange
}
