package import Files
import Glibc

/// A connection to a client over two descriptors.
///
/// It waits for the client and for other descriptors, such as those of child processes, on one
/// thread.
package final class MessageStream {
  private let input: Int32
  private let output: FileDescriptor
  private let framing: Framing
  private var buffer: MessageBuffer
  /// The closures to call when a descriptor can be read.
  private var watched: [Int32: () -> Void] = [:]
  /// Whether the loop ends after the present message.
  package var isEnding = false

  /// Creates a connection.
  package init(input: Int32, output: FileDescriptor, _ framing: Framing) {
    self.input = input
    self.output = output
    self.framing = framing
    buffer = MessageBuffer(framing)
  }

  /// Sends a message.
  ///
  /// - Throws: `FileError` if the client can't be reached any more.
  package func send(_ message: [UInt8]) throws(FileError) {
    let bytes = framing.frame(message)
    try output.writeAll(bytes)
  }

  /// Calls a closure whenever a descriptor can be read or has been closed by the other side, until
  /// the closure is `nil`.
  package func watch(_ descriptor: Int32, _ closure: (() -> Void)?) {
    watched[descriptor] = closure
  }

  /// Handles parts of the stream until the client closes it or `isEnding` is set.
  ///
  /// - Parameters:
  ///   - pause: A closure that returns the milliseconds without a message after which `onPause` is
  ///     called, once.
  ///   - onPause: A closure for work that may wait until the client says nothing.
  ///   - handle: A closure that handles a part.
  package func run(
    pause: () -> Int32 = { 50 }, onPause: () -> Void = {}, _ handle: (MessageBuffer.Part) -> Void
  ) {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    var isPaused = true
    while !isEnding {
      var polled = ([input] + watched.keys).map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      let count = poll(&polled, nfds_t(polled.count), isPaused ? -1 : pause())
      if count < 0, errno != EINTR { return }
      if count == 0 {
        isPaused = true
        onPause()
      }
      guard count > 0 else { continue }
      for entry in polled.dropFirst() where entry.revents != 0 { watched[entry.fd]?() }
      guard polled[0].revents != 0 else { continue }
      let length = read(input, &chunk, chunk.count)
      guard length > 0 || length < 0 && errno == EINTR else { return }
      guard length > 0 else { continue }
      buffer.append(chunk[..<length])
      while !isEnding, let part = buffer.next() { handle(part) }
      isPaused = false
    }
  }
}
