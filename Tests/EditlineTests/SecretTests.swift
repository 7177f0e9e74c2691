import Glibc
import PseudoTerminal
import Testing

@testable import Editline

@Suite(.blocking) struct `Reading a secret` {
  private func asked() throws -> ProbeTerminal {
    let probe = try ProbeTerminal()
    try probe.type("secret\r", expecting: "Password: ")
    return probe
  }

  @Test func `a secret is not shown, and the terminal echoes again afterwards`() throws {
    let probe = try asked()
    #expect(!probe.terminal.isOrdinary)
    try probe.terminal.send("wrong\(Key.control("u"))hunter22\(Key.backspace)\r")
    #expect(try probe.terminal.wait(for: "secret line(\"hunter2\")") == "\n")
    try probe.type("quit\r", expecting: "")
    _ = try probe.terminal.waitForExit()
    #expect(!probe.home.read("history").contains("hunter"))
    #expect(probe.terminal.isOrdinary)
  }

  @Test func `Ctrl-C interrupts, and Ctrl-D at the start ends the input`() throws {
    let probe = try asked()
    try probe.type("half\(Key.control("c"))", expecting: "secret interrupted")
    try probe.type("secret\r", expecting: "Password: ")
    try probe.type(Key.control("d"), expecting: "secret endOfInput")
  }

  @Test func `a signal that ends the program restores the terminal`() throws {
    let probe = try asked()
    kill(probe.terminal.process, SIGTERM)
    try probe.terminal.wait(for: "secret terminated(signal: \(SIGTERM))")
    #expect(probe.terminal.output.contains("Password: \n"))
  }

  @Test func `an arrow key adds nothing to a secret`() throws {
    let probe = try asked()
    try probe.type("ab\(Key.left)\u{1B}OAé\r", expecting: "secret line(\"abé\")")
  }
}
