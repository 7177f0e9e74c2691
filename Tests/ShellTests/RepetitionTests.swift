import Shell
import Testing

@Suite struct `A text with repetitions` {
  @Test(arguments: [
    ("login fred", "login fred"),
    ("login " + String(repeating: "x", count: 100), "login <100 letters>"),
    (String(repeating: "-", count: 60), String(repeating: "-", count: 60)),
    ("", ""),
  ])
  func `a letter that is repeated many times is counted`(text: String, short: String) {
    #expect(text.withoutRepetitions == short)
  }
}
