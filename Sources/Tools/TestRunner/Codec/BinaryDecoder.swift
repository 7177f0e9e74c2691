import Foundation

/// A decoder for the output of `BinaryEncoder`; any other bytes cause an error.
///
/// The bytes are untrusted: a count that exceeds the number of bytes is rejected before any memory
/// is allocated for it.
nonisolated final class BinaryDecoder: Decoder {
  private let bytes: ArraySlice<UInt8>
  private var position: Int

  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  /// Decodes one value; throws an error if any bytes remain.
  static func decode<Value: Decodable>(
    _ type: Value.Type, from bytes: ArraySlice<UInt8>
  ) throws -> Value {
    let decoder = BinaryDecoder(bytes)
    let value = try decoder.read(type)
    guard decoder.position == bytes.endIndex else { throw BinaryError.tooLong }
    return value
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    DictionaryKeys.isKey(type)
      ? KeyedDecodingContainer(try BinaryEntryReader(decoder: self))
      : KeyedDecodingContainer(BinaryFieldReader(decoder: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try BinaryElementReader(decoder: self)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer {
    BinaryValueReader(decoder: self)
  }

  // MARK: Values

  func read<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if type == String.self { return unsafeBitCast(try text(), to: type) }
    if type == Int.self { return unsafeBitCast(Int(truncatingIfNeeded: try word()), to: type) }
    if type == Double.self {
      return unsafeBitCast(Double(bitPattern: try word()), to: type)
    }
    if type == [String].self { return unsafeBitCast(try texts(), to: type) }
    if type == [UInt64].self { return unsafeBitCast(try words(), to: type) }
    if type == Bool.self { return unsafeBitCast(try flag(), to: type) }
    if type == UInt64.self { return unsafeBitCast(try word(), to: type) }
    if type == URL.self { return unsafeBitCast(try url(), to: type) }
    return BinaryNumber.isNumber(type) ? try number() : try Value(from: self)
  }

  // A function of its own, because the optional's metadata is looked up at the start of each call.
  private func number<Value: Decodable>() throws -> Value {
    guard let number = try BinaryNumber.value(Value.self, word) else {
      throw BinaryError.unsupported
    }
    return number
  }

  func readOptional<Value: Decodable>(_ type: Value.Type) throws -> Value? {
    try flag() ? read(type) : nil
  }

  func flag() throws -> Bool {
    guard position < bytes.endIndex else { throw BinaryError.truncated }
    let byte = bytes[position]
    guard byte < 2 else { throw BinaryError.badFlag }
    position += 1
    return byte == 1
  }

  /// Reads the number of elements that follow.
  ///
  /// Each element uses at least one byte, so a number that exceeds the remaining bytes is invalid.
  func count() throws -> Int {
    let number = try word()
    guard number <= UInt64(bytes.endIndex - position) else { throw BinaryError.badCount }
    return Int(number)
  }

  /// The text that follows, which isn't consumed; `nil` if there is none.
  var nextText: String? { try? lookingAhead { try text() } }

  /// Calls a closure, after which the same bytes follow as before.
  func lookingAhead<Result>(_ body: () throws -> Result) rethrows -> Result {
    let start = position
    defer { position = start }
    return try body()
  }

  /// Skips a number of bytes.
  func skip(_ count: Int) throws {
    guard count <= bytes.endIndex - position else { throw BinaryError.truncated }
    position += count
  }

  func text() throws -> String {
    let count = try count()
    defer { position += count }
    // Replace invalid UTF-8, because validating it would take longer than all other decoding.
    return String(decoding: bytes[position..<position + count], as: UTF8.self)
  }

  private func url() throws -> URL {
    guard let url = URL(string: try text()) else { throw BinaryError.badURL }
    return url
  }

  private func texts() throws -> [String] {
    let count = try count()
    var texts: [String] = []
    // Each string uses at least eight bytes, which contain its length.
    guard count <= (bytes.endIndex - position) / 8 else { throw BinaryError.badCount }
    texts.reserveCapacity(count)
    for _ in 0..<count { texts.append(try text()) }
    return texts
  }

  private func words() throws -> [UInt64] {
    let count = try count()
    guard count <= (bytes.endIndex - position) / 8 else { throw BinaryError.badCount }
    let offset = position - bytes.startIndex
    position += 8 * count
    return bytes.withUnsafeBytes { bytes in
      (0..<count).map {
        UInt64(
          littleEndian: bytes.loadUnaligned(fromByteOffset: offset + 8 * $0, as: UInt64.self))
      }
    }
  }

  private func word() throws -> UInt64 {
    guard bytes.endIndex - position >= 8 else { throw BinaryError.truncated }
    let offset = position - bytes.startIndex
    position += 8
    return bytes.withUnsafeBytes {
      UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
  }
}
