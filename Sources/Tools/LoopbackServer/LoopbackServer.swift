import CSystem
import Glibc

/// A small HTTP server for one user of this machine, on the loopback interface.
///
/// It answers in a thread of its own. A client sends one request on each connection. Those that
/// haven't sent the token make room for others first.
package final class LoopbackServer: Sendable {
  /// The maximum number of connections at the same time.
  private static let mostConnections = 100

  private let listener: Int32
  private let token: AccessToken
  /// The port, which the system has chosen unless the caller has.
  package let port: UInt16
  private let gate: RequestGate
  /// The ends of a pipe that wakes the thread up.
  private let wake: (read: Int32, write: Int32)

  /// An error of the system, such as a port that is in use.
  package struct Problem: Error {
    package let errorNumber: Int32

    package init(errorNumber: Int32) { self.errorNumber = errorNumber }
  }

  /// Listens on a port; 0 lets the system choose one.
  package convenience init(port: UInt16 = 0) throws(Problem) {
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
    let listener = socket(AF_INET, kind, 0)
    guard listener >= 0 else { throw Problem(errorNumber: errno) }
    var isOn: Int32 = 1
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &isOn, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    let isBound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isBound, listen(listener, SOMAXCONN) == 0 else {
      let problem = Problem(errorNumber: errno)
      close(listener)
      throw problem
    }
    try self.init(listener, AccessToken())
  }

  private init(_ listener: Int32, _ token: AccessToken) throws(Problem) {
    self.listener = listener
    self.token = token
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isKnown = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(listener, $0, &size) == 0 }
    }
    var ends: [Int32] = [-1, -1]
    guard isKnown, cw_pipe(&ends) == 0 else {
      throw Problem(errorNumber: errno)
    }
    port = UInt16(bigEndian: address.sin_port)
    wake = (ends[0], ends[1])
    gate = RequestGate(port: port, token)
  }

  /// The address of the page, with the token.
  package var address: String { gate.address }

  // MARK: Another program in this process

  /// The name of the variable that tells a new program in this process its descriptors.
  private static let variable = "FLOWSH_LOOPBACK_SERVER"

  /// Takes over the server of an earlier program in this process; returns `nil` if there is none.
  package static func inherited() -> LoopbackServer? {
    guard let value = getenv(variable) else { return nil }
    let numbers = String(cString: value).split(separator: ",").compactMap { Int32($0) }
    unsetenv(variable)
    guard numbers.count == 2 else { return nil }
    var digits = [UInt8](repeating: 0, count: 64)
    let count = read(numbers[1], &digits, digits.count)
    close(numbers[1])
    _ = fcntl(numbers[0], F_SETFD, FD_CLOEXEC)
    guard count == 32 else { return nil }
    return try? LoopbackServer(
      numbers[0], AccessToken(String(decoding: digits[..<count], as: UTF8.self)))
  }

  /// Calls a function that replaces this process's program, which takes over the server; nothing
  /// has changed if it returns.
  package func handOver(_ replace: () -> Void) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return replace() }
    _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
    // The token isn't in the environment, which other users may see.
    _ = write(ends[1], Array(token.text.utf8), token.text.utf8.count)
    _ = fcntl(listener, F_SETFD, 0)
    setenv(Self.variable, "\(listener),\(ends[0])", 1)
    replace()
    unsetenv(Self.variable)
    _ = fcntl(listener, F_SETFD, FD_CLOEXEC)
    for end in ends { close(end) }
  }

  // MARK: Serving

  /// Starts to answer requests, in a thread of its own.
  ///
  /// - Parameter answer: Returns the response to a request with the token, whose path no longer has
  ///   it; `nil` lets the client wait until `announce()` is called or `isDue` is set.
  /// - Throws: `Problem` if the system can't start a thread.
  package func start(
    _ answer: @escaping @Sendable (_ request: HTTPRequest, _ isDue: Bool) -> HTTPResponse?
  ) throws(Problem) {
    let work = Unmanaged.passRetained(Work { [self] in serve(answer) })
    // The main thread must receive the signals, which interrupt its waits.
    var (all, before) = (sigset_t(), sigset_t())
    sigfillset(&all)
    // The Swift runtime uses one to suspend all threads before it prints a backtrace, and faults of
    // a thread are its own.
    for signal in [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT, SIGUSR1, SIGUSR2, SIGPROF] {
      sigdelset(&all, signal)
    }
    pthread_sigmask(SIG_BLOCK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    var thread = pthread_t()
    let problem = pthread_create(
      &thread, nil,
      { work in
        if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
        return nil
      }, work.toOpaque())
    guard problem == 0 else {
      work.release()
      throw Problem(errorNumber: problem)
    }
    pthread_detach(thread)
  }

  private final class Work {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
  }

  /// Asks again for the responses that weren't known yet.
  package func announce() {
    var byte: UInt8 = 0
    // A pipe that is full wakes the thread up anyway.
    _ = write(wake.write, &byte, 1)
  }

  private func serve(_ answer: Connection.Answer) {
    var connections: [Connection] = []
    while true {
      var polled = [wake.read, listener].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      polled += connections.map { pollfd(fd: $0.socket, events: $0.events, revents: 0) }
      let next = connections.map(\.deadline).min()
      let rest = next.map { Int32(max(0, ($0 - .now) / .milliseconds(1)).rounded(.up)) } ?? -1
      guard poll(&polled, nfds_t(polled.count), rest) >= 0 else { continue }
      if polled[0].revents != 0 {
        var bytes = [UInt8](repeating: 0, count: 256)
        while read(wake.read, &bytes, bytes.count) > 0 {}
        for connection in connections { connection.reconsider(answer) }
      }
      for (connection, entry) in zip(connections, polled[2...]) where entry.revents != 0 {
        connection.advance(gate, answer)
      }
      let now = ContinuousClock.now
      for connection in connections where connection.deadline <= now { connection.expire(answer) }
      connections.removeAll(where: \.hasEnded)
      if polled[1].revents != 0 { accept(into: &connections) }
    }
  }

  /// Accepts a client, for which another one may have to leave.
  private func accept(into connections: inout [Connection]) {
    let socket = cw_accept(listener)
    let isOutOfDescriptors = socket < 0 && (errno == EMFILE || errno == ENFILE)
    if isOutOfDescriptors || connections.count >= Self.mostConnections {
      let place = connections.firstIndex { !$0.isAdmitted } ?? connections.indices.first
      if let place {
        connections.remove(at: place)
      } else {
        // Others hold all descriptors. The client stays in the queue.
        poll(nil, 0, 50)
      }
    }
    if socket >= 0 { connections.append(Connection(socket)) }
  }
}
