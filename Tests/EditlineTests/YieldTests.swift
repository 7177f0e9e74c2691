import PseudoTerminal
import Testing

/// Tests of ``LineEditor/yields``.
@Suite(.blocking) struct `A read that ends without a line` {
  private func yield(_ probe: ProbeTerminal) throws {
    probe.home.write("", to: "yield")
  }

  @Test(arguments: [nil, "bind -v\n"])
  func `goes on later with the line and the cursor`(editrc: String?) throws {
    let probe = try ProbeTerminal(editrc: editrc)
    try probe.type("zwölf Äpfel\(Key.left)\(Key.left)", expecting: "zwölf Äpfel")
    try yield(probe)
    try probe.terminal.wait(for: "yielded [zwölf Äpfel] at 9\n")
    try probe.terminal.wait(for: ProbeTerminal.prompt + "zwölf Äpfel")
    try probe.type("X\r", expecting: "got [zwölf ÄpfXel]")
  }

  @Test func `goes on with an empty line, and keeps what is typed meanwhile`() throws {
    let probe = try ProbeTerminal()
    try yield(probe)
    try probe.terminal.wait(for: "yielded [] at 0\n")
    try probe.type("more\r", expecting: "got [more]")
    #expect(probe.terminal.output.contains("got"))
  }

  @Test func `waits for the end of a search`() throws {
    let probe = try ProbeTerminal()
    try probe.enter("first", expecting: "got [first]")
    try probe.type(Key.control("r") + "fir", expecting: "bck")
    try yield(probe)
    try probe.type(Key.escape, expecting: "yielded [first]")
  }
}
