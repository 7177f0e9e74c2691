import Foundation
import Glibc

/// The worker processes of a runner, as the system lists them.
enum Workers {
  struct NeverStarted: Error {}

  /// Those whose command line contains a text.
  static func all(of text: String) throws -> [pid_t] {
    try processes().filter { process in
      let line = contents(of: "/proc/\(process)/cmdline")
      return line.contains("test-worker") && line.contains(text)
    }
  }

  /// Waits until a runner has a worker.
  @discardableResult
  static func waitForOne(of runner: pid_t) throws -> pid_t {
    let deadline = ContinuousClock.now + .seconds(10)
    while ContinuousClock.now < deadline {
      if let worker = try all(of: "--parent\0\(runner)\0").first { return worker }
      sched_yield()
    }
    throw NeverStarted()
  }

  /// Those, and what they started, whose environment contains a text.
  static func withEnvironment(_ text: String) throws -> [pid_t] {
    try processes().filter { contents(of: "/proc/\($0)/environ").contains(text) }
  }

  static func isRunning(_ process: pid_t) -> Bool {
    let stat = contents(of: "/proc/\(process)/stat")
    return !stat.isEmpty && !stat.contains(") Z ")
  }

  private static func processes() throws -> [pid_t] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { pid_t($0) }
  }

  private static func contents(of path: String) -> String {
    (try? Data(contentsOf: URL(filePath: path))).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
