import CSystem
import Glibc

/// The descriptors with which the runner communicates with a worker.
struct WorkerDescriptors {
  /// The runner's end of the socket.
  let socket: Int32
  /// The descriptor from which the app's output is read.
  let output: Int32
  /// A descriptor that becomes readable when the process ends; -1 if the system doesn't support it.
  let end: Int32

  func close() { for file in [socket, output, end] where file >= 0 { Glibc.close(file) } }

  /// Starts this program as a worker in its own process group; returns `nil`, with the cause in
  /// `errno`, if the system is out of processes or descriptors.
  static func spawn(
    _ arguments: [String], mailbox: Int32, files: Int32
  ) -> (process: pid_t, descriptors: WorkerDescriptors)? {
    var sockets: [Int32] = [-1, -1]
    var pipes: [Int32] = [-1, -1]
    let stream = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, stream, 0, &sockets) == 0 else { return nil }
    guard pipe(&pipes) == 0 else {
      closeAll(sockets)
      return nil
    }
    for file in pipes { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(pipes[0], F_SETFL, O_NONBLOCK)
    // Duplicate the worker's ends, so that their numbers differ from those used in the worker.
    let ends = [sockets[1], mailbox, files, pipes[1]].map {
      fcntl($0, F_DUPFD_CLOEXEC, 10)
    }
    defer { closeAll(ends + [sockets[1], pipes[1]]) }
    // If the limit is below the requested number, the error is EINVAL.
    if ends.contains(-1), errno == EINVAL { errno = EMFILE }
    guard ends.allSatisfy({ $0 >= 0 }),
      let process = start(
        arguments, socket: ends[0], mailbox: ends[1], files: ends[2], output: ends[3])
    else {
      closeAll([sockets[0], pipes[0]])
      return nil
    }
    return (
      process,
      WorkerDescriptors(socket: sockets[0], output: pipes[0], end: cw_processFile(process))
    )
  }

  /// Closes the valid descriptors without changing `errno`.
  private static func closeAll(_ files: [Int32]) {
    let problem = errno
    for file in files where file >= 0 { Glibc.close(file) }
    errno = problem
  }

  private static func start(
    _ arguments: [String], socket: Int32, mailbox: Int32, files: Int32, output: Int32
  ) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, output, 2)
    posix_spawn_file_actions_adddup2(&actions, socket, CaseWorker.socket)
    posix_spawn_file_actions_adddup2(&actions, mailbox, CaseWorker.memory)
    posix_spawn_file_actions_adddup2(&actions, files, CaseWorker.files)
    posix_spawn_file_actions_adddup2(&actions, output, CaseWorker.output)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Ctrl-C must reach only the runner, which then stops its workers.
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    var process: pid_t = 0
    let problem = withCStrings(arguments) { arguments in
      withCStrings(environment) { environment in
        posix_spawn(&process, "/proc/self/exe", &actions, &attributes, arguments, environment)
      }
    }
    guard problem == 0 else {
      errno = problem
      return nil
    }
    return process
  }

  /// The runner's environment with the mark of its descendants, and with the Swift runtime's
  /// backtraces disabled, because a backtrace takes half a second.
  private static var environment: [String] {
    var entries: [String] = []
    var next = environ
    while let entry = next.pointee {
      let text = String(cString: entry)
      if !text.hasPrefix("SWIFT_BACKTRACE="), !text.hasPrefix(Descendants.mark + "=") {
        entries.append(text)
      }
      next += 1
    }
    return entries + ["SWIFT_BACKTRACE=enable=no", "\(Descendants.mark)=\(getpid())"]
  }

  private static func withCStrings<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let strings = texts.map { strdup($0) }
    defer { for string in strings { free(string) } }
    return body(strings + [nil])
  }
}
