import Editline
import Files
import Glibc
import Shell

/// A program that shows text longer than the screen, such as `less`.
struct Pager {
  /// The command line.
  private let command: String

  /// Creates the pager for a value of `set pager`; `nil` if the value is `off` or blank.
  ///
  /// `on` stands for `$PAGER`, or for `less -FRX` if that variable isn't set.
  init?(setting: String) {
    switch setting {
    case "off": return nil
    case "on":
      let variable = getenv("PAGER").map { String(cString: $0) } ?? ""
      command = variable.isEmpty ? "less -FRX" : variable
    default: command = setting
    }
    guard command.contains(where: { !$0.isWhitespace }) else { return nil }
  }

  /// Shows text until the user quits the pager, and restores the terminal's modes.
  ///
  /// What the pager doesn't read is discarded. Ctrl-C is for the pager alone.
  ///
  /// - Returns: Whether the pager has shown the text; if not, the reason is on standard error.
  func show(_ text: UnsafeRawBufferPointer) -> Bool {
    var modes = termios()
    let hasModes = tcgetattr(StandardStreams.input.number, &modes) == 0
    // A closed pipe and Ctrl-C would otherwise end this process.
    let interrupt = signal(SIGINT, SIG_IGN)
    let brokenPipe = signal(SIGPIPE, SIG_IGN)
    defer {
      signal(SIGPIPE, brokenPipe)
      signal(SIGINT, interrupt)
    }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return fail(errno) }
    // The pager must not hold the writing end of its own input.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let process = start(reading: ends[0])
    close(ends[0])
    guard case .success(let process) = process else {
      close(ends[1])
      if case .failure(let error) = process { return fail(error.number) }
      return false
    }
    let pipe = FileDescriptor(ends[1], path: "the pager")
    try? pipe.writeAll(text) { Interruption.pending != 0 ? 500 : nil }
    close(ends[1])
    let status = wait(for: process)
    if hasModes { tcsetattr(StandardStreams.input.number, TCSADRAIN, &modes) }
    // A pager that was killed hasn't left the terminal's alternate screen.
    if status & 0x7F != 0, !StandardStreams.terminalIsDumb {
      Array("\u{1B}[?1049l\u{1B}[?25h".utf8).withUnsafeBytes {
        try? StandardStreams.write($0, to: StandardStreams.output)
      }
    }
    return hasSucceeded(status)
  }

  /// Returns whether the pager has ended as it should; otherwise, complains.
  ///
  /// SIGINT, SIGTERM and SIGPIPE are ways to quit it early.
  private func hasSucceeded(_ status: Int32) -> Bool {
    let signal = status & 0x7F
    if status == 0 || [SIGINT, SIGTERM, SIGPIPE].contains(signal) { return true }
    complain(
      signal == 0
        ? "failed with status \(status >> 8 & 0xFF)" : "was ended by signal \(signal)")
    return false
  }

  private struct StartError: Error { let number: Int32 }

  private func start(reading input: Int32) -> Result<pid_t, StartError> {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, StandardStreams.output.number, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, StandardStreams.errors.number, STDERR_FILENO)
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    let error = posix_spawnp(&process, words[0], &actions, &attributes, &arguments, environ)
    return error == 0 ? .success(process) : .failure(StartError(number: error))
  }

  /// The program and its arguments: those of the outer shell only if the command needs it.
  private var words: [String] {
    let words = command.split(separator: " ").map(String.init)
    let isPlain = !command.contains { "|&;<>()$`\\\"'*?[#~=%\t\n".contains($0) }
    return isPlain && !words.isEmpty ? words : ["/bin/sh", "-c", command]
  }

  private func wait(for process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1, errno == EINTR {
      if Interruption.pending != 0 { kill(process, SIGTERM) }
    }
    return status
  }

  private func fail(_ number: Int32) -> Bool {
    complain("can't be run: \(String(errorNumber: number))")
    return false
  }

  private func complain(_ problem: String) {
    StandardStreams.complain(
      "the pager \"\(SafeText.escaped(command))\" \(problem); choose one with \"set pager COMMAND\""
    )
  }
}
