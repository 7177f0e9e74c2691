import Testing

@testable import flowsh_fuzz

@Suite struct `Shrinking` {
  @Test func `finds the smallest input that still fails`() {
    let lines =
      (0..<40).map { "line \($0)" } + ["keep this and that"] + (0..<40).map { "more \($0)" }
    var shrinker = Shrinker(attempts: 2_000) { input in
      let text = String(decoding: input.bytes, as: UTF8.self)
      return text.contains("this") && text.contains("more 7")
    }
    let small = shrinker.shrink(Input(lines: lines))
    #expect(String(decoding: small.bytes, as: UTF8.self) == "this\nmore 7\n")
  }
}
