import PseudoTerminal
import Testing

@Suite(.blocking) struct `Pasting and typing ahead` {
  @Test func `300 pasted lines are read one by one, with their tabs`() throws {
    let probe = try ProbeTerminal()
    let lines = (1...300).map { "line\t\($0)" }
    try probe.terminal.paste(lines.joined(separator: "\n") + "\n")
    for number in 1...300 {
      try probe.terminal.wait(for: "got [line")
      #expect(try probe.terminal.wait(for: "]").hasSuffix("\(number)"))
    }
  }

  @Test func `a paste without a newline waits for Enter`() throws {
    let probe = try ProbeTerminal()
    try probe.terminal.paste("one\ntwo")
    try probe.terminal.wait(for: "got [one]")
    try probe.terminal.wait(for: "two")
    try probe.type(" more\r", expecting: "got [two more]")
  }

  @Test func `in vi's command mode, a paste is inserted as text`() throws {
    let probe = try ProbeTerminal(editrc: "bind -v\n")
    try probe.type("x", expecting: "x")
    try probe.terminal.send("\(Key.escape)")
    try probe.terminal.paste("dd0")
    try probe.type("\r", expecting: "got [dd0x]")
  }

  @Test func `Ctrl-C stops a command and discards the rest of the paste`() throws {
    let probe = try ProbeTerminal()
    try probe.terminal.paste("spin\nnever\n")
    try probe.terminal.wait(for: "spinning")
    try probe.type(Key.control("c"), expecting: "stopped")
    try probe.type("next\r", expecting: "got [next]")
    #expect(!probe.terminal.output.contains("never"))
  }

  @Test(.bug(id: "F15")) func `Ctrl-D typed while a command runs ends the input after the command`()
    throws
  {
    for editrc in ["", "bind -v\n"] {
      let probe = try ProbeTerminal(editrc: editrc)
      try probe.type("until input\r", expecting: "waiting\n")
      #expect(probe.terminal.isOrdinary)
      try probe.type(Key.control("d"), expecting: "end of input")
      #expect(try probe.terminal.waitForExit() == .exited(0))
    }
  }

  @Test(.bug(id: "F15")) func `Ctrl-D typed ahead works as it does at the prompt`() throws {
    let probe = try ProbeTerminal()
    let keys = "at\(Key.control("d"))\(Key.control("a"))w\r"
    try probe.type(keys, expecting: "got [wat]")
    try probe.terminal.wait(for: ProbeTerminal.prompt)
    try probe.type("until input\r", expecting: "waiting\n")
    try probe.type(keys, expecting: "got [wat]")
    try probe.terminal.wait(for: ProbeTerminal.prompt)
    try probe.type("until input\r", expecting: "waiting\n")
    try probe.type("first\r\(Key.control("d"))", expecting: "got [first]")
    try probe.terminal.wait(for: "end of input")
  }

  @Test(.bug(id: "F15"))
  func `any key that the terminal uses for the end of file works typed ahead`() throws {
    let home = try Directory()
    let terminal = try ProbeTerminal.shell("stty eof ^X; exec \"$PROBE\"", home: home)
    try terminal.wait(for: ProbeTerminal.prompt)
    try terminal.send("until input\r")
    try terminal.wait(for: "waiting\n")
    try terminal.send(Key.control("x"))
    try terminal.wait(for: "end of input")
  }

  @Test(.bug(id: "F15")) func `Ctrl-D typed before a secret is requested ends the input`() throws {
    let probe = try ProbeTerminal()
    try probe.type("until secret\r", expecting: "waiting\n")
    try probe.type(Key.control("d"), expecting: "Password: ")
    try probe.terminal.wait(for: "secret endOfInput")
    try probe.type("next\r", expecting: "got [next]")
  }

  @Test(.bug(id: "F15")) func `Ctrl-C discards a Ctrl-D typed before it`() throws {
    let probe = try ProbeTerminal()
    try probe.type("spin\r", expecting: "spinning")
    try probe.type("\(Key.control("d"))\(Key.control("c"))", expecting: "stopped\n")
    try probe.terminal.wait(for: ProbeTerminal.prompt)
    try probe.type("spin\r", expecting: "spinning")
    try probe.type(Key.control("c"), expecting: "stopped\n")
    try probe.type(Key.control("d"), expecting: "end of input")
  }

  @Test(.bug(id: "F15")) func `a NUL is ignored, and the next key is read normally`() throws {
    for editrc in ["", "bind -v\n"] {
      let probe = try ProbeTerminal(editrc: editrc)
      try probe.type("a\0\0\(Key.backspace)b\0\r", expecting: "got [b]")
      try probe.terminal.wait(for: ProbeTerminal.prompt)
      try probe.type("\0\(Key.control("d"))", expecting: "end of input")
    }
  }

  @Test func `lines typed before the program starts are read`() throws {
    let home = try Directory()
    let terminal = try ProbeTerminal.shell("read go; \"$PROBE\"; read x; echo rest $x", home: home)
    try terminal.send("go\rone\rtwo\rquit\rfor later\r")
    try terminal.wait(for: "got [one]")
    try terminal.wait(for: "got [two]")
    try terminal.wait(for: "rest for later")
  }
}
