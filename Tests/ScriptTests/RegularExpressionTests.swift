import Dispatch
import Script
import Testing

@Suite struct `A regular expression` {
  @Test(.bug(id: "F27"), arguments: ["[", "[^", "[a&&", "[[:alpha:]", "a[\\]"])
  func `is rejected if its brackets are nested too deeply`(part: String) {
    #expect(throws: ScriptMistake.self) {
      try RegularExpression(String(repeating: part, count: 2_500))
    }
  }

  @Test(.bug(id: "F27")) func `may have many brackets side by side`() throws {
    let pattern = String(repeating: "[a\\[]", count: 1_000)
    #expect(try RegularExpression(pattern).isFound(in: String(repeating: "a", count: 1_000)))
  }

  @Test(.bug(id: "F27")) func `is rejected if it is too long`() {
    #expect(throws: ScriptMistake.self) {
      try RegularExpression(String(repeating: "a|", count: 5_001))
    }
  }
}

@Suite struct `Work that may take forever` {
  @Test func `returns its result`() {
    #expect(InterruptibleWork.result(isInterrupted: { false }) { 1 + 1 } == 2)
  }

  @Test(.bug(id: "F27")) func `is abandoned when it is interrupted`() {
    let end = DispatchSemaphore(value: 0)
    defer { end.signal() }
    let result = InterruptibleWork.result(isInterrupted: { true }) {
      end.wait()
      return true
    }
    #expect(result == nil)
  }
}
