import PseudoTerminal
import TestSupport
import Testing
import ToolSupport

@Suite(.blocking) struct `The subcommand monkey` {
  @Test func `finds faults by random walks, which are the same for the same seed`() throws {
    let runs = try (1...2).map { _ in
      try Program.run("flowsh", ["monkey", "--app", "leaky", "--steps", "200", "--seed", "7"])
    }
    #expect(runs[0].output == runs[1].output && runs[0].status == .exited(1))
    #expect(runs[0].lines.first?.hasPrefix("200 random steps (seed 7), ") == true)
    #expect(runs[0].output.contains("  leak: LoginCoordinator left behind, after: login; dismiss"))
  }

  @Test func `makes the second half of its steps with transitions that take time`() throws {
    let arguments = ["monkey", "--app", "leaky", "--steps", "400"]
    let ending = try Program.run("flowsh", arguments)
    let line = ending.lines.first { $0.contains("Thank you") }
    #expect(
      line?.contains(", after: @transitions timed; open Settings; feedback; tap Send") == true,
      "\(ending.output)")
    #expect(ending.lines.first?.hasPrefix("400 random steps (seed 1), ") == true)
    let instant = try Program.run("flowsh", arguments + ["--transitions", "instant"])
    #expect(!instant.output.contains("Thank you"), "\(instant.output)")
    #expect(!ending.output.contains("timed transitions"))
    #expect(instant.output.contains("timed transitions"))
  }

  @Test func `gives each half its half of the time`() throws {
    let ending = try Program.run(
      "flowsh", ["monkey", "--app", "contacts", "--steps", "1000000", "--seconds", "2"])
    #expect(ending.output.contains("because time ran out"), "\(ending.output)")
    #expect(!ending.output.contains("timed transitions"), "\(ending.output)")
  }

  @Test func `finds no leak and no crash in Contacts`() throws {
    let ending = try Program.run("flowsh", ["monkey", "--app", "contacts", "--steps", "200"])
    #expect(ending.status == .exited(0), "\(ending.output.prefix(2_000))")
  }
}
