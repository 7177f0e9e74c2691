/// The way in which messages are separated in a stream of bytes.
package enum Framing: Sendable {
  /// A header with `Content-Length`, an empty line, and as many bytes, as in the Language Server
  /// Protocol.
  case headers
  /// One message a line, as in the Model Context Protocol.
  case lines

  /// Returns a message as it is sent.
  ///
  /// - Precondition: For `lines`, the message contains no newline.
  package func frame(_ message: [UInt8]) -> [UInt8] {
    switch self {
    case .headers: Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message
    case .lines: message + [UInt8(ascii: "\n")]
    }
  }
}
