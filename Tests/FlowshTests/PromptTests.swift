import Glibc
import PseudoTerminal
import Testing

@Suite struct `At a terminal` {
  @Test func `greets the user, shows the first screen, and ends with Ctrl-D`() throws {
    let shell = try ShellTerminal(prompt: "help lists the commands, Tab completes")
    try shell.terminal.wait(for: "Persons\n  1  Fred\n")
    try shell.terminal.wait(for: "flowsh> ")
    #expect(try shell.leave() == .exited(0))
    #expect(shell.terminal.isOrdinary)
  }

  @Test func `the prompt names the screen`() throws {
    let shell = try ShellTerminal()
    try shell.enter("select Fred", prompt: "Persons › Fred> ")
    try shell.enter("back", prompt: "\nPersons> ")
    #expect(try shell.leave() == .exited(0))
  }

  @Test func `Tab lists the rows on the screen, and completes one`() throws {
    let shell = try ShellTerminal()
    try shell.type("select \t", expecting: "Fred    Barney  Wilma   Betty\n")
    try shell.type("F\t\r", expecting: "Persons › Fred> ")
    try shell.type("open \t", expecting: "Persons  Groups\n")
    try shell.type("g\t\r", expecting: "Groups> ")
  }

  @Test func `Tab knows the commands and the screen's verbs`() throws {
    let shell = try ShellTerminal()
    try shell.type("log\t\r", expecting: "Log In> ")
    try shell.type("sig\t\r", expecting: "Sign Up> ")
  }

  @Test func `help lists the screen's verbs too`() throws {
    let shell = try ShellTerminal()
    try shell.enter("login", prompt: "Log In> ")
    try shell.type("help log\t\r", expecting: "login [Username] [Password]\n")
    try shell.terminal.wait(for: "Tap the button \"Log In\" after filling in the fields")
  }

  @Test func `Up and Ctrl-R bring lines back`() throws {
    let shell = try ShellTerminal()
    try shell.enter("select Barney", prompt: "Barney> ")
    try shell.enter("back", prompt: "\nPersons> ")
    try shell.type("\(Key.up)\(Key.up)\r", expecting: "Persons › Barney> ")
    try shell.enter("back", prompt: "\nPersons> ")
    try shell.type("\(Key.control("r"))Barn", expecting: "bck")
    try shell.type("\r", expecting: "Persons › Barney> ")
  }

  @Test func `Ctrl-C clears the line`() throws {
    let shell = try ShellTerminal()
    try shell.type("select Nobody", expecting: "Nobody")
    try shell.type(Key.control("c"), expecting: "^C\nflowsh> ")
    try shell.enter("select Fred", prompt: "Persons › Fred> ")
    #expect(!shell.terminal.output.contains("no row"))
  }

  @Test func `Ctrl-C stops a running command, and the rest of its line`() throws {
    let shell = try ShellTerminal()
    try shell.type("where; wait 100; select Fred\r", expecting: "compact width")
    try shell.type(Key.control("c"), expecting: "stopped\n")
    try shell.terminal.wait(for: "> ")
    try shell.enter("where", prompt: "Persons> ")
    #expect(try shell.leave() == .exited(0))
  }

  @Test func `Ctrl-C stops a script that waits for a named pipe`() throws {
    let directory = try Directory()
    let pipe = directory.file("pipe")
    try #require(mkfifo(pipe, 0o600) == 0)
    let shell = try ShellTerminal()
    try shell.type("where; source \(pipe)\r", expecting: "compact width")
    try shell.type(Key.control("c"), expecting: "stopped\n")
    try shell.terminal.wait(for: "> ")
    try shell.enter("where", prompt: "> ")
    #expect(try shell.leave() == .exited(0))
  }

  @Test(arguments: ["", "bind -v\n"], ["xterm", "dumb"])
  func `F15: Ctrl-D typed while a command runs leaves once it has ended`(
    editrc: String, term: String
  ) throws {
    let directory = try Directory()
    let pipe = directory.file("pipe")
    try #require(mkfifo(pipe, 0o600) == 0)
    let shell = try ShellTerminal(editrc: editrc, environment: ["TERM": term])
    try shell.type("where; source \(pipe)\r", expecting: "compact width")
    // The echo of the text after Ctrl-D shows that the terminal has received both.
    try shell.type("\(Key.control("d"))seen", expecting: "seen")
    let writer = open(pipe, O_WRONLY)
    try #require(writer >= 0)
    close(writer)
    #expect(try shell.terminal.waitForExit() == .exited(0))
    #expect(shell.terminal.isOrdinary)
  }

