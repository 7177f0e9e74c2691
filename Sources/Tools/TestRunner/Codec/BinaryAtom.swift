/// A value that `BinaryEncoder` and `BinaryDecoder` know, because it has no parts.
nonisolated protocol BinaryAtom {
  /// Writes the value.
  func write(to encoder: BinaryEncoder)

  /// Reads what `write(to:)` has written.
  static func read(from decoder: BinaryDecoder) throws -> Self
}

nonisolated extension BinaryAtom where Self: FixedWidthInteger {
  func write(to encoder: BinaryEncoder) { encoder.write(word: UInt64(truncatingIfNeeded: self)) }

  static func read(from decoder: BinaryDecoder) throws -> Self {
    let word = try decoder.word()
    let number = Self(truncatingIfNeeded: word)
    guard UInt64(truncatingIfNeeded: number) == word else { throw BinaryError.outOfRange }
    return number
  }
}

nonisolated extension Int: BinaryAtom {}
nonisolated extension Int8: BinaryAtom {}
nonisolated extension Int16: BinaryAtom {}
nonisolated extension Int32: BinaryAtom {}
nonisolated extension Int64: BinaryAtom {}
nonisolated extension UInt: BinaryAtom {}
nonisolated extension UInt8: BinaryAtom {}
nonisolated extension UInt16: BinaryAtom {}
nonisolated extension UInt32: BinaryAtom {}
nonisolated extension UInt64: BinaryAtom {}

nonisolated extension Float: BinaryAtom {
  func write(to encoder: BinaryEncoder) { bitPattern.write(to: encoder) }

  static func read(from decoder: BinaryDecoder) throws -> Float {
    Float(bitPattern: try UInt32.read(from: decoder))
  }
}

nonisolated extension Double: BinaryAtom {
  func write(to encoder: BinaryEncoder) { bitPattern.write(to: encoder) }

  static func read(from decoder: BinaryDecoder) throws -> Double {
    Double(bitPattern: try decoder.word())
  }
}

nonisolated extension Bool: BinaryAtom {
  func write(to encoder: BinaryEncoder) { encoder.write(flag: self) }

  static func read(from decoder: BinaryDecoder) throws -> Bool { try decoder.flag() }
}

nonisolated extension String: BinaryAtom {
  func write(to encoder: BinaryEncoder) { encoder.write(text: self) }

  static func read(from decoder: BinaryDecoder) throws -> String { try decoder.text() }
}

/// An error of bytes that aren't the encoded value.
nonisolated enum BinaryError: Error {
  /// The bytes end inside the value.
  case truncated
  /// Bytes remain after the value.
  case tooLong
  /// A flag is neither 0 nor 1.
  case badFlag
  /// A number is out of range for its type.
  case outOfRange
  /// A value isn't there.
  case missing
}
