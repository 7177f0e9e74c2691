import PseudoTerminal
import Testing

/// Tests that find leaks after the first action in apps whose coordinators don't use flowsh's
/// protocols.
@Suite(.blocking) struct `A leak after the first action` {
  private func run(_ app: OwnersApp, _ commands: [String], tracing: Bool) throws -> Walk {
    try Program.walk(app, commands, tracing: tracing)
  }

  /// Returns the expected output of `leaks` for a coordinator that its parent retains.
  private func leak(of type: String, in parent: String, after place: String) -> [Substring] {
    [
      "\(type), in charge of no screen since back (\(place))",
      "  held by OwnersDelegate.coordinator → \(parent).children[0] → \(type)",
    ]
  }

  @Test(arguments: ["Route", "Pose"], [true, false])
  func
    `a leaked coordinator is found if calls show that it pushed the screen, also if they are hidden`(
      screen: String, tracing: Bool
    ) throws
  {
    let walk = try run(.owners, ["tap \(screen)", "back", "leaks", "tree"], tracing: tracing)
    let type = "\(screen)Coordinator"
    #expect(walk.flow(after: "tap \(screen)") == "HomeCoordinator › \(type)")
    #expect(walk.flow(after: "back") == "HomeCoordinator")
    #expect(
      walk.answer(to: "leaks")
        == leak(of: type, in: "HomeCoordinator", after: walk.place(2)))
    #expect(
      walk.answer(to: "tree") == [
        "HomeCoordinator  Home  ← in charge", "  \(type)  left behind", "    Router",
      ])
  }

  @Test(arguments: [true, false])
  func `a task that ends with its screen leaks nothing`(tracing: Bool) throws {
    let walk = try run(.owners, ["tap Pick", "back", "leaks", "tree"], tracing: tracing)
    #expect(walk.flow(after: "tap Pick") == "HomeCoordinator › PickCoordinator")
    #expect(walk.flow(after: "back") == "HomeCoordinator")
    #expect(walk.answer(to: "leaks") == ["nothing is left behind"])
    #expect(walk.answer(to: "tree") == ["HomeCoordinator  Home  ← in charge"])
  }

  @Test(arguments: [true, false])
  func `a task that continues retains its screen, which is reported as a leak`(tracing: Bool) throws
  {
    let walk = try run(.owners, ["tap Poll", "back", "leaks", "tree"], tracing: tracing)
    #expect(walk.flow(after: "tap Poll") == "HomeCoordinator › PollCoordinator")
    #expect(walk.flow(after: "back") == "HomeCoordinator")
    #expect(
      walk.answer(to: "leaks").first?
        .hasPrefix("TitledViewController \"Poll\", on no screen since back") == true)
    #expect(walk.answer(to: "tree") == ["HomeCoordinator  Home  ← in charge"])
  }

  @Test func `why shows where the coordinator started`() throws {
    let walk = try run(.owners, ["tap Stay", "why"], tracing: true)
    #expect(walk.answer(to: "why").contains("  started StayCoordinator"))
  }

  @Test(arguments: ["Fore", "Aft"], [true, false])
  func `a router that exists since launch doesn't hide a leak`(
    screen: String, tracing: Bool
  ) throws {
    let walk = try run(
      .sharers, ["tap \(screen)", "back", "leaks", "tree"], tracing: tracing)
    let type = "\(screen)Coordinator"
    #expect(walk.flow(after: "tap \(screen)") == "DeskCoordinator › \(type)")
    #expect(
      walk.answer(to: "leaks")
        == leak(of: type, in: "DeskCoordinator", after: walk.place(2)))
    #expect(
      walk.answer(to: "tree") == [
        "DeskCoordinator  Desk  ← in charge", "  Router", "  \(type)  left behind",
      ])
  }

  @Test(arguments: ["Late", "Fore", "Aft"])
  func `a leak is still reported while the parent's next flow is visible`(next: String) throws {
    let walk = try run(
      .sharers, ["tap Clasp", "back", "tap \(next)", "leaks", "back"], tracing: true)
    #expect(
      walk.answer(to: "leaks").first
        == "ClaspCoordinator, in charge of no screen since back (\(walk.place(2)))")
    #expect(!walk.lines.contains { $0.hasPrefix("  gone after all: ClaspCoordinator") })
  }

  @Test(arguments: [true, false])
  func `a child's reference to its parent doesn't hide a leak`(tracing: Bool) throws {
    let walk = try run(.sharers, ["tap Clasp", "back", "leaks"], tracing: tracing)
    #expect(
      walk.answer(to: "leaks").last
        == "  held by ClaspCoordinator.finished (closure) → ClaspCoordinator")
  }

  @Test(arguments: [true, false])
  func `a coordinator that its parent releases later is no longer a leak`(tracing: Bool) throws {
    let walk = try run(.sharers, ["tap Late", "back", "tap Tidy", "leaks"], tracing: tracing)
    #expect(walk.answer(to: "back").contains("  left behind: LateCoordinator"))
    #expect(walk.answer(to: "tap Tidy").first == "  gone after all: LateCoordinator")
    #expect(walk.answer(to: "leaks") == ["nothing is left behind"])
  }
}
