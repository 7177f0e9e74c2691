import Glibc

/// A terminal without a screen, with a program on it that has it as its controlling terminal.
///
/// Tests type into it and wait for what the program shows. Nothing here sleeps: every wait ends
/// with the output that it waits for, or fails at its deadline with what was there instead.
public final class PseudoTerminal {
  /// The process that runs on the terminal; it leads a session and a process group of its own.
  public let process: Int32

  /// What the program has written, byte for byte.
  public private(set) var rawOutput: [UInt8] = []

  private var descriptor: Int32
  private var plainText = PlainText()
  private var consumed = 0
  private var status: ExitStatus?

  /// What the program has written, without control sequences and carriage returns.
  public var output: String { String(decoding: plainText.bytes, as: UTF8.self) }

  /// Whether the terminal is as an ordinary program wants it: lines, echo, and signals for Ctrl-C.
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
  ///   - arguments: Its arguments, without its name.
  ///   - environment: All of its environment, except for `TERM` and `LC_ALL`, which have defaults.
  ///   - columns: How wide the terminal is.
  ///   - rows: How high the terminal is.
  /// - Throws: ``PseudoTerminalError`` if there is no terminal or the program does not start.
  public init(
    _ program: String, _ arguments: [String] = [], environment: [String: String] = [:],
    columns: Int = 80, rows: Int = 24
  ) throws {
    let (descriptor, name) = try Device.open()
    self.descriptor = descriptor
    Self.setSize(of: descriptor, columns: columns, rows: rows)

    let defaults = ["TERM": "xterm", "LC_ALL": "C.UTF-8"]
    let variables = defaults.merging(environment) { $1 }.map { "\($0.key)=\($0.value)" }
    do {
      process = try Child.start(
        program, [program] + arguments, environment: variables, terminal: name)
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

  /// Closes the terminal's window: the program gets SIGHUP, and can neither read nor write any more.
  public func closeWindow() {
    close(descriptor)
    descriptor = -1
  }

  /// Types a text, or sends a key such as ``Key/tab``.
  ///
  /// - Parameter text: What is typed.
  /// - Throws: ``PseudoTerminalError`` if the terminal takes nothing more within a minute.
  public func send(_ text: String) throws {
    try send(Array(text.utf8))
  }

  /// Types bytes that need not be a text.
  ///
  /// - Parameter bytes: What is typed.
  /// - Throws: ``PseudoTerminalError`` if the terminal takes nothing more within a minute.
  public func send(_ bytes: [UInt8]) throws {
    let deadline = ContinuousClock.now + .seconds(60)
    var rest = bytes[...]
    while !rest.isEmpty {
      // Output is read meanwhile: a program that cannot write stops reading.
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

  /// Pastes a text as a terminal does that was asked to mark what is pasted.
  ///
  /// - Parameter text: What is pasted.
  /// - Throws: ``PseudoTerminalError`` if the terminal takes nothing more within a minute.
  public func paste(_ text: String) throws {
    try send("\u{1B}[200~" + text.replacing("\n", with: "\r") + "\u{1B}[201~")
  }

  /// Gives the terminal another size, and sends the program SIGWINCH.
  ///
  /// - Parameters:
  ///   - columns: How wide the terminal is.
  ///   - rows: How high the terminal is.
  public func resize(columns: Int, rows: Int = 24) {
    Self.setSize(of: descriptor, columns: columns, rows: rows)
  }

  /// Waits until a text appears after what was waited for before.
  ///
  /// - Parameters:
  ///   - text: What is to appear, as in ``output``.
  ///   - limit: How long to wait at most.
  /// - Returns: What stands between the last text waited for and this one.
  /// - Throws: ``PseudoTerminalError`` with what was there instead.
  @discardableResult
  public func wait(for text: String, within limit: Duration = .seconds(60)) throws -> String {
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

  /// Waits until a text appears right behind another one, which may have been waited for before.
  ///
  /// What is typed before the prompt is there is shown twice, and only the second time behind it.
  ///
  /// - Parameters:
  ///   - text: What is to appear, as in ``output``.
  ///   - other: What it is to follow at once.
  /// - Throws: ``PseudoTerminalError`` with what was there instead.
  public func wait(for text: String, behind other: String) throws {
    let before = Array(other.utf8)
    if plainText.bytes[..<consumed].reversed().starts(with: before.reversed()) {
      consumed -= before.count
    }
    try wait(for: other + text)
  }

  /// Waits until the terminal is not as an ordinary program wants it; nothing is shown when it changes.
  ///
  /// - Throws: ``PseudoTerminalError`` if it stays so for a minute.
  public func waitUntilUnordinary() throws {
    let deadline = ContinuousClock.now + .seconds(60)
    while isOrdinary {
      guard ContinuousClock.now < deadline else {
        throw PseudoTerminalError.timedOut(for: "other modes", in: output)
      }
      poll(nil, 0, 1)
    }
  }

  /// Waits until the program has ended.
  ///
  /// - Parameter limit: How long to wait at most.
  /// - Returns: How it ended.
  /// - Throws: ``PseudoTerminalError`` if it goes on.
  public func waitForExit(within limit: Duration = .seconds(60)) throws -> ExitStatus {
    if let status { return status }
    let deadline = ContinuousClock.now + limit
    guard descriptor >= 0 else { return try waitForExit(until: deadline) }
    // The end of the output comes when the last process has let go of the terminal.
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

  /// Waits for a program whose terminal is closed, so that no output says when it ends.
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

  /// Reads what there is; no more comes once the program's side is closed.
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
