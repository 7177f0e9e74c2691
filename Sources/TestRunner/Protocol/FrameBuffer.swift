/// Bytes that are cut into frames: each frame is a length of eight bytes, and as many bytes.
nonisolated struct FrameBuffer {
  /// A length that no frame has.
  struct BadLength: Error {}

  /// How many bytes a length takes.
  static let headerSize = 8

  private var bytes: [UInt8]
  private var position = 0
  private let longest: Int

  /// Makes a buffer of bytes that were received.
  ///
  /// - Parameters:
  ///   - bytes: what there is so far.
  ///   - longest: how long a frame may be, its length not counted.
  init(_ bytes: [UInt8] = [], longest: Int) {
    self.bytes = bytes
    self.longest = longest
  }

  /// Whether no bytes are left over after the last frame.
  var isEmpty: Bool { position == bytes.count }

  /// Adds bytes that were received later.
  mutating func append(_ more: some Sequence<UInt8>) {
    if position > 0 {
      bytes.removeFirst(position)
      position = 0
    }
    bytes.append(contentsOf: more)
  }

  /// The next frame's bytes; nil where they have not all come.
  mutating func next() throws -> ArraySlice<UInt8>? {
    guard bytes.count - position >= Self.headerSize else { return nil }
    let length = bytes.withUnsafeBytes {
      UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: position, as: UInt64.self))
    }
    guard length <= UInt64(longest) else { throw BadLength() }
    let start = position + Self.headerSize
    guard bytes.count - start >= Int(length) else { return nil }
    position = start + Int(length)
    return bytes[start..<position]
  }

  /// A frame of some bytes.
  static func frame(_ payload: [UInt8]) -> [UInt8] {
    withUnsafeBytes(of: UInt64(payload.count).littleEndian) { Array($0) } + payload
  }
}
