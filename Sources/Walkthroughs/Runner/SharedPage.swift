import CWorker
import Glibc

/// Memory that a worker and the runner share: what the worker has to tell lies there when it dies, and
/// a step costs no system call.
///
/// It begins with a crash's record and the number of bytes of messages; each message follows its length.
nonisolated final class SharedPage {
  /// How many bytes there are; touched ones only take memory.
  static let size = 4 << 20
  private static let header = 1_024

  let file: Int32
  private let memory: UnsafeMutableRawPointer

  /// Maps a file of that size; nil where the system has no memory left.
  init?(file: Int32) {
    guard file >= 0,
      let memory = mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0),
      memory != MAP_FAILED
    else { return nil }
    self.file = file
    self.memory = memory
  }

  deinit {
    munmap(memory, Self.size)
    close(file)
  }

  /// What the worker wrote down when it crashed.
  var crash: UnsafeMutablePointer<CWCrash> { memory.assumingMemoryBound(to: CWCrash.self) }

  private var count: UnsafeMutablePointer<Int> {
    (memory + Self.header - 8).assumingMemoryBound(to: Int.self)
  }

  /// Forgets all messages and any crash.
  func clear() {
    count.pointee = 0
    crash.pointee.signal = 0
    crash.pointee.count = 0
  }

  /// Adds a message; false where there is no room for it.
  func append(_ bytes: [UInt8]) -> Bool {
    let used = count.pointee
    guard Self.header + used + 8 + bytes.count <= Self.size else { return false }
    let start = memory + Self.header + used
    start.storeBytes(of: bytes.count, as: Int.self)
    bytes.withUnsafeBytes { source in
      if let base = source.baseAddress {
        (start + 8).copyMemory(from: base, byteCount: source.count)
      }
    }
    // To a multiple of eight, so that lengths lie as numbers do.
    count.pointee = used + 8 + (bytes.count + 7) & ~7
    return true
  }

  /// Whether a message of a size could ever be added.
  static func fits(_ size: Int) -> Bool { header + 8 + size <= Self.size }

  /// The messages so far, in order.
  func messages() -> [WorkerMessage] {
    var messages: [WorkerMessage] = []
    var position = 0
    let end = min(count.pointee, Self.size - Self.header)
    while position + 8 <= end {
      let start = memory + Self.header + position
      let size = start.load(as: Int.self)
      guard size >= 0, position + 8 + size <= end else { break }
      var reader = WireReader(UnsafeRawBufferPointer(start: start + 8, count: size))
      if let message = reader.next() { messages.append(message) }
      position += 8 + (size + 7) & ~7
    }
    return messages
  }
}
