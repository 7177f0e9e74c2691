import Files
import Foundation
import Glibc
import ToolSupport

/// A program with its arguments and input.
struct Command {
  /// The name of the command in the table.
  let name: String
  let program: String
  var arguments: [String] = []
  /// The path of the file to use as standard input.
  var input = "/dev/null"

  /// Runs the program, and returns its elapsed time and its processor time in seconds.
  func run(output: String = "/dev/null") throws -> Sample {
    let start = ContinuousClock.now
    let process = try self.start(output: output)
    let processor = try wait(for: process)
    return Sample((.now - start) / .seconds(1), processor: processor)
  }

  /// Runs the program, and returns its peak memory in bytes.
  ///
  /// `VmHWM` is read while the program runs. `ru_maxrss` would include the memory of this process,
  /// which `posix_spawn` shares until the program is loaded.
  func peakMemory() throws -> Sample {
    let process = try start(output: "/dev/null")
    var peak = 0
    var info = siginfo_t()
    while waitid(P_PID, id_t(process), &info, WEXITED | WNOHANG | WNOWAIT) == 0,
      info.si_signo != SIGCHLD
    {
      let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
      let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
      let kibibytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first
      peak = max(peak, kibibytes.flatMap { Int($0) } ?? 0)
      usleep(20_000)
    }
    let processor = try wait(for: process)
    return Sample(Double(peak * 1024), processor: processor)
  }

  /// Runs the command once, and throws unless so many lines of its output begin with a text.
  func verify(_ expected: Int, linesBeginWith prefix: String) throws {
    let file = FileManager.default.temporaryDirectory.path + "/flowsh-output-\(getpid())"
    defer { unlink(file) }
    _ = try run(output: file)
    let found = try Data(contentsOf: URL(filePath: file)).split(separator: UInt8(ascii: "\n"))
      .count { $0.starts(with: prefix.utf8) }
    guard found == expected else {
      throw BenchmarkError.wrongOutput(
        command: name, expected: expected, found: found, prefix: prefix)
    }
  }

  private func start(output: String) throws -> Int32 {
    if output != "/dev/null" { unlink(output) }
    return try ChildProcess.start(
      program, arguments, environment: Self.environment,
      streams: [0: .reading(input), 1: .appending(output)])
  }

  /// Waits until a process exits, and returns its processor time in seconds.
  private func wait(for process: Int32) throws -> Double {
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) == -1, errno == EINTR {}
    guard status == 0 else {
      let (code, signal) = (status >> 8 & 0xFF, status & 0x7F)
      throw BenchmarkError.failed(command: name, status: signal == 0 ? code : 128 + signal)
    }
    return [usage.ru_utime, usage.ru_stime].reduce(0) {
      $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6
    }
  }

  private static let environment = ProcessInfo.processInfo.environment
}
