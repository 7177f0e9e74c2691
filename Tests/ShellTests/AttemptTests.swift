import Shell
import TestSupport
import Testing

/// Tests of lines that run again because one has failed.
@Suite(.serialized, .exclusive) struct AttemptTests {
  /// The first time, this is the row; then, the button on its screen.
  private static let touch = "touch \"/Fred|Log In/\""

  @Test(arguments: ["expect modal", "expect soft modal", "stack\n|...\n|   sheet    Log In"])
  func `a failure is forgiven if a later round passes`(check: String) async {
    let walker = await Walker.on()
    #expect(await walker.script("attempt 2\n\(Self.touch)\n\(check)\nend\nnote after") == [])
    #expect(walker.printed.contains("after\n"))
  }

  @Test func `an inner attempt's first failure is the first one of all`() async {
    let walker = await Walker.on()
    let complaints = await walker.script(
      "attempt 2\nattempt 2\nselect Fred\nexpect screen Barney\nend\nend")
    #expect(complaints.count == 1)
    #expect(
      complaints.first?.hasSuffix(
        " (round 2 of attempt; round 2 of attempt; at first: a.walk:4: expected screen \"Barney\","
          + " found \"Fred\")") == true, "\(complaints)")
    #expect(complaints.first?.hasPrefix("a.walk:3: no row \"Fred\"") == true)
  }

  @Test func `the last round's failure counts, and the message has the first one`() async {
    let walker = await Walker.on()
    var reasons: [String?] = []
    walker.onStep = { reasons.append($0.reason) }
    let script = "attempt 3\nselect Fred\nexpect screen Barney\nend\nnote after"
    let complaints = await walker.script(script)
    #expect(
      complaints.first?.hasSuffix(
        " (round 3 of attempt; at first: a.walk:3: expected screen \"Barney\", found \"Fred\")")
        == true)
    #expect(reasons.last??.hasSuffix("found \"Fred\")") == true)
    #expect(!walker.printed.contains("after\n"))
  }

  @Test func `a single round has no first failure, and a soft check goes on`() async {
    let walker = await Walker.on()
    #expect(
      await walker.script("attempt 1\n\(Self.touch)\nexpect modal\nend") == [
        "a.walk:3: expected modal, found none (round 1 of attempt)"
      ])
    let complaints = await walker.script("attempt 2\nexpect soft modal\nend\nnote after")
    #expect(
      complaints == [
        "a.walk:2: expected modal, found none (round 2 of attempt)"
      ])
    #expect(walker.printed.contains("after\n"))
  }

  @Test func `the number of rounds is from 1 to 100`() async {
    #expect(
      await Walker.on().script("attempt 0\nend")
        == ["a.walk:1: attempt: needs a number from 1 to 100; usage: attempt TIMES"])
  }
}
