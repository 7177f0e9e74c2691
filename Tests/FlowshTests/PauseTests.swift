import PseudoTerminal
import Testing

/// Tests of `flowsh test --pause` on pipes.
@Suite(.blocking) struct `A paused test` {
  private let directory: Directory

  init() throws { directory = try Directory() }

  private func run(_ walk: String, _ lines: String...) throws -> Program.Ending {
    try Program.run(
      "flowsh", ["test", walk, "--pause", "--jobs", "1"],
      input: lines.map { $0 + "\n" }.joined())
  }

  private func walk() -> String {
    directory.walk(
      """
      @app contacts
      == one
      where
      each name in (Fred Barney)
        select ${name}s
        expect screen ${name}
        back
      end
      open groups
      open nowhere
      where

      """)
  }

  @Test func `runs a line in place of the failed one, keeps it, and goes on inside the block`()
    throws
  {
    let walk = walk()
    let ending = try run(walk, "change select ${name}", "y", "step", "continue", "continue")
    let output = ending.output
    let parts = [
      "paused after line 5, which failed; ", "Persons> select Fred\n", "kept: \(walk):5\n",
      "paused before line 6: expect screen ${name}\n", "Fred> expect screen Fred\n",
      "paused before line 7: back\n", "paused after line 10, which failed\n",
      "end of the case: failed\n", "1 case: 1 failed",
    ]
    var rest = output[...]
    for part in parts {
      let place = try #require(rest.firstRange(of: part), "\(part) is missing in \(rest)")
      rest = rest[place.upperBound...]
    }
    #expect(directory.read("a.walk").contains("\n  select ${name}\n  expect"))
    #expect(ending.errors.contains("a.walk:10: no tab \"nowhere\""), "\(ending.errors)")
  }

