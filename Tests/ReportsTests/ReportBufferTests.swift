import Testing

@testable import Reports

@Suite struct `A report's buffer` {
  private func text(_ buffer: ReportBuffer) -> String {
    String(decoding: buffer.bytes, as: UTF8.self)
  }

  @Test(arguments: [0, 7, 10, -1, 1_234_567_890, Int.max, Int.min])
  func `writes numbers in digits`(number: Int) {
    let buffer = ReportBuffer.empty()
    buffer.append(number)
    #expect(text(buffer) == "\(number)")
  }

  @Test func `writes at least as many digits as are asked for`() {
    let buffer = ReportBuffer.empty()
    for (number, digits) in [(7, 3), (0, 2), (1234, 3)] { buffer.append(number, digits: digits) }
    #expect(text(buffer) == "007001234")
  }

  @Test func `grows, and keeps what was written`() {
    let buffer = ReportBuffer.empty()
    let line = String(repeating: "é", count: 700)
    for _ in 0..<20 { buffer.append(line) }
    #expect(text(buffer) == String(repeating: "é", count: 14_000))
  }

  @Test func `is used again only if no other text has it`() {
    var first: Markup = "<p>\("a")</p>"
    let copy = first
    var all: Markup = ""
    all += first
    first += "<b>\("x")</b>"
    let later: Markup = "<i>\("later")</i>"
    let texts = [copy, all, first, later].map { String(decoding: $0.utf8, as: UTF8.self) }
    #expect(texts == ["<p>a</p>", "<p>a</p>", "<p>a</p><b>x</b>", "<i>later</i>"])
  }

  @Test func `is empty when it is used again`() {
    for word in ["a long word", "word"] {
      var buffer: ReportBuffer? = .empty()
      #expect(buffer?.count == 0)
      buffer?.append(word)
      ReportBuffer.reuse(&buffer)
      #expect(buffer == nil)
    }
  }
}
