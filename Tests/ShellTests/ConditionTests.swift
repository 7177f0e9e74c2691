@testable import Reports
import Script
import Shell
import TestSupport
import Testing
import Walkthroughs

/// Tests of `if`, `repeat` and `while`.
@Suite(.serialized, .exclusive) struct `Conditions and repetitions` {
  @Test
  func `if runs the lines up to else where its expectation is met, and those after it otherwise`()
    async
  {
    let walker = await Walker.on()
    let script = """
      if screen Persons
        select Fred
      else
        select Barney
      end
      if row Wilma
        note on the list
      else
        note elsewhere
        if no modal
          note in front
        end
      end
      """
    #expect(await walker.script(script) == [])
    #expect(
      walker.printed.split(separator: "\n").filter { $0.hasPrefix("if") || $0.contains("note") }
        == ["if screen Persons: yes", "if row Wilma: no", "if no modal: yes"])
    #expect(walker.printed.contains("elsewhere\n") && walker.printed.contains("in front\n"))
    #expect(!walker.printed.contains("on the list"))
    await walker.expect("expect screen Fred")
  }

  @Test func `repeat runs its lines as often as it says`() async {
    let walker = await Walker.on()
    #expect(
      await walker.script("@set n=3\nrepeat ${n}\nnote again\nend\nrepeat 0\nback\nend") == [])
    #expect(walker.printed == "again\n\nagain\n\nagain\n\n")
  }

  @Test func `while runs its lines as long as its expectation is met, or as often as it says`()
    async
  {
    let walker = await Walker.on()
    await walker.script("select Fred")
    #expect(await walker.script("while no screen Persons\nback\nend") == [])
    await walker.expect("expect screen Persons")
    #expect(await walker.script("while screen Persons at most 2\nnote here\nend") == [])
    let answers = walker.printed.split(separator: "\n").filter { $0.hasPrefix("while") }
    #expect(
      answers == ["while no screen Persons: yes", "while no screen Persons: no"]
        + Array(repeating: "while screen Persons at most 2: yes", count: 2))
  }

  @Test func `a while without an end in sight fails`() async {
    let walker = await Walker.on()
    #expect(
      await walker.script("while screen Persons\nwait 0\nend") == [
        "a.walk:1: \"while screen Persons\" is still met after 1,000 rounds; let the lines change it,"
          + " or add \"at most\" and a number"
      ])
  }

  @Test func `a failure in a block ends it, and names the round`() async {
    let walker = await Walker.on()
    #expect(
      await walker.script("repeat 2\nif screen Persons\nselect Fred\nelse\nselect Nobody\nend\nend")
        .map { $0.replacing(#/; .*\(/#, with: "; … (") } == [
          "a.walk:5: no row \"Nobody\" on Fred, which has none; … (round 2)"
        ])
  }

  @Test func `a condition that can't be checked fails`() async {
    let walker = await Walker.on()
    #expect(
      await walker.script("set leaks off\nif no leaks\nnote none\nend").map { $0.prefix(9) }
        == ["a.walk:2:"])
  }

  @Test(arguments: [
    ("else", "\"else\" has no matching \"if\""),
    ("each a in (1)\nelse\nend", "\"else\" has no matching \"if\""),
    ("if screen A\nelse\nelse\nend", "\"else\" has no matching \"if\""),
    ("if screen A\nelse now\nend", "else: takes no arguments; usage: else"),
    (
      "if\nend",
      "if: needs a subject; usage: if [not | no] SUBJECT [within SECONDS]"
    ),
    (
      "while scren A\nend",
      "while: unknown subject \"scren\"; did you mean \"screen\"?; usage: while [not | no] SUBJECT"
        + " [within SECONDS] [at most ROUNDS]"
    ),
    (
      "while screen A at most many\nend",
      "while: \"at most\" needs a number of rounds, not \"many\"; usage: while [not | no] SUBJECT"
        + " [within SECONDS] [at most ROUNDS]"
    ),
    ("repeat\nend", "repeat: needs a number from 0 to 10,000; usage: repeat ROUNDS"),
    ("repeat -1\nend", "repeat: needs a number from 0 to 10,000; usage: repeat ROUNDS"),
    ("repeat 2 3\nend", "repeat: needs a number from 0 to 10,000; usage: repeat ROUNDS"),
    (
      "if screen A; tap B\nend",
      "if: \";\" is not allowed here; put the commands on the lines below"
    ),
    ("note a; if screen A", ""),
    ("! if screen A", "\"if\" must be on its own line, with nothing before it"),
    ("if screen A\nnote x", "\"if\" has no \"end\"; add it after the steps"),
  ])
  func `a mistake is found by a check and by a run`(script: String, mistake: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write("a.walk", "@app contacts\n" + script + "\n")
    let words = mistake.isEmpty ? [] : [mistake]
    let found = folder.mistakes(in: "a.walk").map { $0.replacing(#/^a\.walk:\d+: /#, with: "") }
    #expect(Array(found.prefix(1)) == words)
    let complaints = await Walker.on().script(script)
    #expect(
      complaints.prefix(1).map { $0.replacing(#/^a\.walk:\d+: /#, with: "") } == words)
  }

  @Test func `the steps of a block are in groups named after it`() async {
    let walker = await Walker.on()
    var reports: [StepReport] = []
    walker.onStep = { reports.append(StepReport($0.step, walker.shell.state)) }
    await walker.script("repeat 2\nif screen Persons\nwhere\nend\nend\nwhile tab Groups\nend")
    #expect(
      reports.map { "\($0.command): \($0.groups)" } == [
        "if screen Persons: [\"repeat 2 [1]\", \"if screen Persons\"]",
        "where: [\"repeat 2 [1]\", \"if screen Persons\"]",
        "if screen Persons: [\"repeat 2 [2]\", \"if screen Persons\"]",
        "where: [\"repeat 2 [2]\", \"if screen Persons\"]",
        "while tab Groups: [\"while tab Groups [1]\"]",
      ])
  }

  @Test func `a recording has the lines of the branch that was taken, and says which`() async throws
  {
    let folder = try TemporaryFolder()
    let walker = await Walker.on()
    let path = folder.file("r.walk")
    #expect(
      await walker.script(
        "record \(path)\nif row Fred\nselect Fred\nelse\nopen groups\nend\nrecord stop") == [])
    let lines = try folder.read("r.walk").split(separator: "\n")
    #expect(lines.contains("# if row Fred: yes") && lines.contains("select Fred"))
    #expect(!lines.contains { $0.hasPrefix("if") || $0.hasPrefix("open") })
  }

  @Test func `a password in a condition isn't shown`() async {
    let walker = await Walker.on(after: "select Fred", "login")
    var groups: [[String]] = []
    walker.onStep = { groups.append($0.groups.map(\.name)) }
    await walker.script("if no field Password = yabba\nwhere\nend\nrepeat 2\nwhere\nend")
    await walker.script("if no field /Pass.*/ = yabba\nwhere\nend")
    #expect(!groups.isEmpty && !"\(groups)".contains("yabba"))
  }

  @Test func `a line of a block with a password isn't kept`() async {
    let walker = await Walker.on(after: "select Fred", "login")
    for line in [
      "if screen Nowhere", "while field Password = yabba", "expect soft field Password = yabba",
      "end", "else", "expect field /P.*/ = yabba", "end",
    ] { await walker.run(line) }
    await walker.run("if field Password = yabba")
    walker.shell.abandonBlock()
    #expect(await !walker.output(of: "history").contains("yabba"))
  }

  @Test func `completion offers what can follow`() async {
    let completer = Completer(await Walker.on().shell.state)
    #expect(!completer.complete("if ").candidates.contains("soft"))
    #expect(completer.complete("if screen Persons ").candidates == ["within"])
    #expect(completer.complete("while screen Persons ").candidates == ["within", "at"])
    #expect(completer.complete("while screen Persons at ").candidates == ["most"])
  }

  @Test func `with keep-going, a block with a misplaced else doesn't run`() async {
    var options = ShellOptions()
    options.keepsGoing = true
    let walker = await Walker.on(options: options)
    let complaints = await walker.script(
      "if row Fred\nnote a\nelse\nnote b\nelse\nnote c\nend\nnote d")
    #expect(complaints == ["a.walk:5: \"else\" has no matching \"if\""])
    #expect(walker.printed == "d\n\n")
  }

  @Test func `check --fix and hints look at the first lines of blocks, too`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "a.walk",
      "@app contacts\n@set user=x\nwhile row Fred withn 2s at most 2\nback\nend\nif row $user\nend\n"
    )
    let fix = try #require(WalkthroughFix(Array(try folder.read("a.walk").utf8), path: "a.walk"))
    #expect(
      String(decoding: fix.bytes, as: UTF8.self).contains("while row Fred within 2s at most 2"))
    let hints = WalkthroughHints([WalkthroughFile.read(folder.file("a.walk"))])
    #expect(hints.warnings.contains { $0.location?.line == 6 })
  }

  @Test func `at a prompt, the open block is shown, and a condition in JSON has its outcome`() async
  {
    let walker = await Walker.on()
    await walker.run("set format json")
    await walker.run("if row Fred")
    #expect(walker.shell.prompt == "if…> ")
    await walker.run("else")
    await walker.run("end")
    #expect(walker.printed.contains(#""command":"if row Fred""#))
    #expect(walker.printed.contains(#""report":{"isMet":true}"#))
  }
}
