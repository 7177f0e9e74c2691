import Foundation
import Script
import Shell
import TestSupport
import Testing
import Walkthroughs

@Suite(.serialized, .exclusive) struct CheckTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private nonisolated static let mistakes: [(String, [String])] = [
    (
      "@ap contacts\n",
      [
        "a.walk:1: no setting \"@ap\"; the settings are @app, @tags, @size, @set, @secret, @fill, @data, @network, @skip, @timeout, @clock, @now; did you mean \"@app\"?"
      ]
    ),
    (
      "# below\n@app contact\n",
      ["a.walk:2: no app \"contact\"; the only app is contacts; did you mean \"contacts\"?"]
    ),
    ("back\n@size regular\n", ["a.walk:2: @size must come before the first step; move it up"]),
    (
      "== one\n@set a=b\n@timeout 0s\nback\n@skip\n",
      [
        "a.walk:2: @set applies to the whole file; move it above the first title, because a case can only have @tags, @size, @network, @skip, @timeout, @clock, @now",
        "a.walk:3: @timeout needs a number of seconds, as in @timeout 5s",
        "a.walk:5: @skip must come before the first step; move it up",
      ]
    ),
    ("@set who=x\nselect ${whom}\n", ["a.walk:2: no variable ${whom}; did you mean ${who}?"]),
    (
      "help leaks r\nhelp l r\nhelp select\nhelp expect stak\n",
      [
        "a.walk:1: help: no help on \"r\" of \"leaks\"; usage: help [COMMAND | SUBJECT]",
        "a.walk:4: help: no help on \"stak\" of \"expect\"; did you mean \"stack\"?; usage: help [COMMAND | SUBJECT]",
      ]
    ),
    (
      "help all x\nhelp keys x\nhelp @nope\nhelp @app x\nhelp ! x\nhelp Look y\nhelp fill in\n"
        + "help Fill It\nhelp all\nhelp x all\nhelp \"all x\"\nhelp @app\n",
      // After other subjects, the words may be the title of a button.
      [(3, ""), (4, "x")].map { line, word in
        "a.walk:\(line): "
          + (word.isEmpty
            ? "no setting \"@nope\"; the settings are @app, @tags, @size, @set, @secret, @fill, @data, @network, @skip, @timeout, @clock, @now"
            : "help: unexpected argument \"\(word)\"; usage: help [COMMAND | SUBJECT]")
      }
    ),
    (
      "expect raw Fred\n",
      [
        "a.walk:1: expect: unknown subject \"raw\"; did you mean \"row\"?; usage: expect [not | no] SUBJECT [within SECONDS] [-- MESSAGE]"
      ]
    ),
    (
      "expect count many rows\nback\n! expect size big",
      [
        "a.walk:1: expect: \"count\" needs a number and a kind of element, as in \"count 4 rows\"; usage: expect [not | no] SUBJECT [within SECONDS] [-- MESSAGE]"
      ]
    ),
    (
      "expect row Fred wihin 2s\nexpect no row Fred within 2 s\nexpect row \"x wihin\" 2s\n"
        + "expect row Room with 2\nexpect row x \"wihin\" 2s\n",
      [
        "a.walk:1: expect: unexpected \"wihin\" before \"2s\"; quote the word if it is part of a name; did you mean \"within\"?; usage: expect [not | no] SUBJECT [within SECONDS] [-- MESSAGE]",
        "a.walk:2: expect: \"within\" needs a number of seconds and no space before the unit, as in \"within 2s\"; quote the word if it is part of a name; usage: expect [not | no] SUBJECT [within SECONDS] [-- MESSAGE]",
      ]
    ),
    (
      "expect count 4 rowz\nexpect count rows 4\n",
      [
        "a.walk:1: expect: no kind of element \"rowz\"; did you mean \"rows\"?; usage: expect [not | no] SUBJECT [within SECONDS] [-- MESSAGE]",
        "a.walk:2: expect: \"count\" needs a number and a kind of element, as in \"count 4 rows\"; usage: expect [not | no] SUBJECT [within SECONDS] [-- MESSAGE]",
      ]
    ),
    (
      "expect count -1 rows\n",
      [
        "a.walk:1: expect: \"count\" needs a number of at least 0, not \"-1\"; usage: expect [not | no] SUBJECT [within SECONDS] [-- MESSAGE]"
      ]
    ),
    (
      "@tags smoke,slow\n== one @Smoke,slow\nback\n",
      [
        "a.walk:1: the tag \"smoke,slow\" contains a comma; separate tags with spaces",
        "a.walk:2: the tag \"Smoke,slow\" contains a comma; separate tags with spaces",
      ]
    ),
    (
      "== one @smoke two\nback\n== mail @ a@b.c\nback\n",
      [
        "a.walk:1: @smoke is inside the title, so it is not a tag; move it to the end, or write \\@ for an @ that is part of the title"
      ]
    ),
    ("size\n", ["a.walk:1: size: needs a size; usage: size compact | regular"]),
    (
      "size big\nwait soon; page up\n",
      [
        "a.walk:1: size can't be \"big\"; use one of compact, regular",
        "a.walk:2: wait: \"soon\" is not a valid number of seconds; use 0 to 86,400; usage: wait SECONDS",
        "a.walk:2: page can't be \"up\"; use one of next, previous",
      ]
    ),
    (
      "select 'Fred\n",
      ["a.walk:1: the quote ' at byte 8 is not closed; close it, or put a backslash before it"]
    ),
    (
      "each x in (1 2)\nselect ${x}\n",
      ["a.walk:1: \"each\" has no \"end\"; add it after the steps"]
    ),
    ("setup\nback\n", ["a.walk:1: \"setup\" has no \"end\"; add it after the steps"]),
    (
      "back\nsetup\nend\n",
      ["a.walk:2: \"setup\" must come before the first step and outside other blocks; move it up"]
    ),
    ("end\n", ["a.walk:1: \"end\" has no matching \"each\", \"setup\" or \"teardown\""]),
    (
      "each x in no.csv\nnote ${x}\nend\n",
      ["a.walk:1: can't read no.csv: No such file or directory"]
    ),
    ("source no.walk\n", ["a.walk:1: can't read no.walk: No such file or directory"]),
    (
      "source a.walk\n",
      ["a.walk:1: a script sources itself: a.walk → a.walk; remove one of these \"source\" lines"]
    ),
    (
      "source b.walk x\n",
      [
        "a.walk:1: source: \"x\" is not NAME=VALUE; quote a path that has spaces; usage: source FILE [NAME=VALUE]..."
      ]
    ),
    (
      "source part.steps\n",
      [
        "part.steps:1: no variable ${who}; define it with @set, @secret, \"each\" or an argument of \"source\", or write ${who:-…} for a default"
      ]
    ),
    (
      "| x\nback\n| (( (re)\nsource part.steps who=x\n| x",
      [
        "a.walk:1: a | line must come directly below the command that prints it",
        "a.walk:5: a | line must come directly below the command that prints it",
      ]
    ),
    (
      "back\nend\nback\n== \n",
      [
        "a.walk:2: \"end\" has no matching \"each\", \"setup\" or \"teardown\"",
        "a.walk:4: \"==\" needs a title",
      ]
    ),
    (
      "@set who=Fred\n== see ${who}\nback\n== see ${whom}\n",
      ["a.walk:4: no variable ${whom}; did you mean ${who}?"]
    ),
    ("note a\nnote \0", ["a.walk:2: NUL character at byte 6; save the script as UTF-8"]),
  ]

  @Test(arguments: mistakes)
  func `a mistake is found before anything runs`(text: String, expected: [String]) throws {
    try folder.write("a.walk", text)
    try folder.write("part.steps", "select ${who}\n")
    let found = folder.mistakes().filter { !$0.contains("regular expression") }
    #expect(found == expected)
    #expect(
      folder.check().status
        == (text.contains("\0") || text.contains("no.") || text.contains("a.walk")
          ? .badInput : .usage))
  }

  @Test func `what only a running app can decide is not reported as a mistake`() throws {
    try folder.write("set.steps", "@set again=${who} again\nselect ${again}\n")
    try folder.write("rows.csv", "name,width\nFred,compact\n")
    try folder.write("part.steps", "select ${who}\n")
    try folder.write(
      "a.walk",
      """
      @app contacts
      @tags smoke slow
      @size regular
      @set user=fred
      @secret password=env:NOT_SET_HERE
      @skip "not now"
      @timeout 5s
      setup
        open persons
      end
      teardown
        ? cancel
      end
      == one; it's "fine"  @x
      login ${user} ${password}
      expect alert wrong -- it's said; #1
      | anything
      |...
      tap Save; whatever 1 2; select 1; back 2; type Name x; choose a b
      == two
      each name width in rows.csv
        size ${width}
        each n in (${name} b)
          select ${n}
        end
      end
      source part.steps who=Fred
      source set.steps who=Fred
      ! select Nobody
      ? dismiss
      """)
    let check = folder.check()
    #expect(folder.lines(check.mistakes) == [])
    #expect(
      folder.lines(check.warnings) == [
        "a.walk:5: the environment variable NOT_SET_HERE for ${password} is not set; set it before"
          + " flowsh starts"
      ])
    let file = try #require(WalkthroughFile.read(folder.file("a.walk")).file)
    #expect(file.cases.map(\.title) == ["one; it's \"fine\"", "two"])
    #expect(file.cases.map(\.tags) == [["smoke", "slow", "x"], ["smoke", "slow"]])
    #expect(file.cases.map(\.line) == [14, 20])
    #expect(file.cases.map(\.skip) == ["not now", "not now"])
    #expect(file.setup.map(\.line.number) == [9] && file.teardown.map(\.line.number) == [12])
    #expect(file.cases.first?.timeout == 5)
  }

  @Test func `a misspelled command is a warning`() throws {
    try folder.write(
      "a.walk", "slect Fred\n! selct Fred\n? expct row x\nlogin\nsel Fred\nno\nok\n")
    let check = folder.check()
    #expect(check.mistakes.isEmpty)
    #expect(
      check.warnings.map(\.warningLine).map { folder.relative($0) } == [
        "a.walk:1: warning: no command or button \"slect\"; did you mean \"select\"?",
        "a.walk:2: warning: no command or button \"selct\"; did you mean \"select\"?",
        "a.walk:3: warning: no command or button \"expct\"; did you mean \"expect\"?",
        "a.walk:5: warning: no command or button \"sel\"; did you mean \"select\"?",
      ])
  }

  @Test func `a short name that stands for one command is a warning, however short`() throws {
    try folder.write(
      "a.walk", "op Persons\nac\nlo\nback; exit\nq\n?\n? q\nd 1\nok\nno\ns\nnot x\nq 1; x\n")
    #expect(
      folder.check().warnings.compactMap { warning -> String? in
        guard case .unknownCommand(let name, let nearest?, _) = warning.error else { return nil }
        return "\(warning.location?.line ?? 0) \(name) \(nearest)"
      } == [
        "1 op open", "2 ac actions", "4 exit quit", "5 q quit", "6 ? help", "7 q quit",
        "8 d dismiss", "12 not note", "13 q quit",
      ])
  }

  @Test func `the line that leaks repeat runs is checked, and the class that leaks keep names`()
    throws
  {
    try folder.write("x.steps", "size foo\n")
    try folder.write(
      "a.walk",
      """
      leaks repeat 2 "size foo"
      leaks repeat 2 "where; expect scren Fred"
      leaks repeat 2 select Fred
      leaks repeat 2 "source x.steps"
      leaks keep PersonCoordinatr
      leaks keep PersonCoordinator
      """)
    #expect(
      folder.mistakes().map { $0.prefix { $0 != ";" } } == [
        "a.walk:1: size can't be \"foo\"", "a.walk:2: expect: unknown subject \"scren\"",
        "a.walk:5: leaks: the program has no class \"PersonCoordinatr\"",
        "x.steps:1: size can't be \"foo\"",
      ])
  }

  @Test func `settings that count only in the file that runs are found in sourced scripts`() throws
  {
    let steps = "@tags x\n@skip\n@timeout 2s\n@size compact\nback\n== a\n@tags y\nback\n"
    try folder.write("x.steps", steps)
    try folder.write("b.walk", steps)
    try folder.write("a.walk", "@tags z\nsource x.steps\nsource b.walk\n")
    let rest =
      "doesn't count in a sourced script; put it in the file that runs as a test, at the top or"
      + " below a title"
    #expect(
      folder.lines(folder.check().warnings) == [
        "x.steps:1: @tags \(rest)", "x.steps:2: @skip \(rest)", "x.steps:3: @timeout \(rest)",
        "x.steps:7: @tags \(rest)",
      ])
  }

  @Test func `scripts that source others several times are bounded together`() throws {
    for depth in 0..<25 {
      try folder.write("\(depth).steps", "source \(depth + 1).steps\nsource \(depth + 1).steps\n")
    }
    try folder.write("25.steps", "note here\n")
    try folder.write("a.walk", "source 20.steps\nback\n")
    #expect(folder.mistakes() == [])
    try folder.write("a.walk", "source 20.steps\nsource 0.steps\nsource 0.steps\n")
    #expect(
      folder.mistakes() == [
        "a.walk:2: with this line, more than 10000 scripts are sourced, because scripts source others"
          + " several times; use \"each\" to repeat steps"
      ])
  }

  @Test func `a variable in a title is expanded in the list of cases, too`() throws {
    try folder.write("a.walk", "@set n=Fred\n@secret k=env:K\n== see ${n} and ${k} @slow\nback\n")
    let cases = WalkthroughFile.read(folder.file("a.walk")).file?.cases
    #expect(cases?.map(\.title) == ["see Fred and ${k}"])
    #expect(cases?.first?.tags == ["slow"])
  }

  @Test func `a file without titles is one case, and a file without steps has no cases`() throws {
    try folder.write("a.walk", "back\n")
    #expect(WalkthroughFile.read(folder.file("a.walk")).file?.cases.map(\.title) == ["a"])
    try folder.write("\u{301}b.walk", "back\n")
    let marked = WalkthroughFile.read(folder.file("\u{301}b.walk")).file
    #expect(marked?.cases.map(\.title) == ["\u{301}b"])
    try folder.write("a.walk", "# nothing\n@app contacts\n")
    #expect(WalkthroughFile.read(folder.file("a.walk")).file?.cases.count == 0)
    try folder.write("a.walk", "back\n== one\n== two\nback\n")
    #expect(
      WalkthroughFile.read(folder.file("a.walk")).file?.cases.map(\.title) == ["a", "one", "two"])
  }

  @Test func `a file with too many lines can't be read`() {
    let text = String(repeating: "# comment\n\nback\n", count: 5)
    func read(bound: Int) -> WalkthroughFile.Reading {
      WalkthroughFile.read(ScriptLines(text: text), path: "a.walk", bound: bound)
    }
    #expect(read(bound: 5).file?.statements.count == 5)
    let reading = read(bound: 4)
    #expect(reading.file == nil)
    #expect(folder.lines(reading.mistakes) == ["a.walk:15: more than 4 lines; split the file"])
  }

  @Test func `each problem of an invalid file is reported on one line`() throws {
    try folder.write("a.walk", [0, 1, 2, 255, 254])
    #expect(folder.mistakes() == ["a.walk:1: NUL character at byte 1; save the script as UTF-8"])
    try folder.write("a.walk", Array(repeating: UInt8(ascii: "x"), count: 1 << 20 + 1))
    #expect(folder.mistakes() == ["a.walk:1: the line has more than 1048576 bytes; split it"])
    try folder.write("a.walk", String(repeating: "each x in (1)\n", count: 1_000))
    #expect(folder.check().mistakes.count == 1_001)
    #expect(folder.mistakes(in: "no.walk") == ["can't read no.walk: No such file or directory"])
  }

  @Test func `folders are searched for scripts, except those of other programs`() throws {
    for name in [
      "b.walk", "a.walk", "in/c.walk", "in/d.txt", ".hidden/e.walk", ".\u{301}hidden/e.walk",
      "other/f.walk", "other/Package.swift", "Package.swift", "ios/g.walk",
      "ios/App.xcodeproj/project.pbxproj",
    ] {
      try folder.write(name, "")
    }
    let files = try WalkthroughFolder(folder.path).files
    #expect(
      files.map { folder.relative($0) } == ["a.walk", "b.walk", "in/c.walk"])
    #expect(try WalkthroughFolder(folder.file("in/d.txt")).files.count == 1)
    #expect(throws: CommandError.self) { try WalkthroughFolder(folder.file("no")) }
  }
}
