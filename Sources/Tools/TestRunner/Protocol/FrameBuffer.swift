/// A buffer of frames, each of which is an eight-byte length followed by that many bytes.
nonisolated struct FrameBuffer {
  /// An error for a frame that exceeds the maximum length.
  struct BadLength: Error {}

  /// The number of bytes that contain a frame's length.
  static let headerSize = 8

  private var bytes: [UInt8]
  private var position = 0
  private let longest: Int

  /// Creates a buffer of received bytes; `longest` is the maximum length of a frame's content.
  init(_ bytes: [UInt8] = [], longest: Int) {
    self.bytes = bytes
    self.longest = longest
  }

  /// Whether no bytes remain after the last frame.
  var isEmpty: Bool { position == bytes.count }

  /// Appends more received bytes.
  mutating func append(_ more: some Sequence<UInt8>) {
    if position > 0 {
      bytes.removeFirst(position)
      position = 0
    }
    bytes.append(contentsOf: more)
  }

  /// Removes and returns the next frame; returns `nil` if it isn't complete yet.
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

  /// Returns a frame that contains the given bytes.
  static func frame(_ payload: [UInt8]) -> [UInt8] {
    withUnsafeBytes(of: UInt64(payload.count).littleEndian) { Array($0) } + payload
  }
}
