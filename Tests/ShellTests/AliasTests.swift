import Script
import Shell
import TestSupport
import Testing
import Walkthroughs

@Suite(.serialized, .exclusive) struct AliasTests {
  @Test func `an alias stands for the rest of the line, with its arguments`() async {
    let walker = await Walker.on(after: "alias see = select $1; where # nobody")
    await walker.expect("see Fred; expect stack Persons > Fred; back")
    await walker.expect("alias s = select", complains: "")
    await walker.expect("s Barney; expect screen Barney; back")
    await walker.expect("alias home=back root;open persons")
    await walker.expect("s 1; home; expect stack Persons; open persons")
    await walker.expect("alias two = select \"$2\"; note $*")
    #expect(await walker.output(of: "two 'a b' 'Wil'ma").contains("'a b' 'Wil'ma\n"))
    await walker.expect("expect screen Wilma")
    #expect(
      await walker.output(of: "alias") == """
        home = back root;open persons
        s = select
        see = select $1; where # nobody
        two = select "$2"; note $*


        """)
    #expect(await walker.output(of: "alias s") == "s = select\n\n")
    #expect(await walker.output(of: "help s") == "s = select\n\n")
    await walker.expect("alias s =; alias t = stack")
    await walker.expect("alias s =")
    await walker.expect("alias s", complains: "no alias \"s\"; \"alias\" lists all aliases")
  }

  private nonisolated static let errors = [
    (
      "alias select = stack",
      "\"select\" is a command, so it can't be an alias; choose another name"
    ),
    ("alias q = stack", "\"q\" is a command, so it can't be an alias; choose another name"),
    (
      "alias a b = stack",
      "alias: \"a b\" is not a name; use letters, digits, _ and -; usage: alias [NAME [= COMMANDS]]"
    ),
    (
      "alias = stack",
      "alias: \"\" is not a name; use letters, digits, _ and -; usage: alias [NAME [= COMMANDS]]"
    ),
    (
      "alias a = == title",
      "alias: an alias stands for commands, not for another kind of line; usage: alias [NAME [= COMMANDS]]"
    ),
    ("alias two", "no alias \"two\"; \"alias\" lists all aliases"),
    ("alias oen", "no alias \"oen\"; did you mean \"one\"?"),
    ("alias nope =", "no alias \"nope\"; \"alias\" lists all aliases"),
    ("one", "one: the alias takes 1 argument, but 0 were given; usage: one $1"),
    ("one a b", "one: the alias takes 1 argument, but 2 were given; usage: one $1"),
    (
      "a",
      "the alias \"a\" runs itself: a → b → a; change one of them with \"alias NAME = COMMANDS\""
    ),
    (
      "again",
      "the alias \"again\" runs itself: again → again; change one of them with \"alias NAME = COMMANDS\""
    ),
    ("unalias one", "no command or button \"unalias\"; did you mean \"alias\"?"),
  ]

  @Test(arguments: Self.errors)
  func `an alias that can't be is an error that says what to do`(
    line: String, complaint: String
  ) async {
    let walker = await Walker.on(
      after: "alias one = select $1", "alias a = where; b", "alias b = a x",
      "alias again = leaks repeat 2 again")
    await walker.expect(line, complains: complaint)
    await walker.expect("one Fred; expect screen Fred")
  }

  @Test func `an alias that fails ends its line, also if the shell keeps going`() async {
    let walker = await Walker.on(after: "alias one = select $1", "set keep-going on")
    await walker.expect(
      "one; select Fred",
      complains: "one: the alias takes 1 argument, but 0 were given; usage: one $1")
    await walker.expect("expect stack Persons")
  }

  @Test func `a mark counts for the commands of an alias`() async {
    let walker = await Walker.on(after: "alias x = select $1")
    await walker.expect("! x Nobody")
    await walker.expect("? x Fred; x Nobody; back")
    await walker.expect(
      "! x Fred",
      complains: "expected \"select Fred\" to be refused, but it had an effect; remove the \"!\"")
  }

  @Test func `aliases are for the prompt: in a script, they are a mistake`() async throws {
    let walker = await Walker.on(after: "alias see = select $1")
    let mistake =
      "\"alias\" is only for the prompt and the start-up file, so that a script means the same for"
      + " everybody; write the commands here"
    #expect(await walker.script("where\nalias a = stack") == ["a.walk:2: \(mistake)"])
    #expect(await walker.script("see Fred") != [])
    #expect(walker.stack == ["Persons"])
    let check = WalkthroughCheck(.init([.contacts]))
    check.check(WalkthroughFile.read(ScriptLines(text: "where\nalias a = stack"), path: "a.walk"))
    #expect(check.mistakes.map(\.line) == ["a.walk:2: \(mistake)"])
  }

  @Test func `a recording has what the alias ran, and the history what was typed`() async throws {
    let file = try RecordingFile()
    let walker = await Walker.on(
      after: "record \(file.path)", "alias go = select Fred; login", "go", "record stop")
    #expect(try file.text() == "@app contacts\n\nselect Fred\nlogin\n")
    #expect(
      await walker.output(of: "history") == """
        1  record \(file.path)
        2  alias go = select Fred; login
        3  go
        4  record stop
        5  history


        """)
  }

  @Test func `a line that gives an alias a password is forgotten`() async {
    let walker = await Walker.on(after: "login")
    #expect(await !walker.run("alias li = login $1 $2").carriesSecret)
    #expect(await !walker.run("alias s = stack").carriesSecret)
    #expect(await walker.run("alias me = login fred yabba").carriesSecret)
    #expect(await walker.run("li fred yabba2").carriesSecret)
    await walker.run("ok; login")
    for line in ["each x in (1)", "li fred yabba3", "s", "end"] { await walker.run(line) }
    let history = await walker.output(of: "history")
    #expect(!history.contains("yabba") && history.contains("li = login $1 $2"))
    #expect(history.contains("  s\n"))
  }

  @Test func `aliases are completed`() async {
    let walker = await Walker.on(after: "alias products = stack")
    #expect(Completer(walker.shell.state).complete("prod").candidates == ["products"])
    #expect(Completer(walker.shell.state).complete("alias pro").candidates == ["products"])
  }

  @Test func `the start-up file takes set and alias, and names the line of an error`() async {
    let walker = Walker()
    for (place, line) in [
      "# mine", "", "set trace on", "select Fred", "alias s = select", "set trace maybe", "@app x",
      "alias", "set trace", "! set trace on", "alias x = \"", "set echo \"on",
    ].enumerated() {
      walker.shell.takeStartUpLine(line, at: SourceLocation(file: "~/rc", line: place + 1))
    }
    let rest =
      " is not allowed in the start-up file; it can hold \"set NAME VALUE\","
      + " \"alias NAME = COMMANDS\" and comments"
    #expect(
      walker.complaints == [
        "~/rc:4: \"select Fred\"\(rest)",
        "~/rc:6: trace can't be \"maybe\"; use one of on, off", "~/rc:7: \"@app x\"\(rest)",
        "~/rc:8: \"alias\"\(rest)", "~/rc:9: \"set trace\"\(rest)",
        "~/rc:10: \"! set trace on\"\(rest)",
        "~/rc:12: the quote \" at byte 10 is not closed; close it, or put a backslash before it",
      ])
    #expect(walker.shell.options.traces)
    await walker.shell.start()
    await walker.expect("s Fred; expect screen Fred")
    #expect(await walker.output(of: "history").hasPrefix("1  s Fred; expect"))
  }

  @Test func `what the command line gives wins, also at its default value`() {
    var given = ShellOptions()
    given.traces = false
    var startUp = ShellOptions()
    startUp.format = .json
    startUp.findsLeaks = false
    for (arguments, format, traces, findsLeaks) in [
      ([], .json, true, false), (["--no-trace"], .json, false, false),
      (["--format", "text", "--leaks"], .text, true, true), (["--format=text"], .text, true, false),
      (["--formats", "trace"], .json, true, false),
    ] as [([String], ShellOptions.Format, Bool, Bool)] {
      var options = startUp
      options.keep(given, namedIn: arguments)
      #expect(
        options.format == format && options.traces == traces && options.findsLeaks == findsLeaks,
        "\(arguments)")
    }
  }
}
