import Foundation
import PseudoTerminal
import Testing

/// Tests of `flowsh test`, which runs cases in worker processes.
@Suite(.blocking) struct `The test runner` {
  private let directory: Directory

  init() throws { directory = try Directory() }

  /// CI runs all of them; `WalkTests` and `SampleTests` check that they pass.
  @Test func `the samples pass, and all reports are written`() throws {
    let samples = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "samples").path
    let all = try Program.run("flowsh", ["test", samples, "--list"])
    #expect(all.status == .exited(0) && all.lines.count > 40, "\(all)")
    #expect(!all.output.contains("BringYourOwnApp"), "samples for another program are not run")
    let names = ["o.xml", "o.html", "o.json", "o.tap"].map { directory.file($0) }
    let ending = try Program.run(
      "flowsh",
      [
        "test", "\(samples)/contacts", "\(samples)/leaky", "--junit", names[0], "--html", names[1],
        "--json", names[2], "--tap", names[3],
      ])
    #expect(ending.status == .exited(0), "\(ending.errors) \(ending.output)")
    for name in names { #expect(try Data(contentsOf: URL(filePath: name)).count > 1_000) }
    let report = try JSONSerialization.jsonObject(
      with: Data(contentsOf: URL(filePath: names[2])))
    let cases = try #require((report as? [String: Any])?["cases"] as? [[String: Any]])
    #expect(cases.count > 10 && cases.allSatisfy { $0["status"] as? String == "passed" })
    let xml = try String(contentsOf: URL(filePath: names[0]), encoding: .utf8)
    let titles = xml.matches(of: /testcase (name="[^"]*" classname="[^"]*")/).map(\.1)
    #expect(Set(titles).count == titles.count && titles.count == cases.count)
  }

