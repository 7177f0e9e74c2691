import AppDriver
import Script
import Shell
import TestSupport
import Testing

@Suite(.serialized, .exclusive) struct OutputLineTests {
  private nonisolated static let screen = [
    "Persons", "  1  Fred", "  2  Barney", "  3  Wilma", "  4  Betty", "  [Log In] login",
    "stack  Persons", "tabs   [Persons] · Groups",
    "flow   AppCoordinator › TabCoordinator › ShowPersonsFlowCoordinator",
  ]

  private func complaints(_ lines: [String]) async -> [String] {
    await Walker.on().script((["open persons"] + lines).joined(separator: "\n"))
  }

  @Test(arguments: [
    screen.map { "| \($0)" }, ["|..."], ["| Persons", "|..."],
    ["|...", "| stack  Persons", "|..."],
    ["|...", "|...", "|   4  Betty   ", "|...", "| flow* (glob)", "|"],
    ["| P?rs*s (glob)", "|   [0-9]  Fred (re)", "|..."],
    ["  | Persons", "# a comment", "", "  |..."],
  ])
  func `the lines below a step match its output`(lines: [String]) async {
    #expect(await complaints(lines) == [])
  }

  @Test(arguments: ["screen", "screen --all", "open groups"])
  func `the lines are compared with text if the output is JSON, too`(command: String) async {
    var options = ShellOptions()
    options.format = .json
    let walker = Walker([.contacts], options: options)
    await walker.shell.start()
    await walker.script(command + "\n|...\n| stack* (glob)\n|...\nexpect output stack\n")
    #expect(walker.complaints == [])
  }

