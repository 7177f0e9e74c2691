import CSystem
import Glibc

/// Memory shared by a worker and its runner.
///
/// Messages in it survive a crash of the worker, and sending one needs no system call.
///
/// The memory begins with the crash record, the step under way and the number of steps so far,
/// whether the app's output has been read, and the total size of the frames, followed by the
/// frames. The app runs in the worker process and may overwrite any of this, so the runner copies
/// the bytes before it reads them and doesn't trust them. The size of the file is sealed.
nonisolated final class WorkerMailbox {
  /// An error for mailbox content that no worker could have written.
  struct Corruption: Error {}

  /// The size of the file in bytes; only pages that have been written use memory.
  static let size = 4 << 20
  /// The maximum number of bytes in frames.
  static let capacity = size - header
  private static let header = 1_024

  let file: Int32
  private let memory: UnsafeMutableRawPointer

  /// Creates an empty mailbox; returns `nil` if the system is out of memory or descriptors.
  convenience init?() { self.init(file: cw_memoryFile(Self.size)) }

  /// Maps a descriptor's memory and takes ownership of the descriptor; returns `nil` on failure.
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

  var crashRecord: UnsafeMutablePointer<CWCrash> { memory.assumingMemoryBound(to: CWCrash.self) }

  /// The call stack of a crash, innermost first; empty if there was no crash.
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

  /// Whether the runner has read some of the app's output since the mailbox was cleared.
  var isOutputRead: Bool {
    get { memory.load(fromByteOffset: Self.header - 16, as: Int.self) != 0 }
    set { memory.storeBytes(of: newValue ? 1 : 0, toByteOffset: Self.header - 16, as: Int.self) }
  }

  /// The number of steps that the worker has begun since the mailbox was cleared.
  var stepCount: Int { memory.load(fromByteOffset: Self.header - 32, as: Int.self) }

  /// The step that the worker has begun last; `nil` if it has begun none.
  var step: UInt64? {
    stepCount == 0 ? nil : memory.load(fromByteOffset: Self.header - 24, as: UInt64.self)
  }

  /// Notes the step that the worker begins.
  ///
  /// - Complexity: Three accesses to memory, so that it can be called every few microseconds.
  func beginStep(_ step: UInt64) {
    memory.storeBytes(of: step, toByteOffset: Self.header - 24, as: UInt64.self)
    memory.storeBytes(of: stepCount &+ 1, toByteOffset: Self.header - 32, as: Int.self)
  }

  /// Removes all frames.
  func removeFrames() { used.pointee = 0 }

  /// Removes all frames and clears the crash record, before a case.
  func clear() {
    removeFrames()
    isOutputRead = false
    memory.storeBytes(of: 0, toByteOffset: Self.header - 32, as: Int.self)
    crashRecord.pointee.signal = 0
    crashRecord.pointee.count = 0
  }

  /// Appends a frame; returns whether there was room for it.
  func append(_ payload: [UInt8]) -> Bool {
    let start = used.pointee
    let length = FrameBuffer.headerSize + payload.count
    guard (0...Self.capacity).contains(start), length <= Self.capacity - start else { return false }
    let frame = memory + Self.header + start
    frame.storeBytes(of: UInt64(payload.count).littleEndian, as: UInt64.self)
    (frame + FrameBuffer.headerSize).copyMemory(from: payload, byteCount: payload.count)
    // Set this last so that the runner never sees an incomplete frame.
    used.pointee = start + length
    return true
  }

  /// Passes the frames to a closure in order, without removing them; throws `Corruption` after the
  /// valid ones if the content is invalid.
  func read(_ body: (ArraySlice<UInt8>) throws -> Void) throws {
    let count = used.pointee
    guard (0...Self.capacity).contains(count) else { throw Corruption() }
    let copy = Array(UnsafeRawBufferPointer(start: memory + Self.header, count: count))
    var frames = FrameBuffer(copy, longest: Self.capacity)
    while let frame = try frames.next() { try body(frame) }
    guard frames.isEmpty else { throw Corruption() }
  }
}
