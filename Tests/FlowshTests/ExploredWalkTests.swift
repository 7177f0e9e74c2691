import Foundation
import PseudoTerminal
import TestSupport
import Testing
import ToolSupport

/// The walks that `flowsh explore` writes, and what they check.
@Suite(.blocking) struct `Walks of explore` {
  private func explore(_ arguments: String..., program: String = "flowsh") throws -> Program.Ending
  {
    try explore(arguments, program: program)
  }

  private func explore(_ arguments: [String], program: String = "flowsh") throws -> Program.Ending {
    try Program.run(program, ["explore"] + arguments)
  }

  @Test func `to moves expect the screen on which they end, also from another start`() throws {
    let directory = try Directory()
    let from = directory.walk("@app contacts\n\nopen Groups\n")
    let covered = directory.walk("@app contacts\n\nselect Fred\n")
    let ending = try explore(
      "--from", from, "--coverage", covered, "--write", directory.file("out"))
    #expect(ending.status == .exited(0), "\(ending.errors)")
    let test = try Program.run("flowsh", ["test", directory.file("out/missing")])
    #expect(test.status == .exited(0), "\(test.output.suffix(2_000))")
  }

  @Test func `a run keeps what it hasn't written, and what another run has found`() throws {
    let directory = try Directory()
    let out = directory.file("out")
    let leaky = ["--app", "leaky", "--depth", "0", "--write", out]
    #expect(try explore(leaky).status == .exited(1))
    let found = try FileManager.default.contentsOfDirectory(atPath: out + "/findings")
    directory.write("select Fred\n", to: "out/findings/own.walk")
    let walk = try String(contentsOfFile: out + "/findings/leak-1.walk", encoding: .utf8)
    directory.write(walk, to: "out/findings/leak-99.walk")
    func left() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: out + "/findings").sorted()
    }
    // Neither what a run of another app hasn't found, nor what a run that ended early hasn't.
    _ = try explore("--app", "contacts", "--depth", "0", "--write", out)
    _ = try explore(leaky + ["--limit", "1"])
    #expect(try left() == (found + ["leak-99.walk", "own.walk"]).sorted())
    _ = try explore(leaky)
    #expect(try left() == (found + ["leak-99.walk", "own.walk"]).sorted())
    let empty = directory.file("empty")
    #expect(try explore("--app", "contacts", "--depth", "0", "--write", empty).status == .exited(0))
    #expect(!FileManager.default.fileExists(atPath: empty))
  }

  @Test(arguments: [
    ("hoarder", "growth", ["grows with each round"]),
    // One of the controls is idle in the first step of its walk.
    ("survivors", "idle", ["the screen is unchanged", "ignore"]),
  ])
  func `fail until the app is mended, whatever the fault is`(
    app: String, kind: String, words: [String]
  ) throws {
    let directory = try Directory()
    let ending = try explore(
      "--app", app, "--fail-on", kind, "--write", directory.file("out"), program: "FlowshProbe")
    #expect(ending.status == .exited(1), "\(ending.output)")
    let test = try Program.run(
      "FlowshProbe", ["test", directory.file("out/findings"), "--name", "\(kind): *"])
    #expect(test.status == .exited(1) && !test.output.contains(" passed"), "\(test.output)")
    #expect(words.allSatisfy(test.output.contains), "\(test.output)")
  }

  @Test func `the walk of growth goes there and back once`() throws {
    let ending = try explore("--app", "hoarder", program: "FlowshProbe")
    #expect(ending.output.contains("more screens stay in memory, after: visit; back\n"))
  }

  @Test func `a link that leads behind several screens is one finding`() throws {
    let ending = try explore(
      "--app", "leaky", "--open", "leaky://groups/Bowling", "--open", "leaky://groups/Choir",
      "--limit", "200")
    let lines = ending.output.split(separator: "\n").filter { $0.hasPrefix("  link: ") }
    #expect(lines.count == 2, "\(lines)")
    for link in ["Bowling", "Choir"] {
      #expect(
        lines.contains { $0.contains("; open leaky://groups/\(link)  (shown by ") }, "\(lines)")
    }
  }

  @Test func `the map has the calls that its moves cause`() throws {
    let explored = try ExploredContacts.get()
    let call = "PersonsViewControllerDelegate.didSelect(person:in:)"
    #expect(explored.map.contains("\"calls\"") && explored.map.contains(call))
    #expect(explored.page.contains("PersonsViewControllerDelegate.<wbr>didSelect("))
  }

  @Test func `a button whose verb resembles a command is tapped by its title`() throws {
    let directory = try Directory()
    let ending = try explore(
      "--app", "owners", "--write", directory.file("out"), program: "FlowshProbe")
    #expect(ending.output.contains("pick; tap Red; finish"), "\(ending.output)")
    let check = try Program.run("FlowshProbe", ["check", directory.file("out")])
    #expect(check.status == .exited(0) && check.errors.isEmpty, "\(check.errors)")
    let record = directory.file("r.walk")
    _ = try Program.run(
      "FlowshProbe", ["--app", "owners"], input: "record \(record)\npick\nred\nrecord stop\n")
    #expect(directory.read("r.walk").hasSuffix("\npick\ntap Red\n"))
  }

  @Test func `links are tried after the launch and over sheets, where one goes wrong in leaky`()
    throws
  {
    let directory = try Directory()
    let ending = try explore(
      "--app", "leaky", "--open", "leaky://groups/Bowling", "--limit", "100", "--write",
      directory.file("out"), "--fail-on", "link")
    #expect(ending.status == .exited(1), "\(ending.output)")
    #expect(
      ending.output.contains(
        "link: a link leads to a screen behind Log In, after: login; open leaky://groups/Bowling"),
      "\(ending.output)")
    let test = try Program.run(
      "flowsh", ["test", directory.file("out/findings"), "--name", "link: *"])
    #expect(test.status == .exited(1) && test.output.contains("expected no screen"))
    let walk = directory.walk("@app leaky\n\nopen leaky://groups/Bowling\n")
    let found = try explore("--from", walk, "--json", "-", "--limit", "20")
    #expect(found.output.contains("\"kind\" : \"open leaky://groups/Bowling\""))
  }

  @Test
  func
    `walks have the texts that the app declares for secure fields, as those of --write, but not at the prompt`()
    throws
  {
    let directory = try Directory()
    let walk = directory.walk("@app contacts\n\nselect Fred\n")
    let (page, json) = (directory.file("map.html"), directory.file("map.json"))
    _ = try explore(
      "--app", "contacts", "--html", page, "--json", json, "--coverage", walk, "--write",
      directory.file("out"))
    let test = try Program.run("flowsh", ["test", "--coverage", walk])
    for text in [test.output, directory.read("map.html"), directory.read("map.json")] {
      #expect(text.contains("login fred yabba") && !text.contains("****"))
    }
    let written = try Program.run("flowsh", ["test", directory.file("out/missing")])
    #expect(written.status == .exited(0))
    let prompt = try Program.run(
      "flowsh", ["--app", "contacts", "--format", "json"], input: "explore\nmap\n")
    #expect(prompt.output.contains("x ********"), "\(prompt.output)")
    #expect(!prompt.output.contains("yabba"))
  }

  @Test func `walks name a secret instead of its value, in the map as in what --write writes`()
    throws
  {
    let directory = try Directory()
    let walk = directory.walk(
      "@app contacts\n@secret password=env:FLOWSH_TEST_WORD\n@fill Password ${password}\n\nwhere\n")
    let (page, json) = (directory.file("map.html"), directory.file("map.json"))
    let ending = try Program.run(
      "flowsh", ["explore", "--from", walk, "--html", page, "--json", json],
      environment: ["FLOWSH_TEST_WORD": "abracadabra"])
    #expect(ending.status == .exited(0), "\(ending.errors)")
    #expect(directory.read("map.json").contains("login fred ${password}"))
    for text in [ending.output, directory.read("map.html"), directory.read("map.json")] {
      #expect(!text.contains("abracadabra"))
    }
  }

  @Test func `the map doesn't depend on coverage, and refused actions are no moves`() throws {
    let directory = try Directory()
    let walk = directory.walk("@app contacts\n\n? dismiss\nopen Groups\nselect Fred\nback root\n")
    let old = try directory.mapOfContacts()
    let ending = try explore("--app", "contacts", "--coverage", walk, "--baseline", old)
    #expect(ending.output.hasSuffix("\nno differences from the baseline\n"), "\(ending.output)")
    let refused = directory.walk("@app contacts\n\n? dismiss\n")
    let none = try explore("--app", "contacts", "--depth", "0", "--coverage", refused)
    #expect(none.output.contains(": 0 of "), "\(none.output)")
    let other = try explore("--app", "leaky", "--coverage", walk)
    #expect(other.status == .exited(64))
    #expect(other.errors.contains("is a walkthrough of the app contacts, not of leaky"))
  }
}
