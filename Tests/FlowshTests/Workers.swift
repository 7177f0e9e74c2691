import Foundation
import Glibc

/// The worker processes of a runner, and other processes, from `/proc`.
enum Workers {
  struct NeverStarted: Error {}

  /// The worker processes whose command line contains a text.
  static func all(of text: String) throws -> [pid_t] {
    try processes().filter { process in
      let line = contents(of: "/proc/\(process)/cmdline")
      return line.contains("test-worker") && line.contains(text)
    }
  }

  /// Waits until a runner has a worker.
  @discardableResult
  static func waitForOne(of runner: pid_t) throws -> pid_t {
    let deadline = ContinuousClock.now + .seconds(60)
    while ContinuousClock.now < deadline {
      if let worker = try all(of: "--parent\0\(runner)\0").first { return worker }
      poll(nil, 0, 1)
    }
    throw NeverStarted()
  }

  /// The processes whose environment contains a text, which their children inherit.
  static func withEnvironment(_ text: String) throws -> [pid_t] {
    try processes().filter { contents(of: "/proc/\($0)/environ").contains(text) }
  }

  static func isRunning(_ process: pid_t) -> Bool {
    let stat = contents(of: "/proc/\(process)/stat")
    return !stat.isEmpty && !stat.contains(") Z ")
  }

  /// Waits until a process has received a signal.
  ///
  /// Until then a second one would be lost.
  static func waitUntilTaken(_ signal: Int32, by process: pid_t) {
    let deadline = ContinuousClock.now + .seconds(60)
    while ContinuousClock.now < deadline {
      let line = contents(of: "/proc/\(process)/status").split(separator: "\n")
        .first { $0.hasPrefix("ShdPnd:") }
      let pending = line.flatMap { UInt64($0.dropFirst(8), radix: 16) } ?? 0
      if pending & 1 << (signal - 1) == 0 { return }
      poll(nil, 0, 1)
    }
  }

  /// The peak memory of a process since its program was loaded, in bytes.
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
