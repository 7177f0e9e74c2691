import Editline
import Files
import Glibc
import Shell

/// The standard streams: input, output and error.
package enum StandardStreams {
  static private(set) var input = FileDescriptor(STDIN_FILENO, path: "<stdin>")
  static private(set) var output = FileDescriptor(STDOUT_FILENO, path: "standard output")
  static private(set) var errors = FileDescriptor(STDERR_FILENO, path: "standard error")

  package static var inputIsTerminal: Bool { isatty(input.number) == 1 }
  package static var outputIsTerminal: Bool { isatty(output.number) == 1 }
  static var terminalIsDumb: Bool {
    guard let term = getenv("TERM") else { return true }
    return strcmp(term, "dumb") == 0 || strcmp(term, "") == 0
  }

  /// Sends SIGPIPE to the process, as a write would, if standard output is a pipe that nobody reads
  /// any more.
  static func checkReaderOfOutput() {
    var polled = pollfd(fd: output.number, events: 0, revents: 0)
    guard poll(&polled, 1, 0) > 0, polled.revents & Int16(POLLERR) != 0 else { return }
    kill(getpid(), SIGPIPE)
  }

  /// Opens placeholder descriptors for standard streams that are closed.
  ///
  /// Otherwise, a file opened later could get a stream's descriptor number, and then receive its
  /// output or provide its input.
  static func guardClosedOnes() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      // Use the opposite access mode so that any use of the stream fails.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Whether the process can open the few descriptors that every command needs.
  ///
  /// Otherwise, Foundation's run loop would trap.
  static var hasRoomForDescriptors: Bool {
    let descriptors = (0..<8).map { _ in dup(STDERR_FILENO) }
    defer { for descriptor in descriptors where descriptor >= 0 { close(descriptor) } }
    return !descriptors.contains(-1)
  }

  /// Captures everything that the app prints from now on.
  ///
  /// ``input``, ``output`` and ``errors`` become duplicates of descriptors 0, 1 and 2, which the
  /// app may use or close.
  ///
  /// - Throws: An error if the system is out of descriptors or threads.
  static func captureApp() throws(FileError) -> OutputCapture {
    input = try duplicate(of: input, .read)
    output = try duplicate(of: output, .write)
    errors = try duplicate(of: errors, .write)
    LineEditor.use(input: input.number, output: output.number, errors: errors.number)
    return try OutputCapture(output: output.number, errors: errors.number)
  }

  private static func duplicate(
    of stream: FileDescriptor, _ access: FileError.Operation
  ) throws(FileError) -> FileDescriptor {
    let number = HighDescriptors.duplicate(of: stream.number)
    guard number >= 0 else { throw FileError(access, stream.path, .system(errno)) }
    return FileDescriptor(number, path: stream.path)
  }

  /// Writes all bytes to standard output or standard error.
  static func write(
    _ bytes: UnsafeRawBufferPointer, to descriptor: FileDescriptor
  ) throws(FileError) {
    // After a termination signal, don't block on a reader that may never drain the pipe.
    try descriptor.writeAll(bytes) { Interruption.pending != 0 ? 500 : nil }
  }

  /// Makes the parser format its help for at least 40 columns.
  ///
  /// The parser traps if the terminal is too narrow for any text beside the option names. Call
  /// this only before the process ends, because it sets `COLUMNS`.
  static func ensureHelpFits() {
    var size = winsize()
    let isTerminal = ioctl(output.number, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    let variable = getenv("COLUMNS").map { String(cString: $0) }
    if helpIsTooNarrow(variable, terminal: isTerminal ? Int(size.ws_col) : nil) {
      setenv("COLUMNS", "\(leastHelpWidth)", 1)
    }
  }

  /// The least width at which the parser can format its help.
  static let leastHelpWidth = 40

  /// Returns whether the parser would format its help for fewer columns than it can.
  ///
  /// `variable` is the value of `COLUMNS`, which takes precedence over the width of the terminal.
  static func helpIsTooNarrow(_ variable: String?, terminal: Int?) -> Bool {
    guard let columns = variable.flatMap({ Int($0) }) ?? terminal else { return false }
    return columns < leastHelpWidth
  }

  /// Tells the user that no data arrives from a pipe.
  static func complainOfWait(for path: String) {
    relay("\(path): waiting for another program to write to this pipe; press Ctrl-C to stop")
  }

  /// A closure that returns a message with stars in place of all secrets known at that time.
  static var hidingSecrets: (String) -> String = { $0 }

  /// A closure that returns the size of the terminal that messages are fitted to; `nil` if they
  /// aren't.
  static var layout: () -> Layout? = { nil }

  /// The use of color on standard error.
  static var color = ColorChoice.requested

  /// Returns the present size of the terminal.
  static func terminalLayout() -> Layout? {
    let size = LineEditor.terminalSize
    return Layout(columns: size.columns, lines: size.rows)
  }

  /// Returns the beginning of a text that fits a line of the terminal, however narrow it is.
  ///
  /// A line that wrapped couldn't be cleared.
  static func onOneLine(_ text: String) -> String {
    var rest = LineEditor.terminalSize.columns - 1
    return String(
      SafeText.escaped(text).prefix { character in
        rest -= DisplayWidth.of(String(character))
        return rest >= 0
      })
  }

  /// Writes an error to standard error, with secrets hidden and control characters escaped.
  ///
  /// If standard error has color, the first line is red.
  package static func complain(_ lines: String) {
    firstComplaint = firstComplaint ?? hidingSecrets(lines)
    write(lines, isError: true)
  }

  /// The first error since this was `nil`, with secrets hidden.
  static var firstComplaint: String?

  /// Writes lines that aren't an error to standard error, such as what the app has printed.
  static func relay(_ lines: String) { write(lines, isError: false) }

  private static func write(_ lines: String, isError: Bool) {
    var text = text(of: lines, isError: isError)
    text.withUTF8 { try? write(UnsafeRawBufferPointer($0), to: errors) }
  }

  /// Returns lines as they are written to standard error.
  static func text(of lines: String, isError: Bool) -> String {
    let layout = layout()
    var isRed = isError && color.isOn(for: errors)
    var text = ""
    for line in hidingSecrets(lines).split(separator: "\n", omittingEmptySubsequences: false) {
      let line = SafeText.escaped(String(line))
      for part in layout?.lines(of: line) ?? [line] {
        text += isRed ? "\u{1B}[31m\(part)\u{1B}[0m\n" : part + "\n"
      }
      isRed = false
    }
    return text
  }
}
