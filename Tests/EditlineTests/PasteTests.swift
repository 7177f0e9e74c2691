import PseudoTerminal
import Testing

@Suite struct `Pasting and typing ahead` {
  @Test func `300 pasted lines are read one by one, tabs and all`() throws {
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

  @Test func `in vi's command mode a paste is text`() throws {
    let probe = try ProbeTerminal(editrc: "bind -v\n")
    try probe.type("x", expecting: "x")
    try probe.terminal.send("\(Key.escape)")
    try probe.terminal.paste("dd0")
    try probe.type("\r", expecting: "got [dd0x]")
  }

  @Test func `Ctrl-C stops a command and drops the rest of the paste`() throws {
    let probe = try ProbeTerminal()
    try probe.terminal.paste("spin\nnever\n")
    try probe.terminal.wait(for: "spinning")
    try probe.type(Key.control("c"), expecting: "stopped")
    try probe.type("next\r", expecting: "got [next]")
    #expect(!probe.terminal.output.contains("never"))
  }

  @Test func `lines typed ahead of the program are read`() throws {
    let home = try Directory()
    let terminal = try ProbeTerminal.shell("read go; \"$PROBE\"; read x; echo rest $x", home: home)
    try terminal.send("go\rone\rtwo\rquit\rfor later\r")
    try terminal.wait(for: "got [one]")
    try terminal.wait(for: "got [two]")
    try terminal.wait(for: "rest for later")
  }
}
