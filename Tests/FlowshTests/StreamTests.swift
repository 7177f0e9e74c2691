import Glibc
import PseudoTerminal
import Testing

@Suite(.blocking) struct `The standard streams` {
  private let directory: Directory

  init() throws { directory = try Directory() }

  @Test(arguments: [
    ("--app contacts -c where", ">&-", "Bad file descriptor"),
    ("--app contacts -c where", ">/dev/full", "No space left on device"),
    ("--app contacts \"$FILE\"", ">&-", "Bad file descriptor"),
    ("apps", ">/dev/full", "No space left on device"),
    ("--version", ">&-", "Bad file descriptor"),
    ("--help", ">/dev/full", "No space left on device"),
    ("--generate-completion-script bash", ">/dev/full", "No space left on device"),
  ])
  func `a closed or full standard output is an error`(
    arguments: String, redirection: String, reason: String
  ) throws {
    directory.write("where\n", to: "one.walk")
    let ending = try Program.shell(
      "exec \"$FLOWSH\" \(arguments) \(redirection)",
      environment: ["FILE": directory.file("one.walk")])
    #expect(ending.errors == "can't write standard output: \(reason)\n")
    #expect(ending.status == .exited(74))
    #expect(directory.read("one.walk") == "where\n")
  }

  @Test func `a closed or full standard error changes nothing else`() throws {
    for redirection in ["2>&-", "2>/dev/full"] {
      let ending = try Program.shell(
        "exec \"$FLOWSH\" --app contacts --keep-going \(redirection)", input: "bogus\nwhere\n")
      #expect(ending.output.contains("Persons> where\nPersons"))
      #expect(ending.status == .exited(1))
    }
  }

  @Test func `a closed standard input is an error only if input is needed`() throws {
    let ending = try Program.shell("exec \"$FLOWSH\" --app contacts <&-")
    #expect(ending.errors == "can't read <stdin>: Bad file descriptor\n")
    #expect(ending.status == .exited(66))
    #expect(try Program.shell("exec \"$FLOWSH\" --app contacts -c where <&-").status == .exited(0))
  }

  @Test func `a closed output pipe ends the program silently`() throws {
    let program = try Program()
    program.closeOutput()
    let ending = try program.finish(sending: Array("where\n".utf8))
    #expect(ending.status == .signaled(SIGPIPE) && ending.errors.isEmpty)
    let shell = try Program.shell(
      "{ \"$FLOWSH\" --app contacts -; echo \"status $?\" >&2; } | head -1",
      input: String(repeating: "where\n", count: 100_000))
    #expect(shell.output == "Persons> where\n" && shell.errors == "status 141\n")
  }

  @Test func `a closed output pipe ends the program silently even if the parent ignores SIGPIPE`()
    throws
  {
    let shell = try Program.shell(
      "trap '' PIPE; { \"$FLOWSH\" --app contacts --format json -; echo \"status $?\" >&2; } | head -1",
      input: String(repeating: "where\n", count: 100_000))
    #expect(shell.output.hasPrefix("{\"command\":\"where\",") && shell.errors == "status 141\n")
  }
}

