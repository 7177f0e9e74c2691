import Files
import Glibc

/// A program that runs and prints lines.
enum Subprocess {
  /// The destination of a program's standard error.
  enum Errors {
    /// It is printed in the order of the output.
    case withOutput
    case discarded
  }

  /// Runs a program until it ends.
  ///
  /// The program gets a process group of its own, so that a signal from the terminal reaches it only
  /// by `isCancelled`. It then receives SIGINT with all programs of the group: the only signal after
  /// which `swift build` ends its compilers, which have groups of their own.
  ///
  /// - Parameters:
  ///   - program: The path of the program.
  ///   - arguments: The arguments without the program's name.
  ///   - errors: Where standard error goes.
  ///   - isCancelled: Whether to end the program; asked several times a second.
  ///   - line: Called for each line of output.
  /// - Returns: The exit status, or 128 and the signal that ended it.
  /// - Throws: The system's error number if the program can't be started.
  static func run(
    _ program: String, _ arguments: [String], errors: Errors = .withOutput,
    isCancelled: () -> Bool = { false }, line: (String) -> Void
  ) throws(FileError) -> Int32 {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw FileError(.read, program, .system(errno)) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let process: pid_t
    do throws(FileError) {
      process = try start(program, arguments, output: ends[1], errors)
    } catch {
      close(ends[0])
      close(ends[1])
      throw error
    }
    close(ends[1])
    defer { close(ends[0]) }
    try read(FileDescriptor(ends[0], path: program), line) {
      if isCancelled() { kill(-process, SIGINT) }
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }

  private static func start(
    _ program: String, _ arguments: [String], output: Int32, _ errors: Errors
  ) throws(FileError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    switch errors {
    case .withOutput: posix_spawn_file_actions_adddup2(&actions, output, STDERR_FILENO)
    case .discarded:
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Signals that this thread blocks, or this process handles or ignores, have their usual effect
    // in the program.
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))
    let words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for text in words { free(text) } }
    var process: pid_t = 0
    var code: Int32 = 0
    // A program that has just been written is busy while a child of another thread still has it
    // open.
    for _ in 0..<1_000 {
      code = posix_spawn(&process, program, &actions, &attributes, words, environ)
      if code != ETXTBSY { break }
      poll(nil, 0, 1)
    }
    guard code == 0 else { throw FileError(.read, program, .system(code)) }
    return process
  }

  private static func read(
    _ pipe: FileDescriptor, _ line: (String) -> Void, _ check: () -> Void
  ) throws(FileError) {
    var rest: [UInt8] = []
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
    defer { buffer.deallocate() }
    while true {
      check()
      guard pipe.wait(for: POLLIN, milliseconds: 200) else { continue }
      guard let count = try pipe.readAvailable(into: buffer) else { continue }
      guard count > 0 else { break }
      rest += buffer[..<count]
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        line(String(decoding: rest[..<end], as: UTF8.self))
        rest.removeSubrange(...end)
      }
    }
    if !rest.isEmpty { line(String(decoding: rest, as: UTF8.self)) }
  }
}
