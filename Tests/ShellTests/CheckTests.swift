import Script
import Shell
import TestSupport
import Testing
import Walkthroughs

/// Tests of the warnings of a check, and of what it accepts or follows.
@Suite(.serialized, .exclusive) struct `A check of walkthroughs` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

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
        "1 op open", "2 ac actions", "3 lo location", "4 exit quit", "5 q quit", "6 ? help",
        "7 q quit",
        "8 d dismiss", "12 not notify", "13 q quit",
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
}
