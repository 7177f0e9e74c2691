import Foundation
import Glibc
import PseudoTerminal
import TestSupport
import Testing
import ToolSupport

/// The map of an app that `flowsh explore` prints and writes.
///
/// How many states there are is the engine's matter, so these tests look at what a person gets.
@Suite(.blocking) struct `The subcommand explore` {
  private func explore(_ arguments: String..., program: String = "flowsh") throws -> Program.Ending
  {
    try Program.run(program, ["explore"] + arguments)
  }

  @Test func `counts screens, moves, states and transitions, and finds nothing in Contacts`() throws
  {
    let ending = try explore("--app", "contacts")
    #expect(ending.status == .exited(0) && ending.errors.isEmpty)
    let pattern =
      /\d+ screens, \d+ moves between them, \d+ on the same screen; \d+ states, \d+ transitions/
    #expect(ending.lines.first?.wholeMatch(of: pattern) != nil, "\(ending.output)")
    #expect(
      ending.lines.dropFirst() == [
        "not tried: regular width, the background", "findings: none", "",
      ])
  }

  @Test func `writes the same on any number of processors`() throws {
    let maps = try ["1", "2", "3"].map {
      try explore("--app", "contacts", "--json", "-", "--jobs", $0).output
    }
    #expect(maps[0].hasPrefix("{\n") && maps[1] == maps[0] && maps[2] == maps[0])
  }

  @Test func `writes walks that fail until the app is mended, and name the fault`() throws {
    let directory = try Directory()
    let ending = try explore("--app", "leaky", "--write", directory.file("out"))
    #expect(ending.status == .exited(1))
    let leak = "  leak: LoginCoordinator left behind, after: login; dismiss"
    let line = try #require(ending.lines.first { $0.hasPrefix(leak) })
    let path = try #require(line.split(separator: "→ ").last.map(String.init))
    let walk = directory.read(String(path.dropFirst(directory.path.count + 1)))
    #expect(
      walk.contains("\n@app leaky\n\n== leak: LoginCoordinator left behind\nlogin\ndismiss\n"))
    let test = try Program.run("flowsh", ["test", path])
    #expect(test.status == .exited(1))
    #expect(test.output.contains("expected no leaks, found \"LoginCoordinator\""))
    let again = try explore("--app", "leaky", "--write", directory.file("out"), "--fail-on", "none")
    #expect(again.output == ending.output && again.status == .exited(0))
  }

  @Test func `marks what walkthroughs take, and writes walks for the rest, which pass`() throws {
    let directory = try Directory()
    let walk = directory.walk("@app contacts\n\nselect Fred\nback\n")
    let ending = try explore(
      "--app", "contacts", "--coverage", walk, "--write", directory.file("out"))
    let covered = try #require(ending.lines.first { $0.hasPrefix("covered by \(walk): ") })
    #expect(covered.wholeMatch(of: /covered by .*: 2 of \d+ moves \(\d+ %\)/) != nil, "\(covered)")
    let missing = directory.file("out/missing")
    #expect(ending.lines.last { !$0.isEmpty }?.hasSuffix("→ \(missing)/*.walk") == true)
    #expect(try Program.run("flowsh", ["test", missing]).status == .exited(0))
    let all = try explore("--app", "contacts", "--coverage", walk, missing)
    #expect(all.output.contains("(100 %)") && !all.output.contains("never taken"), "\(all.output)")
  }

  @Test func `begins at the end of a walkthrough`() throws {
    let directory = try Directory()
    let walk = directory.walk("@app leaky\n\nopen Settings\n")
    let ending = try explore("--from", walk, "--json", "-", "--limit", "5")
    #expect(ending.output.contains("\"open Settings\""), "\(ending.output) \(ending.errors)")
    let broken = directory.walk("@app leaky\n\nopen Nowhere\n")
    let failed = try explore("--from", broken)
    #expect(failed.status == .exited(64))
    #expect(
      failed.errors.hasPrefix("\(broken):3: the first case fails at \"open Nowhere\": no tab"),
      "\(failed.errors)")
    let mistaken = try explore("--from", directory.walk("@app leaky\n\nfrobnicate\n"))
    #expect(mistaken.status == .exited(64) && mistaken.errors.contains(".walk:3: "))
    let other = try explore("--app", "contacts", "--from", walk)
    #expect(other.status == .exited(64))
    #expect(other.errors.contains("is a walkthrough of the app leaky, not of contacts"))
  }

  @Test func `names a secret of the walkthrough in place of its value, also in other fields`()
    throws
  {
    let directory = try Directory()
    let walk = directory.walk(
      "@app contacts\n@secret password=env:WALK_PASSWORD\n\nlogin\ntype Username ${password}\n")
    let page = directory.file("map.html")
    let ending = try Program.run(
      "flowsh", ["explore", "--from", walk, "--json", "-", "--html", page, "--limit", "5"],
      environment: ["WALK_PASSWORD": "sesame pie"])
    #expect(ending.output.contains("type Username ${password}"), "\(ending.output)")
    #expect(!ending.output.contains("sesame"))
    #expect(try !String(contentsOfFile: page, encoding: .utf8).contains("sesame"))
  }

  @Test func `tells how a map differs from an earlier one`() throws {
    let directory = try Directory()
    let old = directory.file("map.json")
    #expect(try explore("--app", "contacts", "--json", old).status == .exited(0))
    let same = try explore("--app", "contacts", "--baseline", old)
    #expect(same.output.hasSuffix("no differences from the baseline\n"))
    let other = try explore("--app", "contacts", "--baseline", old, "--depth", "0")
    #expect(other.output.contains("\n- move "), "\(other.output)")
    let foreign = try explore("--app", "leaky", "--baseline", old)
    #expect(foreign.status == .exited(64))
    #expect(foreign.errors.contains("is a map of the app contacts, not of leaky"))
    let none = try explore("--baseline", directory.file("none.json"))
    #expect(none.status == .exited(66))
  }

  @Test func `goes on after traps, exits and hangs, each of which is a finding`() throws {
    let ending = try explore(
      "--app", "traps", "--fail-on", "hang", "--limit", "6", program: "FlowshProbe")
    #expect(ending.output.contains("Fatal error: the app's own mistake"), "\(ending.output)")
    #expect(ending.output.contains(", after: trap\n"))
  }

  @Test(arguments: ["stillborn", "blank"])
  func `ends with a report for an app without screens`(app: String) throws {
    let ending = try explore("--app", app, program: "FlowshProbe")
    #expect(ending.output.contains("findings: 1"), "\(ending.output)")
    #expect(ending.status == .exited(app == "blank" ? 0 : 1))
  }

  @Test func `ends by Ctrl-C with what is known so far`() throws {
    let program = try Program("flowsh", ["explore", "--app", "storefront"])
    usleep(1_000_000)
    kill(program.process, SIGINT)
    let ending = try program.waitForEnd()
    #expect(ending.status == .signaled(SIGINT))
    #expect(ending.output.contains(" left when it was interrupted"), "\(ending.output)")
  }

  @Test func `ends after the given seconds`() throws {
    let ending = try explore("--app", "storefront", "--seconds", "1s")
    #expect(ending.output.contains(" left when the time was over"), "\(ending.output)")
  }

  @Test(arguments: [
    (
      ["--state", "tab"], "--state can't be 'tab'; use one of screen, stack, tabs, params, content"
    ),
    (["--fail-on", "leek"], "did you mean 'leak'?"), (["--fail-on", "none,leak"], "none alone"),
    (["--depth", "-1"], "--depth must be a number from 0 to 100"),
    (["--limit", "0"], "--limit must be a number from 1"),
    (["--seconds", "0"], "--seconds must be more than 0"),
    (["--app", "contact"], "contacts"), (["--html", "a", "--svg", "a"], "can't both write to a"),
    (["--coverage", "-"], "doesn't read standard input"),
    (["--open", "products"], "--open needs a URL"),
    (["--write", "-"], "--write needs a folder, not standard output"),
  ])
  func `says what is wrong with its options`(arguments: [String], message: String) throws {
    let ending = try Program.run("flowsh", ["explore"] + arguments)
    #expect(ending.status == .exited(64) && ending.errors.contains(message), "\(ending.errors)")
  }

  @Test func `reports a file that can't be written`() throws {
    let ending = try explore("--app", "contacts", "--html", "/nowhere/map.html")
    #expect(ending.status == .exited(74) && ending.errors.contains("/nowhere/map.html"))
    #expect(try explore("--app", "contacts", "--write", "/dev/null/x").status == .exited(74))
  }

  @Test func `shows progress on a terminal only, and the time`() throws {
    let terminal = try PseudoTerminal(
      BuiltProduct.path(of: "flowsh"), ["explore", "--app", "contacts"],
      environment: ["TERM": "xterm"])
    try terminal.wait(for: "transitions, in ")
    #expect(try terminal.waitForExit() == .exited(0))
  }
}

