import Foundation
import Glibc
import PseudoTerminal
import Testing

@Suite(.blocking) struct `The command line` {
  private let directory: Directory

  init() throws { directory = try Directory() }

  @Test func `accepts several commands`() throws {
    let ending = try Program.run(
      "flowsh", ["-c", "select Fred", "-c", "# nothing", "-c", "where", "-c", "help keys"])
    #expect(
      ending.output.contains(
        "Persons › Fred> where\nPersons › Fred (PersonViewController), tab Persons"))
    #expect(ending.output.contains("The keys of the prompt\n  Ctrl-J, Enter       run the line\n"))
    #expect(ending.status == .exited(0))
  }

  @Test func `accepts a command with several lines`() throws {
    let ending = try Program.run("flowsh", ["-c", "select Fred\nbogus"])
    #expect(ending.errors.hasPrefix("<command 1>:2: "))
  }

  @Test func `accepts files, including standard input, followed by commands`() throws {
    directory.write("select Fred\n", to: "one.walk")
    let ending = try Program.run(
      "flowsh", ["--trace", directory.file("one.walk"), "-", "-c", "where"], input: "login\n")
    #expect(ending.output.contains("Persons › Fred> login\n  AccountDelegate."))
    #expect(ending.output.contains("Log In> where\n"))
    #expect(ending.status == .exited(0))
  }

  @Test(arguments: [["test", "--help"], ["test", "--unknown"]])
  func `prints its help however narrow the terminal is`(arguments: [String]) throws {
    let ending = try Program.run("flowsh", arguments, environment: ["COLUMNS": "1"])
    #expect(ending.status == .exited(arguments == ["test", "--unknown"] ? 64 : 0))
    #expect((ending.output + ending.errors).contains("--help"))
  }

  @Test func `does not read named pipes in folders`() throws {
    directory.write("@app contacts\n== a\nexpect screen Persons\n", to: "a.walk")
    mkfifo(directory.file("b.walk"), 0o600)
    let check = try Program.run("flowsh", ["check", directory.path])
    #expect(check.output == "1 file, no mistakes\n" && check.status == .exited(0))
    #expect(try Program.run("flowsh", ["test", directory.path]).status == .exited(0))
  }

  @Test func `escapes control characters of file names and options in errors`() throws {
    directory.write("@app contacts\n== a\nexpect screen Persons\n", to: "a.walk")
    let walk = directory.file("a.walk")
    for arguments in [
      ["test", walk, "--json", "no\u{1B}[31m/x"], ["test", walk, "--shard", "\u{1B}[31m"],
      ["no\u{1B}[31m.walk"], ["--\u{1B}[31m"],
    ] {
      let ending = try Program.run("flowsh", arguments)
      #expect(ending.status != .exited(0))
      #expect(ending.errors.contains("\\u{1B}[31m") && !ending.errors.contains("\u{1B}"))
    }
  }

  @Test func `reports the file and line of a mistake`() throws {
    directory.write("# a comment\n\nselect Nobody\n", to: "one.walk")
    let file = directory.file("one.walk")
    let ending = try Program.run("flowsh", ["run", file])
    #expect(ending.errors.hasPrefix("\(file):3: no row \"Nobody\""))
    #expect(ending.status == .exited(1))
  }

  @Test func `prints one JSON object per command`() throws {
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
  func `prints help, version and completion scripts`(arguments: [String], expected: String) throws {
    let ending = try Program.run("flowsh", arguments)
    #expect(ending.output.contains(expected))
    #expect(ending.errors.isEmpty && ending.status == .exited(0))
  }

  @Test func `shows the name of an app's own program in its help`() throws {
    let help = try Program.run("FlowshProbe", ["--help"]).output
    #expect(help.contains("USAGE: FlowshProbe [run] [<options>] [<files> ...]"))
    #expect(help.contains("'FlowshProbe run --help'"))
    #expect(!help.contains("flowsh apps") && !help.contains("flowsh run"))
    #expect(!(try Program.run("FlowshProbe", ["run", "--help"]).output.contains("flowsh apps")))
  }

  @Test func `generates a completion script that bash accepts`() throws {
    let ending = try Program.shell("\"$FLOWSH\" --generate-completion-script bash | bash -n")
    #expect(ending.errors.isEmpty && ending.status == .exited(0))
  }

  @Test(.bug(id: "F8")) func `runs with a number at its bounds`() throws {
    directory.write("@app contacts\n== a\nscreen\n== b\nscreen\n", to: "a.walk")
    let ending = try Program.run(
      "flowsh",
      ["test", directory.file("a.walk"), "--timeout", "86400", "--jobs", "1000"]
        + ["--shard", "1/9223372036854775807"])
    #expect(ending.status == .exited(0), "\(ending)")
  }

  @Test(arguments: [
    (["--bogus"], nil, "--bogus"), (["-c"], nil, "-c"), (["--format", "xml"], "run", "xml"),
    (["--app", "nope"], "run", "no app \"nope\""), (["run", "--size", "huge"], "run", "huge"),
    (
      ["--app", "contacts", "test", "a.walk"], "run",
      "no file \"test\"; put the subcommand before the options"
    ),
    (["chekc", "a.walk"], "run", "did you mean \"check\"?"),
    (["--app", "contcts"], "run", "did you mean \"contacts\"?"),
    (["test", "--app", "contcts"], "test", "did you mean \"contacts\"?"),
    (["test", "--jobs", "0"], "test", "--jobs"),
    (["--generate-manual", ""], nil, "--generate-manual needs a folder"),
    (["---child", "{}"], nil, "for internal use only"),
    (["---child", #"{"explorer":{"parent":1}}"#], nil, "for internal use only"),
  ])
  func `reports what it doesn't accept, what was meant, and the usage of the subcommand`(
    arguments: [String], subcommand: String?, expected: String
  ) throws {
    let ending = try Program.run("flowsh", arguments)
    #expect(ending.errors.contains(expected), "\(ending)")
    if let subcommand {
      #expect(ending.errors.contains("\nUsage: flowsh \(subcommand) [<options>]"), "\(ending)")
      #expect(ending.errors.contains("  See 'flowsh \(subcommand) --help' for more information."))
    }
    #expect(ending.output.isEmpty && ending.status == .exited(64))
  }

  @Test func `says which page of the manual it can't write`() throws {
    let ending = try Program.run("flowsh", ["--generate-manual", "/dev/null"])
    #expect(ending.errors == "/dev/null/flowsh.1: Not a directory\n")
    #expect(ending.output.isEmpty && ending.status == .exited(74))
  }

  @Test func `reads a file even if its name resembles a subcommand`() throws {
    directory.write("where\n", to: "tset")
    let ending = try Program.shell(
      "cd \(directory.path) && \"$FLOWSH\" tset --app contacts --no-trace")
    #expect(ending.output.hasPrefix("Persons> where\n") && ending.status == .exited(0))
    let missing = try Program.run("flowsh", ["run", "tset"])
    #expect(missing.errors == "can't read tset: No such file or directory\n")
  }

  @Test(arguments: [
    ["--a\nb"], ["test", "--jobs", "1\n2"], ["--size", "a\nb"], ["--app", "a\nb"],
  ])
  func `escapes a newline in an argument`(arguments: [String]) throws {
    let ending = try Program.run("flowsh", arguments)
    #expect(ending.errors.prefix { $0 != "\n" }.contains("\\n"), "\(ending.errors)")
    #expect(ending.status == .exited(64))
  }

  @Test func `reports at once that no process reads a named pipe for a report`() throws {
    directory.write("@app contacts\n== a\nexpect screen Persons\n", to: "a.walk")
    mkfifo(directory.file("pipe"), 0o600)
    let ending = try Program.run(
      "flowsh", ["test", directory.file("a.walk"), "--json", directory.file("pipe")])
    #expect(
      ending.errors == "\(directory.file("pipe")): no process has the pipe open for reading\n")
    #expect(ending.status == .exited(74))
    // A process that opens it in the background might do so too late.
    let pipe = open(directory.file("pipe"), O_RDONLY | O_NONBLOCK)
    let read = try Program.run(
      "flowsh", ["test", directory.file("a.walk"), "--json", directory.file("pipe")])
    let report = FileHandle(fileDescriptor: pipe, closeOnDealloc: true).availableData
    #expect(
      read.status == .exited(0) && String(decoding: report, as: UTF8.self).contains("\"passed\""),
      "\(read)")
  }

  @Test func `check reads standard input for -, and test says that it doesn't`() throws {
    let checked = try Program.run("flowsh", ["check", "-"], input: "where\nwait x\n")
    #expect(checked.errors.hasPrefix("<stdin>:2: wait: "), "\(checked)")
    #expect(checked.output == "1 file, 1 mistake\n" && checked.status == .exited(64))
    let tested = try Program.run("flowsh", ["test", "-"])
    #expect(
      tested.errors.hasPrefix("Error: \"test\" doesn't read standard input; specify a file"))
    #expect(tested.status == .exited(64))
  }

  @Test(arguments: [
    (["run", ""], "the path of a script is empty"), ([""], "the path of a script is empty"),
    (["--data", "", "-c", "where"], "--data needs the path of a file"),
    (["test", ""], "the path of a walkthrough is empty"),
    (["check", ""], "the path of a walkthrough is empty"),
  ])
  func `an empty path is wrong usage`(arguments: [String], problem: String) throws {
    let ending = try Program.run("flowsh", arguments)
    #expect(ending.errors.hasPrefix("Error: \(problem)\n"), "\(ending)")
    #expect(ending.output.isEmpty && ending.status == .exited(64))
  }

  @Test(arguments: ["source ''", "@data", "@data \"\""])
  func `an empty path in a script is a mistake`(line: String) throws {
    let ending = try Program.run("flowsh", ["check", "-"], input: "@app storefront\n\(line)\n")
    #expect(ending.errors.hasPrefix("<stdin>:2: "), "\(ending)")
    #expect(!ending.errors.contains("can't read"), "\(ending)")
    #expect(ending.status == .exited(64))
  }

  @Test func `names a file that can't be read`() throws {
    for (path, reason) in [
      (directory.file("none"), "No such file or directory"),
      (directory.path, "it is a folder; \"flowsh test\" runs the walkthroughs in a folder"),
    ] {
      let ending = try Program.run("flowsh", [path])
      #expect(ending.errors == "can't read \(path): \(reason)\n")
      #expect(ending.status == .exited(66))
    }
  }

  @Test func `prints no color to a pipe unless color is requested`() throws {
    #expect(!(try Program.run("flowsh", ["-c", "screen"]).output.contains("\u{1B}")))
    let colored = try Program.run("flowsh", ["--color", "always", "-c", "screen"])
    #expect(colored.output.contains("\u{1B}[1mPersons\u{1B}[0m"))
  }

  @Test(.bug(id: "F12")) func `uses no more memory after many relaunches of the default app`()
    throws
  {
    let program = try Program("flowsh", ["--app", "storefront", "--no-echo"])
    func relaunch(_ count: Int) throws -> Int {
      try program.send(String(repeating: "relaunch\n", count: count) + "note \(count) done\n")
      try program.wait(for: "\(count) done\n")
      return try #require(Workers.peakMemory(of: program.process))
    }
    let first = try relaunch(100)
    let last = try relaunch(300)
    #expect(last < 60_000_000 && last - first < 1_000_000, "\(first), then \(last)")
    #expect(try program.finish().status == .exited(0))
  }
}
