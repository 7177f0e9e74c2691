import Glibc

/// A connection with a client, which ends after one response.
final class Connection {
  /// The way in which the server answers.
  ///
  /// - Parameters:
  ///   - request: The request, without the token.
  ///   - isDue: Whether the client has waited for long enough.
  /// - Returns: The response; `nil` to let the client wait.
  typealias Answer = (_ request: HTTPRequest, _ isDue: Bool) -> HTTPResponse?

  private enum State {
    case reads(HTTPRequestReader)
    /// The response isn't known yet.
    case waits(HTTPRequest)
    case sends([UInt8], from: Int)
    /// All is sent; what the client still sends is discarded, so that it reads the response.
    case drains
    case ended
  }

  /// The time in which a request must arrive, a response is due, a response must be read, and a
  /// client must end the connection.
  private static let limits = (
    reading: Duration.seconds(10), waiting: Duration.seconds(20), sending: Duration.seconds(60),
    draining: Duration.seconds(1)
  )

  let socket: Int32
  private var state = State.reads(HTTPRequestReader())
  /// The time at which the current state must have ended.
  private(set) var deadline = ContinuousClock.now + limits.reading
  /// Whether the client has sent the token.
  private(set) var isAdmitted = false

  /// Takes over a socket that doesn't block.
  init(_ socket: Int32) { self.socket = socket }

  deinit { close(socket) }

  var hasEnded: Bool { if case .ended = state { true } else { false } }

  /// The events of the socket to wait for.
  var events: Int16 { if case .sends = state { Int16(POLLOUT) } else { Int16(POLLIN) } }

  /// Goes on after an event of the socket.
  func advance(_ gate: RequestGate, _ answer: Answer) {
    if case .sends = state { return send() }
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    let count = recv(socket, &buffer, buffer.count, 0)
    guard count > 0 else {
      if count == 0 || errno != EAGAIN && errno != EINTR { state = .ended }
      return
    }
    switch state {
    case .reads(var reader):
      let progress = reader.read(buffer[..<count])
      state = .reads(reader)
      take(progress, gate, answer)
    case .waits: state = .ended
    case .sends, .drains, .ended: break
    }
  }

  private func take(
    _ progress: HTTPRequestReader.Progress, _ gate: RequestGate, _ answer: Answer
  ) {
    switch progress {
    case .incomplete: break
    case .refused(let status): begin(HTTPResponse(status))
    case .complete(let request):
      guard let admitted = gate.admit(request) else { return begin(HTTPResponse(.forbidden)) }
      isAdmitted = true
      enter(.waits(admitted), Self.limits.waiting)
      reconsider(answer)
    }
  }

  /// Asks again for a response that isn't known yet.
  func reconsider(_ answer: Answer, isDue: Bool = false) {
    guard case .waits(let request) = state, let response = answer(request, isDue) else { return }
    begin(response)
  }

  /// Ends the current state because its time is up.
  func expire(_ answer: Answer) {
    if case .waits = state { reconsider(answer, isDue: true) } else { state = .ended }
  }

  private func begin(_ response: HTTPResponse) {
    enter(.sends(response.bytes, from: 0), Self.limits.sending)
    send()
  }

  private func send() {
    guard case .sends(let bytes, var start) = state else { return }
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes {
        Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else {
        if errno == EINTR { continue }
        state = errno == EAGAIN ? .sends(bytes, from: start) : .ended
        return
      }
      start += count
    }
    shutdown(socket, Int32(SHUT_WR))
    enter(.drains, Self.limits.draining)
  }

  private func enter(_ state: State, _ limit: Duration) {
    self.state = state
    deadline = .now + limit
  }
}
