import Glibc

/// One end of a socket that carries `Codable` messages, each in a frame.
nonisolated final class MessageSocket<Outgoing: Encodable, Incoming: Decodable> {
  private let descriptor: Int32
  private let encoder = BinaryEncoder()
  private var received: FrameBuffer
  /// Whether the other end is closed, or the socket is no more.
  private(set) var isCutOff = false

  /// Whether bytes were received after the last message.
  var hasMore: Bool { !received.isEmpty }

  /// Takes a descriptor, which stays its owner's to close.
  ///
  /// - Parameters:
  ///   - descriptor: the socket.
  ///   - longest: how many bytes a message from the other end may have.
  init(_ descriptor: Int32, longest: Int) {
    self.descriptor = descriptor
    received = FrameBuffer(longest: longest)
  }

  /// Sends a message.
  ///
  /// - Parameters:
  ///   - message: the message.
  ///   - waits: whether to wait where the other end reads too slowly.
  /// - Returns: false where it can't be sent, or not at once.
  func send(_ message: Outgoing, waits: Bool = true) -> Bool {
    guard let payload = try? encoder.encode(message) else { return false }
    let flags = Int32(MSG_NOSIGNAL) | (waits ? 0 : Int32(MSG_DONTWAIT))
    var rest = FrameBuffer.frame(payload)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, flags) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// The next message, for which it waits; nil at the end.
  func receive() throws -> Incoming? {
    while true {
      if let message = try next() { return message }
      guard fill(flags: 0) else { return nil }
    }
  }

  /// The next message, if it has all come.
  func receiveNow() throws -> Incoming? {
    if let message = try next() { return message }
    guard !isCutOff, fill(flags: Int32(MSG_DONTWAIT)) else { return nil }
    return try next()
  }

  private func next() throws -> Incoming? {
    try received.next().map { try BinaryDecoder.decode(Incoming.self, from: $0) }
  }

  /// Reads what has come; false where nothing has.
  private func fill(flags: Int32) -> Bool {
    withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: 1) { room in
      var count = recv(descriptor, room.baseAddress, room.count, flags)
      while count < 0, errno == EINTR {
        count = recv(descriptor, room.baseAddress, room.count, flags)
      }
      isCutOff = count == 0 || count < 0 && errno != EAGAIN
      if count > 0 { received.append(room.prefix(count)) }
      return count > 0
    }
  }
}
