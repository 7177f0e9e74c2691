import Shell
import TestSupport
import Testing

@Suite(.serialized, .exclusive) struct BlockTests {
  @Test func `at a prompt, a block is read up to its end, and the prompt shows that`() async {
    let walker = await Walker.on()
    await walker.run("each n in (Fred Barney)")
    #expect(walker.shell.prompt == "each…> ")
    await walker.run("each m in (1)")
    #expect(walker.shell.prompt == "  each…> ")
    await walker.run("select ${n}; back")
    await walker.run("end")
    #expect(walker.printed == "")
    await walker.run("end")
    #expect(walker.printed.contains("Fred\n") && walker.printed.contains("Barney\n"))
    #expect(walker.shell.prompt == "Persons> ")
    await walker.run("each n in (1)")
    walker.shell.abandonBlock()
    await walker.expect("expect screen Persons")
  }

  @Test(arguments: [
    ("end", "a.walk:1: \"end\" has no block to end, such as an \"each\" above it"),
    ("each x in (1)\nnote a", "a.walk:1: \"each\" has no \"end\"; add it after the steps"),
    (
      "each x in (1)\nsetup\nend",
      "a.walk:2: \"setup\" must come before the first step and outside other blocks; move it up"
    ),
    ("end now", "a.walk:1: end: takes no arguments; usage: end"),
    ("setup now", "a.walk:1: setup: takes no arguments; usage: setup"),
    (
      "each",
      "a.walk:1: each: missing \"in\"; usage: each NAME... in FILE.csv | NAME... in (VALUE...)"
    ),
    (
      "each x y in (1)",
      "a.walk:1: each: 1 value can't be divided into rows of 2; usage: each NAME... in FILE.csv | NAME... in (VALUE...)"
    ),
    (
      "each x x in (1 2)",
      "a.walk:1: each: duplicate name x; usage: each NAME... in FILE.csv | NAME... in (VALUE...)"
    ),
    (
      "each 1 in (1 2)",
      "a.walk:1: \"1\" is not a variable name; use letters, digits, _ and -, or write \\${ for a literal ${"
    ),
    ("note a; each x in (1)", ""),
    ("back --cancel", "a.walk:1: there is nothing to go back to; try \"open Groups\""),
    ("! end", "a.walk:1: \"end\" must be on its own line, with nothing before it"),
    ("! == a", "a.walk:1: \"==\" must be on its own line, with nothing before it"),
    (
      "screen; @size compact", "a.walk:1: \"@size\" must be on its own line, with nothing before it"
    ),
    ("! | x", "a.walk:1: \"|\" must be on its own line, with nothing before it"),
  ])
  func `an invalid block is reported`(script: String, complaint: String) async {
    let complaints = await Walker.on().script(script)
    #expect(complaints == (complaint.isEmpty ? [] : [complaint]))
  }

  @Test func `the depth of nested blocks is limited`() async {
    func nested(_ depth: Int) -> String {
      (0..<depth).map { "each a\($0) in (1)\n" }.joined() + "note here\n"
        + Array(repeating: "end\n", count: depth).joined()
    }
    let walker = await Walker.on()
    #expect(await walker.script(nested(16)) == [])
    #expect(walker.printed == "here\n\n")
    #expect(
      await walker.script(nested(17)) == [
        "a.walk:17: blocks are nested more than 16 levels deep; split them up"
      ])
    #expect(await walker.script(nested(5_000)).count == 1)
  }

  @Test func `a title launches the app again and is printed`() async {
    let walker = await Walker.on()
    let complaints = await walker.script(
      """
      select Fred
      == a person's page; "and" back # no comment  @slow @smoke
      expect stack Persons
      select Fred
      """)
    #expect(complaints == [])
    #expect(walker.printed.contains("\n== a person's page; \"and\" back # no comment\n\nFred\n"))
    #expect(await walker.script("==  @tag") == ["a.walk:1: \"==\" needs a title"])
  }

  @Test func `setup and teardown run with each case, even if it fails`()
    async
  {
    let walker = await Walker.on()
    let script = """
      setup
        note before
      end
      teardown
        select Nobody
        note after
      end
      == one
      select Fred
      == two
      note in two
      select Nobody
      """
    #expect(await walker.script(script).map { $0.prefix(9) } == ["a.walk:5:"])
    #expect(
      walker.printed.split(separator: "\n").filter {
        ["==", "before", "after", "in"].contains($0.split(separator: " ").first)
      } == ["== one", "before", "after"])
    let going = await Walker.on()
    going.shell.options.keepsGoing = true
    #expect(await going.script(script).count == 3)
    #expect(
      going.printed.split(separator: "\n").filter {
        ["==", "before", "after", "in"].contains($0.split(separator: " ").first)
      } == ["== one", "before", "after", "== two", "before", "in two", "after"])
  }

  @Test func `messages are free text and are shown if the step fails`() async {
    let walker = await Walker.on()
    await walker.expect("select Fred -- that's fine; # really")
    await walker.expect("back")
    let complaint = await walker.complaint(of: "select Nobody -- there's no \"one; #2")
    #expect(complaint.hasSuffix("; there's no \"one; #2"), "\(complaint)")
  }
}
