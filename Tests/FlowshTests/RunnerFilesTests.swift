import Foundation
import PseudoTerminal
import Testing

/// Tests of the files that `flowsh test` reads and writes.
@Suite(.blocking) struct `The test runner's files` {
  private let directory: Directory

  init() throws {
    directory = try Directory()
    directory.write("@app names\nscreen\n", to: "a.walk")
  }

  private func shell(_ script: String, input: String = "") throws -> Program.Ending {
    try Program.shell(
      "cd \"$DIR\"; \(script)", input: input, environment: ["DIR": directory.path])
  }

  /// `ArgumentTests` names the same file in other ways.
  @Test(.bug(id: "F13")) func `two reports to standard output are incorrect usage`() throws {
    for pair in ["--tap - --json -", "--tap - --json /dev/stdout"] {
      let ending = try shell("\"$PROBE\" test a.walk \(pair)")
      #expect(ending.status == .exited(64) && ending.output.isEmpty, "\(pair): \(ending)")
      #expect(ending.errors.contains("can't both write to"), "\(pair): \(ending)")
    }
  }

  @Test(.bug(id: "F13")) func `a report that would replace a file of the test is incorrect usage`()
    throws
  {
    directory.write("note x\n", to: "some.steps")
    directory.write("name\nFred\n", to: "names.csv")
    directory.write("[]", to: "data.json")
    directory.write(
      "@app lasting\n@data data.json\nsource some.steps\neach name in names.csv\nscreen\nend\n",
      to: "b.walk")
    let texts = directory.names.map(directory.read)
    for name in ["b.walk", "./a.walk", "some.steps", "names.csv", "data.json"] {
      let ending = try shell("\"$PROBE\" test . --html \(name)")
      #expect(ending.status == .exited(64) && ending.output.isEmpty, "\(name): \(ending)")
      #expect(ending.errors.hasPrefix("--html \(name) would replace "), "\(name): \(ending)")
    }
    #expect(directory.names.map(directory.read) == texts)
  }

  @Test(.bug(id: "F21")) func `too few descriptors cause an error that says so`() throws {
    for (limit, status) in [(6, 70), (9, 70), (12, 70), (14, 70)] {
      let ending = try shell("ulimit -n \(limit); exec \"$PROBE\" test a.walk")
      #expect(ending.status == .exited(Int32(status)), "\(limit): \(ending)")
      #expect(
        ending.errors.contains(
          "Too many open files; the limit is \(limit); raise it with \"ulimit -n\"\n"),
        "\(limit): \(ending)")
    }
    for limit in [6, 8] {
      let ending = try shell("ulimit -n \(limit); exec \"$FLOWSH\" --app contacts -c where")
      #expect(
        ending.errors
          == "can't start: Too many open files; the limit is \(limit); raise it with"
          + " \"ulimit -n\"\n")
      #expect(ending.status == .exited(70))
    }
  }

  @Test(.bug(id: "F8")) func `if the system can't start all workers, fewer workers run all cases`()
    throws
  {
    directory.write(
      "@app names\n" + (1...40).map { "== \($0)\nwait 0.01\n" }.joined(), to: "a.walk")
    let ending = try Program.shell(
      "ulimit -n 24; exec \"$PROBE\" test \"$DIR/a.walk\" --jobs 1000",
      environment: ["DIR": directory.path])
    #expect(ending.output.contains("40 cases: 40 passed ("), "\(ending)")
    #expect(ending.status == .exited(0))
  }

  @Test(.bug(id: "D14"))
  func `if the system can't start any worker, the reports list all cases and say why`() throws {
    directory.write("@app names\n== one\nscreen\n== two\nscreen\n", to: "a.walk")
    let ending = try Program.shell(
      "ulimit -n 12; exec \"$PROBE\" test \"$DIR/a.walk\" --tap - --markdown \"$DIR/a.md\"",
      environment: ["DIR": directory.path])
    let reason = "no worker could be started: Too many open files"
    for line in ["1..2\n", "ok 1 - ", "ok 2 - ", " # SKIP not run\n", "Bail out! \(reason)"] {
      #expect(ending.output.contains(line), "\(ending)")
    }
    #expect(directory.read("a.md").contains("**ended before all cases had run: \(reason)"))
    #expect(ending.errors.hasPrefix("no worker could be started: Too many open files"))
    #expect(ending.status == .exited(70))
  }

  @Test(.bug(id: "F21")) func `output beyond the limit on file sizes is an error`() throws {
    let ending = try shell(
      "ulimit -f 1; exec \"$FLOWSH\" run - >o", input: "screen\nscreen\nscreen\n")
    #expect(ending.status == .exited(74), "\(ending)")
    #expect(
      ending.errors
        == "can't write standard output: File too large; the limit on file sizes is 512 bytes;"
        + " raise it with \"ulimit -f\"\n")
  }

  @Test(.bug(id: "F22")) func `a file whose name isn't UTF-8 is named, and the others run`() throws
  {
    _ = try shell("cp a.walk \"$(printf 'b\\377\\303.walk')\"")
    let ending = try shell("\"$PROBE\" test .")
    #expect(ending.errors == "can't read ./b\\xff\\xc3.walk: its name is not UTF-8; rename it\n")
    #expect(ending.output.contains("1 case: 1 passed ("))
    #expect(ending.status == .exited(66))
    #expect(try shell("\"$PROBE\" check .").status == .exited(66))
  }

  @Test func `a pipe is read once, and a worker runs what was read`() throws {
    let ending = try Program.run(
      "/bin/bash", ["-c", "\"$PROBE\" test <(cat \"$DIR/a.walk\")"],
      environment: [
        "PROBE": BuiltProduct.path(of: "FlowshProbe"), "DIR": directory.path,
      ])
    #expect(ending.output.contains("1 case: 1 passed ("), "\(ending)")
    let named = try shell("mkfifo pipe; cat a.walk >pipe & \"$PROBE\" test pipe --repeat 2")
    #expect(named.output.contains("1 case: 1 passed ("), "\(named)")
    let checked = try shell("cat a.walk >pipe & \"$PROBE\" check pipe")
    #expect(checked.output == "1 file, no mistakes\n", "\(checked)")
  }

  @Test(arguments: ["check", "test"])
  func `a message says that a pipe has no writer, and Ctrl-C stops waiting`(
    command: String
  ) throws {
    let pipe = directory.file("pipe")
    try #require(mkfifo(pipe, 0o600) == 0)
    let program = try Program("FlowshProbe", [command, pipe])
    try program.wait(
      for: "\(pipe): waiting for another program to write to this pipe; press Ctrl-C to stop\n",
      inErrors: true)
    kill(program.process, SIGINT)
    #expect(try program.waitForEnd().status == .signaled(SIGINT))
  }

  @Test func `a file that is named twice runs once`() throws {
    let ending = try shell("\"$PROBE\" test a.walk ./a.walk . \"$DIR\"")
    #expect(ending.output.contains("1 case: 1 passed ("), "\(ending)")
    #expect(try shell("\"$PROBE\" check a.walk ./a.walk").output == "1 file, no mistakes\n")
  }

  @Test(arguments: ["check", "test"])
  func `a folder without walkthroughs is an error`(command: String) throws {
    let ending = try shell("mkdir -p empty; \"$PROBE\" \(command) empty")
    #expect(ending.status == .exited(66))
    #expect(
      ending.errors.hasPrefix(
        "can't read empty: the folder has no walkthroughs; their names end in .walk\n"))
  }
}
