import Glibc
import TestRunner

/// The progress of a worker, in memory that it shares with its runner.
nonisolated final class Progress {
  private static let size = 4_096
  private let memory: UnsafeMutablePointer<Int>

  private enum Slot: Int {
    case current, done, commands, beat, finished
  }

  /// Maps a file, which is created if it doesn't exist; returns `nil` if that is impossible.
  init?(path: String) {
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { return nil }
    defer { close(file) }
    guard ftruncate(file, Self.size) == 0,
      let memory = mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0),
      memory != MAP_FAILED
    else { return nil }
    self.memory = memory.assumingMemoryBound(to: Int.self)
  }

  deinit { munmap(memory, Self.size) }

  private subscript(slot: Slot) -> Int {
    get { memory[slot.rawValue] }
    set { memory[slot.rawValue] = newValue }
  }

  /// The number of the running trial.
  var current: Int { self[.current] }
  /// The number of trials that have ended.
  var done: Int { self[.done] }
  /// The number of commands that have run.
  var commands: Int { self[.commands] }
  /// A number that changes as long as the worker advances.
  var beat: Int { self[.beat] }

  /// Whether the worker has run all its trials.
  var isFinished: Bool {
    get { self[.finished] != 0 }
    set { self[.finished] = newValue ? 1 : 0 }
  }

  func begin(_ number: Int) {
    self[.current] = number
    self[.beat] += 1
  }

  func end() { self[.done] += 1 }

  func count(_ commands: Int) {
    self[.commands] += commands
    self[.beat] += 1
  }

  /// The monotonic time in seconds, which all processes share.
  static var now: Double { SystemClock.now }
}
