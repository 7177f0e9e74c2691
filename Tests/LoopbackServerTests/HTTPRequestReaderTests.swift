import Testing

@testable import LoopbackServer

/// Tests of reading requests from bytes.
@Suite struct `A reader of requests` {
  private func read(_ text: String) -> HTTPRequestReader.Progress {
    var reader = HTTPRequestReader()
    return reader.read(text.utf8)
  }

  @Test func `reads the line, the fields and the body, from parts of any size`() {
    let text =
      "POST /t/run?x=1 HTTP/1.1\r\nHost: 127.0.0.1:80\r\nX-A:  b \r\nContent-Length: 3\r\n\r\nall"
    let request = HTTPRequest(
      method: .post, target: "/t/run?x=1",
      fields: ["host": "127.0.0.1:80", "x-a": "b", "content-length": "3"],
      body: Array("all".utf8))
    for size in [1, 2, 7, 200] {
      var reader = HTTPRequestReader()
      var progress = HTTPRequestReader.Progress.incomplete
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        #expect(progress == .incomplete)
        progress = reader.read(rest.prefix(size))
        rest = rest.dropFirst(size)
      }
      #expect(progress == .complete(request))
    }
    #expect(request.path == "/t/run" && request.query == "x=1")
  }

  @Test(arguments: [
    "GET  / HTTP/1.1\r\n\r\n", "GET / HTTP/2\r\n\r\n", "GET /\r\n\r\n",
    "GET http://a/ HTTP/1.1\r\n\r\n", "GET /\u{7F} HTTP/1.1\r\n\r\n", "GET /é HTTP/1.1\r\n\r\n",
    "GET / HTTP/1.1\r\nA\r\n\r\n", "GET / HTTP/1.1\r\n: b\r\n\r\n",
    "GET / HTTP/1.1\r\nA : b\r\n\r\n", "GET / HTTP/1.1\r\nA: b\r\n c\r\n\r\n",
    "GET / HTTP/1.1\r\nA: b\nC: d\r\n\r\n", "GET / HTTP/1.1\r\nA: b\u{0}\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n",
    "POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
    "POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
    "POST / HTTP/1.1\r\nContent-Length: +1\r\n\r\n", "POST / HTTP/1.1\r\nContent-Length:\r\n\r\n",
    "GET / HTTP/1.1\r\n\r\nGET / HTTP/1.1\r\n\r\n", "\r\n\r\n", "\u{16}\u{3}\u{1}\r\n\r\n",
  ])
  func `refuses what isn't one request with CRLF`(text: String) {
    #expect(read(text) == .refused(.badRequest))
  }

  @Test func `waits for CRLF`() {
    #expect(read("GET / HTTP/1.1\n\n") == .incomplete)
    #expect(read("GET / HTTP/1.1\r\n\n") == .incomplete)
  }

  @Test func `says which part it can't take`() {
    #expect(read("DELETE / HTTP/1.1\r\n\r\n") == .refused(.methodNotAllowed))
    #expect(
      read("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n") == .refused(.notImplemented))
    #expect(read("POST / HTTP/1.1\r\nContent-Length: 4097\r\n\r\n") == .refused(.bodyTooLarge))
    let huge = String(repeating: "9", count: 100)
    #expect(read("POST / HTTP/1.1\r\nContent-Length: \(huge)\r\n\r\n") == .refused(.bodyTooLarge))
  }

  @Test func `bounds the head, whether it ends or not`() {
    let long = String(repeating: "a", count: HTTPRequestReader.longestHead)
    #expect(read("G" + long) == .refused(.headTooLarge))
    #expect(read("GET / HTTP/1.1\r\nA: \(long)\r\n\r\n") == .refused(.headTooLarge))
  }

  @Test func `takes any bytes without a crash`() {
    var numbers = SystemRandomNumberGenerator()
    let alphabet = Array("GET POST / HTTP/1.1\r\n\r\n: Content-Length 0123456789\u{0}é".utf8)
    for _ in 0..<2_000 {
      var reader = HTTPRequestReader()
      var progress = HTTPRequestReader.Progress.incomplete
      for _ in 0..<8 where progress == .incomplete {
        let part = (0..<Int.random(in: 0..<40, using: &numbers)).map { _ in
          alphabet[Int.random(in: 0..<alphabet.count, using: &numbers)]
        }
        progress = reader.read(part)
      }
      if case .complete(let request) = progress { #expect(request.target.hasPrefix("/")) }
    }
  }
}
