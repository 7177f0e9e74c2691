import Editline
import Files
import Glibc
import Shell

/// A reader of lines from a terminal without a line editor, or from a pipe.
///
/// It is used if the terminal can't move its cursor (`TERM=dumb`) or input or output is redirected.
/// The terminal itself handles Backspace, Ctrl-C and Ctrl-D. A pipe is read byte by byte, so that
/// later lines stay in it for the next process.
final class PlainReader: LineReader {
  private let output: TextOutput
  private var bytes: [UInt8] = []
  var yields: () -> Bool = { false }

  /// Creates a reader for standard input that writes prompts to an output if it is a terminal.
  ///
  /// SIGINT is recorded from then on.
  init(prompting output: TextOutput) {
    self.output = output
    Interruption.watch([SIGINT])
  }

  // The terminal itself keeps a line that isn't complete.
  func readLine(prompt: LinePrompt, from draft: LineDraft?) -> LineOutcome {
    show(prompt.text)
    return nextLine(yields)
  }

  func readSecret(prompt: String) -> LineOutcome {
    var silent = termios()
    guard tcgetattr(StandardStreams.input.number, &silent) == 0 else {
      return .failed(errno: errno)
    }
    silent.c_lflag &= ~tcflag_t(ECHO)
    silent.c_lflag |= tcflag_t(ECHONL)
    TerminalGuard.begin()
    defer { TerminalGuard.end() }
    guard tcsetattr(StandardStreams.input.number, TCSADRAIN, &silent) == 0 else {
      return .failed(errno: errno)
    }
    show(SafeText.escaped(prompt))
    return nextLine()
  }

  /// Shows a prompt, on standard error if standard output is redirected: there it would be part of
  /// the output, for example between two JSON objects.
  private func show(_ prompt: String) {
    guard !StandardStreams.outputIsTerminal else { return output.write(prompt) }
    output.flush()
    var prompt = prompt
    prompt.withUTF8 {
      try? StandardStreams.write(UnsafeRawBufferPointer($0), to: StandardStreams.errors)
    }
  }

  func takeInterrupt() -> Bool {
    guard Interruption.pending == SIGINT else { return false }
    Interruption.clear()
    bytes = []
    return true
  }

  private func nextLine(_ yields: () -> Bool = { false }) -> LineOutcome {
    output.flush()
    let buffer = UnsafeMutableRawBufferPointer.allocate(
      byteCount: isatty(StandardStreams.input.number) == 1 ? 4_096 : 1, alignment: 1)
    defer { buffer.deallocate() }
    while true {
      if takeInterrupt() {
        output.write("\n")
        return .interrupted
      }
      if Interruption.pending != 0 { return .terminated(signal: Interruption.pending) }
      if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
        defer { bytes.removeSubrange(...end) }
        return .line(String(decoding: bytes[..<end], as: UTF8.self))
      }
      if bytes.isEmpty, yields() {
        output.write("\n")
        return .yielded(LineDraft())
      }
      // A signal that arrives just before a blocking read would not interrupt it, so poll.
      guard StandardStreams.input.wait(for: POLLIN, milliseconds: 50) else { continue }
      do throws(FileError) {
        guard let count = try StandardStreams.input.readAvailable(into: buffer) else { continue }
        bytes += buffer[..<count]
        if count == 0 {
          guard !bytes.isEmpty else { return .endOfInput }
          bytes.append(UInt8(ascii: "\n"))
        }
      } catch {
        return .failed(errno: error.errorNumber)
      }
    }
  }
}
