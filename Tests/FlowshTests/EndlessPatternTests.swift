import Glibc
import PseudoTerminal
import Testing

/// Tests of regular expressions that take too long or are too deep.
@Suite(.blocking) struct `A pattern in a script` {
  private let directory: Directory
  private static let output = "note " + String(repeating: "a", count: 36)
  private static let endless = [
    "\(output)\nexpect output /(a+)+$b/\nnote after\n",
    "\(output)\n| (a+)+$b (re)\nnote after\n",
  ]

  init() throws { directory = try Directory() }

  @Test(.bug(id: "F27"), arguments: ["check", "run", "test"])
  func `that is nested too deeply is reported with its location`(command: String) throws {
    for line in ["expect output /%/", "| % (re)"] {
      let brackets = String(repeating: "[", count: 2_500)
      let walk = directory.walk(
        "screen\n\(line.split(separator: "%").joined(separator: brackets))\n")
      let ending = try Program.run("flowsh", [command, walk])
      #expect(ending.status == .exited(64), "\(ending)")
      #expect(ending.errors.hasPrefix("\(walk):2: "), "\(ending)")
      #expect(ending.errors.contains("brackets are nested more than 50 levels deep"), "\(ending)")
    }
  }

  @Test(.bug(id: "F27"), arguments: endless)
  func `that never ends is stopped by Ctrl-C`(script: String) throws {
    // The output before a wait is flushed.
    let program = try Program("flowsh", [directory.walk("wait 0.01\n\(script)")])
    try program.wait(for: "wait 0.01\n")
    kill(program.process, SIGINT)
    let ending = try program.waitForEnd()
    #expect(ending.status == .signaled(SIGINT))
    #expect(!ending.output.contains("note after"))
  }

  @Test(.bug(id: "F27"), arguments: ["output", "no output"])
  func `that never ends is stopped by Ctrl-C at the prompt`(subject: String) throws {
    let shell = try ShellTerminal()
    try shell.enter(Self.output, prompt: "Persons> ")
    try shell.type("expect \(subject) /(a+)+$b/\r", expecting: "$b/\n")
    try shell.type(Key.control("c"), expecting: "stopped\n")
    try shell.enter("select Fred", prompt: "Persons › Fred> ")
    #expect(try shell.leave() == .exited(0))
  }

  @Test(.bug(id: "F27")) func `that never ends is stopped by the case's deadline`() throws {
    directory.write("@app contacts\n@timeout 0.3s\n\(Self.endless[0])", to: "a.walk")
    directory.write("@app contacts\n@timeout 0.3s\n\(Self.endless[1])", to: "b.walk")
    let ending = try Program.run("flowsh", ["test", directory.path])
    #expect(ending.output.contains("2 cases: 2 timed out ("), "\(ending)")
  }
}
