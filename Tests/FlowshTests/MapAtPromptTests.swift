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

  @Test func `map shows the screens that were visited, and marks the visible one`() throws {
    let ending = try run("select Fred\nmap\n")
    #expect(ending.output.hasSuffix("  Persons\n*   Fred   select Fred\n\n"), "\(ending.output)")
  }

  @Test func `map --all explores the app first`() throws {
    let ending = try run("map --all\n")
    #expect(ending.output.contains("\n* Persons\n    Fred "), "\(ending.output)")
    #expect(ending.output.contains("\n    Log In "))
  }

  @Test func `Ctrl-C in a script ends exploring with what is known so far`() throws {
    let directory = try Directory()
    let script = directory.walk("@app storefront\nexplore\n")
    let terminal = try PseudoTerminal(BuiltProduct.path(of: "flowsh"), [script], columns: 100)
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
    let answer = try run("map --all\n", "--format", "json").lines.last { $0.contains("isExplored") }
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
    for screen in map.screens {
      var commands: [String] = []
      var next: Answer.Screen? = screen
      while let place = next, !place.command.isEmpty {
        commands.insert(place.command, at: 0)
        next = map.screens.first { $0.name == place.parent }
      }
      let script = (commands + ["expect screen \"\(screen.name)\""]).joined(separator: "\n") + "\n"
      #expect(try run(script).status == .exited(0), "\(script)")
    }
  }

  @Test func `goto goes the shortest way from where the app is, without a relaunch`() throws {
    func commands(_ script: String, app: String = "contacts") throws -> [String] {
      try run(script, app: app).lines.filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
    }
    #expect(try commands("goto Groups of Fred\n") == ["open Groups", "select Fred"])
    #expect(try commands("select Fred\ngoto Groups of Fred\n") == ["open Groups", "select Fred"])
    #expect(try commands("login\ngoto Fred\n") == ["dismiss", "select Fred"])
    #expect(try commands("goto Groups\n") == ["open Groups"])
    // Fred's page has the class of Barney's.
    #expect(try commands("select Barney\ngoto Fred\n") == ["back", "select Fred"])
    #expect(try commands("goto GroupsViewController\n") == ["open Groups", "select Fred"])
    #expect(try commands("goto Choir\n", app: "leaky") == ["open Groups", "select Choir"])
    #expect(
      try commands("open Groups\nselect Bowling\ngoto Fred\n", app: "leaky") == [
        "open Persons", "select Fred",
      ])
    #expect(
      try commands("goto Settings\n", app: "storefront") == [
        "open Profile", "settings", "login fred ********",
      ])
    #expect(try commands("goto Persons\n").isEmpty, "the app is there")
  }

  @Test func `goto finds a way from a state that the map doesn't know, without a relaunch`() throws
  {
    let ending = try run(
      "goto Settings\ngoto Gift cards\nwhere\nsize regular\ngoto Settings\n", app: "storefront")
    #expect(ending.status == .exited(0))
    #expect(
      ending.lines.filter { $0.hasPrefix("> ") } == [
        "> open Profile", "> settings", "> login fred ********",
        "> open Catalog", "> select Gift cards",
        "> dismiss", "> open Profile",
      ])
  }

  @Test func `goto takes a row with the name, also if its screen isn't on the map`() throws {
    let ending = try run("goto Barney\nback\nmap --all\ngoto Wilma\nwhere\n")
    #expect(ending.output.contains("> select Barney\nBarney\n"), "\(ending.output)")
    #expect(ending.output.contains("\nPersons › Wilma ("), "\(ending.output)")
    let other = try run("select Silk top\ngoto Linen dress\nwhere\n", app: "storefront")
    #expect(other.lines.count { $0.hasPrefix("> ") } == 2, "\(other.output)")
    #expect(other.output.contains("\nHome › Linen dress ("), "\(other.output)")
    let dress = try run("goto Linen dress\nwhere\n", app: "storefront")
    #expect(dress.output.contains("\nHome › Linen dress ("), "\(dress.output)")
  }

  @Test func `goto goes to a screen that was visited and isn't on the map`() throws {
    let ending = try run("select Barney\nback\nopen Groups\ngoto Barney\nwhere\n")
    #expect(!ending.output.contains("> relaunch\n"), "\(ending.output)")
    #expect(ending.output.contains("\nPersons › Barney ("), "\(ending.output)")
  }

  @Test func `map distinguishes the roots of tabs that are of one class`() throws {
    let ending = try run("open Groups\nselect Fred\nmap\n")
    #expect(
      ending.output.hasSuffix(
        "\n  Persons\n    Groups            open Groups\n*     Groups of Fred  select Fred\n\n"),
      "\(ending.output)")
  }

  @Test func `goto prefers steps that do nothing besides`() throws {
    func commands(_ script: String, app: String) throws -> [String] {
      try run(script, app: app).lines.filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
    }
    #expect(
      try commands("select Linen dress\nshare\ngoto Catalog\n", app: "storefront")
        == ["cancel", "open Catalog"])
    #expect(
      try commands("open Settings\nlogout\ngoto Persons\n", app: "leaky") == [
        "ok", "open Persons",
      ])
  }

  @Test func `goto is the shortest from the background, too`() throws {
    func commands(_ script: String) throws -> [String] {
      try run(script).lines.filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
    }
    #expect(
      try commands("map --all\nselect Fred\nbackground\ngoto Log In\n") == ["foreground", "login"])
    #expect(try commands("select Fred\nbackground\ngoto Persons\n") == ["foreground", "back"])
  }

  @Test func `goto asks which screen of a class is meant`() throws {
    let ending = try run("map --all\ngoto Page\n", app: "leaky")
    #expect(
      ending.errors.contains(
        "Page is the class of 10 screens; give the title of one: Persons, Fred"),
      "\(ending.errors)")
  }

  @Test func `goto says at once that a name is misspelled`() throws {
    let start = ContinuousClock.now
    let ending = try run("goto Setings\n", app: "storefront")
    #expect(
      ending.errors.contains(
        "no known screen \"Setings\"; did you mean \"SettingsViewController\"?"),
      "\(ending.errors)")
    #expect(ContinuousClock.now - start < .seconds(10))
    #expect(try run("select Fred\ngoto Person\nwhere\n").output.contains("\nPersons ("))
  }

  @Test func `a recording of goto can be run`() throws {
    let directory = try Directory()
    let path = directory.file("r.walk")
    _ = try run("record \(path)\ngoto Wrong password\nrecord stop\n")
    #expect(!directory.read("r.walk").contains("@secret"), "\(directory.read("r.walk"))")
    let test = try Program.run("flowsh", ["test", path])
    #expect(test.status == .exited(0), "\(test.output)")
  }

  @Test func `a recording of goto doesn't show what a person has typed`() throws {
    let directory = try Directory()
    let path = directory.file("r.walk")
    let ending = try run(
      "record \(path)\nlogin\nlogin fred hunter2hunter2\nok\ndismiss\nrelaunch\nlogin\n"
        + "login fred hunter2hunter2\ngoto Groups of Fred\nrecord stop\n")
    let recording = directory.read("r.walk")
    #expect(ending.errors.isEmpty && recording.contains("select Fred"), "\(recording)")
    #expect(!recording.contains("hunter2") && !ending.output.contains("hunter2"), "\(recording)")
  }

  @Test func `goto explores for a title that a class is named after`() throws {
    for app in ["contacts", "storefront"] {
      let ending = try run("goto Log In\nwhere\n", app: app)
      #expect(ending.errors.isEmpty && ending.output.contains("Log In ("), "\(ending)")
    }
    let ending = try run("select Fred\nbackground\ngoto Log In\nwhere\n")
    #expect(ending.errors.isEmpty && ending.output.contains("Log In ("), "\(ending)")
  }

  @Test func `map shows the texts that a button needs`() throws {
    let ending = try run("login\nlogin a b\nmap\n")
    #expect(ending.output.contains("Wrong password  login a ********\n"), "\(ending.output)")
  }

  @Test func `map --visited shows what was visited, after an exploration, too`() throws {
    let ending = try run("select Fred\nmap --all\nmap --visited\n")
    #expect(ending.output.hasSuffix("  Persons\n*   Fred   select Fred\n\n"), "\(ending.output)")
    #expect(try run("map --all --visited\n").status != .exited(0))
  }

  @Test func `goto records the commands on the way`() throws {
    let directory = try Directory()
    let path = directory.file("r.walk")
    let ending = try run("record \(path)\ngoto Groups of Fred\nrecord stop\n")
    #expect(ending.status == .exited(0), "\(ending.errors)")
    let walk = directory.read("r.walk")
    #expect(walk.contains("\nopen Groups\n") && walk.contains("\nselect Fred\n"))
    #expect(!walk.contains("relaunch") && !walk.contains("goto"))
  }

  @Test func `goto launches the app again after a crash`() throws {
    let ending = try run("poster\nagain\ngoto Choir\nwhere\n", app: "leaky", "--keep-going")
    #expect(ending.output.contains("> relaunch\n"), "\(ending.output)")
    #expect(ending.output.contains("\nGroups › Choir ("), "\(ending.output)")
  }

  @Test func `goto is the shortest after a crash, too, where a later screen was explored from`()
    throws
  {
    let ending = try run(
      "select Barney\nback\nexplore\nposter\n? again\ngoto Settings\n", app: "leaky")
    #expect(
      ending.lines.filter { $0.hasPrefix("> ") } == ["> relaunch", "> open Settings"],
      "\(ending.output) \(ending.errors)")
  }

  @Test func `the ways of the map have no step that isn't needed`() throws {
    let ending = try run("select Fred\nback\nexplore\nmap\n", app: "leaky")
    let tree = try #require(ending.output.components(separatedBy: "\n* Persons\n").last)
    #expect(tree.contains("    Settings      open Settings\n"))
    // The coordinator doesn't show the same person again, unless it starts over.
    #expect(tree.contains("\n      Fred        startover; select Fred\n"), "\(tree)")
  }

  @Test func `a map that goto has begun is incomplete, and map --all completes it`() throws {
    let ending = try run("goto Groups of Fred\nmap\nmap --all\n")
    let parts = ending.output.split(separator: "Groups of Fred> ")
    #expect(parts.dropFirst().first?.contains("incomplete: ended when the screen") == true)
    #expect(parts.last?.contains("incomplete") == false, "\(ending.output)")
  }

  @Test func `explore keeps what it has found for map`() throws {
    let ending = try run("explore\nmap\n")
    #expect(ending.output.contains("\n* Persons\n    Fred "), "\(ending.output)")
    let later = try run("select Fred\nexplore\nmap\ngoto Log In\nwhere\n")
    #expect(later.output.contains("explored from a later screen"), "\(later.output)")
    #expect(later.output.contains("\nLog In (LoginViewController)"), "\(later.output)")
  }

  @Test func `a secure field's text isn't shown, and a long text is shown short`() throws {
    let output = try run("map --all\n").output
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

  @Test func `Tab completes goto with the screens that were visited`() throws {
    let shell = try ShellTerminal("flowsh", ["--app", "contacts", "--no-trace"])
    _ = try shell.enter("select Fred", prompt: "Persons › Fred> ")
    try shell.terminal.send("goto Pers\t")
    try shell.terminal.wait(for: "goto Persons")
  }

  @Test func `check says that a test can't explore`() throws {
    let directory = try Directory()
    let walk = directory.walk("@app contacts\n\ngoto Log In\nmap --all\nmap\n")
    let ending = try Program.run("flowsh", ["check", walk])
    let output = ending.output + ending.errors
    #expect(output.contains(":3: warning: \"goto\" runs the app in other processes"), "\(output)")
    #expect(output.contains(":4: warning: \"map\" runs") && output.contains(":5: warning: \"map\""))
  }

  @Test func `goto shows each command, and undo takes them back together`() throws {
    let ending = try run("goto Groups of Fred\nundo\nwhere\n")
    #expect(ending.status == .exited(0))
    #expect(ending.output.contains("> select Fred\nGroups of Fred\n"), "\(ending.output)")
    #expect(ending.output.contains("undid: open Groups; select Fred\n"), "\(ending.output)")
    #expect(ending.output.contains("\nPersons (Persons"))
  }

  @Test func `goto leads to where it is, whatever somebody's login has changed`() throws {
    func commands(_ script: String) throws -> [String] {
      try run(script, app: "storefront").lines.filter { $0.hasPrefix("> ") }
        .map { String($0.dropFirst(2)) }
    }
    let login = "open Profile\nlogin\nlogin fred yabba\n"
    let signUp = try commands(login + "goto Sign Up\n")
    #expect(signUp.count == 5 && signUp.last == "signup", "\(signUp)")
    #expect(
      try commands(login + "goto Barney\n") == ["open Persons", "select Barney"])
    #expect(
      try commands("select Linen dress\ngoto Oxford shirt\n") == ["back", "select Oxford shirt"])
  }

  @Test func `goto is not certain of a title that a screen has shown for another row`() throws {
    let login = "open Profile\nlogin\nlogin fred yabba\n"
    let lines = try run(
      login + "open Persons\nselect Fred\ngoto Edit Barney\nwhere\n", app: "storefront"
    ).lines
    #expect(lines.filter { $0.hasPrefix("> ") } == ["> back", "> swipe Barney Edit"])
    #expect(lines.contains { $0.hasPrefix("Edit Barney (") }, "\(lines)")
  }

  @Test func `goto names the screens if there is none of that name`() throws {
    let ending = try run("goto Persns\n")
    #expect(ending.status == .exited(1))
    #expect(ending.errors.contains("no known screen \"Persns\"; "), "\(ending.errors)")
    #expect(ending.errors.contains("did you mean \"Persons\"?"))
  }

  @Test func `explore lists what is wrong from here on`() throws {
    let ending = try run("open Settings\nexplore\nwhere\n", app: "leaky")
    #expect(ending.output.contains("findings: "), "\(ending.output)")
    #expect(ending.output.contains("\nSettings ("), "the app hasn't moved")
  }

  @Test func `their JSON agrees with the schema`() throws {
    let ending = try run("map\nmap --all\nexplore\ngoto Log In\n", "--format", "json")
    #expect(try JSONSchema.ofOutput().problems(ofLines: ending.output) == [])
    #expect(ending.output.contains("\"isExplored\":true"))
  }

  @Test func `a test can't explore`() throws {
    let directory = try Directory()
    let walk = directory.walk("@app contacts\n\ngoto Log In\n")
    let ending = try Program.run("flowsh", ["test", walk])
    #expect(ending.status == .exited(1) && ending.output.contains("not in a test"))
  }
}
