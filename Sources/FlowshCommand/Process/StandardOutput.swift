import Files
import Glibc
import Shell

/// A buffer for standard output, which is flushed when the process ends.
final class StandardOutput {
  private let state = State()
  /// The buffered output.
  let text: TextOutput

  init() {
    let state = state
    text = TextOutput { bytes in
      guard state.failure == nil else { return }
      do throws(FileError) {
        try StandardStreams.write(bytes, to: StandardStreams.output)
      } catch {
        state.failure = error
      }
    }
  }

  /// Whether a write has failed, which makes it pointless to continue.
  var hasFailed: Bool { state.failure != nil }

  /// Flushes the buffer and exits the process.
  ///
  /// If a pipe was closed, the status is 141 and no message is printed. If any other write failed,
  /// the status is 74.
  func finish(with status: Int32) -> Never {
    text.flush()
    guard let failure = state.failure else { exit(status) }
    if failure.errorNumber == EPIPE { exit(128 + SIGPIPE) }
    StandardStreams.complain("can't write \(failure.path): \(failure)")
    exit(ExitStatus.outputFailed.rawValue)
  }

  /// Flushes the buffer and exits the process.
  func finish(with status: ExitStatus) -> Never { finish(with: status.rawValue) }

  private final class State {
    var failure: FileError?
  }
}
