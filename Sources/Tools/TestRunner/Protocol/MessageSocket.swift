import Glibc

/// One end of a socket that carries messages, each in a frame.
nonisolated final class MessageSocket<Outgoing: Encodable, Incoming: Decodable> {
  private let descriptor: Int32
  private var received: FrameBuffer
  /// The buffer for reading, which may be larger than the stack allows.
  private let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
  /// Whether either end of the connection is closed.
  private(set) var isDisconnected = false

  /// Whether bytes were received after the last message.
  var hasMore: Bool { !received.isEmpty }

  /// Creates one end of the connection with a descriptor, which the caller must close, and a limit
  /// for the size of an incoming message.
  init(_ descriptor: Int32, longest: Int) {
    self.descriptor = descriptor
    received = FrameBuffer(longest: longest)
  }

  deinit { room.deallocate() }

  /// Sends a message, and returns whether it was sent; `waits` blocks while the socket's buffer is
  /// full.
  func send(_ message: Outgoing, waits: Bool = true) -> Bool {
    guard let payload = try? BinaryEncoder.encode(message) else { return false }
    return send(payload: payload, waits: waits)
  }

  /// Sends an encoded message, and returns whether it was sent; `waits` blocks while the socket's
  /// buffer is full.
  func send(payload: [UInt8], waits: Bool = true) -> Bool {
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

  /// Waits for and returns the next message; returns `nil` if the connection is closed.
  func receive() throws -> Incoming? {
    while true {
      if let message = try next() { return message }
      guard fill(flags: 0) else { return nil }
    }
  }

  /// Returns the next message if it has arrived completely, without blocking.
  func receiveNow() throws -> Incoming? {
    while true {
      if let message = try next() { return message }
      guard !isDisconnected, fill(flags: Int32(MSG_DONTWAIT)) else { return nil }
    }
  }

  private func next() throws -> Incoming? {
    try received.next().map { try BinaryDecoder.decode(Incoming.self, from: $0) }
  }

  /// Reads the next bytes from the socket; returns whether there were any.
  private func fill(flags: Int32) -> Bool {
    var count = recv(descriptor, room.baseAddress, room.count, flags)
    while count < 0, errno == EINTR {
      count = recv(descriptor, room.baseAddress, room.count, flags)
    }
    isDisconnected = count == 0 || count < 0 && errno != EAGAIN
    if count > 0 { received.append(room.prefix(count)) }
    return count > 0
  }
}
