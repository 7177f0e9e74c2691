import CVirtualClock
import Glibc

/// Tells whether the other threads of the process do anything.
///
/// A look takes 2 microseconds, and 3 more for each thread.
package struct ThreadWatch: ~Copyable {
  /// A thread and its file in `/proc`.
  private struct Entry {
    let number: Int32
    let file: Int32
    var time: Int64 = 0
  }

  /// The threads apart from the one that looks.
  private var entries: [Entry] = []
  private var isListed = false

  package init() {}

  deinit { close() }

  private func close() {
    for entry in entries { _ = Glibc.close(entry.file) }
  }

  /// Whether all other threads sleep, and nothing but this thread or the outside world will wake
  /// one.
  ///
  /// The threads are looked at one after the other, so one that has been seen asleep may have been
  /// woken by the next one before that fell asleep. So no thread may have used any processor time
  /// between the first look and the last one.
  package mutating func isAtRest() -> Bool {
    guard let count = Self.threadCount else {
      // Without `/proc`, give the threads some time.
      cvc_pause(2_000_000)
      return true
    }
    if count == 1 { return true }
    if !isListed || entries.count != count - 1 { list() }
    for place in entries.indices {
      entries[place].time = cvc_thread_time(entries[place].number)
    }
    for entry in entries where !sleeps(entry) {
      // A thread that has ended or a file that the app has closed calls for a new list.
      isListed = false
      return false
    }
    for entry in entries where cvc_thread_time(entry.number) != entry.time { return false }
    return Self.threadCount == count
  }

  /// Waits in real time until all other threads sleep, within a limit and while `goesOn` returns
  /// `true`; returns whether they sleep.
  package mutating func waitForRest(
    within limit: WorkLimit, while goesOn: () -> Bool = { true }
  ) -> Bool {
    if isAtRest() { return true }
    var pause: Int64 = 5_000
    while goesOn() {
      cvc_pause(pause)
      if isAtRest() { return true }
      pause = min(pause * 2, 1_000_000)
      if limit.isReached { return false }
    }
    return false
  }

  private mutating func list() {
    close()
    entries = []
    isListed = true
    guard let folder = opendir("/proc/self/task") else { return }
    defer { closedir(folder) }
    let own = cvc_current_thread()
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard let number = Int32(name), number != own else { continue }
      let file = open("/proc/self/task/\(number)/stat", O_RDONLY | O_CLOEXEC)
      if file >= 0 { entries.append(Entry(number: number, file: file)) }
    }
  }

  /// Whether a thread's file says that it sleeps: `42 (name) S …`.
  private func sleeps(_ entry: Entry) -> Bool {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 128) { bytes in
      let count = pread(entry.file, bytes.baseAddress, bytes.count, 0)
      let text = bytes[..<max(0, count)]
      // A name may contain parentheses. It has at most 15 bytes, so its end is within the text.
      guard let end = text.prefix(40).lastIndex(of: UInt8(ascii: ")")), end + 2 < text.endIndex,
        text.starts(with: "\(entry.number) (".utf8)
      else { return false }
      return switch text[end + 2] {
      case UInt8(ascii: "S"), UInt8(ascii: "T"), UInt8(ascii: "t"), UInt8(ascii: "Z"): true
      default: false
      }
    }
  }

  /// Whether this thread is the only one of the process.
  ///
  /// This takes a microsecond.
  package static var isAlone: Bool { threadCount == 1 }

  /// The number of threads, which is the number of folders in `/proc/self/task`; `nil` if it can't
  /// be read.
  private static var threadCount: Int? {
    var status = stat()
    guard stat("/proc/self/task", &status) == 0, status.st_nlink > 2 else { return nil }
    return Int(status.st_nlink) - 2
  }
}
