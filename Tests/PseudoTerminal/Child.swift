import Glibc

/// Functions that start programs with the default signal actions and no blocked signals.
public enum Child {
  /// POSIX_SPAWN_SETSID, which the Glibc module doesn't declare.
  private static let newSession: Int32 = 0x80

  /// Starts a program on a terminal as the leader of a new session.
  ///
  /// The first terminal that a session leader opens becomes its controlling terminal.
  static func start(
    _ program: String, _ arguments: [String], environment: [String], terminal: String
  ) throws -> pid_t {
    try start(program, arguments, environment: environment, flags: newSession) { actions in
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, terminal, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO)
      posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO)
    }
  }

  /// Starts a program with the given standard streams.
  ///
  /// - Parameters:
  ///   - program: The path of the program.
  ///   - arguments: The program's arguments, starting with its name.
  ///   - environment: The complete environment of the program.
  ///   - streams: The descriptors to use as the program's standard streams.
  /// - Returns: The process ID.
  /// - Throws: ``PseudoTerminalError`` if the program can't be started.
  public static func start(
    _ program: String, _ arguments: [String], environment: [String],
    streams: (input: Int32, output: Int32, errors: Int32)
  ) throws -> Int32 {
    try start(program, arguments, environment: environment, flags: 0) { actions in
      posix_spawn_file_actions_adddup2(&actions, streams.input, STDIN_FILENO)
      posix_spawn_file_actions_adddup2(&actions, streams.output, STDOUT_FILENO)
      posix_spawn_file_actions_adddup2(&actions, streams.errors, STDERR_FILENO)
    }
  }

  private static func start(
    _ program: String, _ arguments: [String], environment: [String], flags: Int32,
    open: (inout posix_spawn_file_actions_t) -> Void
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    open(&actions)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(flags | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    var process: pid_t = 0
    let error = withCStrings(arguments) { arguments in
      withCStrings(environment) { environment in
        posix_spawn(&process, program, &actions, &attributes, arguments, environment)
      }
    }
    guard error == 0 else { throw PseudoTerminalError.notStarted(program: program, errno: error) }
    return process
  }

  private static func withCStrings<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = texts.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers)
  }
}
