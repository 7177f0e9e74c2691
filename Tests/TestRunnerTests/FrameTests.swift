import Testing

@testable import TestRunner

@Suite struct `Frames` {
  private nonisolated static let payloads: [[UInt8]] = [[1], [], Array(repeating: 7, count: 300)]
  private nonisolated static let bytes = payloads.flatMap(FrameBuffer.frame)

  private func frames(in buffer: inout FrameBuffer) throws -> [[UInt8]] {
    var frames: [[UInt8]] = []
    while let frame = try buffer.next() { frames.append(Array(frame)) }
    return frames
  }

  @Test func `are read as they were written`() throws {
    var buffer = FrameBuffer(Self.bytes, longest: 300)
    #expect(try frames(in: &buffer) == Self.payloads)
    #expect(buffer.isEmpty)
  }

  @Test func `are read completely, however their bytes arrive`() throws {
    for step in 1...20 {
      var buffer = FrameBuffer(longest: 300)
      var found: [[UInt8]] = []
      for start in stride(from: 0, to: Self.bytes.count, by: step) {
        buffer.append(Self.bytes[start..<min(start + step, Self.bytes.count)])
        found += try frames(in: &buffer)
      }
      #expect(found == Self.payloads && buffer.isEmpty)
    }
  }

  @Test func `that are incomplete remain in the buffer`() throws {
    let whole: Set<Int> = [0, 9, 17]
    for count in Self.bytes.indices {
      var buffer = FrameBuffer(Array(Self.bytes.prefix(count)), longest: 300)
      _ = try frames(in: &buffer)
      #expect(buffer.isEmpty == whole.contains(count), "\(count) bytes")
    }
  }

  @Test(arguments: [301, 1 << 32, 1 << 62, UInt64(1) << 63, .max])
  func `that are too long are rejected before they have arrived`(length: UInt64) {
    let bytes = withUnsafeBytes(of: length.littleEndian) { Array($0) }
    var buffer = FrameBuffer(bytes, longest: 300)
    #expect(throws: FrameBuffer.BadLength.self) { try buffer.next() }
  }
}
