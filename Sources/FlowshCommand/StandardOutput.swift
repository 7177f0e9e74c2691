import Glibc
import Shell

/// Buffered standard output, and the end of the process.
final class StandardOutput {
  private let state = State()
  /// The buffer.
  let text: TextOutput

  init() {
    let state = state
    text = TextOutput { bytes in
      guard state.failure == 0 else { return }
      state.failure = StandardStreams.write(bytes, to: state.descriptor)
    }
  }

  /// Whether a write has failed, so that there is no use in continuing.
  var hasFailed: Bool { state.failure != 0 }

  /// Reserves standard output for the buffer.
  func reserve() { state.descriptor = StandardStreams.reserveOutput() }

  /// Flushes the buffer and ends the process.
  ///
  /// The status is 141, without a message, if a pipe was closed, and 74 if another write failed.
  func finish(with status: Int32) -> Never {
    text.flush()
    switch state.failure {
    case 0: exit(status)
    case EPIPE: exit(128 + SIGPIPE)
    default:
      let reason = String(cString: strerror(state.failure))
      StandardStreams.complain("can't write standard output: \(reason)")
      exit(ExitStatus.outputFailed.rawValue)
    }
  }

  /// Flushes the buffer and ends the process.
  func finish(with status: ExitStatus) -> Never { finish(with: status.rawValue) }

  private final class State {
    var descriptor = STDOUT_FILENO
    var failure: Int32 = 0
  }
}
