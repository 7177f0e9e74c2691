import Glibc
import Shell

/// Standard input as a script.
enum StandardInput {
  /// What messages call it.
  static let name = "<stdin>"

  /// The lines that come through it.
  ///
  /// Output is flushed before more is read, so that whoever sends command by command gets each
  /// answer.
  static func lines(flushing output: TextOutput) -> ScriptLines {
    ScriptLines { buffer in
      output.flush()
      return try Interruption.duringWait { try read(into: buffer) }
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
