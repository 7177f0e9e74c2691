import Foundation
import Glibc
import PseudoTerminal
import TestSupport
import Testing
import ToolSupport

@Suite(.blocking) struct `The map at the prompt and in scripts` {
  private func run(_ script: String, app: String = "contacts", _ more: String...) throws
    -> Program.Ending
  {
    try Program.run("flowsh", ["--app", app, "--no-trace"] + more, input: script)
  }

  /// What `map --all` and then `map --visited` print, which is the same for all tests.
  private static let all = Result {
    try Program.run(
      "flowsh", ["--app", "contacts", "--no-trace"],
      input: "map --all\nselect Fred\nmap --visited\n"
    ).output
  }

  /// A session with all commands of maps, as JSON.
  private static let json = Result {
    try Program.run(
      "flowsh", ["--app", "contacts", "--no-trace", "--format", "json"],
      input: "map\nmap --all\nexplore\ngoto Log In\n")
  }

  /// A session that explores a later screen, shows the map, crashes, and goes on to another screen.
  private static let exploredLater = Result {
    try Program.run(
      "flowsh", ["--app", "leaky", "--no-trace"],
      input: "select Fred\nback\nexplore\nmap\nposter\n? again\ngoto Settings\nwhere\n")
  }

  @Test func `map shows the screens that were visited, and marks the visible one`() throws {
    let ending = try run("select Fred\nmap\n")
    #expect(ending.output.hasSuffix("  Persons\n*   Fred   select Fred\n\n"), "\(ending.output)")
  }

  @Test func `map --all explores the app first`() throws {
    let output = try Self.all.get()
    #expect(output.contains("\n* Persons\n    Fred "), "\(output)")
    #expect(output.contains("\n    Log In "))
  }

  @Test func `Ctrl-C in a script ends exploring with what is known so far`() throws {
    let directory = try Directory()
    let script = directory.walk("@app storefront\nexplore\n")
    let terminal = try PseudoTerminal(BuiltProduct.path(of: "flowsh"), [script], columns: 200)
    try terminal.wait(for: " states left")
    kill(terminal.process, SIGINT)
    try terminal.wait(for: " left when it was interrupted")
    #expect(try terminal.waitForExit() == .signaled(SIGINT))
    // The command has no options.
    #expect(!terminal.output.contains("(--"), "\(terminal.output)")
  }

  @Test func `help coverage explains which moves count`() throws {
    #expect(try run("help coverage\n").output.contains("--require-coverage 90"))
  }

  @Test func `map fits a terminal of 60 columns`() throws {
    let shell = try ShellTerminal("flowsh", ["--app", "contacts", "--no-trace"])
    shell.terminal.resize(columns: 60)
    let output = try shell.enter("map --all", prompt: "Persons> ")
    let long = output.split(separator: "\n").filter { $0.contains("   ") }
      .filter { $0.count > 60 }
    #expect(long.isEmpty, "\(long)")
  }

  @Test func `each command of the tree leads there from the screen above it`() throws {
    let answer = try Self.json.get().lines.last { $0.contains("isExplored") }
    struct Answer: Decodable {
      struct Map: Decodable { let screens: [Screen] }
      struct Screen: Decodable {
        let name: String
        let parent: String?
        let command: String
      }
      let report: Map
    }
    let map = try JSONDecoder().decode(Answer.self, from: Data(try #require(answer).utf8)).report
    #expect(map.screens.count == 7)
    // The screens are reached one after another, each from the launch.
    let script = map.screens.map { screen in
      var commands: [String] = []
      var next: Answer.Screen? = screen
      while let place = next, !place.command.isEmpty {
        commands.insert(place.command, at: 0)
        next = map.screens.first { $0.name == place.parent }
      }
      return (["relaunch"] + commands + ["expect screen \"\(screen.name)\""])
        .map { $0 + "\n" }.joined()
    }
    let ending = try run(script.joined())
    #expect(ending.status == .exited(0), "\(ending.errors) \(script)")
  }

  @Test func `map distinguishes the roots of tabs that are of one class`() throws {
    let ending = try run("open Groups\nselect Fred\nmap\n")
    #expect(
      ending.output.hasSuffix(
        "\n  Persons\n    Groups            open Groups\n*     Groups of Fred  select Fred\n\n"),
      "\(ending.output)")
  }

  @Test func `map shows the texts that a button needs`() throws {
    let ending = try run("login\nlogin a b\nmap\n")
    #expect(ending.output.contains("Wrong password  login a ********\n"), "\(ending.output)")
  }

  @Test func `map --visited shows what was visited, after an exploration, too`() throws {
    let output = try Self.all.get()
    #expect(output.hasSuffix("  Persons\n*   Fred   select Fred\n\n"), "\(output)")
    #expect(try run("map --all --visited\n").status != .exited(0))
  }

  @Test func `the ways of the map have no step that isn't needed`() throws {
    let output = try Self.exploredLater.get().output
    let tree = try #require(output.components(separatedBy: "\n* Persons\n").dropFirst().last)
    #expect(tree.contains("    Settings       open Settings\n"))
    // The coordinator doesn't show Fred again, unless it starts over.
    #expect(tree.hasPrefix("    Barney         select Barney\n"), "\(tree)")
  }

  @Test
  func `goto launches a crashed app again, and is the shortest, if explored from a later screen`()
    throws
  {
    let ending = try Self.exploredLater.get()
    #expect(
      ending.lines.filter { $0.hasPrefix("> ") } == ["> relaunch", "> open Settings"],
      "\(ending.output) \(ending.errors)")
  }

