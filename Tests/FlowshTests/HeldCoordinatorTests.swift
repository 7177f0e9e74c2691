import PseudoTerminal
import Testing

/// The coordinator that pushed a screen is in charge of it, and a leak after it, even if the screen
/// holds another coordinator.
///
/// Without call traces, the held coordinator is in charge.
@Suite(.blocking) struct `A screen that holds a coordinator` {
  private func run(_ commands: [String], tracing: Bool) throws -> Program.Ending {
    try Program.walk("sharers", commands, tracing: tracing)
  }

  @Test(arguments: ["Twin", "Model", "Frame"])
  func `belongs to the one that pushed it`(screen: String) throws {
    let ending = try run(["tap \(screen)", "back", "leaks", "tree"], tracing: true)
    let type = "\(screen)Coordinator"
    #expect(ending.flow(after: "tap \(screen)") == "DeskCoordinator › \(type)")
    #expect(ending.flow(after: "back") == "DeskCoordinator")
    #expect(
      ending.answer(to: "leaks") == [
        "\(type), in charge of no screen since back (<command 2>:1)",
        "  held by OwnersDelegate.coordinator → DeskCoordinator.children[0] → \(type)",
      ])
    #expect(ending.answer(to: "tree").contains("  \(type)  left behind"))
  }

  @Test(arguments: ["Twin", "Model"])
  func `without the calls belongs to the one that it holds, which goes with it`(
    screen: String
  ) throws {
    let ending = try run(["tap \(screen)", "tree", "back", "leaks"], tracing: false)
    let inCharge = ending.answer(to: "tree").first { $0.hasSuffix("← in charge") }
    #expect(inCharge?.hasSuffix("NextCoordinator  \(screen)  ← in charge") == true)
    #expect(ending.flow(after: "back") == "DeskCoordinator")
    #expect(ending.answer(to: "leaks") == ["nothing is left behind"])
  }

  @Test func `without the calls belongs to the one that it holds, which stays`() throws {
    let ending = try run(["tap Frame", "back", "leaks", "tree"], tracing: false)
    #expect(ending.flow(after: "tap Frame") == "DeskCoordinator › NextCoordinator")
    #expect(
      ending.answer(to: "leaks").first
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
      ending.answer(to: "leaks") == [
        "TwinCoordinator, in charge of no screen since back (<command 4>:1)",
        "  held by OwnersDelegate.coordinator → DeskCoordinator.children[1] → TwinCoordinator",
      ])
    #expect(
      ending.answer(to: "tree").filter { $0.contains("Twin") } == [
        "  TwinCoordinator  Twin  ← in charge", "  TwinCoordinator  left behind",
      ])
  }

  @Test func `what was left behind earlier did not push the screen of another of its kind`() throws
  {
    let ending = try run(
      ["tap Model", "back", "tap Model", "tree", "back", "leaks"], tracing: true)
    #expect(
      ending.answer(to: "tree").filter { $0.contains("ModelCoordinator") } == [
        "  ModelCoordinator  Model  ← in charge", "  ModelCoordinator  left behind",
      ])
    #expect(
      ending.answer(to: "leaks").filter { !$0.hasPrefix(" ") } == [
        "ModelCoordinator, in charge of no screen since back (<command 2>:1)",
        "ModelCoordinator, in charge of no screen since back (<command 5>:1)",
      ])
  }

  @Test func `a router first seen after a coordinator that uses it was not begun by that one`()
    throws
  {
    let ending = try run(["tap Relay", "tap Onward", "tree", "leaks"], tracing: true)
    #expect(ending.flow(after: "tap Onward") == "DeskCoordinator › Router")
    #expect(
      ending.answer(to: "leaks").first
        == "RelayCoordinator, in charge of no screen since tap Onward (<command 2>:1)")
  }
}
