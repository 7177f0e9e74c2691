import CEditline
import Files
import Glibc

/// The terminal on standard input and output.
enum Terminal {
  /// The descriptor for input.
  static var input: Int32 { ce_input() }

  /// The descriptor for output.
  static var output: Int32 { ce_output() }

  /// Whether standard input and output are a terminal that can move its cursor.
  static var isUsable: Bool {
    guard isatty(input) == 1, isatty(output) == 1 else { return false }
    guard let type = getenv("TERM").map({ String(cString: $0) }) else { return false }
    return !type.isEmpty && type != "dumb"
  }

  /// The number of columns and rows, or 80 and 24 if they are unknown.
  ///
  /// Like libedit, this property treats a width of one column as unknown.
  static var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return (80, 24)
    }
    return (size.ws_col > 1 ? Int(size.ws_col) : 80, size.ws_row > 0 ? Int(size.ws_row) : 24)
  }

  /// Sets the terminal's size to 80 columns and 24 rows if it has more cells than libedit can keep
  /// a copy of.
  ///
  /// libedit reads the size itself before each line, and allocates several bytes for each cell.
  static func limitSize() {
    let size = size
    guard size.columns * size.rows > 4_000_000 else { return }
    var limited = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(output, UInt(TIOCSWINSZ), &limited)
  }

  /// Sets the C library's character encoding to UTF-8, using the user's locale if possible or
  /// otherwise `C.UTF-8`.
  ///
  /// Without UTF-8, libedit crashes on a non-ASCII prompt. Only LC_CTYPE is changed.
  static func useUTF8() -> Bool {
    if setlocale(LC_CTYPE, "") != nil, isUTF8 { return true }
    return setlocale(LC_CTYPE, "C.UTF-8") != nil && isUTF8
  }

  private static var isUTF8: Bool {
    nl_langinfo(nl_item(CODESET)).map { String(cString: $0) } == "UTF-8"
  }

  /// Flushes the C library's buffers, then writes the whole text.
  ///
  /// Errors are ignored because they mean that the terminal has disconnected.
  static func write(_ text: String) {
    fflush(nil)
    try? FileDescriptor(output, path: "the terminal").writeAll(Array(text.utf8))
  }

  /// Turns bracketed paste on or off.
  static func markPastes(_ areMarked: Bool) {
    ce_guard_pastes(areMarked ? 1 : 0)
    write(areMarked ? ControlSequences.pasteOn : ControlSequences.pasteOff)
  }

  /// The number of bytes that have arrived but haven't been read.
  static var unreadCount: Int {
    var count: Int32 = 0
    return ioctl(input, UInt(FIONREAD), &count) == 0 ? max(0, Int(count)) : 0
  }

  /// Waits for input and returns whether any is available.
  ///
  /// A signal ends the wait early.
  static func hasInput(within milliseconds: Int32) -> Bool {
    var entry = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, milliseconds) > 0
  }

  /// Reads available bytes once.
  ///
  /// At the end of the input, returns an empty array. If reading fails, returns `nil` with the
  /// reason in `errno`.
  static func read(upTo limit: Int) -> [UInt8]? {
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      let result = Glibc.read(input, buffer.baseAddress, limit)
      failed = result < 0
      count = max(0, result)
    }
    return failed ? nil : bytes
  }
}