  @Test func `a map that goto has begun is incomplete, and map --all completes it`() throws {
    let ending = try run("goto Groups of Fred\nmap\nmap --all\n")
    let parts = ending.output.split(separator: "Groups of Fred> ")
    #expect(parts.dropFirst().first?.contains("incomplete: ended when the screen") == true)
    #expect(parts.last?.contains("incomplete") == false, "\(ending.output)")
  }

  @Test func `explore says on which earlier command an action depends`() throws {
    let output = try Self.exploredLater.get().output
    #expect(
      output.contains(
        """

        depending on earlier actions, of which the screen shows nothing: 1 action
          Persons: "select Barney" leads to Barney or, after an earlier "select Barney", to Persons

        """), "\(output)")
  }

  @Test func `explore keeps what it has found for map`() throws {
    let ending = try Program.run(
      "FlowshProbe", ["--app", "hoarder", "--no-trace"], input: "explore\nmap\n")
    #expect(ending.output.contains("\n* Hoard\n    Page  visit\n"), "\(ending.output)")
    let later = try Self.exploredLater.get()
    #expect(later.output.contains("explored from a later screen"), "\(later.output)")
    #expect(later.output.contains("\nSettings (Page), tab Settings, "), "\(later.output)")
  }

  @Test func `a secure field's text isn't shown, and a long text is shown short`() throws {
    let output = try Self.all.get()
    #expect(!output.contains("yabba"))
    #expect(output.contains("login <100 letters> ********\n"), "\(output)")
  }

  @Test func `Ctrl-C ends an exploration with what is known, which is said to be incomplete`()
    throws
  {
    let shell = try ShellTerminal("flowsh", ["--app", "storefront", "--no-trace"])
    try shell.terminal.send("map --all\r")
    try shell.terminal.wait(for: " states left")
    try shell.terminal.send("\u{3}")
    try shell.terminal.wait(for: "incomplete: interrupted")
  }

  @Test func `a line that is typed during an exploration is shown at the next prompt`() throws {
    let shell = try ShellTerminal("flowsh", ["--app", "contacts", "--no-trace"])
    try shell.terminal.send("map --all\r")
    try shell.terminal.wait(for: "exploring contacts")
    try shell.terminal.send("where\r")
    let before = try shell.terminal.wait(for: "where")
    #expect(before.hasSuffix("> "), "\(before)")
    try shell.terminal.wait(for: "Persons (")
  }

  @Test func `check says that a test can't explore`() throws {
    let directory = try Directory()
    let walk = directory.walk("@app contacts\n\ngoto Log In\nmap --all\nmap\n")
    let ending = try Program.run("flowsh", ["check", walk])
    let output = ending.output + ending.errors
    #expect(output.contains(":3: warning: \"goto\" runs the app in other processes"), "\(output)")
    #expect(output.contains(":4: warning: \"map\" runs") && output.contains(":5: warning: \"map\""))
  }

  @Test func `their JSON agrees with the schema, and hides the texts for secure fields`() throws {
    let ending = try Self.json.get()
    #expect(try JSONSchema.ofOutput().problems(ofLines: ending.output) == [])
    #expect(ending.output.contains("x ********"), "\(ending.output)")
    #expect(!ending.output.contains("yabba"))
    #expect(ending.output.contains("\"isExplored\":true"))
  }

  @Test func `a test can't explore`() throws {
    let directory = try Directory()
    let walk = directory.walk("@app contacts\n\ngoto Log In\n")
    let ending = try Program.run("flowsh", ["test", walk])
    #expect(ending.status == .exited(1) && ending.output.contains("not in a test"))
  }
}