  @Test(arguments: [
    (["| Persons"], "a.walk:1: the output has 8 lines that the | lines below don't expect"),
    (
      ["| persons", "|..."],
      "a.walk:1: the output differs from the | lines below: expected \"persons\", found \"Persons\""
    ),
    (
      ["|...", "| \(screen[8])", "| Groups"],
      "a.walk:1: the output lacks 1 line that the | lines below expect"
    ),
    (["| P?rson (glob)", "|..."], ""),
    (["| (.*) (re)", "| (re"], ""),
  ])
  func `a difference fails the step`(lines: [String], complaint: String) async {
    let complaints = await complaints(lines)
    #expect(complaints.count == 1)
    if !complaint.isEmpty { #expect(complaints == [complaint]) }
  }

  @Test func `a difference is shown with line numbers, and the script ends`() async {
    let walker = await Walker.on()
    let lines = ["select Fred", "| Fred", "|   email  fred@example.com", "|...", "back"]
    let complaints = await walker.script(lines.joined(separator: "\n"))
    #expect(
      complaints == [
        "a.walk:1: the output differs from the | lines below: expected"
          + " \"  email  fred@example.com\", found \"  email  fred@example.org\""
      ])
    #expect(
      walker.printed.hasSuffix(
        """
            2 | Fred
          - 3 |   email  fred@example.com
          +   |   email  fred@example.org
            4 |...


        """))
    #expect(walker.stack == ["Persons", "Fred"])
  }

  @Test func `lines far from a difference are counted`() async {
    let walker = await Walker.on()
    var lines = Self.screen.map { "| \($0)" }
    lines[4] = "|   4  Bettina"
    _ = await walker.script((["open persons"] + lines).joined(separator: "\n"))
    let counts = walker.printed.split(separator: "\n").filter { $0.contains("…") }
    #expect(counts == ["    … 1 line as expected", "    … 1 line as expected"])
  }

  @Test func `an output line without a step or with an invalid pattern is an error`() async {
    #expect(
      await Walker.on().script("| x") == [
        "a.walk:1: a | line must come directly below the command that prints it"
      ])
    for block in ["each x in ()", "each x in (1)"] {
      let below = await Walker.on().script("\(block)\nnote x\nend\n| x")
      #expect(below == ["a.walk:4: a | line must come directly below the command that prints it"])
    }
    let wrong = await Walker.on().script("open persons\n| ( (re)").first ?? ""
    #expect(wrong.hasPrefix("a.walk:2: \"(\" is not a regular expression: "), "\(wrong)")
  }

  @Test func `output lines below an invalid pattern are ignored`() async {
    var options = ShellOptions()
    options.keepsGoing = true
    let walker = await Walker.on(options: options)
    let complaints = await walker.script("open persons\n| ( (re)\n| Persons\nnote x\n| y")
    #expect(complaints.count == 2)
    #expect(complaints.last?.hasPrefix("a.walk:4: the output differs") == true)
  }

  @Test func `a check, a refusal and a note each have their own output`() async {
    let complaints = await Walker.on().script(
      """
      note hello
      | hello
      expect screen Persons
      |
      ! select Nobody
      |   refused: no row "Nobody" on Persons; it has Fred, * (glob)
      expect output refused
      ? dismiss
      | *refused* (glob)
      """)
    #expect(complaints == [])
  }

  @Test func `the lines below a command that may be refused count if it succeeds`() async {
    let walker = await Walker.on()
    #expect(
      await walker.script("? select Fred\n| nothing\n") == [
        "a.walk:1: the output differs from the | lines below: expected 1 line, found 6 instead"
      ])
    #expect(await walker.script("? select Nobody\n| nothing\n") == [])
    var results: [WalkedStep] = []
    walker.onStep = { results.append($0) }
    walker.shell.options.format = .json
    _ = await walker.output(of: "relaunch")
    #expect(
      await walker.script("? select Nobody\n| nothing\n? select Fred\n| nothing\n").count == 1)
    #expect(results.map(\.status) == [.passed, .noted, .failed])
    #expect(
      walker.printed.split(separator: "\n").map { $0.contains("\"status\":\"failed\"") } == [
        false, false, false, true,
      ])
  }

  @Test func `the same lines match with JSON output`() async {
    var options = ShellOptions()
    options.format = .json
    let walker = await Walker.on(options: options)
    let complaints = await walker.script("open persons\n| Persons\n|...\nnote x\n| x")
    #expect(complaints == [])
    #expect(walker.printed.hasPrefix("{\"command\":\"open persons\""))
    #expect(await walker.script("note x\n| y").count == 1)
    #expect(
      walker.printed.hasSuffix(
        #""difference":[{"kind":"expected","line":2,"text":"| y"},{"kind":"actual","text":"x"}],"#
          + #""error":{"expected":"1","found":"1","kind":"output-differs","message":"the output "#
          + #"differs from the | lines below: expected \"y\", found \"x\""},"#
          + #""file":"a.walk","line":1,"status":"failed","version":1}"# + "\n"))
  }

  @Test func `output is compared as a whole, even if it is colored or flushed in parts`() async {
    let walker = await Walker.on()
    walker.shell.output.isColored = true
    #expect(await walker.script("wait 0\n| Persons\n|   1  Fred\n|...") == [])
  }

  @Test func `accepting the output rewrites lines that differ and keeps matching patterns`() async {
    let walker = await Walker.on()
    var results: [WalkedStep] = []
    walker.onStep = { results.append($0) }
    _ = await walker.script(
      "open persons\n  | P* (glob)\n  |   1  Frida\n  |   2  Barney\n  |...\n  | nothing")
    let difference = results.first?.difference ?? []
    #expect(
      difference.accepted == [
        "  | P* (glob)", "  |   1  Fred", "  |   2  Barney", "  |...",
        "  | flow   AppCoordinator › TabCoordinator › ShowPersonsFlowCoordinator",
      ])
    #expect(results.map(\.status) == [.failed])
    let odd = [DiffLine(.actual, "a*b (glob)"), DiffLine(.actual, ""), DiffLine(.actual, "c (re)")]
    #expect(odd.accepted == ["| a\\*b (glob) (glob)", "|", "| c (re) (glob)"])
  }

  @Test
  func `the host receives each started step, even if it is stopped or fails inside another`()
    async
  {
    let walker = await Walker.on()
    var begun: [String] = []
    var ended: [String] = []
    walker.onBegin = { command, _ in begun.append(command) }
    walker.onStep = { ended.append("\($0.command): \($0.status.rawValue)") }
    await walker.run("leaks repeat 2 select Nobody")
    #expect(
      begun == [
        "leaks repeat 2 select Nobody", "select Nobody (in leaks repeat 2 select Nobody)",
      ])
    #expect(ended == ["select Nobody: failed", "leaks repeat 2 select Nobody: failed"])
    (begun, ended) = ([], [])
    walker.stops = { begun.count == 3 }
    await walker.run("select Fred; leaks repeat 9 wait 0")
    #expect(
      begun == ["select Fred", "leaks repeat 9 wait 0", "wait 0 (in leaks repeat 9 wait 0)"])
    #expect(
      ended == ["select Fred: passed", "wait 0: failed", "leaks repeat 9 wait 0: failed"])
    (begun, ended) = ([], [])
    await walker.run("! back")
    walker.stops = { begun.count == 2 }
    await walker.run("! select Barney")
    #expect(ended == ["! back: failed", "! select Barney: failed"])
    walker.stops = { false }
    (begun, ended) = ([], [])
    await walker.run("leaks repeat 2 quit")
    #expect(ended == ["quit: passed", "leaks repeat 2 quit: passed"])
    (begun, ended) = ([], [])
    #expect(await walker.run("! leaks repeat 2 quit").status == .failure)
    #expect(ended == ["quit: passed", "! leaks repeat 2 quit: failed"])
  }

  @Test func `a stopped step is one JSON object, too`() async {
    var options = ShellOptions()
    options.format = .json
    let walker = await Walker.on(options: options)
    let printed = await walker.output(of: "leaks repeat 2 select Nobody")
    #expect(printed.split(separator: "\n").count == 2)
    #expect(printed.hasSuffix(#""message":"stopped"},"status":"failed","version":1}"# + "\n"))
  }

  @Test func `the host receives each step with its output and events`() async {
    let walker = await Walker.on()
    var results: [WalkedStep] = []
    walker.onStep = { results.append($0) }
    _ = await walker.script(
      "select Fred; back -- and back\n! select x\n? select y\nexpect screen Groups  -- why")
    #expect(
      results.map(\.command) == [
        "select Fred", "back", "! select x", "? select y", "expect screen Groups",
      ])
    #expect(results.map(\.status) == [.passed, .passed, .passed, .noted, .failed])
    #expect(results.map(\.location?.line) == [1, 1, 2, 3, 4])
    #expect(results.map(\.message) == [nil, "and back", nil, nil, "why"])
    #expect(results.map { $0.error != nil } == [false, false, true, true, true])
    #expect(results[0].output.hasPrefix("Fred\n  email"))
    #expect(results[0].events.isEmpty == false && results[2].events.isEmpty)
    #expect(results[1].duration > .zero)
  }
}
