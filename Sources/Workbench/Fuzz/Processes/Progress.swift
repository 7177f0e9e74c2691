import Glibc
import TestRunner

/// The progress of a worker, in memory that it shares with its runner.
nonisolated final class Progress {
  /// The progress of this process; `nil` unless it is a worker.
  @MainActor static var own: Progress?

  private static let size = 4_096
  private let memory: UnsafeMutablePointer<Int>

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

  /// The number of the running trial.
  var current: Int { memory[0] }
  /// The number of trials that have ended.
  var done: Int { memory[1] }
  /// The number of commands that have run.
  var commands: Int { memory[2] }
  /// A number that changes as long as the worker advances.
  var beat: Int { memory[3] }

  /// Whether the worker has run all its trials.
  var isFinished: Bool {
    get { memory[4] != 0 }
    set { memory[4] = newValue ? 1 : 0 }
  }

  func begin(_ number: Int) {
    memory[0] = number
    memory[3] += 1
  }

  func end() { memory[1] += 1 }

  /// Counts a command, which shows that the trial is still advancing.
  @MainActor static func count() {
    own?.memory[2] += 1
    own?.memory[3] += 1
  }

  /// The monotonic time in seconds, which all processes share.
  static var now: Double { SystemClock.now }
}
