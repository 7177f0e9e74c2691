import AppSandbox
import CSystem
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
  /// The pager reads from a file in memory, so that this process never waits for it to read. Ctrl-C
  /// is for the pager alone.
  ///
  /// - Returns: The message why the pager hasn't shown the text; `nil` if it has.
  func show(_ text: UnsafeRawBufferPointer) -> String? {
    var modes = termios()
    let hasModes = tcgetattr(StandardStreams.input.number, &modes) == 0
    let interrupt = signal(SIGINT, SIG_IGN)
    defer { signal(SIGINT, interrupt) }
    let file = cw_sealableFile()
    guard file >= 0 else { return failure(errno) }
    defer { close(file) }
    do throws(FileError) {
      try FileDescriptor(file, path: "the pager's input").writeAll(text)
    } catch {
      return failure(error.errorNumber)
    }
    lseek(file, 0, SEEK_SET)
    let process: pid_t
    let words = words
    do throws(FileError) {
      process = try ChildProcess.start(
        words[0], arguments: words,
        environment: AppSandbox.outerEnvironment.map { "\($0)=\($1)" },
        streams: [
          0: .descriptor(file), 1: .descriptor(StandardStreams.output.number),
          2: .descriptor(StandardStreams.errors.number),
        ])
    } catch {
      return failure(error.errorNumber)
    }
    let (status, hasStopped) = wait(for: process)
    if hasModes { tcsetattr(StandardStreams.input.number, TCSADRAIN, &modes) }
    // A pager that was killed hasn't left the terminal's alternate screen.
    if status & 0x7F != 0, !StandardStreams.terminalIsDumb {
      Array("\u{1B}[?1049l\u{1B}[?25h".utf8).withUnsafeBytes {
        try? StandardStreams.write($0, to: StandardStreams.output)
      }
    }
    if hasStopped { return message("has stopped and was killed") }
    // SIGINT, SIGTERM and SIGPIPE are ways to quit it early.
    let signal = status & 0x7F
    if status == 0 || [SIGINT, SIGTERM, SIGPIPE].contains(signal) { return nil }
    return message(
      signal == 0
        ? "failed with status \(status >> 8 & 0xFF)" : "was ended by signal \(signal)")
  }

  /// The program and its arguments: those of a shell only if the command needs it.
  ///
  /// The program of a simple command replaces the shell, which would hide that the program stops.
  private var words: [String] {
    let words = command.split(separator: " ").map(String.init)
    let isPlain = !command.contains { "|&;<>()$`\\\"'*?[#~=%\t\n".contains($0) }
    guard !isPlain, let first = words.first else { return words }
    let isSimple = !command.contains { "|&;()`{}!\n".contains($0) } && !first.contains("=")
    return ["/bin/sh", "-c", isSimple ? "exec \(command)" : command]
  }

  /// Waits until the pager ends.
  ///
  /// A pager that stops alone is killed, because nobody could continue it. After Ctrl-Z, this
  /// process stops too, and both are continued together.
  ///
  /// - Returns: The pager's status, and whether it was killed because it had stopped.
  private func wait(for process: pid_t) -> (status: Int32, hasStopped: Bool) {
    var status: Int32 = 0
    var hasStopped = false
    while true {
      let found = waitpid(process, &status, WUNTRACED)
      if found == process {
        guard Self.isStop(status) else { return (status, hasStopped) }
        guard !isContinued(process) else { continue }
        hasStopped = true
        kill(process, SIGKILL)
      } else if errno == EINTR {
        if Interruption.pending != 0 { kill(process, SIGTERM) }
      } else {
        return (status, hasStopped)
      }
    }
  }

  /// Returns whether a process that has stopped is continued within 150 ms.
  private func isContinued(_ process: pid_t) -> Bool {
    // A wait in which this process is stopped itself ends at once when it is continued.
    for _ in 0..<3 {
      poll(nil, 0, 50)
      var info = siginfo_t()
      let options = WCONTINUED | WEXITED | WNOHANG | WNOWAIT
      if waitid(P_PID, id_t(process), &info, options) == 0, info.si_signo != 0 { return true }
    }
    return false
  }

  /// Returns whether a status means that the process has stopped rather than ended.
  private static func isStop(_ status: Int32) -> Bool { status & 0xFF == 0x7F }

  private func failure(_ number: Int32) -> String {
    message("can't be run: \(String(errorNumber: number))")
  }

  private func message(_ problem: String) -> String {
    "the pager \"\(SafeText.escaped(command))\" \(problem); choose one with \"set pager COMMAND\""
  }
}
