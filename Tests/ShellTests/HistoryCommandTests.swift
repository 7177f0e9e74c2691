import Script
import Shell
import TestSupport
import Testing
import Walkthroughs

@Suite(.serialized, .exclusive) struct HistoryCommandTests {
  @Test func `history lists the last lines as typed, but no private ones`() async {
    let walker = await Walker.on(
      after: "open persons; select x; back", " stack", "", "select 'Fred'  # him ", "login",
      "login fred yabba123", "ok", "select x", "hunter22", "logn")
    #expect(
      await walker.output(of: "history") == """
        1  open persons; select x; back
        2  select 'Fred'  # him
        3  login
        4  ok
        5  select x
        6  logn
        7  history


        """)
    #expect(await walker.output(of: "history 1") == "8  history 1\n\n")
    await walker.run("rotate")
    #expect(await walker.output(of: "history 2") == " 9  rotate\n10  history 2\n\n")
    await walker.expect(
      "history x", complains: "history: \"x\" is not a valid number of commands; usage: history [N]"
    )
    for _ in 0..<1_000 { await walker.run("set trace off") }
    #expect(await walker.output(of: "history").hasPrefix("  13  set trace off\n"))
  }

  @Test func `history has the lines of a file's blocks, as those of a pipe`() async throws {
    let text = "each a in (1)\n  each b in (2)\n  where\n  end\nend\nhistory\n"
    let walker = await Walker.on()
    let file = WalkthroughFile.read(ScriptLines(text: text), path: "a.walk").file
    for statement in try #require(file).statements {
      _ = await walker.shell.run(.statement(statement, in: "a.walk"))
    }
    walker.shell.output.flush()
    let piped = await Walker.on()
    #expect(await piped.script(text) == [])
    #expect(walker.printed == piped.printed)
    #expect(walker.printed.hasSuffix("4  end\n5  end\n6  history\n\n"), "\(walker.printed)")
  }

  @Test(arguments: [0, 2_100])
  func `a block of a file with a secret isn't in the history`(otherLines: Int) async throws {
    let others = String(repeating: "  where\n", count: otherLines)
    let text = "login\neach p in (yabba123)\n\(others)  login fred ${p}\nend\nhistory\n"
    let walker = await Walker.on()
    let file = WalkthroughFile.read(ScriptLines(text: text), path: "a.walk").file
    for statement in try #require(file).statements {
      _ = await walker.shell.run(.statement(statement, in: "a.walk"))
    }
    walker.shell.output.flush()
    // What was before the block has left the history if the block is long.
    let kept = otherLines == 0 ? "1  login\n2  history\n\n" : "\n2  history\n\n"
    #expect(walker.printed.hasSuffix(kept), "\(walker.printed.suffix(500))")
    #expect(!walker.printed.contains("yabba123"))
  }
}
