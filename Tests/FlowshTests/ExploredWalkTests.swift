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

  /// An exploration of Contacts that measures coverage, what it has written, and a test run of its
  /// walks.
  private static let covered = Result {
    let directory = try Directory()
    let walk = directory.walk("@app contacts\n\n? dismiss\nopen Groups\nselect Fred\nback root\n")
    let old = directory.file("old.json")
    directory.write(try ExploredContacts.get().map, to: "old.json")
    let ending = try Program.run(
      "flowsh",
      [
        "explore", "--app", "contacts", "--coverage", walk, "--baseline", old, "--html",
        directory.file("map.html"), "--json", directory.file("map.json"), "--write",
        directory.file("out"),
      ])
    let test = try Program.run(
      "flowsh", ["test", directory.file("out/missing")], environment: ["PASSWORD": "yabba"])
    let missing = directory.file("out/missing")
    let walks = try FileManager.default.contentsOfDirectory(atPath: missing)
      .map { try String(contentsOfFile: "\(missing)/\($0)", encoding: .utf8) }
    return (
      ending: ending, page: directory.read("map.html"), map: directory.read("map.json"), test: test,
      walks: walks
    )
  }

  /// An exploration with links, one of whose findings is a link, and a test run of such findings.
  private static let linked = Result {
    let directory = try Directory()
    let ending = try Program.run(
      "flowsh",
      [
        "explore", "--app", "leaky", "--open", "leaky://groups/Bowling", "--open",
        "leaky://groups/Choir", "--limit", "200", "--write", directory.file("out"), "--fail-on",
        "link",
      ])
    let test = try Program.run(
      "flowsh", ["test", directory.file("out/findings"), "--name", "link: *"])
    return (ending: ending, test: test)
  }

  @Test func `to moves expect the screen on which they end, also from another start`() throws {
    let directory = try Directory()
    let from = directory.walk("@app contacts\n\nopen Groups\n")
    let covered = directory.walk("@app contacts\n\nselect Fred\n")
    let ending = try explore(
      "--from", from, "--coverage", covered, "--write", directory.file("out"), "--limit", "20")
    #expect(ending.status == .exited(0), "\(ending.errors)")
    let test = try Program.run(
      "flowsh", ["test", directory.file("out/missing")], environment: ["PASSWORD": "yabba"])
    #expect(test.status == .exited(0), "\(test.output.suffix(2_000))")
    #expect(try Self.covered.get().test.status == .exited(0))
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
    #expect(try explore("--app", "contacts", "--limit", "1", "--write", empty).status == .exited(0))
    #expect(!FileManager.default.fileExists(atPath: empty))
  }

  @Test(arguments: [
    (
      "hoarder", "growth",
      "growth: each time Hoarded is shown and left, more screens stay in memory, "
        + "after: visit; back  →", ["grows with each round"]
    ),
    // One of the controls is idle in the first step of its walk.
    (
      "survivors", "idle", "idle: \"ignore\" does nothing on Titled, after: ignore",
      ["the screen is unchanged", "ignore"]
    ),
  ])
  func `fail until the app is mended, whatever the fault is, and go there and back once for growth`(
    app: String, kind: String, finding: String, words: [String]
  ) throws {
    let directory = try Directory()
    let ending = try explore(
      "--app", app, "--fail-on", kind, "--write", directory.file("out"), "--limit", "20",
      program: "FlowshProbe")
    #expect(ending.status == .exited(1) && ending.output.contains(finding), "\(ending.output)")
    let test = try Program.run(
      "FlowshProbe", ["test", directory.file("out/findings"), "--name", "\(kind): *"])
    #expect(test.status == .exited(1) && !test.output.contains(" passed"), "\(test.output)")
    #expect(words.allSatisfy(test.output.contains), "\(test.output)")
  }

  @Test func `a link that leads behind several screens is one finding`() throws {
    let lines = try Self.linked.get().ending.lines.filter { $0.hasPrefix("  link: ") }
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
      "--app", "hoarder", "--write", directory.file("out"), program: "FlowshProbe")
    #expect(
      ending.output.contains("idle: \"tap Red\" does nothing on Hoard, after: tap Red"),
      "\(ending.output)")
    let check = try Program.run("FlowshProbe", ["check", directory.file("out")])
    #expect(check.status == .exited(0) && check.errors.isEmpty, "\(check.errors)")
    let record = directory.file("r.walk")
    _ = try Program.run(
      "FlowshProbe", ["--app", "hoarder"],
      input: "record \(record)\nvisit\nback\nred\nrecord stop\n")
    #expect(directory.read("r.walk").hasSuffix("\nvisit\nback\ntap Red\n"))
  }

  @Test func `links are tried after the launch and over sheets, where one goes wrong in leaky`()
    throws
  {
    let (ending, test) = try Self.linked.get()
    #expect(ending.status == .exited(1), "\(ending.output)")
    #expect(
      ending.output.contains(
        "link: a link leads to a screen behind Log In, after: login; open leaky://groups/Bowling"),
      "\(ending.output)")
    #expect(test.status == .exited(1) && test.output.contains("expected no screen"))
    let directory = try Directory()
    let walk = directory.walk("@app leaky\n\nopen leaky://groups/Bowling\n")
    let found = try explore("--from", walk, "--json", "-", "--limit", "20")
    #expect(found.output.contains("\"kind\" : \"open leaky://groups/Bowling\""))
  }

  @Test(.bug(id: "S1"))
  func `walks name the texts that the app declares for secure fields, and pass with them`() throws {
    let covered = try Self.covered.get()
    for text in [covered.page, covered.map] {
      #expect(text.contains("login fred ${password}") && !text.contains("yabba"))
    }
    #expect(covered.test.status == .exited(0))
    #expect(covered.walks.contains { $0.contains("\n@secret password=env:PASSWORD\n") })
    // Only the walks that log in need the password.
    #expect(covered.walks.contains { !$0.contains("@secret") && !$0.contains("${") })
    #expect(!covered.walks.contains { $0.contains("yabba") })
  }

  @Test func `walks name a secret instead of its value, in the map as in what --write writes`()
    throws
  {
    let directory = try Directory()
    let walk = directory.walk(
      "@app contacts\n@secret password=env:FLOWSH_TEST_WORD\n@fill Password ${password}\n\nwhere\n")
    let (page, json) = (directory.file("map.html"), directory.file("map.json"))
    let ending = try Program.run(
      "flowsh", ["explore", "--from", walk, "--html", page, "--json", json, "--limit", "60"],
      environment: ["FLOWSH_TEST_WORD": "abracadabra"])
    #expect(ending.status == .exited(0), "\(ending.errors)")
    #expect(directory.read("map.json").contains("login fred ${password}"))
    for text in [ending.output, directory.read("map.html"), directory.read("map.json")] {
      #expect(!text.contains("abracadabra"))
    }
  }

  @Test(.bug(id: "S2"))
  func `a screen's title that is a secret is named in checks, and hidden in every form of the map`()
    throws
  {
    let directory = try Directory()
    let walk = directory.walk("@app storefront\n@secret p=env:FLOWSH_TEST_WORD\n\nopen Home\n")
    let forms = ["html", "dot", "mermaid", "json", "svg"]
    let ending = try Program.run(
      "flowsh",
      ["explore", "--from", walk, "--coverage", walk, "--limit", "60"]
        + forms.flatMap { ["--\($0)", directory.file($0)] } + ["--write", directory.file("out")],
      environment: ["FLOWSH_TEST_WORD": "Profile"])
    #expect(ending.status == .exited(0), "\(ending.errors)")
    let missing = directory.file("out/missing")
    let walks = try FileManager.default.contentsOfDirectory(atPath: missing)
      .map { try String(contentsOfFile: "\(missing)/\($0)", encoding: .utf8) }
    for text in walks + forms.map(directory.read) + [ending.output, ending.errors] {
      #expect(!text.contains("Profile"))
    }
    #expect(directory.read("json").contains("\"name\" : \"********\""))
    #expect(walks.contains { $0.contains("\nexpect screen ${p}\n") })
    let test = try Program.run(
      "flowsh", ["test", missing], environment: ["FLOWSH_TEST_WORD": "Profile"])
    #expect(test.status == .exited(0), "\(test.output.suffix(2_000))")
  }

  @Test func `the map doesn't depend on coverage, and refused actions are no moves`() throws {
    let ending = try Self.covered.get().ending
    #expect(ending.output.hasSuffix("\nno differences from the baseline\n"), "\(ending.output)")
    #expect(ending.output.contains(" moves onward to another screen ("), "\(ending.output)")
    let directory = try Directory()
    let refused = directory.walk("@app contacts\n\n? dismiss\n")
    let none = try explore("--app", "contacts", "--limit", "5", "--coverage", refused)
    #expect(none.output.contains(": 0 of "), "\(none.output)")
    let other = try explore("--app", "leaky", "--coverage", refused)
    #expect(other.status == .exited(64))
    #expect(other.errors.contains("is a walkthrough of the app contacts, not of leaky"))
  }
}
