import Glibc
import PseudoTerminal
import Testing

@Suite(.blocking) struct `Signals and the terminal` {
  @Test func `Ctrl-Z suspends, and fg restores the line`() throws {
    let home = try Directory()
    let shell = try ProbeTerminal.shell("", home: home)
    try shell.wait(for: "sh$ ")
    try shell.send("\"$PROBE\"\r")
    try shell.wait(for: ProbeTerminal.prompt)
    try shell.send("half\(Key.control("z"))")
    try shell.wait(for: "Stopped")
    try shell.wait(for: "sh$ ")
    try shell.send("fg\r")
    try shell.wait(for: ProbeTerminal.prompt + "half")
    try shell.send(" whole\r")
    try shell.wait(for: "got [half whole]")
    try shell.send("quit\r")
    try shell.wait(for: "sh$ ")
  }

  @Test func `a resize redraws the line in place`() throws {
    let probe = try ProbeTerminal(columns: 40)
    try probe.type(String(repeating: "a", count: 50), expecting: "aaaa")
    try probe.type("z", expecting: "z")
    probe.terminal.resize(columns: 100)
    let drawn = ProbeTerminal.prompt + String(repeating: "a", count: 50) + "z"
    try probe.terminal.wait(for: drawn)
    try probe.type("\r", expecting: "got [")
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `a signal that ends the program restores the terminal`(signal: Int32) throws {
    let probe = try ProbeTerminal()
    try probe.type("half", expecting: "half")
    #expect(!probe.terminal.isOrdinary)
    kill(probe.terminal.process, signal)
    try probe.terminal.wait(for: "terminated by \(signal)")
    #expect(try probe.terminal.waitForExit() == .exited(128 + signal))
    #expect(probe.terminal.isOrdinary)
  }

  @Test func `SIGINT from another process clears the line`() throws {
    let probe = try ProbeTerminal()
    try probe.type("half", expecting: "half")
    kill(probe.terminal.process, SIGINT)
    try probe.terminal.wait(for: "interrupted")
  }

  @Test func `a command can check for Ctrl-C`() throws {
    let probe = try ProbeTerminal()
    try probe.type("spin\r", expecting: "spinning")
    #expect(probe.terminal.isOrdinary)
    try probe.type(Key.control("c"), expecting: "stopped")
    try probe.type("next\r", expecting: "got [next]")
  }

  @Test func `a second Ctrl-C ends a command that doesn't check for it`() throws {
    let probe = try ProbeTerminal()
    try probe.type("hang\r", expecting: "hanging")
    try probe.type(Key.control("c"), expecting: "^C")
    try probe.type("", expecting: "noticed")
    try probe.terminal.send(Key.control("c"))
    #expect(try probe.terminal.waitForExit() == .signaled(SIGINT))
  }

  @Test func `exit while a line is read restores the terminal`() throws {
    let probe = try ProbeTerminal()
    try probe.terminal.send("exit in idle\r")
    #expect(try probe.terminal.waitForExit() == .exited(3))
    #expect(probe.terminal.isOrdinary)
  }

  /// Terminal modes that libedit wouldn't restore correctly.
  private static let modes = "-echoctl -echoe -ixon brkint werase undef erase ^H eof ^X"

  @Test(
    .bug(id: "F15"),
    arguments: [
      "quit", "exit in idle", "crash", "crash in idle", "overflow", "hang", "until input",
      "secret",
    ]
      + [SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGABRT, SIGALRM, SIGUSR1, SIGSYS].flatMap {
        ["signal \($0)", "signal in idle \($0)"]
      })
  func `the terminal's modes are restored, however the program ends`(line: String) throws {
    let home = try Directory()
    let script = """
      trap : INT QUIT; export SWIFT_BACKTRACE=enable=no; ulimit -c 0; stty \(Self.modes); echo "before $(stty -g)."
      "$PROBE"; echo "after $(stty -g)."
      """
    let shell = try ProbeTerminal.shell(script, home: home)
    try shell.wait(for: "before ")
    let before = try shell.wait(for: ".")
    try shell.wait(for: ProbeTerminal.prompt)
    try shell.send(line + "\r")
    switch line {
    case "hang":
      try shell.wait(for: "hanging")
      try shell.send(Key.control("c"))
      try shell.wait(for: "noticed")
      try shell.send(Key.control("c"))
    case "until input":
      try shell.wait(for: "waiting")
      try shell.send(Key.control("\\"))
    case "secret":
      try shell.wait(for: "Password: ")
      try shell.send("\(Key.control("z"))x\rquit\r")
    default: break
    }
    try shell.wait(for: "after ")
    #expect(try shell.wait(for: ".") == before)
    let unmarked = Array("\u{1B}[?2004l".utf8)
    #expect(shell.rawOutput.ranges(of: unmarked).count >= 1)
  }

  @Test(.bug(id: "F15"), arguments: ["", "until input\r"])
  func `Ctrl-Z restores the terminal's modes, and new modes are kept after fg`(
    command: String
  ) throws {
    let home = try Directory()
    let shell = try ProbeTerminal.shell("", home: home)
    func modes() throws -> String {
      try shell.wait(for: "sh$ ")
      try shell.send("echo \"mo\"\"des $(stty -g).\"\r")
      try shell.wait(for: "modes ")
      return try shell.wait(for: ".")
    }
    try shell.wait(for: "sh$ ")
    try shell.send("stty \(Self.modes) eof ^D\r")
    let before = try modes()
    try shell.wait(for: "sh$ ")
    try shell.send("\"$PROBE\"\r")
    try shell.wait(for: ProbeTerminal.prompt)
    try shell.send(command)
    if !command.isEmpty { try shell.wait(for: "waiting\n") }
    try shell.send(Key.control("z"))
    try shell.wait(for: "Stopped")
    #expect(try modes() == before)
    try shell.wait(for: "sh$ ")
    try shell.send("stty ixon werase ^Y\r")
    let between = try modes()
    #expect(between != before)
    try shell.wait(for: "sh$ ")
    try shell.send("fg\r")
    if command.isEmpty {
      try shell.wait(for: ProbeTerminal.prompt)
    } else {
      try shell.wait(for: "\n")
    }
    try shell.send(Key.control("d"))
    try shell.wait(for: "end of input")
    #expect(try modes() == between)
  }

  @Test func `a text from idle appears above the line`() throws {
    let probe = try ProbeTerminal()
    try probe.type("announce\r", expecting: "something happened\n" + ProbeTerminal.prompt)
    try probe.type("next\r", expecting: "got [next]")
  }

  @Test func `a prompt that idle changes is redrawn`() throws {
    let probe = try ProbeTerminal()
    try probe.type("rename\r", expecting: "renamed> ")
  }
}
