/// A decoder for the output of `BinaryEncoder`; any other bytes cause an error.
///
/// The bytes are untrusted: a length or count that exceeds the number of bytes is rejected before
/// any memory is allocated for it.
nonisolated final class BinaryDecoder: Decoder {
  private let bytes: ArraySlice<UInt8>
  private var position: Int
  /// The number of members of all objects that haven't been decoded.
  private var unreadMembers = 0

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
    guard decoder.rest == 0 else { throw BinaryError.tooLong }
    // An optional isn't missed, nor is an entry of a dictionary.
    guard decoder.unreadMembers == 0 else { throw BinaryError.truncated }
    return value
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(try BinaryMemberReader(decoder: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try BinaryElementReader(decoder: self)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer {
    BinaryValueReader(decoder: self)
  }

  // MARK: Members

  /// Begins an object, and returns the number of its members.
  func beginObject() throws -> Int {
    let count = try count()
    unreadMembers += count
    return count
  }

  /// Begins a member of an object by its key.
  func beginMember(_ key: String) throws {
    guard try text() == key else { throw BinaryError.missing }
    unreadMembers -= 1
    _ = try count()
  }

  // MARK: Values

  func read<Value: Decodable>(_ type: Value.Type) throws -> Value {
    guard let atom = type as? any BinaryAtom.Type else { return try Value(from: self) }
    guard let value = try atom.read(from: self) as? Value else { throw BinaryError.missing }
    return value
  }

  func text() throws -> String {
    let count = try count()
    defer { position += count }
    // Replace invalid UTF-8, because validating it would take longer than all other decoding.
    return String(decoding: bytes[position..<position + count], as: UTF8.self)
  }

  func flag() throws -> Bool {
    let byte = try load(UInt8.self)
    guard byte < 2 else { throw BinaryError.badFlag }
    return byte == 1
  }

  func word() throws -> UInt64 { UInt64(littleEndian: try load(UInt64.self)) }

  /// Reads a length or count, of which each unit takes at least one byte.
  func count() throws -> Int {
    let count = Int(UInt32(littleEndian: try load(UInt32.self)))
    guard count <= rest else { throw BinaryError.truncated }
    return count
  }

  /// Calls a closure, after which the same bytes follow as before.
  func lookingAhead<Result>(_ body: () throws -> Result) rethrows -> Result {
    let start = position
    defer { position = start }
    return try body()
  }

  /// Skips a number of bytes that `count()` has returned.
  func skip(_ count: Int) { position += count }

  private var rest: Int { bytes.endIndex - position }

  private func load<Number: FixedWidthInteger & BitwiseCopyable>(
    _ type: Number.Type
  ) throws -> Number {
    let size = MemoryLayout<Number>.size
    guard size <= rest else { throw BinaryError.truncated }
    defer { position += size }
    let offset = position - bytes.startIndex
    return bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: type) }
  }
}
