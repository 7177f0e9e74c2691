import PseudoTerminal
import Testing

/// The coordinator that pushed a screen is in charge of it, and a leak after it, even if the screen
/// holds another coordinator.
///
/// Without call traces, the held coordinator is in charge.
@Suite(.blocking) struct `A screen that holds a coordinator` {
  private func run(_ commands: [String], tracing: Bool) throws -> Program.Ending {
    let commands = (tracing ? [] : ["set trace off"]) + commands
    let ending = try Program.run(
      "FlowshProbe", ["--app", "sharers"] + commands.flatMap { ["-c", $0] })
    #expect(ending.status == .exited(0), "\(ending.errors)")
    return ending
  }

  /// The last output of a command, without the empty line at its end.
  private func answer(to command: String, in ending: Program.Ending) -> [Substring] {
    let lines = ending.lines
    guard let start = lines.lastIndex(where: { $0.hasSuffix("> \(command)") }) else { return [] }
    return Array(lines[(start + 1)...].prefix { $0 != "" })
  }

  private func flow(after command: String, in ending: Program.Ending) -> String? {
    answer(to: command, in: ending).last { $0.hasPrefix("flow   ") }.map { String($0.dropFirst(7)) }
  }

  @Test(arguments: ["Twin", "Model", "Frame"])
  func `belongs to the one that pushed it`(screen: String) throws {
    let ending = try run(["tap \(screen)", "back", "leaks", "tree"], tracing: true)
    let type = "\(screen)Coordinator"
    #expect(flow(after: "tap \(screen)", in: ending) == "DeskCoordinator › \(type)")
    #expect(flow(after: "back", in: ending) == "DeskCoordinator")
    #expect(
      answer(to: "leaks", in: ending) == [
        "\(type), in charge of no screen since back (<command 2>:1)",
        "  held by OwnersDelegate.coordinator → DeskCoordinator.children[0] → \(type)",
      ])
    #expect(answer(to: "tree", in: ending).contains("  \(type)  left behind"))
  }

  @Test(arguments: ["Twin", "Model"])
  func `without the calls belongs to the one that it holds, which goes with it`(
    screen: String
  ) throws {
    let ending = try run(["tap \(screen)", "tree", "back", "leaks"], tracing: false)
    let inCharge = answer(to: "tree", in: ending).first { $0.hasSuffix("← in charge") }
    #expect(inCharge?.hasSuffix("NextCoordinator  \(screen)  ← in charge") == true)
    #expect(flow(after: "back", in: ending) == "DeskCoordinator")
    #expect(answer(to: "leaks", in: ending) == ["nothing is left behind"])
  }

  @Test func `without the calls belongs to the one that it holds, which stays`() throws {
    let ending = try run(["tap Frame", "back", "leaks", "tree"], tracing: false)
    #expect(flow(after: "tap Frame", in: ending) == "DeskCoordinator › NextCoordinator")
    #expect(
      answer(to: "leaks", in: ending).first
        == "NextCoordinator, in charge of no screen since back (<command 3>:1)")
  }

  @Test func `of two of a kind each keeps the screen that it pushed`() throws {
    let ending = try run(
      ["tap Twin", "tap Again", "tree", "back", "leaks", "tree"], tracing: true)
    #expect(
      ending.output.contains(
        """
        > tree
        DeskCoordinator  Desk
          Router
          TwinCoordinator  Twin
          TwinCoordinator  Twin  ← in charge

        """), "\(ending.output)")
    #expect(
      answer(to: "leaks", in: ending) == [
        "TwinCoordinator, in charge of no screen since back (<command 4>:1)",
        "  held by OwnersDelegate.coordinator → DeskCoordinator.children[1] → TwinCoordinator",
      ])
    #expect(
      answer(to: "tree", in: ending).filter { $0.contains("Twin") } == [
        "  TwinCoordinator  Twin  ← in charge", "  TwinCoordinator  left behind",
      ])
  }

  @Test func `what was left behind earlier did not push the screen of another of its kind`() throws
  {
    let ending = try run(
      ["tap Model", "back", "tap Model", "tree", "back", "leaks"], tracing: true)
    #expect(
      answer(to: "tree", in: ending).filter { $0.contains("ModelCoordinator") } == [
        "  ModelCoordinator  Model  ← in charge", "  ModelCoordinator  left behind",
      ])
    #expect(
      answer(to: "leaks", in: ending).filter { !$0.hasPrefix(" ") } == [
        "ModelCoordinator, in charge of no screen since back (<command 2>:1)",
        "ModelCoordinator, in charge of no screen since back (<command 5>:1)",
      ])
  }

  @Test func `a router first seen after a coordinator that uses it was not begun by that one`()
    throws
  {
    let ending = try run(["tap Relay", "tap Onward", "tree", "leaks"], tracing: true)
    #expect(flow(after: "tap Onward", in: ending) == "DeskCoordinator › Router")
    #expect(
      answer(to: "leaks", in: ending).first
        == "RelayCoordinator, in charge of no screen since tap Onward (<command 2>:1)")
  }
}
