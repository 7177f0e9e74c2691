import CWorker
import Glibc

/// Memory that a worker and its runner share: the messages lie there even when the worker dies, and
/// a step costs no system call.
///
/// It begins with a crash's record and the number of bytes that frames take; frames follow. The app
/// runs in the worker's process and may write over all of it: the runner copies the bytes before it
/// looks at them, and believes none. The file's size is sealed.
nonisolated final class WorkerMailbox {
  /// What is in a mailbox that a worker didn't put there.
  struct Garbled: Error {}

  /// How many bytes the file has; only those written to take memory.
  static let size = 4 << 20
  /// How many bytes of frames it holds.
  static let capacity = size - header
  private static let header = 1_024

  let file: Int32
  private let memory: UnsafeMutableRawPointer
  /// The last frame that this end has put in, where the next one may take its place.
  private var provisional: (start: Int, end: Int)?

  /// Makes an empty one; nil where the system has no memory or descriptor left.
  convenience init?() { self.init(file: cw_memoryFile(Self.size)) }

  /// Maps the memory behind a descriptor, which it closes in the end; nil where there is none.
  init?(file: Int32) {
    guard file >= 0 else { return nil }
    guard let memory = mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0),
      memory != MAP_FAILED
    else {
      close(file)
      return nil
    }
    self.file = file
    self.memory = memory
  }

  deinit {
    munmap(memory, Self.size)
    close(file)
  }

  /// Where a crash is written down.
  var crashRecord: UnsafeMutablePointer<CWCrash> { memory.assumingMemoryBound(to: CWCrash.self) }

  /// The return addresses of a crash, the innermost first; none where there was none.
  var crashAddresses: [UInt] {
    let crash = crashRecord.pointee
    return withUnsafeBytes(of: crash.addresses) { bytes in
      (0..<min(Int(crash.count), Int(CW_DEPTH))).map {
        UInt(bytes.load(fromByteOffset: $0 * 8, as: UInt64.self) &- crash.base)
      }
    }
  }

  private var used: UnsafeMutablePointer<Int> {
    (memory + Self.header - 8).assumingMemoryBound(to: Int.self)
  }

  /// Forgets all frames.
  func removeFrames() { used.pointee = 0 }

  /// Forgets all frames and any crash.
  func clear() {
    removeFrames()
    crashRecord.pointee.signal = 0
    crashRecord.pointee.count = 0
  }

  /// Adds a frame, if there is room for it.
  ///
  /// - Parameters:
  ///   - payload: the frame's bytes.
  ///   - isProvisional: whether the next frame takes its place, unless it was read before.
  /// - Returns: whether there was room.
  func append(_ payload: [UInt8], isProvisional: Bool = false) -> Bool {
    let end = used.pointee
    let start = provisional?.end == end ? provisional?.start ?? end : end
    let length = FrameBuffer.headerSize + payload.count
    guard (0...Self.capacity).contains(end), length <= Self.capacity - start else { return false }
    used.pointee = start
    let frame = memory + Self.header + start
    frame.storeBytes(of: UInt64(payload.count).littleEndian, as: UInt64.self)
    payload.withUnsafeBytes {
      if let base = $0.baseAddress {
        (frame + FrameBuffer.headerSize).copyMemory(from: base, byteCount: $0.count)
      }
    }
    // Last, so that half a frame is never there for the runner.
    used.pointee = start + length
    provisional = isProvisional ? (start, start + length) : nil
    return true
  }

  /// The frames so far, and an error where bytes are none.
  ///
  /// - Parameter body: is given each frame in order.
  /// - Returns: how many bytes they take.
  /// - Throws: `Garbled`, and what `body` throws, after the frames that are good.
  @discardableResult
  func read(_ body: (ArraySlice<UInt8>) throws -> Void) throws -> Int {
    let count = used.pointee
    guard (0...Self.capacity).contains(count) else { throw Garbled() }
    let copy = Array(UnsafeRawBufferPointer(start: memory + Self.header, count: count))
    var frames = FrameBuffer(copy, longest: Self.capacity)
    while let frame = try frames.next() { try body(frame) }
    guard frames.isEmpty else { throw Garbled() }
    return count
  }
}
