import Foundation
import PseudoTerminal
import Testing

@Suite struct `The command line` {
  private let directory: Directory

  init() throws { directory = try Directory() }

  @Test func `takes several commands`() throws {
    let ending = try Program.run("flowsh", ["-c", "select Fred", "-c", "# nothing", "-c", "where"])
    #expect(ending.output.contains("Persons › Fred> where\nPersons › Fred, tab Persons, compact"))
    #expect(ending.status == .exited(0))
  }

  @Test func `takes a command of several lines`() throws {
    let ending = try Program.run("flowsh", ["-c", "select Fred\nbogus"])
    #expect(ending.errors.hasPrefix("<command 1>:2: "))
  }

  @Test func `takes files, standard input among them, and commands after them`() throws {
    directory.write("select Fred\n", to: "one.walk")
    let ending = try Program.run(
      "flowsh", [directory.file("one.walk"), "-", "-c", "where"], input: "login\n")
    #expect(ending.output.contains("Persons › Fred> login\n  AccountDelegate."))
    #expect(ending.output.contains("Log In> where\n"))
    #expect(ending.status == .exited(0))
  }

  @Test func `names the file and the line of a mistake`() throws {
    directory.write("# a comment\n\nselect Nobody\n", to: "one.walk")
    let file = directory.file("one.walk")
    let ending = try Program.run("flowsh", ["run", file])
    #expect(ending.errors.hasPrefix("\(file):3: no row \"Nobody\""))
    #expect(ending.status == .exited(1))
  }

  @Test func `gives a JSON object a command`() throws {
    let ending = try Program.run(
      "flowsh", ["--format", "json", "--keep-going"],
      input: "select Fred\nwhere\nlogin a b c\nnote a \"quote\nopen groups; back\n")
    let objects = try ending.lines.dropLast().map {
      try #require(
        try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(
      objects.map { $0["status"] as? String } == ["ok", "ok", "failed", "ok", "ok", "failed"])
    #expect(objects.map { $0["line"] as? Int } == [1, 2, 3, 4, 5, 5])
  }

  @Test func `lists the apps`() throws {
    let ending = try Program.run("flowsh", ["apps"])
    #expect(ending.output.contains("contacts    Persons, their groups, and a login\n"))
    #expect(ending.status == .exited(0))
  }

  @Test(arguments: [
    (["--version"], "flowsh 0."), (["--help"], "flowsh [run] [<options>] [<files> ...]"),
    (["help", "run"], "--keep-going"), (["run", "--help"], "--no-history"),
    (["--generate-completion-script", "bash"], "flowsh"),
    (["--generate-completion-script", "zsh"], "#compdef flowsh"),
    (["--generate-completion-script", "fish"], "flowsh"),
  ])
  func `prints what is asked for`(arguments: [String], expected: String) throws {
    let ending = try Program.run("flowsh", arguments)
    #expect(ending.output.contains(expected))
    #expect(ending.errors.isEmpty && ending.status == .exited(0))
  }

  @Test func `a program of an app's own is called by its own name`() throws {
    let help = try Program.run("FlowshProbe", ["--help"]).output
    #expect(help.contains("USAGE: FlowshProbe [run] [<options>] [<files> ...]"))
    #expect(help.contains("'FlowshProbe run --help'"))
    #expect(!help.contains("flowsh apps") && !help.contains("flowsh run"))
    #expect(!(try Program.run("FlowshProbe", ["run", "--help"]).output.contains("flowsh apps")))
  }

  @Test func `its completion script is one that bash takes`() throws {
    let ending = try Program.shell("\"$FLOWSH\" --generate-completion-script bash | bash -n")
    #expect(ending.errors.isEmpty && ending.status == .exited(0))
  }

  @Test(arguments: [
    (["--bogus"], "--bogus"), (["--app", "nope"], "no app \"nope\""), (["--size", "huge"], "huge"),
    (["-c"], "-c"), (["--format", "xml"], "xml"),
  ])
  func `says what it does not take`(arguments: [String], expected: String) throws {
    let ending = try Program.run("flowsh", arguments)
    #expect(ending.errors.contains(expected))
    #expect(ending.output.isEmpty && ending.status == .exited(64))
  }

  @Test func `a file that can't be read is an error that names it`() throws {
    for (path, reason) in [
      (directory.file("none"), "No such file or directory"), (directory.path, "it is a directory"),
    ] {
      let ending = try Program.run("flowsh", [path])
      #expect(ending.errors == "can't read \(path): \(reason)\n")
      #expect(ending.status == .exited(66))
    }
  }

  @Test func `colour is off on a pipe and on where it is asked for`() throws {
    #expect(!(try Program.run("flowsh", ["-c", "screen"]).output.contains("\u{1B}")))
    let colored = try Program.run("flowsh", ["--color", "always", "-c", "screen"])
    #expect(colored.output.contains("\u{1B}[1mPersons\u{1B}[0m"))
  }
}