@Suite(.blocking) struct `The subcommand monkey` {
  @Test func `finds faults by random walks, which are the same for the same seed`() throws {
    let runs = try ["1", "2"].map {
      try Program.run(
        "flowsh", ["monkey", "--app", "leaky", "--steps", "2000", "--seed", "7", "--jobs", $0])
    }
    #expect(runs[0].output == runs[1].output && runs[0].status == .exited(1))
    #expect(runs[0].lines.first?.hasPrefix("2,000 random steps (seed 7), ") == true)
    #expect(runs[0].output.contains("  leak: LoginCoordinator left behind, after: login; dismiss"))
  }

  @Test func `finds no leak and no crash in Contacts`() throws {
    let ending = try Program.run("flowsh", ["monkey", "--app", "contacts", "--steps", "500"])
    #expect(ending.status == .exited(0), "\(ending.output.prefix(2_000))")
  }
}

@Suite(.blocking) struct `Coverage in test runs` {
  private let directory: Directory
  private let walk: String

  init() throws {
    directory = try Directory()
    walk = directory.walk("@app contacts\n\n== one\nselect Fred\n\n== two\nopen Groups\nlogin\n")
  }

  private func test(_ arguments: String...) throws -> Program.Ending {
    try Program.run("flowsh", ["test"] + arguments + [walk])
  }