  @Test func `F15: Ctrl-C drops an earlier Ctrl-D, and the next Ctrl-D leaves`() throws {
    let shell = try ShellTerminal()
    try shell.type("where; wait 100\r", expecting: "compact width")
    try shell.type("\(Key.control("d"))seen", expecting: "seen")
    try shell.type(Key.control("c"), expecting: "stopped\n")
    try shell.enter("select Fred", prompt: "Persons › Fred> ")
    #expect(try shell.leave() == .exited(0))
  }

  @Test func `F15: Ctrl-Z stops a running command, and fg and Ctrl-D work then as before`() throws {
    let home = try Directory()
    let shell = try PseudoTerminal(
      "/bin/sh", ["-i"],
      environment: ["HOME": home.path, "PS1": "sh$ ", "FLOWSH": BuiltProduct.path(of: "flowsh")])
    func modes() throws -> String {
      try shell.send("echo \"mo\"\"des $(stty -g).\"\r")
      try shell.wait(for: "modes ")
      let modes = try shell.wait(for: ".")
      try shell.wait(for: "sh$ ")
      return modes
    }
    let pipe = home.file("pipe")
    try #require(mkfifo(pipe, 0o600) == 0)
    try shell.wait(for: "sh$ ")
    try shell.send("stty -echoctl werase undef\r")
    try shell.wait(for: "sh$ ")
    let before = try modes()
    try shell.send("\"$FLOWSH\" --app contacts\r")
    try shell.wait(for: "flowsh> ")
    try shell.send("where; source \(pipe)\r")
    try shell.wait(for: "compact width")
    try shell.send(Key.control("z"))
    try shell.wait(for: "Stopped")
    try shell.wait(for: "sh$ ")
    #expect(try modes() == before)
    try shell.send("fg\r")
    try shell.wait(for: "\n")
    try shell.send("\(Key.control("d"))seen")
    try shell.wait(for: "seen")
    let writer = open(pipe, O_WRONLY)
    try #require(writer >= 0)
    close(writer)
    // The text after Ctrl-D goes to the outer shell.
    try shell.wait(for: "sh$ ")
    try shell.send("\r")
    try shell.wait(for: "seen: not found\nsh$ ")
    #expect(try modes() == before)
  }

  @Test func `a mistake is reported and the prompt returns`() throws {
    let shell = try ShellTerminal()
    try shell.type("select Freed\r", expecting: "did you mean \"Fred\"?\nflowsh> ")
    #expect(try shell.leave() == .exited(0))
  }

  @Test func `quit leaves`() throws {
    let shell = try ShellTerminal()
    try shell.terminal.send("quit\r")
    #expect(try shell.terminal.waitForExit() == .exited(0))
  }

  @Test func `300 pasted lines are run one by one`() throws {
    let shell = try ShellTerminal()
    let lines = (1...150).flatMap { _ in ["select Fred", "back"] }
    try shell.terminal.paste(lines.joined(separator: "\n") + "\nwhere\n")
    try shell.terminal.wait(for: "compact width")
    #expect(shell.terminal.output.split(separator: "stack  Persons › Fred\n").count == 151)
  }

  @Test func `Ctrl-Z stops it, and fg brings the line back`() throws {
    let home = try Directory()
    let shell = try PseudoTerminal(
      "/bin/sh", ["-i"],
      environment: ["HOME": home.path, "PS1": "sh$ ", "FLOWSH": BuiltProduct.path(of: "flowsh")])
    try shell.wait(for: "sh$ ")
    try shell.send("\"$FLOWSH\" --app contacts\r")
    try shell.wait(for: "flowsh> ")
    try shell.send("select Fr\(Key.control("z"))")
    try shell.wait(for: "Stopped")
    try shell.wait(for: "sh$ ")
    try shell.send("fg\r")
    try shell.wait(for: "flowsh> select Fr")
    try shell.send("ed\r")
    try shell.wait(for: "Persons › Fred> ")
    try shell.send("quit\r")
    try shell.wait(for: "sh$ ")
    try shell.send("exit\r")
    #expect(try shell.waitForExit() == .exited(0))
  }

