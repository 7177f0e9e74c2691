import Foundation
import PseudoTerminal
import TestSupport
import Testing
import ToolSupport

@Suite(.blocking) struct `goto at the prompt and in scripts` {
  private func run(_ script: String, app: String = "contacts", _ more: String...) throws
    -> Program.Ending
  {
    try Program.run("flowsh", ["--app", app, "--no-trace"] + more, input: script)
  }

  /// Returns the commands that `goto` has shown.
  private static func commands(of ending: Program.Ending) -> [String] {
    ending.lines.filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
  }

  /// Returns the commands that the lines with `goto` of a script have shown.
  private func commands(_ script: String, app: String = "contacts") throws -> [String] {
    Self.commands(of: try run(script, app: app))
  }

  /// Returns a store without products, which has fewer states.
  private static func smallStore(categories: String = "[]") -> String {
    """
    {"persons": [{"id": "fred", "name": "Fred", "role": "Manager", "email": "f@example.org"},
      {"id": "barney", "name": "Barney", "role": "Menswear", "email": "b@example.org"}],
     "groups": [], "users": [{"username": "fred", "password": "yabba", "name": "Fred"}],
     "categories": \(categories), "products": [], "giftCards": [2500]}
    """
  }

  /// A session that is recorded while it goes to a screen of Contacts, and its recording.
  private static let recorded = Result {
    let directory = try Directory()
    let ending = try Program.run(
      "flowsh", ["--app", "contacts", "--no-trace"],
      input: "goto Persons\nrecord \(directory.file("r.walk"))\ngoto Groups of Fred\nrecord stop\n"
        + "undo\nwhere\n")
    return (ending: ending, recording: directory.read("r.walk"))
  }

  /// A session that explores all of Contacts between two lines with `goto`, and goes on.
  private static let explored = Result {
    try Program.run(
      "flowsh", ["--app", "contacts", "--no-trace"],
      input: "goto Barney\nback\nmap --all\ngoto Wilma\nwhere\n? goto UIAlertController\nback\n"
        + "select Fred\nbackground\ngoto Log In\n")
  }

