import Reports

/// A reader of the parts that a `MessageWriter` has written; any other bytes cause an error.
///
/// The bytes are untrusted: a length that exceeds the number of bytes is rejected before any memory
/// is allocated for it.
nonisolated struct MessageReader {
  private let bytes: UnsafeRawBufferPointer
  private var position = 0
  private let shared: SharedTexts?

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - bytes: The bytes, which must stay valid.
  ///   - texts: The texts of earlier messages, with which equal ones are shared; `nil` if no texts
  ///     are.
  init(_ bytes: UnsafeRawBufferPointer, sharing texts: SharedTexts?) {
    self.bytes = bytes
    shared = texts
  }

  /// Throws an error if any bytes remain.
  func end() throws {
    guard position == bytes.count else { throw BinaryError.tooLong }
  }

  mutating func word() throws -> UInt64 {
    guard bytes.count - position >= 8 else { throw BinaryError.truncated }
    defer { position += 8 }
    return UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
  }

  mutating func number() throws -> Int { Int(truncatingIfNeeded: try word()) }

  mutating func double() throws -> Double { Double(bitPattern: try word()) }

  mutating func flag() throws -> Bool {
    guard position < bytes.count else { throw BinaryError.truncated }
    guard bytes[position] < 2 else { throw BinaryError.badFlag }
    defer { position += 1 }
    return bytes[position] == 1
  }

  /// Reads a length and as many bytes.
  private mutating func part() throws -> UnsafeRawBufferPointer {
    let count = try word()
    guard count <= UInt64(bytes.count - position) else { throw BinaryError.badCount }
    defer { position += Int(count) }
    return UnsafeRawBufferPointer(rebasing: bytes[position..<position + Int(count)])
  }

  mutating func text() throws -> String {
    let part = try part()
    return shared?.text(part) ?? String(decoding: part, as: UTF8.self)
  }

  mutating func optionalText() throws -> String? { try flag() ? text() : nil }

  mutating func texts() throws -> [String] {
    let part = try part()
    if part.isEmpty { return [] }
    return try shared?.list(part) ?? Self.texts(in: part)
  }

  /// Returns the texts of which a part consists, each after its length.
  static func texts(
    in part: UnsafeRawBufferPointer, sharing texts: SharedTexts? = nil
  ) throws -> [String] {
    var reader = MessageReader(part, sharing: texts)
    var texts: [String] = []
    while reader.position < part.count { texts.append(try reader.text()) }
    return texts
  }

  /// Returns whether a part with texts consists of the given ones.
  static func isEqual(_ part: UnsafeRawBufferPointer, _ texts: [String]) -> Bool {
    var reader = MessageReader(part, sharing: nil)
    return texts.allSatisfy { text in
      (try? reader.part()).map { SharedTexts.isEqual($0, text) } ?? false
    } && reader.position == part.count
  }

  /// Reads a step that `MessageWriter.writePart(_:)` has written.
  ///
  /// - Parameter read: A closure that reads the step from its own bytes, unless the same bytes were
  ///   read before.
  /// - Returns: The step.
  /// - Throws: The closure's error, or one if bytes are missing or remain.
  mutating func sharedStep(
    _ read: (inout MessageReader) throws -> StepReport
  ) throws -> StepReport {
    let part = try part()
    func readPart() throws -> StepReport {
      var values = MessageReader(part, sharing: shared)
      let step = try read(&values)
      try values.end()
      return step
    }
    return try shared?.step(part, readPart) ?? readPart()
  }

  /// Reads a value that is rare in messages.
  mutating func coded<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try BinaryDecoder.decode(type, from: Array(part())[...])
  }
}
