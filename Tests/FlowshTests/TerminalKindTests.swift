import PseudoTerminal
import Testing

@Suite(.blocking) struct `Unusual terminals and environments` {
  @Test(arguments: ["dumb", ""])
  func `a terminal that doesn't support line editing works without it`(term: String) throws {
    let shell = try ShellTerminal(environment: ["TERM": term])
    try shell.type("select Fred\r", expecting: "Persons › Fred> ")
    try shell.type(Key.control("c"), expecting: "\nPersons › Fred> ")
    try shell.type("where; wait 100\r", expecting: "compact width")
    try shell.type(Key.control("c"), expecting: "stopped\n")
    try shell.terminal.wait(for: "Persons › Fred> ")
    #expect(try shell.leave() == .exited(0))
    #expect(!shell.terminal.rawOutput.contains(0x1B))
  }

  @Test func `a password is read without echo on a dumb terminal`() throws {
    let shell = try ShellTerminal(environment: ["TERM": "dumb"])
    try shell.enter("login", prompt: "Log In> ")
    try shell.type("login fred\r", expecting: "Password: ")
    try shell.type("yabba\r", expecting: "Persons> ")
    #expect(!shell.terminal.output.contains("yabba"))
    #expect(try shell.leave() == .exited(0) && shell.terminal.isOrdinary)
  }

  @Test(.bug(id: "F15")) func `Ctrl-Z or a signal at a password prompt restores a dumb terminal`()
    throws
  {
    let home = try Directory()
    let shell = try PseudoTerminal(
      "/bin/sh", ["-i"],
      environment: [
        "HOME": home.path, "PS1": "sh$ ", "TERM": "dumb", "SWIFT_BACKTRACE": "enable=no",
        "FLOWSH": BuiltProduct.path(of: "flowsh"),
      ])
    try shell.wait(for: "sh$ ")
    try shell.send("ulimit -c 0; \"$FLOWSH\" --app contacts\r")
    try shell.wait(for: "Persons> ")
    try shell.send("login\r")
    try shell.wait(for: "Log In> ")
    try shell.send("login fred\r")
    try shell.wait(for: "Password: ")
    #expect(!shell.isOrdinary)
    try shell.send(Key.control("z"))
    try shell.wait(for: "Stopped")
    try shell.wait(for: "sh$ ")
    #expect(shell.isOrdinary)
    try shell.send("fg\r")
    try shell.waitUntilUnordinary()
    try shell.send(Key.control("\\"))
    try shell.wait(for: "sh$ ")
    #expect(shell.isOrdinary)
  }

  @Test func `UTF-8 works in a locale without UTF-8`() throws {
    let shell = try ShellTerminal(environment: ["LC_ALL": "C"])
    try shell.enter("select Fred", prompt: "Persons › Fred> ")
    try shell.enter("select Zoë", prompt: "Persons › Fred> ")
    #expect(try shell.leave() == .exited(0))
  }

  @Test func `without a home directory, there is no history and no error`() throws {
    let shell = try ShellTerminal(environment: ["HOME": ""])
    try shell.enter("where", prompt: "Persons> ")
    #expect(try shell.leave() == .exited(0))
    #expect(!shell.terminal.output.contains("cannot"))
  }

  @Test(.bug(id: "U3")) func `errors have the color that standard error's own kind calls for`()
    throws
  {
    let red = "\u{1B}[31m"
    for (arguments, environment, isRed) in [
      ([], [:], false), ([], ["CLICOLOR_FORCE": "1"], true), ([], ["CLICOLOR_FORCE": "0"], false),
      ([], ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false),
      (["--color", "always"], ["NO_COLOR": "1"], true),
      (["--color=never"], ["CLICOLOR_FORCE": "1"], false),
    ] as [([String], [String: String], Bool)] {
      for subcommand in [["-c", "bogus"], ["check", "/nowhere"]] {
        let ending = try Program.run(
          "flowsh", subcommand + arguments, environment: environment)
        #expect(ending.errors.hasPrefix(red) == isRed, "\(subcommand) \(arguments) \(environment)")
        #expect(!isRed || ending.errors.hasSuffix("\u{1B}[0m\n"))
      }
    }
    let usage = try Program.run("flowsh", ["apps", "--color", "always", "--bogus"])
    #expect(usage.errors.hasPrefix("\(red)Error: ") && usage.errors.contains("\u{1B}[0m\nUsage: "))
  }

