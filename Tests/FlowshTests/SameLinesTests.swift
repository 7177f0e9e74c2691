import PseudoTerminal
import Testing

/// Tests that the same lines have the same result as a test, in a file, on standard input and with
/// `-c`.
@Suite(.blocking) struct `The same lines` {
  private let directory: Directory

  init() throws { directory = try Directory() }

  /// The ways to run the file `a.walk`, each as a line of the system's shell.
  ///
  /// In a debug build, naming calls takes half of the time, so only lines about calls do it.
  private static func ways(tracing: Bool) -> [String] {
    let trace = tracing ? "--trace" : "--no-trace"
    return [
      "\"$FLOWSH\" test a.walk", "\"$FLOWSH\" run \(trace) a.walk",
      "cat a.walk | \"$FLOWSH\" \(trace)", "\"$FLOWSH\" \(trace) -c \"$(cat a.walk)\"",
    ]
  }

  private func shell(_ script: String) throws -> Program.Ending {
    try Program.shell("cd \"$DIR\"; \(script)", environment: ["DIR": directory.path])
  }

  /// Expects the lines to pass in all ways.
  private func expectPass(
    _ lines: String, tracing: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    directory.write(lines, to: "a.walk")
    for way in Self.ways(tracing: tracing) {
      let ending = try shell(way)
      #expect(
        ending.status == .exited(0) && ending.errors == "", "\(way): \(ending)",
        sourceLocation: sourceLocation)
    }
  }

  /// Expects the lines to fail in all ways, for the same reason.
  private func expectFailure(
    _ lines: String, _ reason: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    directory.write(lines, to: "a.walk")
    for way in Self.ways(tracing: false) {
      let ending = try shell(way)
      #expect(
        ending.status == .exited(1) && (ending.errors + ending.output).contains(reason),
        "\(way): \(ending)", sourceLocation: sourceLocation)
    }
  }

  // MARK: Data

  private func writeData(_ names: String..., to name: String) {
    let persons = names.map { #"{"id": "\#($0)", "name": "\#($0)", "role": "", "email": ""}"# }
    directory.write(
      """
      {"persons": [\(persons.joined(separator: ", "))], "groups": [],
       "users": [], "categories": [], "products": [], "giftCards": []}
      """, to: name)
  }

  @Test func `@data replaces the app's data`() throws {
    writeData("Ann", "Bob", "Cid", to: "store.json")
    try expectPass("@app storefront\n@data store.json\nopen persons\nexpect count 3 rows\n")
    try expectPass(
      "@data store.json\n@app storefront\n== a\nopen persons\nexpect row Cid\n== b\nopen persons\n"
        + "expect row Ann\n")
  }

  @Test func `@data replaces the data of the option --data, and both can be named again`() throws {
    writeData("Ann", to: "one.json")
    writeData("Bob", to: "two.json")
    let ending = try Program.shell(
      "cd \"$DIR\"; exec \"$FLOWSH\" --data one.json",
      input: """
        open persons; expect row Ann
        @data two.json
        open persons; expect row Bob
        @data one.json
        open persons; expect row Ann
        @data two.json
        == a case
        open persons; expect row Bob

        """, environment: ["DIR": directory.path])
    #expect(ending.status == .exited(0) && ending.errors == "", "\(ending)")
  }

  @Test(arguments: ["none.json", "broken.json"])
  func `a data file that can't be used is a mistake that is found before anything runs`(
    name: String
  ) throws {
    directory.write("{", to: "broken.json")
    directory.write("@app storefront\n@data \(name)\nopen persons\n", to: "a.walk")
    let reason =
      name == "none.json" ? "no such file" : "line 1: not valid JSON: unexpected end of file"
    for way in ["test a.walk", "check a.walk", "run a.walk", "picture a.walk --step 1"] {
      let ending = try shell("exec \"$FLOWSH\" \(way)")
      #expect(ending.errors == "a.walk:2: \(name): \(reason)\n", "\(way): \(ending)")
      #expect(ending.status == .exited(66) && !ending.output.contains("Home"), "\(way): \(ending)")
    }
    let piped = try shell("cat a.walk | \"$FLOWSH\"")
    #expect(piped.errors == "<stdin>:2: \(name): \(reason)\n" && piped.status == .exited(66))
  }

  @Test func `a data file for an app that reads none is a mistake`() throws {
    writeData("Ann", to: "store.json")
    directory.write("@app contacts\n@data store.json\nselect Fred\n", to: "a.walk")
    for way in ["test a.walk", "check a.walk", "run a.walk"] {
      let ending = try shell("exec \"$FLOWSH\" \(way)")
      #expect(
        ending.errors
          == "a.walk:2: contacts doesn't read a data file; leave out --data and @data\n",
        "\(way): \(ending)")
      #expect(ending.status == .exited(64))
    }
  }

  @Test func `a data file is for the app above it, and for one below it that reads data`() throws {
    writeData("Ann", to: "store.json")
    directory.write("@app contacts\n@data store.json\n@app storefront\nscreen\n", to: "a.walk")
    for way in ["test a.walk", "check a.walk", "run a.walk", "< a.walk"] {
      let ending = try shell("exec \"$FLOWSH\" \(way)")
      #expect(
        ending.errors.hasPrefix(
          "\(way.hasPrefix("<") ? "<stdin>" : "a.walk"):2: contacts doesn't read a data file"),
        "\(way): \(ending)")
      #expect(ending.status == .exited(64), "\(way): \(ending)")
    }
    try expectPass(
      "@app storefront\n@data store.json\n@app contacts\nselect Fred\nexpect screen Fred\n")
    try expectPass(
      "@app storefront\n@data store.json\n@app Storefront\nopen persons\nexpect row Ann\n")
    directory.write("@app storefront\n", to: "app.walk")
    directory.write("@data store.json\nopen persons\nexpect row Ann\n", to: "data.walk")
    try expectPass("@app contacts\nsource app.walk\nsource data.walk\n")
  }

  @Test func `after a data file that can't be used, the app has its own data`() throws {
    let ending = try Program.shell(
      "exec \"$FLOWSH\" --keep-going",
      input: """
        @data none.json
        open persons; expect row Fred
        == next
        open persons; expect row Fred

        """)
    #expect(ending.errors == "<stdin>:1: none.json: no such file\n", "\(ending)")
  }

  @Test func `a run uses the data that was checked`() throws {
    writeData("Ann", to: "store.json")
    directory.write(
      "@app storefront\n@data store.json\nopen persons\nexpect row Ann\n", to: "a.walk")
    let program = try Program(
      "/bin/sh",
      [
        "-c",
        "cd '\(directory.path)'; mkfifo pipe; exec '\(BuiltProduct.path(of: "flowsh"))' pipe a.walk",
      ])
    // The files are checked in order, but the pipe is read only when it runs.
    directory.wait(for: "pipe")
    _ = try Program.shell(
      "cd \"$DIR\"; exec 3>pipe; echo '{' > store.json; echo 'note first' >&3",
      environment: ["DIR": directory.path])
    let ending = try program.waitForEnd()
    #expect(ending.status == .exited(0), "\(ending)")
  }

  @Test func `the option --data of picture is checked`() throws {
    writeData("Ann", to: "store.json")
    directory.write("@app contacts\nselect Fred\n", to: "contacts.walk")
    directory.write("@app storefront\nopen persons\n", to: "store.walk")
    let missing = try shell("exec \"$FLOWSH\" picture store.walk --step 1 --data none")
    #expect(missing.errors == "none: no such file\n" && missing.status == .exited(66))
    let unread = try shell("exec \"$FLOWSH\" picture contacts.walk --step 1 --data store.json")
    #expect(unread.errors.contains("contacts doesn't read a data file"), "\(unread)")
    #expect(unread.output == "" && unread.status == .exited(64))
    let drawn = try shell("exec \"$FLOWSH\" picture store.walk --step 1 --data store.json")
    #expect(drawn.output.contains("Ann") && drawn.status == .exited(0), "\(drawn)")
  }

  // MARK: The launch

  @Test func `the calls and events of the launch are those of the last step`() throws {
    let checks = "expect event windowRoot\nexpect event didBecomeActive\nexpect call start\n"
    try expectPass("@app contacts\n\(checks)== next\n\(checks)", tracing: true)
  }

  @Test func `what --accept writes below why and events of a launch passes everywhere`() throws {
    directory.write(
      "@app contacts\nwhy\n|\nevents\n|\n== next\nevents\n|\nwhy\n|\n", to: "a.walk")
    let accepting = try shell("exec \"$FLOWSH\" test a.walk --accept")
    #expect(accepting.status == .exited(0), "\(accepting)")
    let accepted = directory.read("a.walk")
    let outputs = accepted.matches(of: /(?:why|events)\n((?:\|.*\n)+)/).map(\.1)
    #expect(outputs.count == 4, "\(accepted)")
    for output in outputs { #expect(output.contains("UITabBarController"), "\(accepted)") }
    try expectPass(accepted, tracing: true)
  }

  // MARK: Cases

  private static let back = "select Fred\nback\nexpect no leaks\n"

  @Test func `what a case keeps on purpose is a leak in the next one, which also looks for leaks`()
    throws
  {
    let found = "expected no leaks, found \"PersonCoordinator\""
    // Either setting would hide the leak if it held in the next case.
    for start in ["== a\n", ""] {
      try expectFailure(
        "@app leaky\n\(start)leaks keep PersonCoordinator\nset leaks off\n== b\n\(Self.back)",
        found)
    }
    try expectPass(
      "@app leaky\nsetup\nleaks keep PersonCoordinator\nend\n== a\n\(Self.back)== b\n\(Self.back)")
  }

  @Test func `what a case sets holds until the next one`() throws {
    for start in ["== a\n", ""] {
      try expectPass("@app contacts\n\(start)set leaks off\n== b\nexpect no leaks\n")
    }
    let clock = try Program.run(
      "flowsh", input: "== a\nset clock virtual\nset echo off\n== b\nset clock; set echo\n")
    #expect(clock.output.contains("\nclock real\n") && clock.output.contains("\necho off\n"))
  }

  @Test func `a case changes nothing in the next file`() throws {
    directory.write(
      "@app leaky\n== a\n@size regular\n@clock virtual\nset leaks off\nleaks keep PersonCoordinator\n",
      to: "a.walk")
    directory.write(
      "@app leaky\nexpect size compact\n== b\nexpect size compact\n\(Self.back)", to: "b.walk")
    for way in ["test", "run"] {
      let ending = try shell("exec \"$FLOWSH\" \(way) a.walk b.walk")
      #expect(
        (ending.errors + ending.output).contains("expected no leaks, found \"PersonCoordinator\""),
        "\(way): \(ending)")
    }
  }

  @Test func `a link with which the app was launched again opens nothing in the next file or case`()
    throws
  {
    directory.write("@app leaky\nrelaunch leaky://groups/Choir\n", to: "a.walk")
    directory.write(
      "@app leaky\nexpect stack Persons\n== b\nexpect stack Persons\n", to: "b.walk")
    for way in ["test a.walk b.walk", "run a.walk b.walk"] {
      let ending = try shell("exec \"$FLOWSH\" \(way)")
      #expect(ending.status == .exited(0) && ending.errors == "", "\(way): \(ending)")
    }
    let piped = try Program.run(
      "flowsh", ["--app", "leaky"],
      input: "relaunch leaky://groups/Choir\n@size regular\n== b\nexpect stack Persons\n")
    #expect(piped.status == .exited(0), "\(piped)")
  }

  @Test func `what a sourced script sets holds until the next case`() throws {
    writeData("Ann", to: "store.json")
    directory.write("@app leaky\nselect Fred\n", to: "leaky.steps")
    directory.write("@data store.json\nopen persons\nexpect row Ann\n", to: "data.steps")
    directory.write("@size regular\n", to: "size.steps")
    directory.write("@clock virtual\nset clock\nexpect output virtual\n", to: "clock.steps")
    for start in ["== a\n", ""] {
      try expectPass(
        "@app storefront\n\(start)source data.steps\n== b\nopen persons\nexpect row Fred\n")
      try expectPass(
        "@app contacts\n@clock real\n\(start)source leaky.steps\nsource size.steps\n"
          + "expect size regular\nsource clock.steps\n== b\nexpect no button Poster\n"
          + "expect size compact\nset clock\nexpect output real\n")
    }
  }

  @Test func `what a sourced script sets holds for its own cases`() throws {
    directory.write(
      "@app leaky\n@size regular\n@clock virtual\n== x\nexpect size regular\n"
        + "expect button Poster\nset clock\nexpect output virtual\n"
        + "== y\nexpect size regular\nset clock\nexpect output virtual\n", to: "cases.steps")
    try expectPass(
      "@app contacts\n@clock real\n== a\nsource cases.steps\n== b\nexpect no button Poster\n"
        + "expect size compact\nset clock\nexpect output real\n")
  }

  @Test func `a launch is no command that prints`() throws {
    directory.write("@size regular\nexpect no output Persons\n", to: "size.steps")
    for start in ["@app contacts\n", "@app contacts\n== Persons\n"] {
      try expectFailure(
        start + "expect output Persons\n", "expected output \"Persons\", found none")
      try expectPass(
        start + "expect no output Persons\nsource size.steps\nexpect no output Persons\n"
          + "screen\nexpect output Persons\n")
    }
  }

  @Test func `what is set at a prompt outside a case holds in the cases`() throws {
    let shell = try ShellTerminal()
    try shell.enter("set leaks off", prompt: "Persons> ")
    try shell.enter("== a", prompt: "Persons> ")
    try shell.type("expect no leaks\r", expecting: "the leak check is off")
    #expect(try shell.leave() == .exited(0))
  }

  @Test func `what is kept on purpose at a prompt is kept after cases of other apps`() throws {
    directory.write("@app contacts\n", to: "contacts.steps")
    let shell = try ShellTerminal("flowsh", ["--app", "leaky"])
    try shell.enter("leaks keep PersonCoordinator", prompt: "Persons> ")
    try shell.enter("source \(directory.file("contacts.steps"))", prompt: "Persons> ")
    try shell.enter("== a", prompt: "Persons> ")
    try shell.enter("expect button Poster", prompt: "Persons> ")
    try shell.enter("select Fred", prompt: "Fred> ")
    try shell.enter("back", prompt: "\nPersons> ")
    try shell.enter("expect no leaks; note none left", prompt: "none left\n")
    #expect(try shell.leave() == .exited(0))
  }

  // MARK: What is found before a run

  @Test func `a secret that isn't set is a mistake before a run`() throws {
    directory.write("@app contacts\n@secret p=env:WALK_P\nlogin fred ${p}\n", to: "a.walk")
    for way in ["run a.walk", "< a.walk"] {
      let ending = try shell("exec \"$FLOWSH\" \(way)")
      #expect(ending.status == .exited(64) && ending.output == "", "\(ending)")
      #expect(
        ending.errors.hasSuffix(
          ":2: the environment variable WALK_P for ${p} is not set; set it before flowsh starts\n"))
    }
    let json = try shell("exec \"$FLOWSH\" run --format json a.walk")
    #expect(json.output.contains(#""line":2"#), "\(json)")
  }

  @Test func `a secret that isn't set fails only the steps that use it`() throws {
    let head = "@app contacts\n@secret p=env:WALK_P\n"
    try expectPass(head + "select Fred\nnote ${p:-none}\n")
    directory.write(head + "select Fred\nlogin\nlogin fred ${p}\n", to: "a.walk")
    for way in ["cat a.walk | \"$FLOWSH\"", "\"$FLOWSH\" -c \"$(cat a.walk)\""] {
      let ending = try shell(way)
      #expect(ending.status == .exited(1) && ending.output.contains("> select Fred\n"))
      #expect(
        ending.errors.hasSuffix(
          ":5: the environment variable WALK_P for ${p} is not set; set it before flowsh starts\n"))
    }
  }

  @Test func `a variable of --set that no script uses gets a warning`() throws {
    directory.write("@app contacts\n@set who=Fred\nselect ${who}\n", to: "a.walk")
    for way in ["test", "check", "run"] {
      let ending = try shell("exec \"$FLOWSH\" \(way) --set whom=Barney a.walk")
      #expect(
        ending.errors == "warning: --set whom: no walkthrough uses ${whom}; did you mean ${who}?\n",
        "\(way): \(ending)")
      #expect(ending.status == .exited(0))
    }
    for way in ["a.walk -c 'note ${whom}'", "-c 'note ${whom}'"] {
      let ending = try shell("exec \"$FLOWSH\" run --set whom=Barney \(way)")
      #expect(ending.errors == "" && ending.output.contains("Barney"), "\(ending)")
    }
  }

  @Test func `the option --size replaces @size`() throws {
    directory.write(
      "@app contacts\n@size compact\nexpect size regular\n== next\nexpect size regular\n",
      to: "a.walk")
    for way in ["test a.walk", "run a.walk", "< a.walk"] {
      let ending = try shell("set -- --size regular; exec \"$FLOWSH\" \(way) \"$@\"")
      #expect(ending.status == .exited(0), "\(way): \(ending)")
    }
    let other = try shell("exec \"$FLOWSH\" run a.walk")
    #expect(other.errors.contains("a.walk:3: expected size"), "\(other)")
    directory.write("@size compact\n== c\nexpect size regular\n", to: "size.steps")
    directory.write("@app contacts\nsource size.steps\nexpect size regular\n", to: "a.walk")
    for way in ["test", "run"] {
      let ending = try shell("exec \"$FLOWSH\" \(way) --size regular a.walk")
      #expect(ending.status == .exited(0), "\(way): \(ending)")
    }
  }

  @Test func `a script that is sourced at a prompt is like any other`() throws {
    directory.write("@app contacts\n@size compact\nset leaks off\n== a\nset leaks\n", to: "a.walk")
    let shell = try ShellTerminal("flowsh", ["--size", "regular"])
    let shown = try shell.enter("source \(directory.file("a.walk"))", prompt: "leaks on")
    #expect(!shown.contains("leaks off"))
    try shell.enter("expect size regular; note right", prompt: "right")
    #expect(try shell.leave() == .exited(0))
  }

  @Test func `an empty shard explores nothing`() throws {
    directory.write("@app contacts\nselect Fred\n", to: "a.walk")
    let ending = try shell("exec \"$FLOWSH\" test a.walk --shard 5/5 --coverage")
    #expect(ending.errors == "" && ending.status == .exited(0), "\(ending)")
  }
}
