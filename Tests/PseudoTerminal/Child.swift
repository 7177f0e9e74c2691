import Glibc

/// Starts programs with all signals as a fresh session has them.
public enum Child {
  /// POSIX_SPAWN_SETSID, which the Glibc module leaves out.
  private static let newSession: Int32 = 0x80

  /// Starts a program that leads a session of its own, on a terminal.
  ///
  /// A session leader that opens a terminal first has it as its controlling terminal.
  static func start(
    _ program: String, _ arguments: [String], environment: [String], terminal: String
  ) throws -> pid_t {
    try start(program, arguments, environment: environment, flags: newSession) { actions in
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, terminal, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO)
      posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO)
    }
  }

  /// Starts a program on streams that are open.
  ///
  /// - Parameters:
  ///   - program: The path of the program.
  ///   - arguments: Its arguments, with its name first.
  ///   - environment: All of its environment.
  ///   - streams: What become its standard streams.
  /// - Returns: The process.
  /// - Throws: ``PseudoTerminalError`` if the program does not start.
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
