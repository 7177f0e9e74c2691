import AppDriver
import Contacts
import Foundation
import Script
import Shell
import TestSupport
import Testing
import Walkthroughs

/// Tests that a new kind of line can be added as a single value.
///
/// The example is a `>` line that prints its text.
@Suite(.serialized, .exclusive) struct LineFormTests {
  private static let table: CommandTable = {
    var table = CommandTable.withWalkthroughs
    table.add(
      LineForm(
        kind: TextKind(mark: ">"), names: [],
        topics: { [HelpTopic(">", syntax: "> REMARK", lines: ["Prints it."])] }, printsItself: true
      ) { line, _ throws(CommandError) in
        guard !line.text.isEmpty else {
          throw .usage(command: ">", arguments: "REMARK", problem: "needs a remark")
        }
        return .print(CommandOutput(lines: [line.text]))
      })
    return table
  }()

  private static func walker() async -> Walker {
    let walker = Walker(table: table)
    await walker.shell.start()
    return walker
  }

  @Test func `the time to parse a line is linear in the number of its commands`() {
    let growth = growthOfTime { size in
      let line = String(repeating: "select ${x};", count: size)
      #expect(CommandSequence(ScriptLine(line, number: 1)).commands.count == size)
    }
    #expect(growth < 40, "\(growth)")
  }

  @Test func `an added kind of line runs as a step, with variables and output lines`() async {
    let walker = await Self.walker()
    let script = """
      setup
        > before
      end
      @set who=Fred
      > it's ${who}; # all of it
      | it's Fred; # all of it
      |
      each a in (1)
        > ${a}
      end
      """
    #expect(await walker.script(script) == [])
    #expect(walker.printed.hasPrefix("before\n\nit's Fred; # all of it\n\n1\n\n"))
    #expect(await walker.script(">") == ["a.walk:1: >: needs a remark; usage: > REMARK"])
    #expect(Completer(walker.shell.state).complete("> sel").candidates == [])
    #expect(await walker.output(of: "help all").contains("  > REMARK    "))
    #expect(await walker.output(of: "help >") == "> REMARK\n  Prints it.\n\n")
  }

  @Test func `an added kind of line is checked in files`() throws {
    let path = FileManager.default.temporaryDirectory.path + "/flowsh-\(UUID().uuidString).walk"
    try "== one\n> fine\n| fine\n|\nback\n>\n".write(
      toFile: path, atomically: true, encoding: .utf8)
    defer { unlink(path) }
    let check = WalkthroughCheck(AppCatalog([.contacts]), table: Self.table)
    let kinds = Self.table.lines.map(\.kind)
    let reading = WalkthroughFile.read(try ScriptFile.lines(of: path), path: "a.walk", texts: kinds)
    check.check(reading)
    #expect(check.mistakes.map(\.line) == ["a.walk:6: >: needs a remark; usage: > REMARK"])
    #expect(reading.file?.cases.first?.statements.count == 5)
  }

  @Test func `an added kind of line is recorded`() async throws {
    let path = FileManager.default.temporaryDirectory.path + "/flowsh-\(UUID().uuidString).walk"
    defer { unlink(path) }
    let walker = await Self.walker()
    await walker.run("record \(path)")
    await walker.run("> and now")
    await walker.run("record stop")
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasSuffix("\n> and now\n"))
  }
}
