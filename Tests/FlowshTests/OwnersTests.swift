import PseudoTerminal
import Testing

/// Tests with an app whose coordinators don't use flowsh's protocols.
@Suite(.blocking) struct `The coordinator in charge` {
  private func run(_ commands: String..., tracing: Bool = true) throws -> Walk {
    try Program.walk(.owners, commands, tracing: tracing)
  }

  @Test(.bug(id: "R2"))
  func `is the screen's delegate, even if only a suspended function retains it`() throws {
    for tracing in [true, false] {
      let walk = try run("tap Ask", "tree", "tap Yes", "expect no leaks", tracing: tracing)
      #expect(
        walk.answer(to: "tree") == [
          "HomeCoordinator  Home", "  AskCoordinator  Ask  ← in charge",
        ])
      #expect(walk.output.contains("flow   HomeCoordinator › AskCoordinator\n"))
    }
  }

  @Test(.bug(id: "R2")) func `is found in the call trace if its screen holds only a continuation`()
    throws
  {
    let walk = try run("tap Pick", "tree", "tap Red", "expect no leaks")
    #expect(
      walk.answer(to: "tree") == [
        "HomeCoordinator  Home", "  PickCoordinator  Pick  ← in charge",
      ])
    #expect(walk.output.contains("flow   HomeCoordinator › PickCoordinator\n"))
    #expect(walk.output.contains("flow   HomeCoordinator\n\nRed picked> expect no leaks\n"))
  }

  @Test(.bug(id: "R2"))
  func `is found in the call trace if it awaits a stream that its screen feeds`() throws {
    let walk = try run("tap Poll", "tap Aye", "tree", "tap Done", "expect no leaks")
    #expect(
      walk.answer(to: "tree") == [
        "HomeCoordinator  Home", "  PollCoordinator  Poll: aye  ← in charge",
      ])
    #expect(walk.output.contains("flow   HomeCoordinator\n\nHome> expect no leaks\n"))
  }

  @Test(.bug(id: "R2"), arguments: ["Route", "Pose"])
  func `can be one that pushes its screen through another object`(screen: String)
    throws
  {
    for tracing in [true, false] {
      let walk = try run("tap \(screen)", "tree", tracing: tracing)
      let tree = walk.answer(to: "tree")
      #expect(
        tree.prefix(2) == [
          "HomeCoordinator  Home", "  \(screen)Coordinator  \(screen)  ← in charge",
        ])
      #expect(walk.output.contains("flow   HomeCoordinator › \(screen)Coordinator\n"))
    }
  }

  @Test(.bug(id: "R2"))
  func `is known by calls that aren't shown, too, and so is what is left behind`() throws {
    for line in ["--trace", "--no-trace"] {
      let ending = try Program.run(
        "FlowshProbe", ["--app", "owners", "--no-echo", line],
        input: "route\nback\nexpect no leaks\n")
      #expect(ending.status == .exited(1))
      #expect(ending.output.contains("  left behind: RouteCoordinator\n"), "\(ending.output)")
    }
    let directory = try Directory()
    for setting in ["trace off", "set trace off"] {
      let walk = directory.walk("@app owners\nroute\n\(setting)\nback\nexpect no leaks\n")
      let test = try Program.run("FlowshProbe", ["test", walk])
      #expect(test.status == .exited(1) && test.output.contains("RouteCoordinator"))
    }
  }

  @Test(.bug(id: "R2"))
  func `is the screen's weak delegate rather than a coordinator that the screen holds`()
    throws
  {
    for tracing in [true, false] {
      let walk = try run("tap Shop", "tree", tracing: tracing)
      let tree = walk.answer(to: "tree")
      #expect(tree.contains("  ShopCoordinator  Shop  ← in charge"), "\(tree)")
      #expect(walk.output.contains("flow   HomeCoordinator › ShopCoordinator\n"))
    }
  }

  @Test(.bug(id: "R2")) func `is never a leaked coordinator`() throws {
    for tracing in [true, false] {
      let walk = try run("tap Stay", "back", "tap Plain", "tree", tracing: tracing)
      #expect(
        walk.answer(to: "tree") == [
          "HomeCoordinator  Home › Plain  ← in charge", "  StayCoordinator  left behind",
        ])
    }
  }

  @Test(.bug(id: "R3")) func `a screen retained in a coordinator's constant is not a leak`() throws
  {
    let walk = try run("tap 'Help'", "back", "expect no leaks", "leaks")
    #expect(walk.answer(to: "leaks") == ["nothing is left behind"])
    #expect(!walk.output.contains("left behind:"))
  }

  @Test(.bug(id: "R3")) func `a screen retained by a running task is not a leak`() throws {
    let walk = try run("tap Load", "back", "expect no leaks", "tap Finish", "leaks")
    #expect(
      walk.answer(to: "back").contains("  still alive: LoadingViewController \"Load\""))
    #expect(walk.answer(to: "tap Finish").first == "  gone: LoadingViewController \"Load\"")
    #expect(walk.answer(to: "leaks") == ["nothing is left behind"])
    #expect(!walk.output.contains("left behind:") && !walk.output.contains("after all"))
  }

  @Test(.bug(id: "R3")) func `a coordinator still alive after a second of waiting is a leak`()
    throws
  {
    let walk = try run("tap Ask", "back", "expect no leaks", "wait 0.5", "wait 0.5", "leaks")
    #expect(walk.answer(to: "back").contains("  still alive: AskCoordinator"))
    let waits = walk.output.split(separator: "> wait 0.5\n")
    #expect(waits.count == 3 && !waits[1].contains("left behind:"))
    #expect(waits.last?.hasPrefix("  left behind: AskCoordinator\n") == true, "\(waits)")
    #expect(
      walk.answer(to: "leaks").first
        == "AskCoordinator, in charge of no screen since back (\(walk.place(2)))")
  }
}
