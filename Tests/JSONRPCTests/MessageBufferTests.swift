import JSONRPC
import Testing
import ToolSupport

/// Tests of the framing, byte by byte.
@Suite struct `Messages in a stream` {
  private func parts(
    _ framing: Framing, _ text: String, chunk: Int = .max, longest: Int = 100
  ) -> [MessageBuffer.Part] {
    var buffer = MessageBuffer(framing, longestMessage: longest)
    var parts: [MessageBuffer.Part] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      buffer.append(rest.prefix(chunk))
      rest = rest.dropFirst(chunk)
      while let part = buffer.next() { parts.append(part) }
    }
    return parts
  }

  private func message(_ text: String) -> MessageBuffer.Part { .message(Array(text.utf8)) }

  @Test(arguments: [1, 2, 3, 7, .max])
  func `headers say how many bytes follow, however they arrive`(chunk: Int) {
    let stream =
      "Content-Length: 5\r\n\r\n{\"ü\"Content-Type: x; charset=utf-8\r\ncontent-length:2\r\n\r\n{}"
      + "Content-Length: 0\r\n\r\nContent-Length: 3\r\n\r\nab"
    #expect(
      parts(.headers, stream, chunk: chunk) == [message("{\"ü\""), message("{}"), message("")])
  }

  @Test(arguments: [1, 5, .max])
  func `a malformed header is reported, and the next message is read`(chunk: Int) {
    let bad = ["Length: 5", "Content-Length: -5", "Content-Length: 5x", "Content-Length:", "junk"]
    for header in bad + [
      "Content-Length: 1\r\nContent-Length: 2", "Content-Length: 99999999999999999999",
    ] {
      #expect(
        parts(.headers, "\(header)\r\n\r\nContent-Length: 2\r\n\r\n{}", chunk: chunk) == [
          .malformed("a header without a valid Content-Length"), message("{}"),
        ])
    }
  }

  @Test(arguments: [1, 64, .max])
  func `a message that is too large is skipped`(chunk: Int) {
    let large = String(repeating: "x", count: 101)
    #expect(
      parts(
        .headers, "Content-Length: 101\r\n\r\n\(large)Content-Length: 2\r\n\r\n{}", chunk: chunk)
        == [.malformed("a message of 101 bytes; the limit is 100"), message("{}")])
    #expect(
      parts(.lines, "\(large)\n{}\n", chunk: chunk) == [
        .malformed("a message of more than 100 bytes"), message("{}"),
      ])
  }

  @Test(arguments: [1, 1_000, .max])
  func `a header without an end is skipped up to the next empty line`(chunk: Int) {
    let endless = String(repeating: "x", count: 10_000)
    #expect(
      parts(.headers, endless + "\r\n\r\nContent-Length: 2\r\n\r\n{}", chunk: chunk) == [
        .malformed("a header has more than 4096 bytes"), message("{}"),
      ])
  }

  @Test(arguments: [1, 2, .max])
  func `each line is a message, and blank lines are none`(chunk: Int) {
    #expect(
      parts(.lines, "{}\n\r\n\n{\"a\":1}\r\nrest", chunk: chunk) == [
        message("{}"), message("{\"a\":1}"),
      ])
  }

  @Test func `what is framed is read back`() {
    for framing in [Framing.headers, .lines] {
      let bytes = ["{}", "[\"👍🏽\"]"].flatMap { framing.frame(Array($0.utf8)) }
      #expect(
        parts(framing, String(decoding: bytes, as: UTF8.self)) == [
          message("{}"), message("[\"👍🏽\"]"),
        ])
    }
    #expect(Framing.headers.frame([65]) == Array("Content-Length: 1\r\n\r\nA".utf8))
    #expect(Framing.lines.frame([65]) == Array("A\n".utf8))
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `random bytes never keep the messages after them from being read`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for framing in [Framing.headers, .lines] {
      for _ in 0..<300 {
        var buffer = MessageBuffer(framing, longestMessage: 200)
        let alphabet = Array("Content-Length: 12\r\n\r\n{}".utf8) + [0, 0xFF, 0xC3]
        let noise = (0..<Int.random(in: 0..<400, using: &random)).map { _ in
          alphabet.randomElement(using: &random) ?? 0
        }
        buffer.append(noise)
        while buffer.next() != nil {}
        // Noise may announce a message of up to 200 bytes, or skip what it announced.
        var last: MessageBuffer.Part?
        for _ in 0..<500 {
          buffer.append(framing.frame(Array("{}".utf8)))
          while let part = buffer.next() { last = part }
          if last == message("{}") { break }
        }
        #expect(last == message("{}") || Self.announcesMuch(noise))
      }
    }
  }

  /// Whether noise has a length by which it may skip all that follows it here.
  private static func announcesMuch(_ noise: [UInt8]) -> Bool {
    String(decoding: noise, as: UTF8.self).split(whereSeparator: { !$0.isNumber })
      .contains { $0.count > 3 }
  }
}
