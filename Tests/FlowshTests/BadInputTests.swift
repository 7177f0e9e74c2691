import PseudoTerminal
import Testing

@Suite(.blocking) struct `Bad input` {
  private let directory: Directory

  init() throws { directory = try Directory() }

  @Test func `a byte order mark, CRLF and a missing final newline are accepted`() throws {
    func run(_ script: String) throws -> Program.Ending {
      try Program.run("flowsh", ["--no-echo", "--no-trace"], input: script)
    }
    let plain = try run("select Fred\nback\n")
    let script = "\u{FEFF}\r\n\n  # only a comment\r\nselect Fred\r\n\t back "
    let ending = try run(script)
    #expect(ending.output == plain.output && ending.errors.isEmpty)
    #expect(ending.status == .exited(0))
  }

  @Test func `invalid bytes are reported with their position`() throws {
    let ending = try Program.run(input: Array("where\nab".utf8) + [0xFF] + Array("\nwhere\n".utf8))
    #expect(ending.errors == "<stdin>:2: invalid UTF-8 at byte 3; save the script as UTF-8\n")
    #expect(ending.output.hasPrefix("Persons> where\nPersons"))
    #expect(ending.status == .exited(66))
  }

  @Test func `a line can be at most one mebibyte long`() throws {
    let most = "note " + String(repeating: "x", count: 1 << 20 - 5)
    let ending = try Program.run(
      "flowsh", ["--no-echo", "--keep-going"], input: "\(most)x\nwhere\n")
    #expect(ending.errors == "<stdin>:1: the line has more than 1048576 bytes; split it\n")
    #expect(ending.output.contains(", tab Persons"))
    #expect(ending.status == .exited(66))
  }

  @Test func `an endless line is an error and doesn't block the program`() throws {
    let long = try Program.run("flowsh", ["/dev/zero"])
    #expect(long.errors == "/dev/zero:1: the line has more than 1048576 bytes; split it\n")
    #expect(long.status == .exited(66))
  }

  @Test func `the error for a script that sources itself shows the cycle`() throws {
    directory.write("where\nsource c.walk\n", to: "b.walk")
    directory.write("source ./b.walk\n", to: "c.walk")
    let (b, c) = (directory.file("b.walk"), directory.file("c.walk"))
    let advice = "; remove one of these \"source\" lines\n"
    for start in [[b], ["-c", "source \(b)"]] {
      let circle = try Program.run("flowsh", start)
      let again = directory.file("./b.walk")
      #expect(
        circle.errors
          == "\(c):1: a script sources itself: \(b) → \(c) → \(again)\(advice)")
      // In a file, the cycle is found before anything runs. In a command, it is found only when the
      // cycle is reached.
      #expect(circle.lines.count { $0 == "Persons> where" } == (start.count == 1 ? 0 : 1))
      #expect(circle.status == .exited(66))
    }
  }

  @Test func `an unclosed quote is an error, and nothing runs`() throws {
    let ending = try Program.run(input: "select \"Fred\n")
    #expect(ending.errors.hasPrefix("<stdin>:1: ") && ending.output.isEmpty)
    #expect(ending.status == .exited(1))
  }

  @Test func `an empty script does nothing`() throws {
    for input in ["", "\u{FEFF}\n# nothing"] {
      let ending = try Program.run(input: input)
      #expect(ending.output.isEmpty && ending.errors.isEmpty && ending.status == .exited(0))
    }
  }

  @Test func `without a terminal, the error for a missing secret names the field`() throws {
    let ending = try Program.run(input: "login\nlogin fred\n")
    #expect(ending.errors.hasPrefix("<stdin>:2: ") && ending.errors.contains("Password"))
    #expect(ending.status == .exited(1))
  }

  @Test func `an invalid line, even within a block, ends a script with one error`() throws {
    let ending = try Program.run("flowsh", ["--no-echo"], input: "each x in (1)\na\0b\nend\n")
    #expect(ending.status == .exited(66))
    #expect(ending.errors == "<stdin>:2: NUL character at byte 2; save the script as UTF-8\n")
  }

  @Test func `an unclosed block with an invalid first line is reported with its position`() throws {
    let ending = try Program.run("flowsh", ["--keep-going"], input: "setup x\nback")
    #expect(
      ending.errors == """
        <stdin>:1: setup: takes no arguments; usage: setup
        <stdin>:1: "setup" has no "end"; add it after the steps

        """)
  }
}
