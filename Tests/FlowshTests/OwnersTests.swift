import PseudoTerminal
import Testing

/// Walks through an app whose coordinators don't use our protocols.
@Suite(.blocking) struct `Owners that are hard to find` {
  private func run(_ commands: String..., tracing: Bool = true) throws -> Program.Ending {
    try Program.walk("owners", commands, tracing: tracing)
  }

  @Test func `R2: a coordinator that only a suspended await keeps is in charge, by its delegate`()
    throws
  {
    for tracing in [true, false] {
      let ending = try run("tap Ask", "tree", "tap Yes", "expect no leaks", tracing: tracing)
      #expect(
        ending.answer(to: "tree") == [
          "HomeCoordinator  Home", "  AskCoordinator  Ask  ← in charge",
        ])
      #expect(ending.output.contains("flow   HomeCoordinator › AskCoordinator\n"))
    }
  }

  @Test func `R2: so is one whose screen holds only the continuation, by the calls`() throws {
    let ending = try run("tap Pick", "tree", "tap Red", "expect no leaks")
    #expect(
      ending.answer(to: "tree") == [
        "HomeCoordinator  Home", "  PickCoordinator  Pick  ← in charge",
      ])
    #expect(ending.output.contains("flow   HomeCoordinator › PickCoordinator\n"))
    #expect(ending.output.contains("flow   HomeCoordinator\n\nRed picked> expect no leaks\n"))
  }

  @Test func `R2: so is one that awaits the stream that its screen feeds, by the calls`() throws {
    let ending = try run("tap Poll", "tap Aye", "tree", "tap Done", "expect no leaks")
    #expect(
      ending.answer(to: "tree") == [
        "HomeCoordinator  Home", "  PollCoordinator  Poll: aye  ← in charge",
      ])
    #expect(ending.output.contains("flow   HomeCoordinator\n\nHome> expect no leaks\n"))
  }

  @Test(arguments: ["Route", "Pose"])
  func `R2: one that pushes through an object of its own is in charge of its screen`(screen: String)
    throws
  {
    let ending = try run("tap \(screen)", "tree")
    let tree = ending.answer(to: "tree")
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
      let tree = ending.answer(to: "tree")
      #expect(tree.contains("  ShopCoordinator  Shop  ← in charge"), "\(tree)")
      #expect(ending.output.contains("flow   HomeCoordinator › ShopCoordinator\n"))
    }
  }

  @Test func `R2: a coordinator that was left behind is in charge of nothing`() throws {
    for tracing in [true, false] {
      let ending = try run("tap Stay", "back", "tap Plain", "tree", tracing: tracing)
      #expect(
        ending.answer(to: "tree") == [
          "HomeCoordinator  Home › Plain  ← in charge", "  StayCoordinator  left behind",
        ])
    }
  }

  @Test func `R3: a screen that a coordinator keeps in a constant is not left behind`() throws {
    let ending = try run("tap 'Help'", "back", "expect no leaks", "leaks")
    #expect(ending.answer(to: "leaks") == ["nothing is left behind"])
    #expect(!ending.output.contains("left behind:"))
  }

  @Test func `R3: a screen whose task still runs is still alive, and goes when the task ends`()
    throws
  {
    let ending = try run("tap Load", "back", "expect no leaks", "tap Finish", "leaks")
    #expect(
      ending.answer(to: "back").contains("  still alive: LoadingViewController \"Load\""))
    #expect(ending.answer(to: "tap Finish").first == "  gone: LoadingViewController \"Load\"")
    #expect(ending.answer(to: "leaks") == ["nothing is left behind"])
    #expect(!ending.output.contains("left behind:") && !ending.output.contains("after all"))
  }

  @Test func `R3: what is still alive after a second of waiting is left behind`() throws {
    let ending = try run("tap Ask", "back", "expect no leaks", "wait 0.5", "wait 0.5", "leaks")
    #expect(ending.answer(to: "back").contains("  still alive: AskCoordinator"))
    let waits = ending.output.split(separator: "> wait 0.5\n")
    #expect(waits.count == 3 && !waits[1].contains("left behind:"))
    #expect(waits.last?.hasPrefix("  left behind: AskCoordinator\n") == true, "\(waits)")
    #expect(
      ending.answer(to: "leaks").first
        == "AskCoordinator, in charge of no screen since back (<command 2>:1)")
  }
}