  @Test func `a new size redraws the line`() throws {
    let shell = try ShellTerminal()
    let line = "select " + String(repeating: "x", count: 150)
    try shell.type(line + "z", expecting: "z")
    shell.terminal.resize(columns: 200)
    try shell.terminal.wait(for: "flowsh> \(line)z")
    try shell.type("\r", expecting: "no row")
  }

  @Test func `vi's keys can be turned on`() throws {
    let shell = try ShellTerminal(editrc: "bind -v\n")
    try shell.type("xselect Wilma", expecting: "Wilma")
    try shell.terminal.send(Key.escape)
    try shell.type("0x\r", expecting: "Persons › Wilma> ")
  }

  @Test func `an app's timer redraws the screen and the prompt`() throws {
    let shell = try ShellTerminal("FlowshProbe")
    try shell.enter("timer", prompt: "Later> ")
    try shell.terminal.send("hal")
    try shell.terminal.wait(for: "stack  Later › After a timer\n\nLater › After a timer> hal")
    try shell.type("\u{15}back\r", expecting: "stack  Later\n")
  }

  @Test func `with JSON the app's timer redraws nothing`() throws {
    let shell = try ShellTerminal("FlowshProbe", ["--format", "json"])
    try shell.enter("timer", prompt: "Later> ")
    try shell.enter("expect screen After a timer within 10s", prompt: "After a timer> ")
    #expect(try shell.leave() == .exited(0))
    #expect(!shell.terminal.output.contains("stack  Later › After"))
  }

