import Foundation
import Glibc
import ToolSupport

/// A child process that runs a program.
struct Child {
  let process: pid_t
  private let command: Command
  private let start: ContinuousClock.Instant

  /// Starts a command and writes its output to a descriptor or, if there is none, to `/dev/null`.
  init(_ command: Command, output: Int32? = nil) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, command.input, O_RDONLY, 0)
    if let output {
      posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    }
    let arguments = ([command.program.path] + command.arguments).map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }

    self.command = command
    var process: pid_t = 0
    start = .now
    let error = posix_spawn(
      &process, command.program.path, &actions, nil, arguments, Self.environment)
    guard error == 0 else {
      throw SystemError(what: "can't start \(command.program.path)", errno: error)
    }
    self.process = process
  }

  /// Waits until the program exits.
  ///
  /// - Throws: `BenchmarkError.failed` unless the program exits with status 0.
  func wait() throws -> Usage {
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) == -1, errno == EINTR {}
    let end = ContinuousClock.now
    guard status == 0 else {
      let (code, signal) = (status >> 8 & 0xFF, status & 0x7F)
      throw BenchmarkError.failed(
        command: command.name, status: signal == 0 ? code : 128 + signal)
    }
    return Usage(wall: end - start, processor: usage.ru_utime.duration + usage.ru_stime.duration)
  }

  /// This process's environment, which is created only once.
  private static let environment: [UnsafeMutablePointer<CChar>?] =
    ProcessInfo.processInfo.environment.map { strdup("\($0)=\($1)") } + [nil]
}

extension timeval {
  fileprivate var duration: Duration { .seconds(tv_sec) + .microseconds(tv_usec) }
}
