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
}
