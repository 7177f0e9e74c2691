import Files
import Glibc
import ToolSupport

/// A terminal without a screen that is the controlling terminal of a running program.
///
/// Tests type into the terminal and wait for the program's output. No method sleeps for a fixed
/// time: every wait ends when the expected output arrives, or fails at its deadline with the output
/// that arrived instead.
public final class PseudoTerminal {
  /// The process that runs on the terminal.
  ///
  /// It is the leader of its own session and process group.
  public let process: Int32

  /// The bytes that the program has written, unchanged.
  public private(set) var rawOutput: [UInt8] = []

  private var descriptor: Int32
  private var plainText = PlainText()
  private var consumed = 0
  private var status: ExitStatus?

  /// The text that the program has written, without control sequences or carriage returns.
  public var output: String { String(decoding: plainText.bytes, as: UTF8.self) }

  /// Whether the terminal is in the usual modes, with line input, echo, and signals for Ctrl-C.
  public var isOrdinary: Bool {
    var modes = termios()
    guard tcgetattr(descriptor, &modes) == 0 else { return false }
    let ordinary = tcflag_t(ICANON | ECHO | ISIG)
    return modes.c_lflag & ordinary == ordinary
  }

  /// Starts a program on a new terminal.
  ///
  /// - Parameters:
  ///   - program: The path of the program.
  ///   - arguments: The program's arguments, without its name.
  ///   - environment: The complete environment of the program, except for `TERM` and `LC_ALL`,
  ///     which have defaults.
  ///   - columns: The width of the terminal in columns.
  ///   - rows: The height of the terminal in rows.
  /// - Throws: ``PseudoTerminalError`` if no terminal is available, or `SystemError` if the program
  ///   can't be started.
  public init(
    _ program: String, _ arguments: [String] = [], environment: [String: String] = [:],
    columns: Int = 80, rows: Int = 24
  ) throws {
    let (descriptor, name) = try Device.open()
    self.descriptor = descriptor
    Self.setSize(of: descriptor, columns: columns, rows: rows)

    let defaults = ["TERM": "xterm", "LC_ALL": "C.UTF-8"]
    do {
      process = try ChildProcess.start(
        program, arguments, environment: defaults.merging(environment) { $1 }, group: .session,
        streams: [0: .terminal(name), 1: .terminal(name), 2: .terminal(name)])
    } catch {
      close(descriptor)
      throw error
    }
  }

