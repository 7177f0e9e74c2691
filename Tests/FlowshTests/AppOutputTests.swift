import Foundation
import Glibc
import PseudoTerminal
import Testing

@Suite(.blocking) struct `What an app prints` {
  private func run(_ lines: String..., options: [String] = [], password: String = "")
    throws -> Program.Ending
  {
    try Program.run(
      "FlowshProbe", ["--app", "chatter", "--no-trace"] + options,
      input: lines.map { $0 + "\n" }.joined(), environment: ["WALK_PASSWORD": password])
  }

  @Test func `appears after the calls, marked as the app's`() throws {
    let ending = try Program.run("FlowshProbe", ["--app", "prints", "-c", "speak"])
    #expect(
      ending.output == """
        Prints> speak
          closure in PrintingViewController.content   PrintingViewController.swift:11
          app: a word from the app

        Prints
          [Speak]
        stack  Prints


        """)
  }

  @Test func `appears in order with the commands, and isn't compared with | lines`() throws {
    let ending = try run("where", "lines", "lines", "|   (the screen is unchanged)", "== next")
    #expect(ending.errors == "" && ending.status == .exited(0))
    #expect(
      ending.output.hasPrefix(
        """
          app: loaded
        Chatter> where
        Chatter (ChatteringViewController), compact width, portrait

        Chatter> lines
          app: one
          app: two
          app:
          app: three

        Chatter

        """))
    #expect(
      ending.output.hasSuffix(
        """
        Chatter> lines
          app: one
          app: two
          app:
          app: three
          (the screen is unchanged)

        == next

          app: loaded

        """), "\(ending.output)")
  }

  @Test func `is in the command's JSON object, or an object of its own outside of commands`() throws
  {
    let ending = try run("lines", "controls", "where", options: ["--format", "json"])
    let objects = try ending.lines.dropLast().map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(objects.map { $0["command"] as? String } == [nil, "lines", "controls", "where"])
    #expect(
      objects.map { $0["appOutput"] as? [String] } == [
        ["loaded"], ["one", "two", "", "three"], ["\u{1B}[2J \u{202E} \u{7}\u{FFFD}"], nil,
      ])
    #expect(ending.errors == "")
  }

  @Test(arguments: ["text", "json"])
  func `can't send control characters or invalid text to the terminal`(format: String) throws {
    let ending = try run("controls", options: ["--format", format])
    let unsafe = ending.output.unicodeScalars.filter {
      $0 != "\n" && $0.properties.generalCategory == .control || $0 == "\u{202E}"
    }
    #expect(unsafe.isEmpty)
    let shown =
      format == "text"
      ? "  app: \\u{1B}[2J \\u{202E} \\u{7}\u{FFFD}\n" : #"["\u001b[2J \u202E \u0007"#
    #expect(ending.output.contains(shown), "\(ending.output)")
  }

  @Test func `is shortened in the middle if it is a flood`() throws {
    let ending = try run("flood", "where")
    let lines = ending.lines.filter { $0.hasPrefix("  app: ") }
    #expect(lines.prefix(3) == ["  app: loaded", "  app: line 1", "  app: line 2"])
    #expect(lines.last == "  app: line 30000")
    #expect(lines.count { $0.hasSuffix(" more bytes left out …") } == 1)
    #expect(ending.output.utf8.count < 200_000 && ending.output.contains("Chatter> where\n"))
  }

  @Test(.bug(id: "F10"), arguments: [["tell"], ["floodtell", "--format", "json"], ["confess"]])
  func `has stars in place of a secret`(arguments: [String]) throws {
    let ending = try run(
      "@secret password=env:WALK_PASSWORD", arguments[0], options: Array(arguments.dropFirst()),
      password: "sesame/\"pie\"")
    let all = ending.output + ending.errors
    #expect(all.contains("********"))
    for part in ["sesa", "same", "pie", "ame/"] { #expect(!all.contains(part), "\(part)") }
  }

  @Test func `has stars in place of a secret that is printed in two steps`() throws {
    let ending = try run(
      "@secret password=env:WALK_PASSWORD", "tellhalf", "where", "tellrest", "where", "tellhalf",
      password: "sesame pie")
    #expect(ending.output.contains("  app: ********\n"))
    // At the end, the rest can no longer follow.
    #expect(ending.output.components(separatedBy: "sesam").count == 2)
    #expect(ending.output.hasSuffix("  app: sesam\n") && !ending.output.contains("pie"))
  }

  @Test(arguments: ["text", "json"])
  func `has stars in place of a secret whose rest is printed after the script or at the exit`(
    format: String
  ) throws {
    let directory = try Directory()
    directory.write("@secret p=env:WALK_PASSWORD\ntellhalf\n", to: "a.walk")
    let ending = try Program.run(
      "FlowshProbe",
      [
        "--app", "chatter", "--no-trace", "--format", format, directory.file("a.walk"),
        "-c", "tellrest", "-c", "tellhalf", "-c", "tellrestatexit",
      ], environment: ["WALK_PASSWORD": "sesame pie"])
    #expect(!ending.output.contains("sesam") && !ending.output.contains("pie"), "\(ending)")
    let last =
      format == "text"
      ? "  app: ********\n" : "{\"appOutput\":[\"********\"],\"version\":1}\n"
    #expect(ending.output.hasSuffix(last), "\(ending.output)")
    #expect(ending.errors == "" && ending.status == .exited(0))
  }

  @Test func `in a test run shows no secret even if the worker's messages are invalid`() throws {
    let directory = try Directory()
    let lines = ["@app chatter", "@secret p=env:WALK_PASSWORD", "== a", "where"]
    directory.write((lines + ["tellrunner", ""]).joined(separator: "\n"), to: "a.walk")
    directory.write(
      (lines + ["flood", "lines", "floodcrash", ""]).joined(separator: "\n"), to: "b.walk")
    let report = directory.file("o.json")
    let ending = try Program.run(
      "FlowshProbe",
      ["test", directory.file("a.walk"), directory.file("b.walk"), "--json", report],
      environment: ["WALK_PASSWORD": "sesame"])
    let all = ending.output + ending.errors + directory.read("o.json")
    #expect(all.contains("the test worker sent an invalid message"))
    #expect(!all.contains("sesame"))
    // The other case has a secret, too, but its output contains none.
    #expect(all.contains("Fatal error: after a flood"))
  }

  @Test func `doesn't make flowsh wait for a child process of the app that outlives it`() throws {
    let ending = try run("child", "where")
    #expect(ending.output.contains("  app: from a child\n"))
    #expect(ending.status == .exited(0))
  }

  @Test(arguments: ["text", "json"])
  func `before a crash goes to standard error, escaped`(format: String) throws {
    let ending = try run("confess", options: ["--format", format], password: "open")
    #expect(ending.errors.contains(" Fatal error: \\u{1B}[2Jopen\n"))
    #expect(ending.errors.hasPrefix("app: "))
    #expect(ending.status != .exited(0))
    // In JSON, it is also in the object of the command.
    #expect(ending.output.contains("Fatal") == (format == "json"))
    #expect(!ending.output.contains("\u{1B}"))
  }

  @Test(arguments: [
    ([], "  app: goodbye ********\n"),
    (["--format", "json"], "{\"appOutput\":[\"goodbye ********\"],\"version\":1}\n"),
  ])
  func `by a function that it registered with atexit comes last`(
    options: [String], expected: String
  ) throws {
    let ending = try run(
      "@secret p=env:WALK_PASSWORD", "atexit", "where", options: options, password: "sesame")
    #expect(ending.output.hasSuffix(expected), "\(ending)")
    #expect(ending.errors == "" && ending.status == .exited(0))
  }

  @Test func `by a function that it registered with atexit can fail to be written or crash`()
    throws
  {
    let crash = try run("crashatexit")
    #expect(crash.errors.contains(" Fatal error: at the exit\n"), "\(crash)")
    #expect(crash.errors.hasPrefix("app: ") && crash.status == .signaled(SIGILL))
    let program = try Program("FlowshProbe", ["--app", "chatter", "--no-trace"])
    try program.send("atexit\nwhere\n")
    try program.wait(for: "Chatter (ChatteringViewController), compact width")
    program.closeOutput()
    #expect(try program.finish().status == .signaled(SIGPIPE))
  }

  @Test func `before a crash isn't lost in a flood`() throws {
    let ending = try run("floodcrash")
    #expect(ending.errors.contains("app: line 1\n"))
    #expect(ending.errors.contains(" Fatal error: after a flood\n"))
  }

  @Test func `is kept with its case and its step in a test run`() throws {
    let directory = try Directory()
    directory.write(
      """
      @app chatter
      == talks
      where
      lines
      == is silent
      where
      == floods
      flood
      == crashes
      lines
      floodcrash

      """, to: "a.walk")
    let report = directory.file("o.json")
    let junit = directory.file("o.xml")
    let ending = try Program.run(
      "FlowshProbe",
      ["test", directory.file("a.walk"), "--jobs", "1", "--json", report, "--junit", junit])
    #expect(
      ending.output.contains("\n  the app wrote 30,006 lines; the last 20:\n"), "\(ending.output)")
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: report)))
    let cases = try #require((json as? [String: Any])?["cases"] as? [[String: Any]])
    let steps = try cases.map { item in
      try #require(item["steps"] as? [[String: Any]]).map { $0["appOutput"] as? [String] ?? [] }
    }
    let all = cases.map { $0["appOutput"] as? [String] ?? [] }
    let lines = ["one", "two", "", "three"]
    #expect(steps[0] == [["loaded"], lines] && all[0] == ["loaded"] + lines)
    #expect(steps[1] == [["loaded"]] && all[1] == ["loaded"])
    #expect(all[2].first == "loaded" && all[2].last == "line 30000")
    #expect(all[2].count < 10_000 && cases[2]["status"] as? String == "passed")
    #expect(steps[3].first == ["loaded"] + lines)
    #expect(all[3].prefix(2) == ["loaded", "one"] && all[3].contains("line 1"))
    let reason = cases[3]["reason"] as? String ?? ""
    #expect(reason.hasSuffix("Fatal error: after a flood"), "\(reason)")
    let xml = directory.read("o.xml")
    #expect(
      xml.contains("&gt; lines\n  app: one\n  app: two\n  app: \n"), "\(xml.prefix(2_000))")
    #expect(!xml.contains("<system-err>") && xml.contains("  app: line 30000\n"))
  }

  @Test func `at a terminal appears above the prompt when it arrives`() throws {
    let shell = try ShellTerminal(
      "FlowshProbe", ["--app", "chatter", "--no-trace"], environment: ["NO_COLOR": "1"])
    try shell.enter("lines", prompt: "Chatter> ")
    try shell.type("where", expecting: "where")
    try shell.type(Key.control("u") + "later\r", expecting: "  app: from another thread\n")
    try shell.terminal.wait(for: "Chatter> ")
    try shell.enter("where", prompt: "Chatter> ")
    try shell.enter("atexit", prompt: "Chatter> ")
    #expect(try shell.leave() == .exited(0))
    #expect(shell.terminal.output.hasSuffix("\n  app: goodbye \n"))
    #expect(shell.terminal.isOrdinary)
  }

  @Test func `at a terminal is dim, and a crash leaves the terminal intact`() throws {
    let shell = try ShellTerminal(
      "FlowshProbe", ["--app", "chatter", "--no-trace"], environment: ["WALK_PASSWORD": "word"])
    try shell.enter("lines", prompt: "Chatter> ")
    let raw = String(decoding: shell.terminal.rawOutput, as: UTF8.self)
    #expect(raw.contains("\u{1B}[2m  app: two\u{1B}[0m\r\n"))
    try shell.type("confess\r", expecting: "Fatal error: \\u{1B}[2Jword\n")
    #expect(try shell.terminal.waitForExit() != .exited(0))
    #expect(shell.terminal.isOrdinary)
  }
}
