import Files
import Glibc
import Script
import Shell

/// Standard input as a script.
enum StandardInput {
  /// The name of standard input in messages.
  static var name: String { StandardStreams.input.path }

  /// Returns the lines of standard input.
  ///
  /// Output is flushed before each read, so that a program that sends one command at a time
  /// receives each answer. A signal that arrives while waiting for input ends the process. During a
  /// recording, it ends the input instead, so that the recording can be written.
  static func lines(
    flushing output: TextOutput, isRecording: @escaping () -> Bool
  ) -> ScriptLines {
    ScriptLines { buffer in
      output.flush()
      guard isRecording() else { return try Interruption.duringWait { try read(into: buffer) } }
      // A signal that arrives just before a blocking wait would not interrupt it, so poll.
      repeat {
        if Interruption.pending != 0 { throw CommandError.interrupted }
      } while !StandardStreams.input.wait(for: POLLIN, milliseconds: 100)
      return try read(into: buffer)
    }
  }

  /// Waits until bytes are available, then reads them; returns their number, or 0 at the end of the
  /// input.
  static func read(
    into buffer: UnsafeMutableRawBufferPointer
  ) throws(CommandError) -> Int {
    do throws(FileError) {
      return try StandardStreams.input.read(into: buffer)
    } catch { throw .unreadable(path: error.path, reason: "\(error)") }
  }
}
