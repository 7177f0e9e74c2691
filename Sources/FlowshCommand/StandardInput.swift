import Glibc
import Script
import Shell

/// Standard input as a script.
enum StandardInput {
  /// Its name in messages.
  static let name = "<stdin>"

  /// The lines of standard input.
  ///
  /// Output is flushed before each read, so that a program that sends one command at a time gets
  /// each answer. While this waits for input, a signal ends the process. During a recording it ends
  /// the input instead, so that the recording can be written.
  static func lines(
    flushing output: TextOutput, isRecording: @escaping () -> Bool
  ) -> ScriptLines {
    ScriptLines { buffer in
      output.flush()
      guard isRecording() else { return try Interruption.duringWait { try read(into: buffer) } }
      // A signal that comes right before a wait would not interrupt it, so poll.
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