  @Test func `an unknown terminal is reported once, and an absurd size needs no memory`()
    throws
  {
    let shell = try ShellTerminal(environment: ["TERM": "nosuch"])
    #expect(
      shell.terminal.output.contains(
        "the terminal database has no entry for \"nosuch\", the value of TERM; lines are edited"))
    #expect(!shell.terminal.output.contains("using dumb"))
    try shell.type("sel\tFred\r", expecting: "Persons › Fred> ")
    shell.terminal.resize(columns: 65_535, rows: 65_535)
    try shell.enter("where", prompt: "Persons › Fred> ")
    let memory = try #require(Workers.peakMemory(of: shell.terminal.process))
    #expect(memory < 200_000_000)
    #expect(try shell.leave() == .exited(0))
  }

  @Test(.bug(id: "U11")) func `output longer than the screen goes through the pager that is set`()
    throws
  {
    let shell = try ShellTerminal()
    try shell.enter("set pager sed -n 's/^Navigate$/pa''ged/p'", prompt: "Persons> ")
    try shell.type("help all\r", expecting: "help all\npaged\n")
    try shell.enter("where", prompt: "compact width, portrait\n\nPersons> ")
    // A pager that quits early, isn't there, or is killed.
    try shell.enter("set pager sh -c \"true\"", prompt: "Persons> ")
    try shell.type("help all\r", expecting: "help all\nPersons> ")
    try shell.enter("set pager nosuchpager", prompt: "Persons> ")
    try shell.type("help all\r", expecting: "@timeout SECONDS")
    try shell.terminal.wait(for: "the pager \"nosuchpager\" can't be run: No such file")
    try shell.terminal.wait(for: "Persons> ")
    try shell.enter("set pager 'stty raw -echo; kill -9 $$'", prompt: "Persons> ")
    try shell.type("help all\r", expecting: "@timeout SECONDS")
    try shell.terminal.wait(for: "was ended by signal 9; choose one with")
    try shell.terminal.wait(for: "Persons> ")
    try shell.enter(#"set pager sh -c "kill -STOP \$\$""#, prompt: "Persons> ")
    try shell.type("help all\r", expecting: "@timeout SECONDS")
    try shell.terminal.wait(for: "has stopped and was killed; choose one with")
    try shell.terminal.wait(for: "Persons> ")
    try shell.enter("set pager false", prompt: "Persons> ")
    try shell.type("help all\r", expecting: "@timeout SECONDS")
    try shell.terminal.wait(for: "the pager \"false\" failed with status 1; choose one with")
    try shell.terminal.wait(for: "Persons> ")
    try shell.enter("set pager off", prompt: "Persons> ")
    try shell.type("help all\r", expecting: "Navigate\n")
    #expect(try shell.leave() == .exited(0))
    #expect(shell.terminal.isOrdinary)
  }

  @Test func `a terminal gets color, unless NO_COLOR, a dumb terminal or --color prevents it`()
    throws
  {
    let bold = Array("\u{1B}[1mPersons".utf8)
    let colored = try ShellTerminal()
    #expect(colored.terminal.rawOutput.firstRange(of: bold) != nil)
    for (arguments, environment) in [
      ([], ["NO_COLOR": "1"]), (["--color", "never"], [:]), ([], ["TERM": "dumb"]),
    ] {
      let plain = try ShellTerminal("flowsh", arguments, environment: environment)
      #expect(plain.terminal.rawOutput.firstRange(of: bold) == nil)
    }
    let asked = try ShellTerminal(
      "flowsh", ["--color", "always"], environment: ["NO_COLOR": "1"])
    #expect(asked.terminal.rawOutput.firstRange(of: bold) != nil)
  }
}
