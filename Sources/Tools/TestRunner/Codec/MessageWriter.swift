import Glibc

/// A writer of the parts of a message, one after another and without names.
///
/// Numbers use eight bytes in little-endian order, texts are preceded by their length, and optional
/// parts by a flag. A run sends three messages for each step, for which `Codable` takes eight times
/// as long, and an array of bytes twice as long.
nonisolated struct MessageWriter: ~Copyable {
  private var start: UnsafeMutableRawPointer
  private var capacity = 256
  /// The number of bytes written so far.
  private var count = 0

  /// Creates a writer that has written nothing.
  init() { start = .allocate(byteCount: capacity, alignment: 8) }

  deinit { start.deallocate() }

  /// The bytes written so far.
  var bytes: [UInt8] { Array(UnsafeRawBufferPointer(start: start, count: count)) }

  /// Calls a closure with the bytes written so far.
  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    body(UnsafeRawBufferPointer(start: start, count: count))
  }

  /// Removes what was written, but keeps the memory.
  mutating func clear() { count = 0 }

  private mutating func reserve(_ more: Int) {
    guard capacity - count < more else { return }
    capacity = max(2 * capacity, count + more)
    let new = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 8)
    new.copyMemory(from: start, byteCount: count)
    start.deallocate()
    start = new
  }

  mutating func write(_ number: UInt64) {
    reserve(8)
    start.storeBytes(of: number.littleEndian, toByteOffset: count, as: UInt64.self)
    count += 8
  }

  mutating func write(_ number: Int) { write(UInt64(bitPattern: Int64(number))) }

  mutating func write(_ number: Double) { write(number.bitPattern) }

  mutating func write(_ flag: Bool) {
    reserve(1)
    start.storeBytes(of: flag ? 1 : 0, toByteOffset: count, as: UInt8.self)
    count += 1
  }

  private mutating func write(bytes: UnsafeRawBufferPointer) {
    write(bytes.count)
    guard let source = bytes.baseAddress else { return }
    reserve(bytes.count)
    memcpy(start + count, source, bytes.count)
    count += bytes.count
  }

  mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { write(bytes: UnsafeRawBufferPointer($0)) }
  }

  mutating func write(_ text: String?) {
    write(text != nil)
    if let text { write(text) }
  }

  /// Writes texts after the number of bytes that they take.
  mutating func write(_ texts: [String]) {
    writePart { for text in texts { $0.write(text) } }
  }

  /// Writes something after the number of bytes that it takes.
  mutating func writePart(_ body: (inout MessageWriter) -> Void) {
    let place = count
    write(0)
    body(&self)
    let length = UInt64(count - place - 8)
    start.storeBytes(of: length.littleEndian, toByteOffset: place, as: UInt64.self)
  }

  /// Writes a value that is rare in messages.
  mutating func write(coded value: some Encodable) throws {
    let coded = try BinaryEncoder().encode(value)
    coded.withUnsafeBytes { write(bytes: $0) }
  }
}
