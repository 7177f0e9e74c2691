import Foundation
import Glibc
import PseudoTerminal

/// Queries about the test runner's workers and other processes, based on `/proc`.
enum Workers {
  struct NeverStarted: Error {}

  /// Returns the worker processes that a runner has started.
  static func all(of runner: pid_t) throws -> [pid_t] {
    try processes().filter { process in
      let arguments = contents(of: "/proc/\(process)/cmdline")
      return arguments.contains("---child\0{\"testWorker\"")
        && arguments.contains("\"parent\":\(runner),")
    }
  }

  /// Returns the child processes of a process.
  static func children(of parent: pid_t) throws -> [pid_t] {
    try processes().filter { process in
      contents(of: "/proc/\(process)/status").contains("\nPPid:\t\(parent)\n")
    }
  }

  /// Waits until a runner has started a worker, and returns the worker's process ID.
  @discardableResult
  static func waitForOne(of runner: pid_t) throws -> pid_t {
    var worker: pid_t?
    try Patience.wait {
      worker = try all(of: runner).first
      return worker != nil
    }
    guard let worker else { throw NeverStarted() }
    return worker
  }

  /// Returns the processes whose environment contains the given text.
  ///
  /// The result includes child processes, because they inherit the environment.
  static func withEnvironment(_ text: String) throws -> [pid_t] {
    try processes().filter { contents(of: "/proc/\($0)/environ").contains(text) }
  }

  static func isRunning(_ process: pid_t) -> Bool {
    let stat = contents(of: "/proc/\(process)/stat")
    return !stat.isEmpty && !stat.contains(") Z ")
  }

  /// Waits until the main thread of a process sleeps, such as in a wait for input.
  ///
  /// A crash signal from outside can't save anything if it interrupts the thread within `malloc`.
  static func waitUntilAsleep(_ process: pid_t) {
    Patience.wait { contents(of: "/proc/\(process)/stat").contains(") S ") }
  }

  /// Waits until a signal is no longer pending for a process.
  ///
  /// While the signal is pending, a second one would be lost.
  static func waitUntilTaken(_ signal: Int32, by process: pid_t) {
    Patience.wait {
      let line = contents(of: "/proc/\(process)/status").split(separator: "\n")
        .first { $0.hasPrefix("ShdPnd:") }
      let pending = line.flatMap { UInt64($0.dropFirst(8), radix: 16) } ?? 0
      return pending & 1 << (signal - 1) == 0
    }
  }

  /// Returns the peak resident memory of a process since its program was loaded, in bytes.
  static func peakMemory(of process: pid_t) -> Int? {
    contents(of: "/proc/\(process)/status").split(separator: "\n")
      .first { $0.hasPrefix("VmHWM:") }?
      .split(whereSeparator: \.isWhitespace).dropFirst().first
      .flatMap { Int($0) }.map { $0 * 1_024 }
  }

  private static func processes() throws -> [pid_t] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { pid_t($0) }
  }

  private static func contents(of path: String) -> String {
    (try? Data(contentsOf: URL(filePath: path))).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
