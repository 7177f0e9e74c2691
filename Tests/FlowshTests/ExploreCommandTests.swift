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
      /\d+ screens, \d+ moves \(\d+ of them on the same screen\); \d+ states, \d+ transitions/
    #expect(ending.lines.first?.wholeMatch(of: pattern) != nil, "\(ending.output)")
    #expect(
      ending.lines.dropFirst() == [
        "not tried: regular width, the background", "findings: none", "",
      ])
  }

  @Test func `writes the same on any number of processors`() throws {
    let maps = try ["1", "2", "3"].map {
      try explore("--app", "contacts", "--json", "-", "--limit", "100", "--jobs", $0).output
    }
    #expect(maps[0].hasPrefix("{\n") && maps[1] == maps[0] && maps[2] == maps[0])
  }

  @Test func `writes walks that fail until the app is mended, and name the fault`() throws {
    let directory = try Directory()
    let ending = try explore("--app", "leaky", "--depth", "0", "--write", directory.file("out"))
    #expect(ending.status == .exited(1))
    let leak = "  leak: LoginCoordinator left behind, after: login; dismiss"
    let place = try #require(ending.lines.firstIndex { $0.hasPrefix(leak) })
    let line = ending.lines[place]
    #expect(ending.lines[place + 1].hasPrefix("    held by AppDelegate.appCoordinator → "))
    #expect(ending.lines[place + 1].hasSuffix(" → LoginCoordinator"))
    let path = try #require(line.split(separator: "→ ").last.map(String.init))
    let walk = directory.read(String(path.dropFirst(directory.path.count + 1)))
    #expect(
      walk.contains("\n@app leaky\n\n== leak: LoginCoordinator left behind\nlogin\ndismiss\n"))
    let test = try Program.run("flowsh", ["test", path])
    #expect(test.status == .exited(1))
    #expect(test.output.contains("expected no leaks, found \"LoginCoordinator\""))
    let again = try explore(
      "--app", "leaky", "--depth", "0", "--write", directory.file("out"), "--fail-on", "none")
    #expect(again.output == ending.output && again.status == .exited(0))
  }

  @Test func `marks what walkthroughs take, and writes walks for the rest, which pass`() throws {
    let directory = try Directory()
    let walk = directory.walk("@app contacts\n\nselect Fred\nback\n")
    let ending = try explore(
      "--app", "contacts", "--depth", "1", "--coverage", walk, "--write", directory.file("out"))
    let covered = try #require(ending.lines.first { $0.hasPrefix("covered by ") })
    #expect(covered.wholeMatch(of: /covered by .*: 2 of \d+ moves \(\d+ %\)/) != nil, "\(covered)")
    let missing = directory.file("out/missing")
    #expect(ending.lines.last { !$0.isEmpty }?.hasSuffix("→ \(missing)/*.walk") == true)
    #expect(try Program.run("flowsh", ["test", missing]).status == .exited(0))
    let all = try explore("--app", "contacts", "--depth", "1", "--coverage", walk, missing)
    #expect(all.output.contains("(100 %)") && !all.output.contains("never taken"), "\(all.output)")
  }

  @Test func `writes the missing walks into the folder of the walkthroughs, where they stay`()
    throws
  {
    let directory = try Directory()
    let folder = directory.file("walks")
    func run() throws -> (output: String, walks: [String]) {
      let ending = try explore(
        "--app", "contacts", "--depth", "1", "--coverage", folder, "--write", folder)
      #expect(ending.status == .exited(0), "\(ending.errors)")
      let missing = try FileManager.default.contentsOfDirectory(
        atPath: directory.file("walks/missing"))
      return (ending.output, missing.sorted())
    }
    let first = try run()
    #expect(first.walks.count > 5 && !first.output.contains("(100 %)"))
    let name = "walks/missing/" + first.walks[0]
    directory.write(directory.read(name) + "\n== my own case\nopen Groups\n", to: name)
    for _ in 0..<2 {
      let next = try run()
      #expect(next.output.contains("(100 %)"), "\(next.output)")
      #expect(next.walks == first.walks)
    }
    #expect(directory.read(name).contains("== my own case"))
  }

  @Test func `keeps what its walkthroughs source, and the one from whose end it explores`() throws {
    let directory = try Directory()
    let out = directory.file("w")
    _ = try explore("--app", "contacts", "--depth", "0", "--write", out, "--coverage", out)
    let names = try FileManager.default.contentsOfDirectory(atPath: out + "/missing").sorted()
    let tour = directory.walk("@app contacts\n\nsource w/missing/\(names[0])\n", "tour.walk")
    for option in ["--coverage", "--from"] {
      _ = try explore(
        "--app", "contacts", "--depth", "0", option, tour, "--write", out, "--coverage", tour)
      #expect(try Program.run("flowsh", ["test", tour]).status == .exited(0))
    }
    let start = out + "/missing/" + names[1]
    let text = directory.read("w/missing/" + names[1])
    for _ in 0..<2 {
      _ = try explore("--depth", "0", "--from", start, "--write", out, "--coverage", tour)
      #expect(directory.read("w/missing/" + names[1]) == text)
    }
  }

  @Test func `names the first case of its walkthroughs that fails, but no walk of a finding`()
    throws
  {
    let directory = try Directory()
    let out = directory.file("w")
    func run() throws -> String {
      try explore("--app", "leaky", "--depth", "0", "--coverage", out, "--write", out).errors
    }
    #expect(try run().isEmpty)
    #expect(try run().isEmpty)
    _ = directory.walk("@app leaky\n\n== nowhere\nopen Nowhere\n", "w/bad.walk")
    #expect(
      try run().contains(
        "1 case of --coverage failed, and only what ran until then counts; the first is in \(out)/bad.walk: nowhere"
      ))
  }

  @Test func `says which width it hasn't tried, also after a change of the size`() throws {
    let directory = try Directory()
    let walk = directory.walk("@app contacts\n\nsize regular\n")
    let ending = try explore("--from", walk, "--limit", "5")
    #expect(ending.output.contains("not tried: compact width, the background"), "\(ending.output)")
  }

  @Test func `counts the walkthroughs of a linked folder, and refuses one that isn't there`() throws
  {
    let directory = try Directory()
    mkdir(directory.file("real"), 0o700)
    _ = directory.walk("@app contacts\n\nselect Fred\nback\n", "real/a.walk")
    #expect(symlink("real", directory.file("link")) == 0)
    let link = directory.file("link")
    let linked = try explore(
      "--app", "contacts", "--depth", "0", "--coverage", link, "--write", link + "/")
    #expect(linked.output.contains(": 2 of "), "\(linked.output)")
    #expect(!linked.output.contains("//"))
    let none = try explore(
      "--app", "contacts", "--coverage", directory.file("no/a"), "--write", directory.file("nor/b"))
    #expect(none.status == .exited(66), "\(none.errors)")
    let both = try explore("--app", "contacts", "--json", link + "/w", "--write", link + "/w")
    #expect(both.status == .exited(64) && both.errors.contains("can't both write to"))
  }

  @Test func `writes walks that can be run, with the texts that the app declares`() throws {
    let directory = try Directory()
    let page = directory.file("map.html")
    let map = try explore("--app", "contacts", "--json", "-", "--html", page).output
    #expect(map.contains("\"login fred yabba\"") && !map.contains("****"))
    #expect(try String(contentsOfFile: page, encoding: .utf8).contains("login fred yabba"))
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
    let report = directory.file("test.json")
    let test = try Program.run(
      "flowsh", ["test", walk, "--coverage", "--json", report], environment: environment)
    #expect(directory.read("test.json").contains("otherMoves"), "\(test)")
    #expect(!directory.read("test.json").contains("Sesame99"))
  }

  @Test func `tells how a map differs from an earlier one`() throws {
    let directory = try Directory()
    let old = directory.file("map.json")
    #expect(try explore("--app", "contacts", "--json", old).status == .exited(0))
    let same = try explore("--app", "contacts", "--baseline", old)
    #expect(same.output.hasSuffix("no differences from the baseline\n"))
    directory.write(
      directory.read("map.json").replacing("\"kind\" : \"back\"", with: "\"kind\" : \"up\""),
      to: "other.json")
    let other = try explore("--app", "contacts", "--baseline", directory.file("other.json"))
    #expect(other.output.contains("\n- move "), "\(other.output)")
    let foreign = try explore("--app", "leaky", "--baseline", old)
    #expect(foreign.status == .exited(64))
    #expect(foreign.errors.contains("is a map of the app contacts, not of leaky"))
    let none = try explore("--baseline", directory.file("none.json"))
    #expect(none.status == .exited(66))
  }

  @Test func `refuses a map that was made with other options as a baseline`() throws {
    let directory = try Directory()
    let old = directory.file("map.json")
    let walk = directory.walk("@app contacts\n\nselect Fred\n")
    func run(_ arguments: String...) throws -> Program.Ending {
      try Program.run("flowsh", ["explore", "--app", "contacts", "--limit", "30"] + arguments)
    }
    _ = try run("--open", "b://x", "--open", "a://x", "--from", walk, "--json", old)
    let same = try run(
      "--open", "a://x", "--open", "b://x", "--open", "a://x", "--from",
      directory.path + "/./a.walk", "--baseline", old)
    #expect(same.status == .exited(0) && same.errors.isEmpty, "\(same.errors)")
    let other = try run("--depth", "0", "--from", walk, "--baseline", old)
    #expect(other.status == .exited(64) && other.output.isEmpty)
    #expect(
      other.errors.contains(
        "map.json was made with --depth 4 --open a://x --open b://x, and this run has --depth 0; use "
      ),
      "\(other.errors)")
    _ = directory.walk("@app contacts\n\nselect Barney\n")
    let changed = try run("--open", "a://x", "--open", "b://x", "--from", walk, "--baseline", old)
    #expect(changed.errors.contains("was made with --from a.walk ("), "\(changed.errors)")
  }

  @Test func `doesn't replace what its walkthroughs read`() throws {
    let directory = try Directory()
    let walk = directory.walk("@app contacts\n\nsource b.txt\n")
    directory.write("select Fred\n", to: "b.txt")
    for option in ["--coverage", "--from"] {
      let ending = try explore("--app", "contacts", option, walk, "--json", directory.file("b.txt"))
      #expect(ending.status == .exited(64) && ending.errors.contains("would replace"))
      #expect(directory.read("b.txt") == "select Fred\n")
    }
    let map = directory.file("map.json")
    let (file, link) = (["--json", map], directory.file("link.json"))
    _ = try Program.run("flowsh", ["explore", "--app", "contacts", "--limit", "9"] + file)
    #expect(symlink(map, link) == 0)
    let again = try explore(
      "--app", "contacts", "--limit", "9", "--baseline", link, "--json", map)
    #expect(again.status == .exited(0), "\(again.errors)")
  }

  @Test func `names links that the app refuses, which aren't moves`() throws {
    let directory = try Directory()
    let walk = directory.walk("@app contacts\n\n? open contacts://x\nselect Fred\n")
    let ending = try explore("--app", "contacts", "--open", "contacts://x", "--coverage", walk)
    #expect(
      ending.lines.contains("1 link that the app doesn't open: contacts://x"), "\(ending.output)")
    #expect(!ending.output.contains("not found by exploration"), "\(ending.output)")
    #expect(ending.output.contains(": 1 of 41 moves"), "\(ending.output)")
  }

  @Test func `tells nothing of what an exploration that was cut hasn't reached`() throws {
    let directory = try Directory()
    let old = directory.file("map.json")
    _ = try explore("--app", "contacts", "--json", old)
    let cut = try explore("--app", "contacts", "--baseline", old, "--limit", "10")
    #expect(!cut.output.contains("\n- "), "\(cut.output)")
    #expect(cut.output.contains("what is missing can't be told"))
    #expect(!cut.output.contains("that no action reached"))
  }

  @Test func `fails on what the baseline doesn't have, if that is wanted`() throws {
    let directory = try Directory()
    let (all, less) = (directory.file("all.json"), directory.file("less.json"))
    func run(_ baseline: String, _ rule: String) throws -> Bool {
      try Program.run(
        "flowsh",
        ["explore", "--app", "leaky", "--depth", "0", "--baseline", baseline, "--fail-on", rule]
      ).status == .exited(1)
    }
    _ = try explore("--app", "leaky", "--depth", "0", "--json", all)
    let text = directory.read("all.json")
    directory.write(
      text.replacing("LoginCoordinator left behind", with: "OldCoordinator left behind"),
      to: "less.json")
    #expect(try !run(all, "new"))
    #expect(try !run(all, "new,difference"))
    #expect(try run(all, "leak"))
    #expect(try run(less, "new"))
    #expect(try !run(less, "new,crash"))
    #expect(try run(less, "difference"))
  }

  @Test func `names walkthroughs in the same way on every machine`() throws {
    let directory = try Directory()
    let walk = directory.walk("@app contacts\n\nselect Fred\n")
    let ending = try explore(
      "--app", "contacts", "--limit", "20", "--coverage", directory.path, "--json", "-")
    #expect(!ending.output.contains(directory.path), "\(ending.output.suffix(500))")
    let names = [directory.path, walk].map { ($0 as NSString).lastPathComponent }
    #expect(ending.output.contains("\"\(names[0])\"") && ending.output.contains("\"\(names[1]): "))
  }

  @Test func `types texts that contain a secret, and names it`() throws {
    let directory = try Directory()
    let walk = directory.walk(
      "@app contacts\n@secret pw=env:WALK_PASSWORD\n@fill Username a${pw}b\n\nselect Fred\n")
    let ending = try Program.run(
      "flowsh", ["explore", "--from", walk, "--json", "-", "--limit", "60"],
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

  @Test func `ends by Ctrl-C with what is known so far, and says what is lacking`() throws {
    let directory = try Directory()
    let walk = directory.walk("@app storefront\n\nselect Silk top\n")
    let terminal = try PseudoTerminal(
      BuiltProduct.path(of: "flowsh"),
      [
        "explore", "--app", "storefront", "--coverage", walk, "--write", directory.file("out"),
      ], environment: ["NO_COLOR": "1"], columns: 60)
    try terminal.wait(for: " states, ")
    try terminal.send("\u{3}")
    #expect(try terminal.waitForExit() == .signaled(SIGINT))
    let output = terminal.output
    #expect(
      output.contains(/Ctrl-C again discards the result; ending after \d+\.\d s/), "\(output)")
    #expect(output.contains(" left when it was interrupted"))
    let warning =
      "it was interrupted before the coverage was known, so no missing walks were written"
    #expect(output.contains("warning: " + warning))
    #expect(!FileManager.default.fileExists(atPath: directory.file("out/missing")))
  }

  @Test func `shows several times a second that it goes on`() throws {
    let terminal = try PseudoTerminal(
      BuiltProduct.path(of: "flowsh"), ["explore", "--app", "storefront"],
      environment: ["NO_COLOR": "1"], columns: 100)
    try terminal.wait(for: "exploring storefront, 1.")
    let times = terminal.output.matches(of: /exploring storefront, (\d\.\d) s/).map(\.1)
    #expect(Set(times).count >= 3, "\(times)")
  }

  @Test func `ends after the given seconds`() throws {
    let ending = try explore("--app", "storefront", "--seconds", "0.3s")
    #expect(ending.output.contains(" left when time ran out"), "\(ending.output)")
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
    (["--fail-on", "new"], "--fail-on new needs --baseline"),
    (["--write", "-"], "--write needs a folder, not standard output"),
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

  @Test func `says that it waits for a baseline from a pipe`() throws {
    let directory = try Directory()
    let path = directory.file("map.json")
    #expect(mkfifo(path, 0o600) == 0)
    let program = try Program("flowsh", ["explore", "--app", "contacts", "--baseline", path])
    try program.wait(
      for: "map.json: waiting for another program to write to this pipe", inErrors: true)
    kill(program.process, SIGTERM)
    _ = try program.waitForEnd()
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
