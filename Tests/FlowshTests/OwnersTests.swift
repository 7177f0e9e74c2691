import PseudoTerminal
import Testing

/// Walks through an app whose coordinators don't use our protocols.
@Suite(.blocking) struct `Owners that are hard to find` {
  private func run(_ commands: String..., tracing: Bool = true) throws -> Program.Ending {
    let commands = (tracing ? [] : ["set trace off"]) + commands
    let ending = try Program.run(
      "FlowshProbe", ["--app", "owners"] + commands.flatMap { ["-c", $0] })
    #expect(ending.status == .exited(0), "\(ending.errors)")
    return ending
  }

  /// The output of a command, without the empty line at its end.
  private func answer(to command: String, in ending: Program.Ending) -> [Substring] {
    let lines = ending.lines
    guard let start = lines.lastIndex(where: { $0.hasSuffix("> \(command)") }) else { return [] }
    return Array(lines[(start + 1)...].prefix { $0 != "" })
  }

  @Test func `R2: a coordinator that only a suspended await keeps is in charge, by its delegate`()
    throws
  {
    for tracing in [true, false] {
      let ending = try run("tap Ask", "tree", "tap Yes", "expect no leaks", tracing: tracing)
      #expect(
        answer(to: "tree", in: ending) == [
          "HomeCoordinator  Home", "  AskCoordinator  Ask  ← in charge",
        ])
      #expect(ending.output.contains("flow   HomeCoordinator › AskCoordinator\n"))
    }
  }

  @Test func `R2: so is one whose screen holds only the continuation, by the calls`() throws {
    let ending = try run("tap Pick", "tree", "tap Red", "expect no leaks")
    #expect(
      answer(to: "tree", in: ending) == [
        "HomeCoordinator  Home", "  PickCoordinator  Pick  ← in charge",
      ])
    #expect(ending.output.contains("flow   HomeCoordinator › PickCoordinator\n"))
    #expect(ending.output.contains("flow   HomeCoordinator\n\nRed picked> expect no leaks\n"))
  }

  @Test func `R2: so is one that awaits the stream that its screen feeds, by the calls`() throws {
    let ending = try run("tap Poll", "tap Aye", "tree", "tap Done", "expect no leaks")
    #expect(
      answer(to: "tree", in: ending) == [
        "HomeCoordinator  Home", "  PollCoordinator  Poll: aye  ← in charge",
      ])
    #expect(ending.output.contains("flow   HomeCoordinator\n\nHome> expect no leaks\n"))
  }

  @Test(arguments: ["Route", "Pose"])
  func `R2: one that pushes through an object of its own is in charge of its screen`(screen: String)
    throws
  {
    let ending = try run("tap \(screen)", "tree")
    let tree = answer(to: "tree", in: ending)
    #expect(
      tree.prefix(2) == [
        "HomeCoordinator  Home", "  \(screen)Coordinator  \(screen)  ← in charge",
      ])
    #expect(ending.output.contains("flow   HomeCoordinator › \(screen)Coordinator\n"))
  }

  @Test func `R2: the weak delegate is in charge, not the coordinator that its screen holds`()
    throws
  {
    for tracing in [true, false] {
      let ending = try run("tap Shop", "tree", tracing: tracing)
      let tree = answer(to: "tree", in: ending)
      #expect(tree.contains("  ShopCoordinator  Shop  ← in charge"), "\(tree)")
      #expect(ending.output.contains("flow   HomeCoordinator › ShopCoordinator\n"))
    }
  }

  @Test func `R2: a coordinator that was left behind is in charge of nothing`() throws {
    for tracing in [true, false] {
      let ending = try run("tap Stay", "back", "tap Plain", "tree", tracing: tracing)
      #expect(
        answer(to: "tree", in: ending) == [
          "HomeCoordinator  Home › Plain  ← in charge", "  StayCoordinator  left behind",
        ])
    }
  }

  @Test func `R3: a screen that a coordinator keeps in a constant is not left behind`() throws {
    let ending = try run("tap 'Help'", "back", "expect no leaks", "leaks")
    #expect(answer(to: "leaks", in: ending) == ["nothing is left behind"])
    #expect(!ending.output.contains("left behind:"))
  }

  @Test func `R3: a screen whose task still runs is still alive, and goes when the task ends`()
    throws
  {
    let ending = try run("tap Load", "back", "expect no leaks", "tap Finish", "leaks")
    #expect(
      answer(to: "back", in: ending).contains("  still alive: LoadingViewController \"Load\""))
    #expect(answer(to: "tap Finish", in: ending).first == "  gone: LoadingViewController \"Load\"")
    #expect(answer(to: "leaks", in: ending) == ["nothing is left behind"])
    #expect(!ending.output.contains("left behind:") && !ending.output.contains("after all"))
  }

  @Test func `R3: what is still alive after a second of waiting is left behind`() throws {
    let ending = try run("tap Ask", "back", "expect no leaks", "wait 0.5", "wait 0.5", "leaks")
    #expect(answer(to: "back", in: ending).contains("  still alive: AskCoordinator"))
    let waits = ending.output.split(separator: "> wait 0.5\n")
    #expect(waits.count == 3 && !waits[1].contains("left behind:"))
    #expect(waits.last?.hasPrefix("  left behind: AskCoordinator\n") == true, "\(waits)")
    #expect(
      answer(to: "leaks", in: ending).first
        == "AskCoordinator, in charge of no screen since back (<command 2>:1)")
  }
}