  @Test(.bug(id: "R1")) func `with --no-leaks, a case that expects no leaks fails with the reason`()
    throws
  {
    let walk = directory.walk(
      """
      @app contacts
      == asks
      select Fred
      expect no leaks
      == asks nothing
      select Fred
      back
      == switches it on
      set leaks on
      expect no leaks
      """)
    #expect(try Program.run("flowsh", ["test", walk]).status == .exited(0))
    let ending = try Program.run("flowsh", ["test", walk, "--no-leaks"])
    #expect(ending.status == .exited(1))
    #expect(ending.output.contains("3 cases: 2 passed, 1 failed"), "\(ending.output)")
    #expect(
      ending.output.contains("the leak check is off; turn it on with \"set leaks on\""),
      "\(ending.output)")
  }

  @Test func `a case that traps, exits or hangs fails alone, with its last step and call stack`()
    throws
  {
    let walk = directory.walk(
      """
      @app traps
      @timeout 600s
      == good
      expect button Trap
      == traps
      expect button Trap
      tap Trap
      == exits
      tap Exit
      == hangs
      @timeout 3s
      tap Hang
      == good again
      expect screen Traps
      == breaks no rule
      expect screen Nowhere -- as it should
      """)
    let report = directory.file("o.json")
    let ending = try Program.run(
      "FlowshProbe", ["test", walk, "--json", report, "--jobs", "2"],
      environment: ["FOLDER": directory.path])
    #expect(ending.status == .exited(70))
    #expect(ending.output.contains("6 cases: 2 passed, 1 failed, 2 crashed, 1 timed out ("))
    #expect(ending.output.contains("a.walk:7: "))
    #expect(ending.output.contains("Fatal error: the app's own mistake\n"))
    #expect(
      ending.output.contains(
        "closure in TrappingViewController.endings  TrappingViewController.swift:"))
    #expect(ending.output.contains("> tap Exit\n  the app terminated the process (exit 3)"))
    #expect(ending.output.contains("> tap Hang\n  the case exceeded its time limit of 3 seconds"))
    #expect(ending.output.contains("a.walk:16: failed: "))
    #expect(try Workers.withEnvironment(directory.path).isEmpty)
  }

  @Test func `a case that uses too much memory crashes alone`() throws {
    let walk = directory.walk("@app traps\n== hoards\ntap Hoard\n== good\nexpect screen Traps\n")
    let ending = try Program.testProbe(walk)
    #expect(ending.output.contains("2 cases: 1 passed, 1 crashed ("), "\(ending.output)")
    #expect(ending.output.contains("the process used up to"))
    #expect(ending.status == .exited(70))
  }

  @Test func `violating a UIKit rule is a crash, unless it was expected`() throws {
    let broken = directory.walk("@app rules\n== breaks\ntap Break\n")
    #expect(try Program.testProbe(broken).status == .exited(70))
    let expected = directory.walk("@app rules\n== breaks\n! tap Break\n", "b.walk")
    #expect(try Program.testProbe(expected).status == .exited(0))
  }

  @Test func `tags, names and shards select cases`() throws {
    let walk = directory.walk(
      """
      @app names
      @tags all
      == one @smoke
      screen
      == two @slow
      screen
      == login three
      screen
      """)
    func titles(_ arguments: String...) throws -> [String] {
      let ending = try Program.run("FlowshProbe", ["test", walk, "--list"] + arguments)
      return ending.output.matches(of: /: ([a-z ]+?)(?: @.*)?\n/).map { String($0.1) }
    }
    #expect(try titles() == ["one", "two", "login three"])
    #expect(try titles("--tag", "smoke", "--tag", "slow") == ["one", "two"])
    #expect(try titles("--not-tag", "slow") == ["one", "login three"])
    #expect(try titles("--name", "LOGIN*") == ["login three"])
    #expect(try titles("--shard", "1/2") == ["one", "login three"])
    #expect(try titles("--shard", "2/2") == ["two"])
    #expect(try Program.testProbe(walk, "--tag", "none").status == .exited(64))
    #expect(try Program.testProbe(walk, "--tag", "slow", "--name", "one").status == .exited(66))
    #expect(try Program.testProbe(walk, "--shard", "3/2").status == .exited(64))
  }

  @Test func `output that differs is shown, and --accept rewrites it in all cases at once`() throws
  {
    let text = """
      @app contacts
      == one
      screen
      | nothing like it
      |...
      where
      | Persons* (glob)
      where
      |
      == two
      each n in (1 2)
      note the same
      | x
      end
      == three
      each n in (1 2)
      note ${n}
      | 1
      note again ${n}
      | x
      end
      == four
      where
      | Elsewhere
      expect screen Nowhere
      == five
      where

      """
    let walk = directory.walk(text)
    func run(_ options: String...) throws -> Program.Ending {
      try Program.run("flowsh", ["test", walk] + options)
    }
    let failed = try run()
    #expect(failed.status == .exited(1))
    #expect(failed.output.contains("- | nothing like it"))
    let accepted = try run("--accept", "--fail-fast", "--jobs", "1")
    #expect(accepted.status == .exited(1))
    #expect(accepted.output.hasPrefix("accepted: \(walk):4, :9, :13, :24\n"), "\(accepted)")
    let conflicts = accepted.errors.split(separator: "\n")
    for (line, conflict) in zip([17, 19], conflicts) {
      #expect(conflict.hasPrefix("\(walk):\(line): not accepted: the step has run more than once"))
    }
    #expect(accepted.output.contains("\n7 cases: 3 passed, 3 failed, 1 not run ("), "\(accepted)")
    let now = directory.read("a.walk")
    #expect(!now.contains("nothing like it") && now.contains("screen\n| Persons\n|...\nwhere\n"))
    #expect(now.contains("where\n| Persons* (glob)\nwhere\n| Persons ("), "\(now)")
    #expect(now.contains("note the same\n| the same\nend") && now.contains("note ${n}\n| 1\n"))
    let again = try run("--accept", "--name", "one")
    #expect(again.status == .exited(0) && again.output.hasPrefix("nothing to accept\n"))
  }

  @Test func `after --accept, all places are those in the rewritten files`() throws {
    directory.write("where\n|\nselect Fred\nselect Nope\n", to: "b.steps")
    let walk = directory.walk(
      "@app contacts\n== a\nopen groups\n|\n== b\nselect Nope\n== c\nsource b.steps\n"
        + "== d\neach n in (1 2)\nnote ${n}\n| x\nend\n")
    let report = directory.file("r.json")
    let ending = try Program.run(
      "flowsh", ["test", walk, "--accept", "--json", report, "--junit", directory.file("r.xml")],
      environment: ["GITHUB_ACTIONS": "true"])
    let lines = directory.read("a.walk").split(separator: "\n").map(String.init)
    func place(_ line: String) -> Int { (lines.firstIndex(of: line) ?? -1) + 1 }
    #expect(place("select Nope") > 6)
    let places = [
      "\(walk):\(place("select Nope")): failed: b\n",
      "b.steps:\(directory.read("b.steps").split(separator: "\n").count): failed: c\n",
      "line=\(place("select Nope")),",
    ]
    for text in places { #expect(ending.output.contains(text), "\(text): \(ending)") }
    #expect(ending.errors.hasPrefix("\(walk):\(place("note ${n}")): not accepted: "), "\(ending)")
    let json = try JSONSerialization.jsonObject(with: Data(directory.read("r.json").utf8))
    let cases = try #require((json as? [String: Any])?["cases"] as? [[String: Any]])
    let titles = ["a", "b", "c", "d", "d"]
    #expect(cases.map { $0["line"] as? Int } == titles.map { place("== \($0)") })
    #expect(directory.read("r.xml").contains("\(walk):\(place("select Nope"))"))
  }

  @Test func `--accept rewrites a file once that two cases source by different paths`() throws {
    directory.write("where\n|\nselect 1\n", to: "lib.steps")
    for name in ["a", "b"] {
      try FileManager.default.createDirectory(
        atPath: directory.file(name), withIntermediateDirectories: true)
      directory.write("@app contacts\n== \(name)\nsource ../lib.steps\n", to: "\(name)/a.walk")
    }
    let ending = try Program.run("flowsh", ["test", directory.path, "--accept"])
    #expect(ending.status == .exited(0), "\(ending)")
    let accepted = "accepted: \(directory.path)/a/../lib.steps:2\n2 cases: 2 passed ("
    #expect(ending.output.hasPrefix(accepted), "\(ending)")
    #expect(directory.read("lib.steps").hasPrefix("where\n| Persons ("))
  }

  @Test func `with --fail-fast, the first failure ends the run`() throws {
    let walk = directory.walk("@app names\n== a\nbogus1\n== b\nscreen\n== c\nscreen\n")
    let ending = try Program.testProbe(walk, "--fail-fast", "--jobs", "1")
    let summary = ending.output.split(separator: "\n", omittingEmptySubsequences: false).suffix(6)
    #expect(
      summary.prefix(4) == [
        "not run: 2 cases", "  \(walk):4: b", "  \(walk):6: c", "",
      ], "\(ending)")
    #expect(ending.output.contains("\n3 cases: 1 failed, 2 not run ("))
    #expect(ending.output.ranges(of: "failed: a\n").count == 1, "a failure is named once")
    #expect(ending.output.contains("  rerun: FlowshProbe test \(walk) --name a\n"))
  }

  @Test func `a case that passes when it runs again is flaky, and fails the run unless allowed`()
    throws
  {
    let text = "@app hostile\n== flaky\nwhere\ntap TrapOnce\n== fails\nexpect screen Elsewhere\n"
    func run(_ options: String...) throws -> Program.Ending {
      let directory = try Directory()
      let arguments = ["test", directory.walk(text), "--retries", "2", "--jobs", "1"] + options
      return try Program.run(
        "FlowshProbe", arguments, environment: ["FLOWSH_TEST": directory.path])
    }
    let ending = try run()
    #expect(ending.status == .exited(1))
    #expect(ending.output.contains("a.walk:4: flaky: flaky\n    where\n  > tap TrapOnce\n"))
    #expect(ending.output.contains("  passed in attempt 2, after it had failed: "), "\(ending)")
    #expect(ending.output.contains("2 cases: 1 failed, 1 flaky ("))
    #expect(try run("--allow-flaky", "--name", "flaky").status == .exited(0))
    #expect(try run("--allow-flaky").status == .exited(1))
  }

  @Test(.bug(id: "F5"), .bug(id: "F14"))
  func `--accept keeps a link, line endings, a byte order mark and permissions`()
    throws
  {
    let walk = directory.walk(
      "\u{FEFF}@app names\r\nscreen\r\n| nothing like it\r\nwhere\r\n")
    chmod(walk, 0o640)
    try FileManager.default.createSymbolicLink(
      atPath: directory.file("link.walk"), withDestinationPath: "a.walk")
    _ = try Program.testProbe(directory.file("link.walk"), "--accept")
    let text = Array(directory.read("a.walk").utf8)
    #expect(text.starts(with: "\u{FEFF}@app names\r\nscreen\r\n| Na".utf8))
    #expect(text.split(separator: 0x0A).allSatisfy { $0.last == 0x0D })
    #expect(directory.mode(of: "a.walk") == 0o640)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: directory.file("link.walk"))
        == "a.walk")
    #expect(try Program.testProbe(walk).status == .exited(0))
  }

  @Test func `mistakes are reported before anything runs`() throws {
    let walk = directory.walk("@app names\nexpect scren x\n")
    let ending = try Program.testProbe(walk)
    #expect(ending.status == .exited(64))
    #expect(
      ending.errors.contains(
        "a.walk:2: expect: unknown subject \"scren\"; did you mean \"screen\"?"))
    #expect(ending.output.isEmpty)
    #expect(try Program.testProbe(directory.file("absent")).status == .exited(66))
    let unwritable = try Program.testProbe(
      directory.walk("@app names\nscreen\n", "c.walk"), "--html", "/no/such/x.html")
    #expect(unwritable.status == .exited(74))
    #expect(unwritable.errors == "/no/such/x.html: the folder /no/such does not exist\n")
  }

  @Test func `a signal ends the run at once, and the reports list the cases that ran`() throws {
    let walk = directory.walk("@app traps\n== good\nexpect screen Traps\n== spins\ntap Spin\n")
    let report = directory.file("o.tap")
    let program = try Program(
      "FlowshProbe", ["test", walk, "--jobs", "1", "--tap", report],
      environment: ["FLOWSH_TEST": directory.path])
    directory.wait(for: "hanging")
    kill(program.process, SIGINT)
    let status = try program.waitForEnd().status
    #expect(status == .signaled(SIGINT) || status == .exited(130))
    let text = try String(contentsOfFile: report, encoding: .utf8)
    #expect(text.contains("ok 1") && text.contains("Bail out! interrupted"), "\(text)")
    #expect(try Workers.all(of: program.process).isEmpty)
  }

  @Test func `a killed runner leaves no processes and no partial report`() throws {
    let walk = directory.walk("@app traps\n== hangs\ntap Stall\n")
    let report = directory.file("o.tap")
    let program = try Program(
      "FlowshProbe", ["test", walk, "--tap", report], environment: ["FLOWSH_TEST": directory.path])
    directory.wait(for: "hanging")
    let worker = try Workers.waitForOne(of: program.process)
    kill(program.process, SIGKILL)
    _ = try program.waitForEnd()
    #expect(Patience.wait { !Workers.isRunning(worker) })
    #expect(!FileManager.default.fileExists(atPath: report))
  }
}