  @Test func `tells which moves the cases take, and which they don't`() throws {
    let ending = try test("--coverage")
    #expect(ending.status == .exited(0))
    let line = try #require(ending.lines.first { $0.hasPrefix("coverage of contacts: ") })
    #expect(line.wholeMatch(of: /coverage of contacts: 3 of \d+ moves \(\d+ %\)/) != nil, "\(line)")
    #expect(ending.lines.contains { $0.hasPrefix("  never taken: LoginViewController › ") })
    #expect(try !test().output.contains("coverage"))
  }

  @Test func `fails below the required percentage`() throws {
    #expect(try test("--require-coverage", "1").status == .exited(0))
    let ending = try test("--require-coverage", "100")
    #expect(ending.status == .exited(1))
    #expect(ending.errors.contains("less than the 100 % of --require-coverage"))
    #expect(try test("--require-coverage", "101").status == .exited(64))
  }

  @Test func `is that of all shards after a merge`() throws {
    let whole = try test("--coverage").lines.first { $0.hasPrefix("coverage of contacts: ") }
    let reports = try (1...2).map { shard in
      let path = directory.file("\(shard).json")
      let ending = try test("--coverage", "--shard", "\(shard)/2", "--json", path)
      #expect(ending.status == .exited(0))
      return path
    }
    let merged = try Program.run("flowsh", ["merge", "--html", directory.file("m.html")] + reports)
    #expect(merged.lines.first { $0.hasPrefix("coverage of contacts: ") } == whole)
    #expect(directory.read("m.html").contains("<h2>Coverage of contacts: 3 of "))
  }
}
