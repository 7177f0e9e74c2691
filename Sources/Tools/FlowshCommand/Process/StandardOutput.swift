import Files
import Glibc
package import Shell

/// A buffer for standard output, which is flushed when the process ends.
package final class StandardOutput {
  private let state = State()
  /// The buffered output.
  package let text: TextOutput

  /// Creates a buffer that is empty.
  package init() {
    let state = state
    text = TextOutput { bytes in
      guard state.failure == nil, !state.isMuted else { return }
      do throws(FileError) {
        try StandardStreams.write(bytes, to: StandardStreams.output)
      } catch {
        state.failure = error
      }
    }
  }

  /// Whether output is discarded when it leaves the buffer.
  var isMuted: Bool {
    get { state.isMuted }
    set { state.isMuted = newValue }
  }

  /// Whether a write has failed, which makes it pointless to continue.
  var hasFailed: Bool { state.failure != nil }

  /// Breaks long lines at words where standard output or standard error is a terminal.
  ///
  /// - Parameter isText: Whether the output is text now, and not JSON, in which a line break would
  ///   be invalid.
  func breakLinesAtTerminal(where isText: @escaping () -> Bool = { true }) {
    if StandardStreams.outputIsTerminal {
      text.columns = { isText() ? StandardStreams.terminalLayout()?.columns : nil }
    }
    if isatty(StandardStreams.errors.number) == 1 {
      StandardStreams.layout = StandardStreams.terminalLayout
    }
  }

  /// Flushes the buffer and exits the process.
  ///
  /// If a pipe was closed, the status is 141 and no message is printed. If any other write failed,
  /// the status is 74.
  func finish(with status: Int32) -> Never {
    text.flush()
    exit(reportFailure() ?? status)
  }

  /// Flushes the buffer and exits the process.
  package func finish(with status: ExitStatus) -> Never { finish(with: status.rawValue) }

  /// Flushes the buffer and exits the process, and then writes what the app prints while it exits.
  ///
  /// For example, the app may have registered functions with `atexit`.
  func finish(with status: ExitStatus, after interpreter: Interpreter) -> Never {
    CrashGuard.prepareToExit { crash in
      interpreter.endProcess(by: crash).map(StandardStreams.relay)
      return true
    } finish: { [self] found in
      guard !hasFailed else { return }
      interpreter.showAppOutput(isLast: true)
      let call = found == status.rawValue ? nil : "exit \(found)"
      if let call { interpreter.endProcess(by: call).map(StandardStreams.relay) }
      text.flush()
      var other = reportFailure()
      if other == nil, let call {
        StandardStreams.complain(CommandError.processEnded(by: call).message)
        other = ExitStatus.crash.rawValue
      }
      guard let other else { return }
      fflush(nil)
      _exit(other)
    }
    finish(with: status)
  }

  /// Reports that a write has failed, and returns the exit status; `nil` if none has.
  private func reportFailure() -> Int32? {
    guard let failure = state.failure else { return nil }
    if failure.errorNumber == EPIPE { return 128 + SIGPIPE }
    StandardStreams.complain("can't write \(failure.path): \(failure)")
    return ExitStatus.outputFailed.rawValue
  }

  private final class State {
    var failure: FileError?
    var isMuted = false
  }
}
