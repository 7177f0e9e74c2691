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
    for script in [
      "\u{FEFF}select Fred\nback\n", "select Fred\r\nback\r\n", "select Fred\nback",
      "\n\n  # only a comment\n\nselect Fred\n\t back \n", "select Fred; back",
    ] {
      let ending = try run(script)
      #expect(ending.output == plain.output && ending.errors.isEmpty, "\(script)")
      #expect(ending.status == .exited(0), "\(script)")
    }
  }

  @Test(
    arguments: [
      ([0x61, 0x00, 0x62], "NUL character at byte 2; save the script as UTF-8"),
      ([0x61, 0x62, 0xFF], "invalid UTF-8 at byte 3; save the script as UTF-8"),
      ([0xC3], "invalid UTF-8 at byte 1; save the script as UTF-8"),
    ] as [([UInt8], String)])
  func `invalid bytes are reported with their position`(
    bytes: [UInt8], message: String
  ) throws {
    let ending = try Program.run(input: Array("where\n".utf8) + bytes + Array("\nwhere\n".utf8))
    #expect(ending.errors == "<stdin>:2: \(message)\n")
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

  @Test(.bug(id: "F7"), arguments: ["select", "open", "back"])
  func `a large negative number makes only the command fail`(command: String) throws {
    let ending = try Program.run("flowsh", ["-c", "login; \(command) \(Int.min)"])
    #expect(ending.errors.hasPrefix("<command 1>:1: "))
    #expect(ending.status == .exited(1))
  }

  @Test(arguments: ["\"\"", "'' x"])
  func `a command without a name is an error`(line: String) throws {
    let ending = try Program.run("flowsh", ["-c", "select Fred; \(line)"])
    #expect(ending.errors.hasPrefix("<command 1>:1: no command or button \"\""))
    #expect(ending.status == .exited(1))
  }

  @Test func `the error for a script that sources itself shows the cycle`() throws {
    directory.write("source a.walk\n", to: "a.walk")
    directory.write("where\nsource c.walk\n", to: "b.walk")
    directory.write("source ./b.walk\n", to: "c.walk")
    let (a, b, c) = (directory.file("a.walk"), directory.file("b.walk"), directory.file("c.walk"))
    let itself = try Program.run("flowsh", [a])
    let advice = "; remove one of these \"source\" lines\n"
    #expect(itself.errors == "\(a):1: a script sources itself: \(a) → \(a)\(advice)")
    #expect(itself.status == .exited(66))
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

  @Test(arguments: ["select \"Fred", "select 'Fred", "select Fred\\"])
  func `an unclosed quote is an error, and nothing runs`(line: String) throws {
    let ending = try Program.run(input: "\(line)\n")
    #expect(ending.errors.hasPrefix("<stdin>:1: ") && ending.output.isEmpty)
    #expect(ending.status == .exited(1))
  }

  @Test func `an empty script does nothing`() throws {
    for input in ["", "\n", "# nothing", "\u{FEFF}"] {
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
