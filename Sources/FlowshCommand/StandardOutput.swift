import Glibc
import Shell

/// Standard output behind a buffer, and how the process ends.
final class StandardOutput {
  private let state = State()
  /// The buffer.
  let text: TextOutput

  init() {
    let state = state
    text = TextOutput { bytes in
      guard state.failure == 0 else { return }
      state.failure = StandardStreams.write(bytes, to: 1)
    }
  }

  /// Whether a write has failed, so that going on is of no use.
  var hasFailed: Bool { state.failure != 0 }

  /// Flushes the buffer and ends the process.
  ///
  /// A pipe that was closed ends it quietly with 141, any other failed write with 74.
  func finish(with status: ExitStatus) -> Never {
    text.flush()
    switch state.failure {
    case 0: exit(status.rawValue)
    case EPIPE: exit(128 + SIGPIPE)
    default:
      let reason = String(cString: strerror(state.failure))
      StandardStreams.complain("can't write standard output: \(reason)")
      exit(ExitStatus.outputFailed.rawValue)
    }
  }

  private final class State {
    var failure: Int32 = 0
  }
}
