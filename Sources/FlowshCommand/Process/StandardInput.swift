import Glibc
import Script
import Shell

/// Standard input as a script.
enum StandardInput {
  /// What messages call it.
  static let name = "<stdin>"

  /// The lines that come through it.
  ///
  /// Output is flushed before more is read, so that whoever sends command by command gets each
  /// answer. A signal ends a wait for more, and the process with it, unless something is recorded:
  /// then reading ends, so that the recording can be written.
  static func lines(
    flushing output: TextOutput, isRecording: @escaping () -> Bool
  ) -> ScriptLines {
    ScriptLines { buffer in
      output.flush()
      guard isRecording() else { return try Interruption.duringWait { try read(into: buffer) } }
      // A signal that comes right before a wait would not end it: look again after a moment.
      repeat {
        if Interruption.pending != 0 { throw CommandError.interrupted }
      } while !StandardStreams.wait(for: STDIN_FILENO, POLLIN, milliseconds: 100)
      return try read(into: buffer)
    }
  }

  private static func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
    while true {
      let count = Glibc.read(STDIN_FILENO, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      switch errno {
      case EINTR: continue
      case EAGAIN: StandardStreams.wait(for: STDIN_FILENO, POLLIN)
      default: throw CommandError.unreadable(path: name, reason: String(cString: strerror(errno)))
      }
    }
  }
}
