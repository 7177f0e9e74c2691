import PseudoTerminal
import Testing

/// Tests of screens that hold a different coordinator from the one that pushed them.
///
/// The coordinator that pushed the screen is in charge of it, and is a leak if it outlives the
/// screen, whether or not the calls that tell so are shown.
@Suite(.blocking) struct `A screen that holds a coordinator` {
  private func run(_ commands: [String], tracing: Bool) throws -> Walk {
    try Program.walk(.sharers, commands, tracing: tracing)
  }

  @Test(arguments: ["Twin", "Model", "Frame"], [true, false])
  func `belongs to the coordinator that pushed it`(screen: String, tracing: Bool) throws {
    let walk = try run(["tap \(screen)", "back", "leaks", "tree"], tracing: tracing)
    let type = "\(screen)Coordinator"
    #expect(walk.flow(after: "tap \(screen)") == "DeskCoordinator › \(type)")
    #expect(walk.flow(after: "back") == "DeskCoordinator")
    #expect(
      walk.answer(to: "leaks") == [
        "\(type), in charge of no screen since back (\(walk.place(2)))",
        "  held by OwnersDelegate.coordinator → DeskCoordinator.children[0] → \(type)",
      ])
    #expect(walk.answer(to: "tree").contains("  \(type)  left behind"))
  }

  @Test func `belongs to the instance that pushed it if there are two of the same class`() throws {
    let walk = try run(
      ["tap Twin", "tap Again", "tree", "back", "leaks", "tree"], tracing: true)
    #expect(
      walk.output.contains(
        """
        > tree
        DeskCoordinator  Desk
          Router
          TwinCoordinator  Twin
          TwinCoordinator  Twin  ← in charge

        """), "\(walk.output)")
    #expect(
      walk.answer(to: "leaks") == [
        "TwinCoordinator, in charge of no screen since back (\(walk.place(4)))",
        "  held by OwnersDelegate.coordinator → DeskCoordinator.children[1] → TwinCoordinator",
      ])
    #expect(
      walk.answer(to: "tree").filter { $0.contains("Twin") } == [
        "  TwinCoordinator  Twin  ← in charge", "  TwinCoordinator  left behind",
      ])
  }

  @Test func `does not belong to an earlier, leaked coordinator of the same class`() throws {
    let walk = try run(
      ["tap Model", "back", "tap Model", "tree", "back", "leaks"], tracing: true)
    #expect(
      walk.answer(to: "tree").filter { $0.contains("ModelCoordinator") } == [
        "  ModelCoordinator  Model  ← in charge", "  ModelCoordinator  left behind",
      ])
    #expect(
      walk.answer(to: "leaks").filter { !$0.hasPrefix(" ") } == [
        "ModelCoordinator, in charge of no screen since back (\(walk.place(2)))",
        "ModelCoordinator, in charge of no screen since back (\(walk.place(5)))",
      ])
  }

  @Test func `belongs to a router that is found only after the coordinator that uses it`() throws {
    let walk = try run(["tap Relay", "tap Onward", "tree", "leaks"], tracing: true)
    #expect(walk.flow(after: "tap Onward") == "DeskCoordinator › Router")
    #expect(
      walk.answer(to: "leaks").first
        == "RelayCoordinator, in charge of no screen since tap Onward (\(walk.place(2)))")
  }
}
