import Foundation
import PseudoTerminal
import Testing

/// Tests of `.flowsh.json` with the real program.
@Suite(.blocking) struct `A project's options` {
  @Test func `are read here or above in the repository, and a mistake is a wrong usage`() throws {
    let directory = try Directory()
    _ = directory.walk("@app contacts\n== slow @slow\nselect Nobody\n== fast\nselect Fred\n")
    directory.write(#"{"test": {"not-tag": ["slow"], "tap": "-"}}"#, to: ".flowsh.json")
    let script = "cd \"\(directory.path)\" && \"$FLOWSH\" test"
    let ending = try Program.shell(script)
    #expect(ending.output == "TAP version 14\n1..1\nok 1 - ./a.walk: fast\n")
    directory.write("gitdir: elsewhere", to: ".git")
    let below = try Program.shell(
      "cd \"\(directory.path)\" && mkdir -p sub && cd sub && \"$FLOWSH\" test ..")
    #expect(below.output == "TAP version 14\n1..1\nok 1 - ../a.walk: fast\n")
    directory.write(#"{"test": {"nottag": "slow"}}"#, to: ".flowsh.json")
    let mistaken = try Program.shell(script)
    #expect(mistaken.status == .exited(64))
    #expect(
      mistaken.errors == ".flowsh.json: test: no option \"nottag\"; did you mean \"not-tag\"?\n")
  }
}
