import Glibc

/// Starts programs with the default signal actions and no blocked signals.
package enum ChildProcess {
  /// The process group of a new process.
  package enum Group {
    /// The group of this process.
    case inherited
    /// A group of its own, so that the terminal's signals don't reach it.
    case own
    /// A group of its own in a session of its own.
    case session
  }

  /// The standard streams of a new process.
  package enum Streams {
    case descriptors(input: Int32, output: Int32, errors: Int32)
    /// The paths of files. Those for output and errors are created or appended to.
    case files(input: String, output: String, errors: String)
    /// The path of a terminal for all streams. In a session of its own, it becomes the controlling
    /// terminal.
    case terminal(String)
  }

  /// POSIX_SPAWN_SETSID, which the Glibc module doesn't declare.
  private static let newSession: Int32 = 0x80

  /// Starts the program at a path in a process group, with arguments after its name, a complete
  /// environment and standard streams; returns the process ID.
  package static func start(
    _ program: String, _ arguments: [String], environment: [String: String],
    group: Group = .inherited, streams: Streams
  ) throws(SystemError) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    add(streams, to: &actions)
    // A process that keeps the end of a pipe open would keep another thread's reader waiting.
    _ = closeAll(&actions, STDERR_FILENO + 1)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let groupFlag =
      switch group {
      case .inherited: Int32(0)
      case .own: Int32(POSIX_SPAWN_SETPGROUP)
      case .session: newSession
      }
    posix_spawnattr_setflags(
      &attributes, Int16(groupFlag | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    let words = ([program] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, program, &actions, &attributes, words, variables)
    guard code == 0 else { throw SystemError(what: "can't start \(program)", errno: code) }
    return process
  }

  private static func add(_ streams: Streams, to actions: inout posix_spawn_file_actions_t) {
    switch streams {
    case .descriptors(let input, let output, let errors):
      posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
      posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
      posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    case .files(let input, let output, let errors):
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input, O_RDONLY, 0)
      for (number, path) in [(STDOUT_FILENO, output), (STDERR_FILENO, errors)] {
        posix_spawn_file_actions_addopen(
          &actions, number, path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
      }
    case .terminal(let terminal):
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, terminal, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO)
      posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO)
    }
  }
}

// The Glibc module lacks this function.
@_silgen_name("posix_spawn_file_actions_addclosefrom_np")
private func closeAll(
  _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t>, _ first: Int32
) -> Int32
