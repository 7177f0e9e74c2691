package import Glibc

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

  /// The source of a descriptor of a new process.
  package enum Stream {
    /// A descriptor of this process.
    case descriptor(Int32)
    /// The path of a file to read.
    case reading(String)
    /// The path of a file that is created or appended to.
    case appending(String)
    /// The path of a terminal. In a session of its own, it becomes the controlling terminal.
    case terminal(String)
  }

  /// Starts a program.
  ///
  /// The program inherits the standard streams that aren't replaced, and no descriptor beyond the
  /// last one that it is given.
  ///
  /// - Parameters:
  ///   - program: The path of the program, or its name in the search path.
  ///   - arguments: The arguments, beginning with the program's name for itself.
  ///   - environment: The complete environment; `nil` for that of this process.
  ///   - group: The process group of the new process.
  ///   - streams: The descriptors of the new process, by number.
  /// - Returns: The process ID.
  /// - Throws: An error with the program's path if it can't be started.
  package static func start(
    _ program: String, arguments: [String], environment: [String]? = nil, group: Group = .inherited,
    streams: [Int32: Stream]
  ) throws(FileError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var duplicates: [Int32] = []
    defer { for duplicate in duplicates { close(duplicate) } }
    let last = max(streams.keys.max() ?? 0, STDERR_FILENO)
    for (number, stream) in streams {
      switch stream {
      case .descriptor(let descriptor):
        // The source must not have the number of another stream.
        let source = fcntl(descriptor, F_DUPFD_CLOEXEC, last + 1)
        guard source >= 0 else {
          // If the limit is below the requested number, the error is EINVAL.
          throw FileError(.read, program, .system(errno == EINVAL ? EMFILE : errno))
        }
        duplicates.append(source)
        posix_spawn_file_actions_adddup2(&actions, source, number)
      case .reading(let path):
        posix_spawn_file_actions_addopen(&actions, number, path, O_RDONLY, 0)
      case .appending(let path):
        let mode = O_WRONLY | O_CREAT | O_APPEND
        posix_spawn_file_actions_addopen(&actions, number, path, mode, 0o600)
      case .terminal(let path):
        posix_spawn_file_actions_addopen(&actions, number, path, O_RDWR, 0)
      }
    }
    // A process that keeps the end of a pipe open would keep another thread's reader waiting.
    _ = closeAll(&actions, last + 1)

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

    let words = arguments.map { strdup($0) } + [nil]
    let variables = environment.map { $0.map { strdup($0) } + [nil] }
    defer { for text in words + (variables ?? []) { free(text) } }
    var process = pid_t()
    var problem: Int32 = 0
    // A program that has just been written is busy while a child of another thread still has it
    // open.
    for _ in 0..<1_000 {
      problem =
        if let variables {
          posix_spawnp(&process, program, &actions, &attributes, words, variables)
        } else {
          posix_spawnp(&process, program, &actions, &attributes, words, environ)
        }
      if problem != ETXTBSY { break }
      poll(nil, 0, 1)
    }
    guard problem == 0 else { throw FileError(.read, program, .system(problem)) }
    return process
  }

  /// POSIX_SPAWN_SETSID, which the Glibc module doesn't declare.
  private static let newSession: Int32 = 0x80
}

// The Glibc module lacks this function.
@_silgen_name("posix_spawn_file_actions_addclosefrom_np")
private func closeAll(
  _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t>, _ first: Int32
) -> Int32
