import Foundation
import Glibc
import ToolSupport

/// A child process of the fuzzer.
nonisolated struct Spawn {
  let process: pid_t

  /// The path of this program.
  static var ownPath: String {
    guard let own = realpath("/proc/self/exe", nil) else { return CommandLine.arguments[0] }
    defer { free(own) }
    return String(cString: own)
  }

  /// Starts a program, without a terminal and in a process group of its own, so that Ctrl-C reaches
  /// only this process.
  ///
  /// - Parameters:
  ///   - program: The path of the program.
  ///   - arguments: The arguments without the program's name.
  ///   - environment: The complete environment.
  ///   - errors: The file for standard error; the other standard streams are `/dev/null`.
  /// - Throws: `SystemError` if the program can't be started.
  init(
    _ program: String, _ arguments: [String], environment: [String: String], errors: String
  ) throws {
    process = try ChildProcess.start(
      program, arguments, environment: environment, group: .own,
      streams: .files(input: "/dev/null", output: "/dev/null", errors: errors))
  }

  /// Starts a program in a session of its own on a terminal.
  ///
  /// - Parameters:
  ///   - program: The path of the program.
  ///   - arguments: The arguments without the program's name.
  ///   - environment: The complete environment.
  ///   - terminal: The path of the terminal.
  /// - Throws: `SystemError` if the program can't be started.
  init(
    _ program: String, _ arguments: [String], environment: [String: String], terminal: String
  ) throws {
    process = try ChildProcess.start(
      program, arguments, environment: environment, group: .session, streams: .terminal(terminal))
  }

  /// Returns how the process ended; `nil` if it is still running.
  func end() -> ProcessEnd? {
    var status: Int32 = 0
    return waitpid(process, &status, WNOHANG) == process ? ProcessEnd(raw: status) : nil
  }

  /// Kills the process and waits for its end.
  @discardableResult
  func kill() -> ProcessEnd {
    Glibc.kill(process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return ProcessEnd(raw: status)
  }
}

/// The way in which a process ended.
nonisolated enum ProcessEnd: Hashable {
  case exited(Int32)
  case signaled(Int32)

  init(raw: Int32) {
    let signal = raw & 0x7F
    self = signal == 0 ? .exited(raw >> 8 & 0xFF) : .signaled(signal)
  }
}

extension ProcessEnd: CustomStringConvertible {
  var description: String {
    switch self {
    case .exited(let status): "exit \(status)"
    case .signaled(let signal): "signal \(signal) (\(String(cString: strsignal(signal))))"
    }
  }
}