@Suite(.blocking) struct `Signals during a script` {
  /// Expects the recording to be saved if a signal ends the program while it waits for input, or,
  /// with `runningCommand`, while it runs a command.
  private func expectRecording(thatEndsBy signal: Int32, runningCommand: Bool = false) throws {
    let directory = try Directory()
    let program = try Program("flowsh", ["--no-trace"])
    try program.send(
      "record \(directory.file("r.walk"))\nselect Fred\nwhere\n\(runningCommand ? "wait 100\n" : "")"
    )
    try program.wait(for: runningCommand ? "> wait 100\n" : "compact width")
    Workers.waitUntilAsleep(program.process)
    kill(program.process, signal)
    #expect(try program.waitForEnd().status == .signaled(signal))
    #expect(directory.read("r.walk") == "@app contacts\n\nselect Fred\n")
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `stop a wait at once, after the previous output is written`(signal: Int32) throws {
    let program = try Program(
      "flowsh", ["--no-trace", "-c", "select Fred", "-c", "wait 100", "-c", "back"])
    try program.wait(for: "> wait 100\n")
    kill(program.process, signal)
    let ending = try program.waitForEnd()
    #expect(ending.status == .signaled(signal))
    #expect(ending.output.hasSuffix("Persons › Fred> wait 100\n"))
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `stop a wait for the next line of a named pipe`(signal: Int32) throws {
    let directory = try Directory()
    let pipe = directory.file("pipe")
    try #require(mkfifo(pipe, 0o600) == 0)
    for arguments in [[pipe], ["-c", "source \(pipe); where"]] {
      let program = try Program("flowsh", arguments)
      let writer = open(pipe, O_RDWR)
      defer { close(writer) }
      _ = "where\n".withCString { write(writer, $0, 6) }
      try program.wait(for: ", tab Persons")
      kill(program.process, signal)
      let ending = try program.waitForEnd()
      #expect(ending.status == .signaled(signal))
      #expect(!ending.errors.contains("can't read"))
    }
  }

  @Test func `stop the rest of a line`() throws {
    let program = try Program("flowsh", ["-c", "wait 100; select Fred"])
    try program.wait(for: "> wait 100\n")
    kill(program.process, SIGINT)
    #expect(try program.waitForEnd().output == "Persons> wait 100\n")
  }

  @Test func `end the program while it waits for a reader that stopped reading`() throws {
    let directory = try Directory()
    directory.write(String(repeating: "screen\n", count: 10_000), to: "long.walk")
    let program = try Program("flowsh", [directory.file("long.walk")])
    try program.waitForOutput()
    kill(program.process, SIGTERM)
    #expect(try program.waitForEnd(readingAfterwards: true).status == .signaled(SIGTERM))
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `end the program while it waits for more input`(signal: Int32) throws {
    let program = try Program()
    try program.send("where\n")
    try program.wait(for: "compact width, portrait\n")
    kill(program.process, signal)
    let ending = try program.waitForEnd()
    #expect(ending.status == .signaled(signal))
  }

  @Test(.bug(id: "F11"), arguments: [SIGINT, SIGTERM, SIGHUP])
  func `save a recording from a pipe while the program waits or runs a command`(
    signal: Int32
  ) throws {
    try expectRecording(thatEndsBy: signal)
    try expectRecording(thatEndsBy: signal, runningCommand: true)
  }

  @Test(.bug(id: "F11"))
  func `a recording is also saved if the app ends the process or the reader stops`()
    throws
  {
    let directory = try Directory()
    for (place, verb) in ["Trap", "Exit"].enumerated() {
      _ = try Program.run(
        "FlowshProbe", ["--app", "traps", "--no-trace"],
        input: "record \(directory.file("\(place).walk"))\nexpect button Trap\ntap \(verb)\n")
      #expect(
        directory.read("\(place).walk")
          == "@app traps\n\nexpect button Trap\n# crashed the app: tap \(verb)\n")
    }
    let program = try Program()
    try program.send("record \(directory.file("r.walk"))\nselect Fred\nwhere\n")
    try program.wait(for: "compact width")
    program.closeOutput()
    let ending = try program.finish(sending: Array("where\n".utf8))
    #expect(ending.status == .signaled(SIGPIPE))
    #expect(directory.read("r.walk") == "@app contacts\n\nselect Fred\n")
  }

  @Test(.bug(id: "D13"))
  func `a recording has what was done before the process was killed, and isn't overwritten`() throws
  {
    let directory = try Directory()
    let record = "record \(directory.file("r.walk"))\n"
    let program = try Program("flowsh", ["--no-trace"])
    try program.send(record + "select Fred\nback\nundo\nwhere\n")
    try program.wait(for: "compact width")
    kill(program.process, SIGKILL)
    #expect(try program.waitForEnd().status == .signaled(SIGKILL))
    #expect(directory.read("r.walk") == "@app contacts\n\nselect Fred\n")
    let next = try Program.run("flowsh", ["--no-trace"], input: record)
    #expect(next.errors.contains("it already exists; record to another file"))
    #expect(directory.read("r.walk") == "@app contacts\n\nselect Fred\n")
    #expect(directory.names == ["r.walk"])
  }

  @Test(
    .bug(id: "F11"),
    arguments: [
      ("stall", [SIGTERM]), ("stall", [SIGHUP]), ("stall", [SIGTERM, SIGTERM]),
      ("stall", [SIGINT]), ("stall", [SIGINT, SIGINT]), ("stall", [SIGQUIT]),
      ("spin", [SIGTERM, SIGTERM]), ("spin", [SIGQUIT]), ("sabotage", [SIGQUIT]),
      ("sabotage", [SIGTERM, SIGTERM]),
    ])
  func `save a recording from a pipe even if the app hangs`(
    verb: String, signals: [Int32]
  ) throws {
    let directory = try Directory()
    let program = try Program(
      "FlowshProbe", ["--app", "traps", "--no-trace"],
      environment: ["FLOWSH_TEST": directory.path])
    try program.send("record \(directory.file("r.walk"))\nexpect button Trap\n\(verb)\n")
    directory.wait(for: "hanging")
    for signal in signals {
      kill(program.process, signal)
      Workers.waitUntilTaken(signal, by: program.process)
    }
    let ending = try program.waitForEnd()
    #expect(ending.status == .signaled(signals[0]))
    #expect(ending.output.contains("> expect button Trap\n"))
    #expect(directory.read("r.walk") == "@app traps\n\nexpect button Trap\n")
  }

  @Test(.bug(id: "F11"), arguments: [SIGSEGV, SIGTRAP, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGQUIT])
  func `end a script like a crash if they are crash signals sent from outside`(
    signal: Int32
  ) throws {
    try expectRecording(thatEndsBy: signal, runningCommand: signal == SIGABRT)
  }

  @Test func `stay ignored where the parent ignores them`() throws {
    let program = try Program(
      "/bin/sh",
      ["-c", "trap '' INT; exec \"$0\" -c 'wait 0.2' -c where", BuiltProduct.path(of: "flowsh")])
    try program.wait(for: "> wait 0.2\n")
    kill(program.process, SIGINT)
    let ending = try program.waitForEnd()
    #expect(ending.status == .exited(0) && ending.output.contains("> where\n"))
  }

  @Test(arguments: ["record stop\n", ""])
  func `a recording that can't be written ends a script with status 74`(end: String) throws {
    let directory = try Directory()
    let file = directory.file("r.walk")
    let ending = try Program.shell(
      "ulimit -f 0; exec \"$FLOWSH\" --app contacts --no-trace --keep-going",
      input: "record \(file)\nselect Fred\nselect Nobody\n\(end)")
    #expect(ending.status == .exited(74), "\(ending)")
    let reason = "File too large; the limit on file sizes is 0 bytes; raise it with \"ulimit -f\"\n"
    #expect(ending.errors.contains("can't write \(file): \(reason)"), "\(ending)")
    #expect(directory.names == [])
  }

  @Test func `an argument that isn't UTF-8 is refused, because its file would be another one`()
    throws
  {
    let directory = try Directory()
    let ending = try Program.shell(
      "cd \"\(directory.path)\"; exec \"$FLOWSH\" explore --app contacts --json \"$(printf 'r\\351.json')\""
    )
    #expect(ending.status == .exited(64), "\(ending)")
    #expect(ending.errors.contains("the argument \"r\u{FFFD}.json\" isn't UTF-8"), "\(ending)")
    #expect(directory.names == [])
  }

  @Test(arguments: [
    ("none: $bad", "write it in UTF-8"), (": >$bad: $bad", "rename it"),
    ("mkdir $bad: $bad", "rename it"), (": >$bad: --data=$bad", "rename it"),
    ("none: --data=$bad", "write it in UTF-8"), (": >$bad: -c=$bad", "write it in UTF-8"),
  ])
  func `an argument that isn't UTF-8 comes with advice that fits what it names`(
    way: String, advice: String
  ) throws {
    let directory = try Directory()
    let parts = way.split(separator: ": ").map(String.init)
    let start = parts[0] == "none" ? ":" : parts[0]
    let ending = try Program.shell(
      "cd \"$DIR\"; bad=$(printf 'r\\351'); \(start); exec \"$FLOWSH\" --app contacts \(parts[1])",
      environment: ["DIR": directory.path])
    #expect(ending.status == .exited(64), "\(ending)")
    #expect(ending.errors.hasSuffix("isn't UTF-8; \(advice)\n"), "\(ending)")
  }

  @Test func `all paths are relative to the first folder, even if the app changes the directory`()
    throws
  {
    let directory = try Directory()
    for name in ["in.steps", "table.csv", "data"] { directory.write("note \(name)\n", to: name) }
    let ending = try Program.shell(
      #"cd "$FOLDER"; "$PROBE" --app lasting --no-trace --data data"#,
      input: """
        record a.walk
        changefolder
        record stop
        record b.walk
        source in.steps
        each line in table.csv
          note row: ${line}
        end
        record stop
        @data data
        expect text changed

        """,
      environment: ["FOLDER": directory.path])
    #expect(ending.status == .exited(0), "\(ending.errors)")
    #expect(ending.output.contains("\nin.steps\n") && ending.output.contains("row: note table.csv"))
    #expect(directory.names == ["a.walk", "b.walk", "data", "in.steps", "table.csv"])
    let header = "@app lasting\n@data data\n"
    #expect(directory.read("a.walk") == header + "\nchangefolder\n")
    #expect(directory.read("b.walk").hasPrefix(header + "\nchangefolder\n"))
  }
}
