import Foundation
import Glibc
import PseudoTerminal
import Testing

@Suite(.blocking) struct `Ending a shell at a terminal` {
  @Test(arguments: [SIGTERM, SIGHUP])
  func `a signal ends the shell at the prompt and during a command`(signal: Int32) throws {
    let waiting = try ShellTerminal()
    try waiting.enter("where", prompt: "Persons> ")
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

  /// Starts a shell, begins a recording, and runs one command.
  private func recording() throws -> ShellTerminal {
    let shell = try ShellTerminal("flowsh", ["--no-trace"])
    try shell.enter("record \(shell.home.file("r.walk"))", prompt: "Persons> ")
    try shell.enter("select Fred", prompt: "Persons › Fred> ")
    return shell
  }

  @Test(.bug(id: "F11"), arguments: [SIGTERM, SIGHUP])
  func `a signal that ends the shell saves the recording and the history`(
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

  @Test(.bug(id: "F11"))
  func `closing the window at the prompt or during a command saves them too`() throws {
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

  @Test(.bug(id: "F11")) func `a signal ends the shell without running its teardown`() throws {
    let shell = try recording()
    try shell.enter("teardown", prompt: "teardown…> ")
    try shell.enter("wait 100", prompt: "teardown…> ")
    try shell.enter("end", prompt: "> ")
    try shell.enter("back", prompt: "Persons> ")
    kill(shell.terminal.process, SIGTERM)
    #expect(try shell.terminal.waitForExit() == .signaled(SIGTERM))
    #expect(shell.home.read("r.walk") == "@app contacts\n\nselect Fred\nback\n")
  }

  @Test(
    .bug(id: "F11"),
    arguments: [
      "tap Trap", "tap Exit", "tap Soon", "tap Sink", "tap Trap # hunter22x",
    ])
  func `history, recording and terminal are intact after an app ends the process`(
    line: String
  ) throws {
    let shell = try ShellTerminal(
      "FlowshProbe", ["--app", "traps", "--no-trace"], environment: ["PW": "hunter22x"])
    try shell.enter("record \(shell.home.file("r.walk"))", prompt: "Traps> ")
    try shell.enter("@secret p=env:PW", prompt: "Traps> ")
    try shell.enter("expect button Trap", prompt: "Traps> ")
    try shell.terminal.send("\(line)\r")
    let status = try shell.terminal.waitForExit()
    #expect(line == "tap Exit" ? status == .exited(70) : status != .exited(0), "\(status)")
    #expect(shell.terminal.isOrdinary)
    // The command that ended the process is a comment, because it couldn't be replayed.
    let command = line.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
    let recorded = line == "tap Soon" ? "soon\n" : "# crashed the app: \(command)\n"
    #expect(shell.home.read("r.walk") == "@app traps\n\nexpect button Trap\n\(recorded)")
    let history = shell.home.read(ShellTerminal.history).replacing(#"\040"#, with: " ")
    let kept = line.contains("#") ? "" : "\(line)\n"
    #expect(history.hasSuffix("\n@secret p=env:PW\nexpect button Trap\n\(kept)"))
  }

  @Test(.bug(id: "F30")) func `Ctrl-C right after Enter stops the command`() throws {
    let shell = try ShellTerminal()
    try shell.type("wait 100\r" + Key.control("c"), expecting: "stopped\n")
    try shell.terminal.wait(for: "> ")
    try shell.enter("where", prompt: "> ")
    #expect(try shell.leave() == .exited(0))
  }

  @Test func `Ctrl-D in an open block saves recording and history`() throws {
    let shell = try recording()
    try shell.enter("each x in (1)", prompt: "each…> ")
    try shell.enter("where", prompt: "each…> ")
    #expect(try shell.leave() == .exited(0))
    #expect(shell.terminal.isOrdinary)
    #expect(shell.home.read("r.walk") == "@app contacts\n\nselect Fred\n")
    let history = shell.home.read(ShellTerminal.history).replacing(#"\040"#, with: " ")
    #expect(history.hasSuffix("\nselect Fred\neach x in (1)\nwhere\n"))
  }

  @Test(
    .bug(id: "F11"),
    arguments: [
      ("faultelsewhere", SIGSEGV), ("trapelsewhere", SIGILL), ("abortelsewhere", SIGABRT),
      ("exitelsewhere", nil), ("faultlater", SIGSEGV),
    ])
  func `history, recording and terminal are intact after another thread ends the process`(
    line: String, signal: Int32?
  ) throws {
    let shell = try ShellTerminal("FlowshProbe", ["--app", "chatter", "--no-trace"])
    try shell.enter("record \(shell.home.file("r.walk"))", prompt: "Chatter> ")
    try shell.enter("lines", prompt: "Chatter> ")
    try shell.terminal.send("\(line)\r")
    #expect(try shell.terminal.waitForExit() == signal.map { .signaled($0) } ?? .exited(70))
    #expect(shell.terminal.isOrdinary)
    // The command that starts the thread may have ended before the fault.
    #expect(shell.home.read("r.walk").hasPrefix("@app chatter\n\nlines\n"))
    #expect(shell.home.read(ShellTerminal.history).hasSuffix("\nlines\n\(line)\n"))
    if line == "trapelsewhere" {
      #expect(shell.terminal.output.contains("Fatal error: on another thread\n"))
    }
  }

  @Test(
    .bug(id: "F11"), arguments: [("xterm", "stall"), ("xterm", "stallsoon"), ("dumb", "stall")])
  func `recording and history are intact after an app hangs`(
    kind: String, line: String
  ) throws {
    let ways: [[Int32]] = [[SIGTERM], [SIGTERM, SIGTERM], [SIGHUP], [], [SIGINT, SIGINT]]
    // At the prompt, Ctrl-C is a key press rather than a signal. While the app hangs, no keys are
    // read.
    let shells = try ways.dropLast(line == "stall" ? 0 : 1).map { signals in
      let home = try Directory()
      let shell = try ShellTerminal(
        "FlowshProbe", ["--app", "traps", "--no-trace"], home: home,
        environment: ["TERM": kind, "FLOWSH_TEST": home.path])
      try shell.type("record \(shell.home.file("r.walk"))\r", expecting: "Traps> ")
      try shell.type("expect button Trap\r", expecting: "Traps> ")
      try shell.terminal.send("\(line)\r")
      home.wait(for: "hanging")
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

  @Test func `a recording that can't be written when the shell ends is an error`() throws {
    let home = try Directory()
    mkdir(home.file("in"), 0o700)
    let shell = try ShellTerminal(home: home)
    try shell.enter("record \(home.file("in/r.walk"))", prompt: "Persons> ")
    unlink(home.file("in/r.walk"))
    rmdir(home.file("in"))
    #expect(try shell.leave() == .exited(74))
    let output = shell.terminal.output.replacing(/\n +/, with: " ")
    #expect(output.contains("its folder does not exist\n"))
  }

  @Test(arguments: ["xterm", "dumb"])
  func `Ctrl-C while the app hangs says how to end the shell, which saves the recording`(
    kind: String
  ) throws {
    let home = try Directory()
    let shell = try ShellTerminal(
      "FlowshProbe", ["--app", "traps", "--no-trace"], home: home,
      environment: ["TERM": kind, "FLOWSH_TEST": home.path])
    try shell.type("record \(home.file("r.walk"))\r", expecting: "Traps> ")
    try shell.type("stall\r", expecting: "stall")
    home.wait(for: "hanging")
    try shell.type(Key.control("c"), expecting: "press Ctrl-C again to end flowsh\n")
    try shell.terminal.send(Key.control("c"))
    #expect(try shell.terminal.waitForExit() == .signaled(SIGINT))
    #expect(shell.terminal.isOrdinary)
    #expect(home.read("r.walk") == "@app traps\n\n")
  }

  /// `StreamTests` sends every such signal to a script; all have the same handler.
  @Test(.bug(id: "F11"), arguments: [SIGSEGV, SIGABRT, SIGQUIT])
  func `a crash signal sent from outside ends the shell like a crash`(
    signal: Int32
  ) throws {
    let waiting = try recording()
    Workers.waitUntilAsleep(waiting.terminal.process)
    kill(waiting.terminal.process, signal)
    let running = try recording()
    try running.type("where; wait 100\r", expecting: "compact width")
    Workers.waitUntilAsleep(running.terminal.process)
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