  deinit {
    if status == nil {
      kill(-process, SIGKILL)
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    if descriptor >= 0 { close(descriptor) }
  }

  /// Closes the terminal's window.
  ///
  /// The program receives SIGHUP and can no longer read or write.
  public func closeWindow() {
    close(descriptor)
    descriptor = -1
  }

  /// Types text, or sends a key such as ``Key/tab``.
  ///
  /// - Parameter text: The text to type.
  /// - Throws: ``PseudoTerminalError`` if the terminal doesn't accept all of the input in time.
  public func send(_ text: String) throws {
    try send(Array(text.utf8))
  }

  /// Types bytes that aren't necessarily text.
  ///
  /// - Parameter bytes: The bytes to type.
  /// - Throws: ``PseudoTerminalError`` if the terminal doesn't accept all of the input in time.
  public func send(_ bytes: [UInt8]) throws {
    let deadline = ContinuousClock.now + Patience.limit
    var rest = bytes[...]
    while !rest.isEmpty {
      // Read output in the meantime, because a program that can't write stops reading.
      let ready = wait(for: POLLIN | POLLOUT, until: deadline)
      guard ready != 0 else { throw PseudoTerminalError.timedOut(for: "room to type", in: output) }
      if ready & POLLIN != 0 { _ = readOutput() }
      guard ready & POLLOUT != 0 else { continue }
      let count = rest.prefix(256).withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR || errno == EAGAIN else {
        throw PseudoTerminalError.ended(before: "room to type", output: output)
      }
      rest = rest.dropFirst(max(0, count))
    }
  }

  /// Pastes text as a terminal does in bracketed paste mode.
  ///
  /// - Parameter text: The text to paste.
  /// - Throws: ``PseudoTerminalError`` if the terminal doesn't accept all of the input in time.
  public func paste(_ text: String) throws {
    try send("\u{1B}[200~" + text.replacing("\n", with: "\r") + "\u{1B}[201~")
  }

  /// Changes the size of the terminal and sends SIGWINCH to the program.
  ///
  /// - Parameters:
  ///   - columns: The width of the terminal in columns.
  ///   - rows: The height of the terminal in rows.
  public func resize(columns: Int, rows: Int = 24) {
    Self.setSize(of: descriptor, columns: columns, rows: rows)
  }

  /// Waits until the given text appears after the previously awaited text.
  ///
  /// - Parameters:
  ///   - text: The text to wait for, as in ``output``.
  ///   - limit: The maximum time to wait.
  /// - Returns: The output between the previously awaited text and this one.
  /// - Throws: ``PseudoTerminalError`` with the output that appeared instead.
  @discardableResult
  public func wait(for text: String, within limit: Duration = Patience.limit) throws -> String {
    let deadline = ContinuousClock.now + limit
    let pattern = Array(text.utf8)
    while true {
      let pending = plainText.bytes[consumed...]
      if let found = pending.firstRange(of: pattern) {
        consumed = found.upperBound
        return String(decoding: pending[..<found.lowerBound], as: UTF8.self)
      }
      let unread = String(decoding: pending, as: UTF8.self)
      guard wait(for: POLLIN, until: deadline) != 0 else {
        throw PseudoTerminalError.timedOut(for: text, in: unread)
      }
      guard readOutput() else { throw PseudoTerminalError.ended(before: text, output: unread) }
    }
  }

  /// Waits until the given text appears immediately after another text, even if that other text was
  /// already awaited.
  ///
  /// Input typed before the prompt appears is shown twice; only the second copy follows the prompt.
  ///
  /// - Parameters:
  ///   - text: The text to wait for, as in ``output``.
  ///   - other: The text that must immediately precede it.
  /// - Throws: ``PseudoTerminalError`` with the output that appeared instead.
  public func wait(for text: String, behind other: String) throws {
    let before = Array(other.utf8)
    if plainText.bytes[..<consumed].reversed().starts(with: before.reversed()) {
      consumed -= before.count
    }
    try wait(for: other + text)
  }

  /// Waits until the terminal is no longer in the usual modes.
  ///
  /// This change produces no output.
  ///
  /// - Throws: ``PseudoTerminalError`` if the modes don't change in time.
  public func waitUntilUnordinary() throws {
    guard Patience.wait(until: { !isOrdinary }) else {
      throw PseudoTerminalError.timedOut(for: "other modes", in: output)
    }
  }

  /// Waits until the program has ended.
  ///
  /// - Parameter limit: The maximum time to wait.
  /// - Returns: The reason the program ended.
  /// - Throws: ``PseudoTerminalError`` if the program is still running after that time.
  public func waitForExit(within limit: Duration = Patience.limit) throws -> ExitStatus {
    if let status { return status }
    let deadline = ContinuousClock.now + limit
    guard descriptor >= 0 else { return try waitForExit(until: deadline) }
    // The output ends when the last process has closed the terminal.
    while true {
      guard wait(for: POLLIN, until: deadline) != 0 else {
        throw PseudoTerminalError.timedOut(for: "the end of the program", in: output)
      }
      if !readOutput() { break }
    }
    var raw: Int32 = 0
    while waitpid(process, &raw, 0) < 0, errno == EINTR {}
    let ended = ExitStatus(raw: raw)
    status = ended
    return ended
  }

  /// Waits for the program to exit after its terminal has been closed.
  ///
  /// In this case, the exit can't be detected from the end of the output.
  private func waitForExit(until deadline: ContinuousClock.Instant) throws -> ExitStatus {
    var raw: Int32 = 0
    while waitpid(process, &raw, WNOHANG) == 0 {
      guard ContinuousClock.now < deadline else {
        throw PseudoTerminalError.timedOut(for: "the end of the program", in: output)
      }
      poll(nil, 0, 10)
    }
    let ended = ExitStatus(raw: raw)
    status = ended
    return ended
  }

  private func wait(for events: Int32, until deadline: ContinuousClock.Instant) -> Int32 {
    var poll = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    while true {
      let left = ContinuousClock.now.duration(to: deadline)
      let milliseconds = Int32(max(0, left / .milliseconds(1)).rounded(.up))
      let count = Glibc.poll(&poll, 1, milliseconds)
      if count > 0 {
        let isHungUp = Int32(poll.revents) & POLLHUP != 0
        return (Int32(poll.revents) & events) | (isHungUp ? POLLIN : 0)
      }
      if count == 0 || errno != EINTR { return 0 }
    }
  }

  /// Reads the available output and returns whether more can follow.
  ///
  /// No more output follows once the program's side is closed.
  private func readOutput() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(descriptor, &buffer, buffer.count)
    guard count > 0 else { return count < 0 && errno == EINTR }
    rawOutput += buffer.prefix(count)
    plainText.append(buffer.prefix(count))
    return true
  }

  private static func setSize(of descriptor: Int32, columns: Int, rows: Int) {
    var size = winsize()
    size.ws_col = UInt16(clamping: columns)
    size.ws_row = UInt16(clamping: rows)
    _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
  }
}
