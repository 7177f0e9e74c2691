import Foundation
import Glibc

/// A child process with default signal actions.
nonisolated struct Spawn {
  /// POSIX_SPAWN_SETSID, which the Glibc module doesn't declare.
  private static let newSession: Int32 = 0x80

  let process: pid_t

  /// The path of this program.
  static var ownPath: String {
    guard let own = realpath("/proc/self/exe", nil) else { return CommandLine.arguments[0] }
    defer { free(own) }
    return String(cString: own)
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: The path of the program.
  ///   - arguments: The arguments without the program's name.
  ///   - environment: The environment; by default, this process's.
  ///   - errors: The file for standard error; the other standard streams are `/dev/null`. If
  ///     there is a terminal, it is used instead.
  ///   - terminal: The path of a terminal for all standard streams and a new session.
  /// - Throws: `FuzzError.system` if the program can't be started.
  init(
    _ program: String, _ arguments: [String],
    environment: [String: String] = ProcessInfo.processInfo.environment, errors: String = "",
    terminal: String? = nil
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let (input, output, error) = terminal.map { ($0, $0, $0) } ?? ("/dev/null", "/dev/null", errors)
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input, O_RDWR, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, O_RDWR, 0)
    posix_spawn_file_actions_addopen(
      &actions, STDERR_FILENO, error, O_RDWR | O_CREAT | O_APPEND, 0o600)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let session = terminal == nil ? 0 : Self.newSession
    posix_spawnattr_setflags(
      &attributes, Int16(session | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    let words = ([program] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for word in words + variables { free(word) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, program, &actions, &attributes, words, variables)
    guard code == 0 else { throw FuzzError.system(what: "can't start \(program)", errno: code) }
    self.process = process
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
