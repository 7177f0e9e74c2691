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
    let ending = try ExploredContacts.get().ending
    #expect(ending.status == .exited(0) && ending.errors.isEmpty)
    let pattern =
      /\d+ screens, \d+ moves \(\d+ of them on the same screen\); \d+ states, \d+ transitions/
    #expect(ending.lines.first?.wholeMatch(of: pattern) != nil, "\(ending.output)")
    #expect(
      ending.lines.dropFirst() == [
        "not tried: regular width, the background",
        "findings: none", "",
      ])
  }

  @Test
  func
    `takes each move once more with transitions that take time, and their findings' walks say so`()
    throws
  {
    let directory = try Directory()
    let ending = try explore(
      "--app", "leaky", "--json", directory.file("map.json"), "--write", directory.file("out"))
    let found = ending.lines.filter { $0.contains("@transitions timed") }
    #expect(found.count == 1 && !ending.output.contains(", timed"), "\(ending.output)")
    let warning =
      "  warning: Attempt to present UIAlertController \"Thank you\" on UITabBarController "
    let walk = ", after: @transitions timed; open Settings; feedback; tap Send"
    #expect(found[0].hasPrefix(warning) && found[0].contains(walk), "\(found)")
    #expect(
      directory.read("map.json").contains(
        /"walk" : \[\s+"@transitions timed",\s+"open Settings",\s+"feedback",\s+"tap Send"\s+\]/))
    let test = try Program.run(
      "flowsh", ["test", directory.file("out/findings"), "--name", "*Thank you*"])
    #expect(test.status == .exited(1) && test.output.contains("1 failed"), "\(test.output)")
    #expect(test.output.contains("expected no warnings"), "\(test.output)")
    let instant = try explore("--app", "leaky", "--transitions", "instant")
    #expect(
      instant.output.contains("\nnot tried: regular width, the background, timed transitions\n"))
    #expect(!instant.output.contains("Thank you"), "\(instant.output)")
  }

  @Test func `says which width it hasn't tried, also after a change of the size`() throws {
    let directory = try Directory()
    let walk = directory.walk("@app contacts\n\nsize regular\n")
    let ending = try explore("--from", walk, "--limit", "5")
    #expect(ending.output.contains("not tried: compact width, the background"), "\(ending.output)")
  }

  @Test(.bug(id: "S1"))
  func `names the texts that the app declares for secure fields, in the map and on its page`()
    throws
  {
    let explored = try ExploredContacts.get()
    for text in [explored.map, explored.page] {
      #expect(text.contains("login fred ${password}") && !text.contains("yabba"))
    }
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

  @Test func `hides a secret in a link, also in what names a move`() throws {
    let directory = try Directory()
    let walk = directory.walk(
      "@app leaky\n@secret pw=env:WALK_PASSWORD\n\n"
        + "open \"leaky://groups/Bowling?x=${pw}\"\n")
    let environment = ["WALK_PASSWORD": "Sesame99"]
    let json = directory.file("map.json")
    let ending = try Program.run(
      "flowsh", ["explore", "--from", walk, "--json", json, "--limit", "20"],
      environment: environment)
    #expect(directory.read("map.json").contains("open leaky://groups"), "\(ending)")
    #expect(!directory.read("map.json").contains("Sesame99"))
    // This app has no moves to explore.
    let names = directory.walk(
      "@app names\n@secret pw=env:WALK_PASSWORD\n\nopen \"names://a?x=${pw}\"\n", "b.walk")
    let report = directory.file("test.json")
    let test = try Program.run(
      "FlowshProbe", ["test", names, "--coverage", "--json", report], environment: environment)
    #expect(directory.read("test.json").contains("open names://a?x=********"), "\(test)")
    #expect(!directory.read("test.json").contains("Sesame99"))
  }

  @Test func `names links that the app refuses, which aren't moves`() throws {
    let directory = try Directory()
    let walk = directory.walk("@app contacts\n\n? open contacts://x\nselect Fred\n")
    let ending = try explore(
      "--app", "contacts", "--open", "contacts://x", "--coverage", walk, "--limit", "20")
    #expect(
      ending.lines.contains("1 link that the app doesn't open: contacts://x"), "\(ending.output)")
    #expect(!ending.output.contains("not found by exploration"), "\(ending.output)")
    #expect(ending.output.contains(/: 1 of \d+ moves/), "\(ending.output)")
  }

  @Test func `types texts that contain a secret, and names it`() throws {
    let directory = try Directory()
    let walk = directory.walk(
      "@app contacts\n@secret pw=env:WALK_PASSWORD\n@fill Username a${pw}b\n\nselect Fred\n")
    let ending = try Program.run(
      "flowsh", ["explore", "--from", walk, "--json", "-", "--limit", "40"],
      environment: ["WALK_PASSWORD": "sesame pie"])
    #expect(!ending.output.contains("sesame"))
    #expect(ending.output.contains("a${pw}b"), "\(ending.output.prefix(3_000)) \(ending.errors)")
  }

  @Test func `goes on after traps, exits and hangs, each of which is a finding`() throws {
    let ending = try explore(
      "--app", "traps", "--fail-on", "hang", "--limit", "6", program: "FlowshProbe")
    #expect(ending.output.contains("Fatal error: the app's own mistake"), "\(ending.output)")
    #expect(ending.output.contains(", after: tap Trap\n"))
  }

  @Test(arguments: ["stillborn", "blank"])
  func `ends with a report for an app without screens`(app: String) throws {
    let ending = try explore("--app", app, program: "FlowshProbe")
    #expect(ending.output.contains("findings: 1"), "\(ending.output)")
    #expect(ending.status == .exited(app == "blank" ? 0 : 1))
  }

  @Test
  func
    `shows that it goes on while no process answers, and ends by Ctrl-C with what is known so far`()
    throws
  {
    let directory = try Directory()
    let walk = directory.walk("@app storefront\n\nselect Silk top\n")
    let terminal = try PseudoTerminal(
      BuiltProduct.path(of: "flowsh"),
      [
        "explore", "--app", "storefront", "--coverage", walk, "--write",
        directory.file("out"),
      ], environment: ["NO_COLOR": "1"], columns: 60)
    var workers: [pid_t] = []
    while workers.isEmpty {
      try terminal.wait(for: " states, ")
      workers = try Workers.children(of: terminal.process)
    }
    for worker in workers { kill(worker, SIGSTOP) }
    // `ExplorationProgressTests` checks how often the line is shown.
    var times: Set<String> = []
    while times.count < 5 {
      try terminal.wait(for: "exploring storefront, ")
      times.insert(try terminal.wait(for: " s: "))
    }
    for worker in workers { kill(worker, SIGCONT) }
    try terminal.send("\u{3}")
    #expect(try terminal.waitForExit() == .signaled(SIGINT))
    let output = terminal.output
    #expect(
      output.contains(/Ctrl-C again discards the result; ending after \d+\.\d s/), "\(output)")
    // It says what is lacking.
    #expect(output.contains(" left when it was interrupted"))
    let warning =
      "it was interrupted before the coverage was known, so no missing walks were written"
    #expect(output.contains("warning: " + warning))
    #expect(!FileManager.default.fileExists(atPath: directory.file("out/missing")))
  }

  @Test func `ends after the given seconds`() throws {
    let ending = try explore("--app", "storefront", "--seconds", "0.1s")
    #expect(ending.output.contains(" left when time ran out"), "\(ending.output)")
  }

  /// `The arguments of the program` checks the other options.
  @Test(arguments: [
    (["--limit", "0"], "--limit must be a number from 1"), (["--app", "contact"], "contacts"),
    (["--html", "a", "--svg", "a"], "can't both write to a"),
  ])
  func `says what is wrong with its options`(arguments: [String], message: String) throws {
    let ending = try Program.run("flowsh", ["explore"] + arguments)
    #expect(ending.status == .exited(64) && ending.errors.contains(message), "\(ending.errors)")
  }

  @Test func `a process that the app has made unusable isn't shown as an error in its code`()
    throws
  {
    let ending = try explore("--app", "damager", program: "FlowshProbe")
    #expect(
      ending.output.contains(
        "crash: the app has made its process unusable: can't create folders for the app: "
          + "Too many open files; the limit is 5"), "\(ending.output)")
    #expect(ending.output.contains(", after: damage\n"), "\(ending.output)")
    #expect(!ending.output.contains("didn't show it again"), "\(ending.output)")
    #expect(!ending.output.contains("AppSession.swift"), "\(ending.output)")
  }

  @Test func `reports a file that can't be written`() throws {
    let ending = try explore("--app", "contacts", "--html", "/nowhere/map.html")
    #expect(ending.status == .exited(74) && ending.errors.contains("/nowhere/map.html"))
    #expect(try explore("--app", "contacts", "--write", "/dev/null/x").status == .exited(74))
  }

  @Test func `shows progress on a terminal only, and the time`() throws {
    let terminal = try PseudoTerminal(
      BuiltProduct.path(of: "flowsh"), ["explore", "--app", "contacts", "--limit", "20"],
      environment: ["TERM": "xterm"])
    try terminal.wait(for: "transitions, in ")
    #expect(try terminal.waitForExit() == .exited(0))
  }
}
