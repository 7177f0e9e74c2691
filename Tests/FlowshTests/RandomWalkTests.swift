import PseudoTerminal
import TestSupport
import Testing
import ToolSupport

/// Walks through apps that end, block or change their processes.
@Suite(.blocking) struct `Explorations that outlive their processes` {
  private func run(_ command: String, _ arguments: String...) throws -> Program.Ending {
    try Program.run("FlowshProbe", [command, "--app"] + arguments)
  }

  @Test(arguments: [3, 6, 9])
  func `a random walk names the step that has ended the process`(seed: Int) throws {
    let directory = try Directory()
    let ending = try run(
      "monkey", "traps", "--seed", "\(seed)", "--steps", "1", "--write", directory.file("m"))
    #expect(ending.status == .exited(1))
    let line = try #require(ending.lines.first { $0.hasPrefix("  crash: ") })
    let signal = try #require(line.firstMatch(of: /\(([^)]*)\)/)).1
    let test = try Program.run("FlowshProbe", ["test", directory.file("m/findings")])
    #expect(test.status == .exited(70))
    #expect(test.output.contains("(\(signal))"), "\(line) \(test.output)")
  }

  @Test func `a random walk goes on after the end of a process, and is the same each time`() throws
  {
    let runs = try (1...2).map { _ in
      try run("monkey", "chatter", "--steps", "3", "--seed", "4")
    }
    #expect(runs[0].lines.first?.hasPrefix("3 random steps (seed 4), ") == true)
    #expect(runs[0].lines.contains { $0.hasPrefix("  crash: ") }, "\(runs[0].output)")
    #expect(runs[0].output == runs[1].output)
  }

  @Test func `a random walk says why it ends before its last step`() throws {
    let ending = try run("monkey", "stillborn")
    #expect(ending.status == .exited(1))
    #expect(
      ending.output.contains(
        "ended after 0 of 1,000 random steps, because the app ends when it is launched\n"))
  }

  @Test func `ends of different causes are different findings`() throws {
    let ending = try run("explore", "signals")
    let names = ending.lines.filter { $0.hasPrefix("  crash: ") }
      .compactMap { $0.firstMatch(of: /\(([^)]*)\)/)?.1 }
    #expect(names.count == 17 && Set(names).count == 17, "\(ending.output)")
  }

  @Test func `an app that overwrites what it finds in descriptors is explored`() throws {
    let ending = try run("explore", "ending-forger", "--limit", "12")
    #expect(ending.status == .exited(1) && ending.errors.isEmpty, "\(ending.errors)")
    #expect(ending.output.contains("Fatal error: covered"), "\(ending.output)")
    #expect(ending.output.contains(", after: crashrecord"), "\(ending.output)")
  }

  @Test func `an app whose main queue never runs empty has a warning`() throws {
    let ending = try run("explore", "busy", "--limit", "1")
    #expect(
      ending.output.contains("warning: the main queue always has work"), "\(ending.output)")
  }
}