  @Test func `goto goes the shortest way from where the app is, without a relaunch`() throws {
    // At the start, the app is at Persons.
    #expect(Self.commands(of: try Self.recorded.get().ending) == ["open Groups", "select Fred"])
    // Fred's page has the class of Barney's.
    #expect(
      try commands(
        """
        login
        goto Fred
        relaunch
        select Fred
        goto Groups of Fred
        relaunch
        goto Groups
        relaunch
        select Barney
        goto Fred
        relaunch
        goto GroupsViewController
        relaunch
        select Fred
        background
        goto Persons

        """) == [
          "dismiss", "select Fred", "open Groups", "select Fred", "open Groups", "back",
          "select Fred", "open Groups", "select Fred", "foreground", "back",
        ])
    #expect(
      try commands(
        "goto Choir\nrelaunch\nopen Groups\nselect Bowling\ngoto Fred\n", app: "leaky") == [
          "open Groups", "select Choir", "open Persons", "select Fred",
        ])
  }

  /// A session that goes to a screen behind a login, which it records, and on to others.
  private static let loggedIn = Result {
    let directory = try Directory()
    let cards = #"[{"id": "gift-cards", "name": "Gift cards", "opens": "giftCards"}]"#
    directory.write(smallStore(categories: cards), to: "store.json")
    let ending = try Program.run(
      "flowsh",
      ["--app", "storefront", "--no-trace", "--data", directory.file("store.json")],
      input: "record \(directory.file("r.walk"))\ngoto SettingsViewController\nrecord stop\n"
        + "goto Gift cards\nwhere\nsize regular\ngoto Settings\n")
    return (ending: ending, recording: directory.read("r.walk"))
  }

  @Test func `goto finds a way from a state that the map doesn't know, without a relaunch`() throws
  {
    let ending = try Self.loggedIn.get().ending
    #expect(ending.status == .exited(0))
    #expect(
      Self.commands(of: ending) == [
        "open Profile", "settings", "login fred ********", "open Catalog", "select Gift cards",
        "dismiss", "open Profile",
      ])
  }

  @Test func `goto takes a row with the name, also if its screen isn't on the map`() throws {
    let ending = try Self.explored.get()
    #expect(ending.output.contains("> select Barney\nBarney\n"), "\(ending.output)")
    #expect(ending.output.contains("\nPersons › Wilma ("), "\(ending.output)")
    let other = try run("select Silk top\ngoto Linen dress\nwhere\n", app: "storefront")
    #expect(other.lines.count { $0.hasPrefix("> ") } == 2, "\(other.output)")
    #expect(other.output.contains("\nHome › Linen dress ("), "\(other.output)")
  }

  @Test func `goto goes to a screen that was visited and isn't on the map`() throws {
    let ending = try run("select Barney\nback\nopen Groups\ngoto Barney\nwhere\n")
    #expect(!ending.output.contains("> relaunch\n"), "\(ending.output)")
    #expect(ending.output.contains("\nPersons › Barney ("), "\(ending.output)")
  }

  @Test func `as JSON, goto to the screen that is shown writes it as an object`() throws {
    let ending = try run("goto Persons\n", app: "contacts", "--format", "json")
    let objects = ending.lines.filter { $0.hasPrefix("{\"screen\":") }
    #expect(objects.count == 1 && objects.allSatisfy { $0.contains("\"title\":\"Persons\"") })
    let others = ending.lines.filter { !$0.isEmpty && !$0.hasPrefix("{") }
    #expect(others.isEmpty, "\(ending.output)")
  }

  @Test func `goto prefers steps that do nothing besides`() throws {
    #expect(
      try commands("select Linen dress\nshare\ngoto Catalog\n", app: "storefront")
        == ["cancel", "open Catalog"])
    #expect(
      try commands("open Settings\nlogout\ngoto Persons\n", app: "leaky") == [
        "ok", "open Persons",
      ])
  }

  @Test func `goto is the shortest from the background, too`() throws {
    #expect(Self.commands(of: try Self.explored.get()).suffix(2) == ["foreground", "login"])
  }

  @Test func `goto asks which screen of a class is meant`() throws {
    let output = try Self.explored.get().output
    #expect(
      output.contains(
        "UIAlertController is the class of 2 screens; give the title of one: Wrong password, Sign Up"
      ), "\(output)")
  }

  /// `ScreenGuideTests` checks what is said of a misspelled name.
  @Test func `goto doesn't take a class's name for a misspelled title`() throws {
    // The title of LoginViewController is "Log In".
    let ending = try run("goto Login\nwhere\nrelaunch\nselect Fred\ngoto Person\nwhere\n")
    #expect(
      ending.output.contains("\nLog In (") && ending.output.contains("\nPersons ("), "\(ending)")
  }

  @Test func `a recording of goto can be run`() throws {
    let directory = try Directory()
    let path = directory.file("r.walk")
    _ = try run("record \(path)\ngoto Wrong password\nrecord stop\n")
    #expect(!directory.read("r.walk").contains("@secret"), "\(directory.read("r.walk"))")
    let test = try Program.run("flowsh", ["test", path])
    #expect(test.status == .exited(0), "\(test.output)")
  }

  @Test(.bug(id: "S1")) func `a recording of goto names what the app declares for a secure field`()
    throws
  {
    let (ending, recording) = try Self.loggedIn.get()
    #expect(recording.contains("login fred ${password}"), "\(recording) \(ending)")
    #expect(recording.contains("@secret password=env:PASSWORD"), "\(recording)")
    #expect(!recording.contains("yabba") && !ending.output.contains("yabba"))
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
    let ending = try run("goto Log In\nwhere\n")
    #expect(ending.errors.isEmpty && ending.output.contains("Log In ("), "\(ending)")
  }

  @Test func `goto records the commands on the way`() throws {
    let (ending, walk) = try Self.recorded.get()
    #expect(ending.status == .exited(0), "\(ending.errors)")
    #expect(walk.contains("\nopen Groups\n") && walk.contains("\nselect Fred\n"))
    #expect(!walk.contains("relaunch") && !walk.contains("goto"))
  }

  @Test func `Tab completes goto with the screens that were visited`() throws {
    let shell = try ShellTerminal("flowsh", ["--app", "contacts", "--no-trace"])
    _ = try shell.enter("select Fred", prompt: "Persons › Fred> ")
    try shell.terminal.send("goto Pers\t")
    try shell.terminal.wait(for: "goto Persons")
  }

  @Test func `goto shows each command, and undo takes them back together`() throws {
    let ending = try Self.recorded.get().ending
    #expect(ending.status == .exited(0))
    #expect(ending.output.contains("> select Fred\nGroups of Fred\n"), "\(ending.output)")
    #expect(ending.output.contains("undid: open Groups; select Fred\n"), "\(ending.output)")
    #expect(ending.output.contains("\nPersons (Persons"))
  }

  /// The commands of a session that goes to screens of persons, from their list and after a login.
  private static let persons = Result {
    let directory = try Directory()
    directory.write(smallStore(), to: "store.json")
    let login = "relaunch\nopen Profile\nlogin\nlogin fred yabba\n"
    let ending = try Program.run(
      "flowsh",
      ["--app", "storefront", "--no-trace", "--data", directory.file("store.json")],
      input: "open Persons\nselect Fred\ngoto Edit Barney\nwhere\n\(login)goto Sign Up\n"
        + "\(login)goto Barney\n")
    return (ending: ending, commands: commands(of: ending))
  }

  @Test func `goto leads to where it is, whatever somebody's login has changed`() throws {
    let commands = try Self.persons.get().commands
    let signUp = commands.dropFirst(4).prefix(5).last ?? ""
    #expect(signUp.hasPrefix("signup"), "\(commands)")
    #expect(commands.dropFirst(9) == ["open Persons", "select Barney"], "\(commands)")
    #expect(
      try self.commands("select Linen dress\ngoto Oxford shirt\n", app: "storefront") == [
        "back", "select Oxford shirt",
      ])
  }

  @Test func `goto is not certain of a title that a screen has shown for another row`() throws {
    let (ending, commands) = try Self.persons.get()
    #expect(commands.prefix(4) == ["back", "select Barney", "edit", "login fred ********"])
    #expect(ending.lines.contains { $0.hasPrefix("Edit Barney (") }, "\(ending.output)")
  }

  @Test func `goto names the screens if there is none of that name`() throws {
    let ending = try run("goto Persns\n")
    #expect(ending.status == .exited(1))
    #expect(ending.errors.contains("no known screen \"Persns\"; "), "\(ending.errors)")
    #expect(ending.errors.contains("did you mean \"Persons\"?"))
  }
}
