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

  @Test func `shows, keeps and remembers no password`() throws {
    let walk = directory.walk(
      "@app contacts\n== one\nselect Nobody\nlogin\nlogin fred hunter2x\nselect Nobody\n")
    let ending = try Program.run(
      "flowsh", ["test", walk, "--pause", "--jobs", "1"],
      input: "step\nstep\nchange\nchange login fred hunter3x\nhistory\n",
      environment: ["HOME": directory.path])
    #expect(ending.output.contains("paused before line 5: ***"), "\(ending.output)")
    #expect(ending.output.contains("paused before line 6: select Nobody"))
    #expect(ending.errors.contains("the current one is: ***"))
    #expect(!(ending.output + ending.errors).contains("hunter"), "\(ending.output)")
    #expect(!ending.errors.contains("keep this"))
    let history = directory.read(".local/state/flowsh/history")
    #expect(history.contains("step") && !history.contains("hunter"), "\(history)")
  }

  @Test func `leaves the other cases their lines, and the end of the input lets all of them end`()
    throws
  {
    let walk = directory.walk(
      "@app contacts\nteardown\nnote torn down\nend\n== one\nback\n== two\nback\n== three\nback\n")
    let ending = try run(walk, "quit", "note in two")
    let notes = ending.output.split(separator: "\n").filter { $0 == "torn down" || $0 == "in two" }
    #expect(notes == ["torn down", "in two", "torn down", "torn down"], "\(ending.output)")
    #expect(ending.output.contains("3 cases: 3 failed"))
  }
}