  @Test func `runs up to a line, from the start of the case if the line has run`() throws {
    let ending = try run(
      walk(), "change select ${name}", "n", "run to 9", "step", "run to 4", "continue",
      "change open groups", "n", "continue")
    var titles = ending.output.split(separator: "\n").filter { $0.hasPrefix("paused ") }[...]
    #expect(titles.popFirst()?.hasPrefix("paused after line 5, which failed; ") == true)
    #expect(
      titles == [
        "paused before line 6: expect screen ${name}", "paused before line 9: open groups",
        "paused before line 10: open nowhere", "paused before line 4: each name in (Fred Barney)",
        "paused after line 10, which failed", "paused before line 11: where",
      ], "\(ending.output)\(ending.errors)")
    #expect(ending.output.contains("end of the case: passed\n"))
    #expect(directory.read("a.walk").contains("select ${name}s"))
  }

  @Test func `takes only whole lines of commands that succeed`() throws {
    let ending = try run(
      walk(), "change", "change each x in (1)", "change select Nobody", "change sel 1", "run 3")
    #expect(ending.errors.contains("the current one is: select ${name}s\n"), "\(ending.errors)")
    #expect(ending.errors.contains("\"change\" takes one line of commands"))
    #expect(ending.errors.contains("a.walk:5: no row \"Nobody\""))
    #expect(ending.errors.contains("a.walk:5: no command or button \"sel\""))
    #expect(ending.errors.contains("needs the number of a line"))
    #expect(!ending.output.contains("paused before"), "\(ending.output)")
  }

  @Test func `compares a changed line with the lines by which the step has failed`() throws {
    let walk = directory.walk("@app contacts\n== one\nselect Fred\nwhere\n| Groups\nwhere\n")
    let ending = try run(walk, "change where", "change open groups", "change list", "step", "step")
    #expect(!ending.output.contains("paused before"), "\(ending.output)")
    #expect(!ending.errors.contains("keep this") && !ending.output.contains("keep this"))
    let mended = try run(
      directory.walk(
        "@app contacts\n== one\nselect Fred\nback\nwhere\n"
          + "| Persons › Fred (PersonViewController), tab Persons, compact width, portrait\nwhere\n"
      ),
      "undo", "change where", "n", "step", "step")
    #expect(mended.output.contains("paused before line 7: where"), "\(mended.output)")
    #expect(mended.output.contains("end of the case: passed"), "\(mended.errors)")
  }

  @Test func `runs the setup before the first line, also when the case starts over`() throws {
    let walk = directory.walk(
      "@app contacts\nsetup\nnote set up\nselect Wilma\nend\n== one\nwhere\nexpect screen Wilm\n")
    let ending = try run(walk, "run to 7", "where", "run to 3", "where", "step", "step", "step")
    let lines = ending.output.split(separator: "\n").map(String.init)
    let places = lines.filter { $0.hasPrefix("paused") || $0.contains("Persons (") }
    #expect(
      places.dropFirst().prefix(2) == [
        "paused before line 7: where", "paused before line 3: note set up",
      ], "\(ending.output)")
    #expect(
      places.suffix(3) == [
        "paused before line 4: select Wilma", "paused before line 7: where",
        "paused before line 8: expect screen Wilm",
      ], "\(ending.output)")
  }

  @Test func `keeps a line with a variable's secret, and says why it keeps no password`() throws {
    let walk = directory.walk(
      "@app contacts\n@secret p=env:FLOWSH_P\n== one\nlogin\ntype Usernam ${p}\nback\nback\nback\n")
    let ending = try Program.run(
      "flowsh", ["test", walk, "--pause", "--jobs", "1"],
      input: "change type Username ${p}\ny\nchange type Password hunter3x3x\n",
      environment: ["FLOWSH_P": "hunter2hunter2"])
    #expect(ending.output.contains("kept: \(walk):5"), "\(ending.output)\(ending.errors)")
    #expect(directory.read("a.walk").contains("\ntype Username ${p}\n"))
    #expect(ending.errors.contains("not kept: the line contains a secret"), "\(ending.errors)")
    #expect(!(ending.output + ending.errors).contains("hunter"))
  }

  @Test func `refuses a change that neither performs nor expects anything`() throws {
    for text in ["quit", "history", "help", "undo", "set", "note x", "? q"] {
      let ending = try run(walk(), "change \(text)", "! step")
      #expect(ending.errors.contains("\"change\" needs a line that"), "\(text): \(ending.errors)")
      #expect(!ending.output.contains("paused before"), "\(text): \(ending.output)")
    }
  }

  @Test func `runs only to lines of the case`() throws {
    let ending = try run(walk(), "run to 12", "run to 2", "run to 11", "step")
    #expect(
      ending.errors.contains("line 12 isn't in this case, which has lines 3 to 11"),
      "\(ending.errors)")
    #expect(ending.errors.contains("line 2 isn't in this case"))
    #expect(!ending.output.contains("paused before line 3"), "\(ending.output)")
  }

  @Test func `runs the cases of changed files once more, for their results`() throws {
    let walk = directory.walk("@app contacts\n== one\nselect Nobody\n== two\nback\n")
    let ending = try run(walk, "change select Fred", "y", "continue")
    #expect(ending.output.contains("end of the case: passed"), "\(ending.output)\(ending.errors)")
    #expect(ending.output.contains("2 cases: 1 passed, 1 failed"), "\(ending.output)")
    #expect(ending.status == .exited(1))
    let again = try run(walk, "change where", "y", "continue")
    #expect(again.output.contains("2 cases: 2 passed"), "\(again.output)")
    #expect(again.status == .exited(0))
  }

  @Test func `shows, keeps and remembers no password`() throws {
    let walk = directory.walk(
      "@app contacts\n== one\nselect Nobody\nlogin\nlogin fred hunter2x\nselect Nobody\n")
    let ending = try Program.run(
      "flowsh", ["test", walk, "--pause", "--jobs", "1"],
      input: "step\nchange\nstep\nchange login fred hunter3x\nhistory\n",
      environment: ["HOME": directory.path])
    #expect(ending.output.contains("paused before line 5: ***"), "\(ending.output)")
    #expect(ending.output.contains("paused before line 6: select Nobody"))
    #expect(ending.errors.contains("the current one is: ***"))
    #expect(!(ending.output + ending.errors).contains("hunter"), "\(ending.output)")
    #expect(!ending.errors.contains("keep this"))
    let history = directory.read(".local/state/flowsh/history")
    #expect(history.contains("step") && !history.contains("hunter"), "\(history)")
  }

  @Test func `ends the run with quit`() throws {
    let walk = directory.walk("@app contacts\n== one\nback\n== two\nback\n== three\nback\n")
    let ending = try run(walk, "quit", "note in two")
    #expect(!ending.output.contains("in two") && !ending.output.contains("after line 5"))
    #expect(ending.output.contains("1 failed, 2 not run"), "\(ending.output)")
  }

  @Test func `leaves the other cases their lines, and the end of the input lets all of them end`()
    throws
  {
    let walk = directory.walk(
      "@app contacts\nteardown\nnote torn down\nend\n== one\nback\n== two\nback\n== three\nback\n")
    let ending = try run(walk, "step", "note in two")
    let notes = ending.output.split(separator: "\n").filter { $0 == "torn down" || $0 == "in two" }
    #expect(notes == ["torn down", "in two", "torn down", "torn down"], "\(ending.output)")
    #expect(ending.output.contains("3 cases: 3 failed"))
  }
}
