import Files
import Glibc
import Shell

/// Buffers standard output, and flushes it when the process ends.
final class StandardOutput {
  private let state = State()
  /// The buffer.
  let text: TextOutput

  init() {
    let state = state
    text = TextOutput { bytes in
      guard state.failure == nil else { return }
      do throws(FileError) {
        try StandardStreams.write(bytes, to: state.descriptor)
      } catch {
        state.failure = error
      }
    }
  }

  /// Whether a write has failed, so that it is pointless to continue.
  var hasFailed: Bool { state.failure != nil }

  /// Reserves standard output for the buffer.
  func reserve() { state.descriptor = StandardStreams.reserveOutput() }

  /// Flushes the buffer and ends the process.
  ///
  /// The status is 141, without a message, if a pipe was closed, and 74 if another write failed.
  func finish(with status: Int32) -> Never {
    text.flush()
    guard let failure = state.failure else { exit(status) }
    if failure.errorNumber == EPIPE { exit(128 + SIGPIPE) }
    StandardStreams.complain("can't write \(failure.path): \(failure)")
    exit(ExitStatus.outputFailed.rawValue)
  }

  /// Flushes the buffer and ends the process.
  func finish(with status: ExitStatus) -> Never { finish(with: status.rawValue) }

  private final class State {
    var descriptor = StandardStreams.output
    var failure: FileError?
  }
}