  @Test func `an app that crashes by itself is reported at the prompt`() throws {
    let shell = try ShellTerminal("FlowshProbe")
    try shell.enter("crash", prompt: "Later> ")
    try shell.terminal.wait(for: "the app crashed: Pushing the same view controller")
    try shell.terminal.wait(for: "> ")
    try shell.enter("relaunch", prompt: "Later> ")
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `a signal ends it while it waits and while a command runs`(signal: Int32) throws {
    let waiting = try ShellTerminal()
    try waiting.enter("where", prompt: "flowsh> ")
    kill(waiting.terminal.process, signal)
    #expect(try waiting.terminal.waitForExit() == .signaled(signal))
    let running = try ShellTerminal()
    try running.type("where; wait 100\r", expecting: "compact width")
    kill(running.terminal.process, signal)
    #expect(try running.terminal.waitForExit() == .signaled(signal))
    for shell in [waiting, running] {
      #expect(shell.terminal.isOrdinary)
      #expect(shell.home.read(ShellTerminal.history).hasPrefix("_HiStOrY_V2_\nw"))
    }
  }

  /// A shell that is recording, after one command.
  private func recording(_ arguments: [String] = []) throws -> ShellTerminal {
    let shell = try ShellTerminal("flowsh", arguments)
    try shell.enter("record \(shell.home.file("r.walk"))", prompt: "Persons> ")
    try shell.enter("select Fred", prompt: "Persons › Fred> ")
    return shell
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `F11: a signal that ends the shell saves the recording and the history`(
    signal: Int32
  ) throws {
    let waiting = try recording()
    kill(waiting.terminal.process, signal)
    let running = try recording()
    try running.type("where; wait 100\r", expecting: "compact width")
    kill(running.terminal.process, signal)
    let asking = try recording()
    try asking.enter("login", prompt: "Log In> ")
    try asking.type("login fred\r", expecting: "Password: ")
    kill(asking.terminal.process, signal)
    for shell in [waiting, running, asking] {
      #expect(try shell.terminal.waitForExit() == .signaled(signal))
      #expect(shell.terminal.isOrdinary)
      #expect(shell.home.read("r.walk").hasPrefix("@app contacts\n\nselect Fred\n"))
      #expect(shell.home.read(ShellTerminal.history).contains("\nselect\\040Fred\n"))
    }
  }

  @Test func `F11: so does a window that is closed, at a wait and at a running command`() throws {
    let waiting = try recording()
    let running = try recording()
    try running.type("where; wait 100\r", expecting: "compact width")
    for shell in [waiting, running] {
      shell.terminal.closeWindow()
      #expect(try shell.terminal.waitForExit() == .signaled(SIGHUP))
      #expect(shell.home.read("r.walk") == "@app contacts\n\nselect Fred\n")
      #expect(shell.home.read(ShellTerminal.history).contains("\nselect\\040Fred\n"))
    }
  }

  @Test func `F11: a signal does not wait for a teardown`() throws {
    let shell = try recording()
    try shell.enter("teardown", prompt: "teardown…> ")
    try shell.enter("wait 100", prompt: "teardown…> ")
    try shell.enter("end", prompt: "> ")
    try shell.enter("back", prompt: "Persons> ")
    kill(shell.terminal.process, SIGTERM)
    #expect(try shell.terminal.waitForExit() == .signaled(SIGTERM))
    #expect(shell.home.read("r.walk") == "@app contacts\n\nselect Fred\nback\n")
  }

  @Test(arguments: [
    "tap Trap", "tap Exit", "tap Soon", "tap Sink", "tap Trap # hunter22x",
  ])
  func `F11: an app that ends the process leaves history, recording and terminal in order`(
    line: String
  ) throws {
    let shell = try ShellTerminal(
      "FlowshProbe", ["--app", "traps"], environment: ["PW": "hunter22x"])
    try shell.enter("record \(shell.home.file("r.walk"))", prompt: "Traps> ")
    try shell.enter("@secret p=env:PW", prompt: "Traps> ")
    try shell.enter("expect button Trap", prompt: "Traps> ")
    try shell.terminal.send("\(line)\r")
    let status = try shell.terminal.waitForExit()
    #expect(line == "tap Exit" ? status == .exited(3) : status != .exited(0), "\(status)")
    #expect(shell.terminal.isOrdinary)
    // The command that crashed the app is not in the recording, because it could not be replayed.
    let recorded = line == "tap Soon" ? "soon\n" : ""
    #expect(shell.home.read("r.walk") == "@app traps\n\nexpect button Trap\n\(recorded)")
    let history = shell.home.read(ShellTerminal.history).replacing(#"\040"#, with: " ")
    let kept = line.contains("#") ? "" : "\(line)\n"
    #expect(history.hasSuffix("\n@secret p=env:PW\nexpect button Trap\n\(kept)"))
  }

  @Test(arguments: [("xterm", "stall"), ("xterm", "stallsoon"), ("dumb", "stall")])
  func `F11: an app that hangs loses neither recording nor history`(
    kind: String, line: String
  ) throws {
    let ways: [[Int32]] = [[SIGTERM], [SIGTERM, SIGTERM], [SIGHUP], [], [SIGINT, SIGINT]]
    // At the prompt Ctrl-C is a key, and the app's loop doesn't read keys.
    let shells = try ways.dropLast(line == "stall" ? 0 : 1).map { signals in
      let shell = try ShellTerminal(
        "FlowshProbe", ["--app", "traps"], environment: ["TERM": kind])
      try shell.type("record \(shell.home.file("r.walk"))\r", expecting: "Traps> ")
      try shell.type("expect button Trap\r", expecting: "Traps> ")
      try shell.type("\(line)\r", expecting: "stalling\n")
      for signal in signals {
        kill(shell.terminal.process, signal)
        Workers.waitUntilTaken(signal, by: shell.terminal.process)
      }
      if signals.isEmpty { shell.terminal.closeWindow() }
      return (shell, signals.first ?? SIGHUP)
    }
    for (shell, signal) in shells {
      #expect(try shell.terminal.waitForExit() == .signaled(signal))
      #expect(signal == SIGHUP || shell.terminal.isOrdinary)
      let recorded = line == "stall" ? "" : "\(line)\n"
      #expect(shell.home.read("r.walk") == "@app traps\n\nexpect button Trap\n\(recorded)")
      let history = shell.home.read(ShellTerminal.history).replacing(#"\040"#, with: " ")
      #expect(history.hasSuffix("\nexpect button Trap\n\(line)\n"))
    }
  }

  @Test(arguments: [SIGSEGV, SIGTRAP, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGQUIT])
  func `F11: a crash's signal that was sent ends the shell as a crash does`(
    signal: Int32
  ) throws {
    let waiting = try recording()
    kill(waiting.terminal.process, signal)
    let running = try recording()
    try running.type("where; wait 100\r", expecting: "compact width")
    if signal == SIGQUIT {
      try running.terminal.send(Key.control("\\"))
    } else {
      kill(running.terminal.process, signal)
    }
    for shell in [waiting, running] {
      #expect(try shell.terminal.waitForExit() == .signaled(signal))
      #expect(shell.terminal.isOrdinary)
      #expect(shell.home.read("r.walk") == "@app contacts\n\nselect Fred\n")
      #expect(shell.home.read(ShellTerminal.history).contains("\nselect\\040Fred\n"))
    }
  }
}
