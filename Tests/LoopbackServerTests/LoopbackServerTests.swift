import CTestSupport
import Glibc
import Synchronization
import Testing

@testable import LoopbackServer

/// Tests of a server with clients in this process.
@Suite struct `A server on the loopback interface` {
  private let server: LoopbackServer
  /// Whether the clients that wait get their response.
  private let isKnown = Known()

  private final class Known: Sendable {
    let value = Mutex(false)
  }

  init() throws {
    server = try LoopbackServer()
    try server.start { [isKnown] request, isDue in
      guard request.path == "/later" else { return HTTPResponse(.ok, Array("hello".utf8)) }
      return isDue || isKnown.value.withLock { $0 } ? HTTPResponse(.accepted) : nil
    }
  }

  /// Connects, and sends bytes.
  private func connect(_ text: String = "") throws -> Int32 {
    let client = test_connect(server.port)
    try #require(client >= 0)
    send(client, text, text.utf8.count, Int32(MSG_NOSIGNAL))
    return client
  }

  /// Returns what the server sends until it ends the connection.
  private func response(_ client: Int32) -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while case let count = recv(client, &buffer, buffer.count, 0), count > 0 {
      bytes += buffer[..<count]
    }
    close(client)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func request(_ path: String, _ rest: String = "") -> String {
    let token = server.address.split(separator: "/")[2]
    return "GET /\(token)/\(path) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\(rest)\r\n"
  }

  @Test func `answers who knows the address, and lets no other site read it`() throws {
    let text = response(try connect(request("")))
    #expect(text.hasPrefix("HTTP/1.1 200 OK\r\n") && text.hasSuffix("\r\n\r\nhello"))
    for field in [
      "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'; ",
      "Cache-Control: no-store", "Referrer-Policy: no-referrer", "X-Content-Type-Options: nosniff",
      "Cross-Origin-Resource-Policy: same-origin", "Content-Length: 5", "Connection: close",
    ] { #expect(text.contains("\r\n\(field)"), "\(text)") }
    #expect(!text.contains("Access-Control"))
    let refused = response(
      try connect("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n"))
    #expect(refused.hasPrefix("HTTP/1.1 403 Forbidden\r\n") && !refused.contains("hello"))
  }

  @Test func `refuses garbage and what is too long, and goes on`() throws {
    let long = String(repeating: "a", count: 1 << 20)
    #expect(response(try connect("\u{16}\u{3}\u{1}\r\n\r\n")).hasPrefix("HTTP/1.1 400 "))
    #expect(response(try connect(request("", "A: \(long)\r\n"))).hasPrefix("HTTP/1.1 431 "))
    close(try connect("GET /"))
    #expect(response(try connect(request(""))).hasSuffix("hello"))
  }

  @Test func `lets a client wait for news`() throws {
    let clients = try [connect(request("later")), connect(request("later"))]
    #expect(response(try connect(request(""))).hasSuffix("hello"))
    isKnown.value.withLock { $0 = true }
    server.announce()
    for client in clients { #expect(response(client).hasPrefix("HTTP/1.1 202 ")) }
  }

  @Test func `keeps a client that waits while a thousand others come and say nothing`() throws {
    let waiting = try connect(request("later"))
    #expect(response(try connect(request(""))).hasSuffix("hello"))
    var idle: [Int32] = []
    for number in 0..<1_000 {
      idle.append(try connect("GET /slow"))
      // This process may not have so many descriptors.
      if idle.count > 200 { close(idle.removeFirst()) }
      if number % 250 == 0 { #expect(response(try connect(request(""))).hasSuffix("hello")) }
    }
    isKnown.value.withLock { $0 = true }
    server.announce()
    #expect(response(waiting).hasPrefix("HTTP/1.1 202 "))
    for client in idle { close(client) }
  }

  @Test func `listens on the loopback interface alone, and leaves its descriptors to no child`()
    throws
  {
    let digits = String(server.port, radix: 16, uppercase: true)
    let port = String(repeating: "0", count: 4 - digits.count) + digits
    let file = try #require(fopen("/proc/self/net/tcp", "r"))
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 512)
    var addresses: [String] = []
    while fgets(&line, 512, file) != nil {
      let words = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
        .split(separator: " ")
      // 0A is the state of a socket that listens.
      if words.count > 3, words[3] == "0A", words[1].hasSuffix(":\(port)") {
        addresses.append(String(words[1]))
      }
    }
    #expect(addresses == ["0100007F:\(port)"])
    #expect(throws: LoopbackServer.Problem.self) { try LoopbackServer(port: server.port) }
  }
}
