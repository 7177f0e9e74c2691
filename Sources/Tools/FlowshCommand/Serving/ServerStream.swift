import Files
import Glibc
import JSONRPC
import LanguageServer

extension MessageStream {
  /// Creates a connection over the standard streams.
  static func standard(_ framing: Framing) -> MessageStream {
    // A build may replace the program, and what runs cases should be the new one.
    let path = realpath("/proc/self/exe", nil)
    defer { free(path) }
    return MessageStream(
      input: StandardStreams.input.number, output: StandardStreams.output, framing,
      program: path.map { String(cString: $0) } ?? CommandLine.arguments[0])
  }

  /// Handles what the client sends until it closes the stream, and ends as a signal demands.
  func serve(
    pause: () -> Int32 = { 50 }, onPause: () -> Void = {}, _ handle: (MessageBuffer.Part) -> Void
  ) {
    Interruption.watch([SIGINT, SIGTERM, SIGHUP])
    run(until: { Interruption.pending != 0 }, pause: pause, onPause: onPause, handle)
    if Interruption.pending != 0 { Interruption.die(by: Interruption.pending) }
  }
}
