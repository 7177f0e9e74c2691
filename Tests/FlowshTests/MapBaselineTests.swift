import Foundation
import Glibc
import PseudoTerminal
import TestSupport
import Testing
import ToolSupport

/// The comparison of a map with an earlier one.
@Suite(.blocking) struct `A baseline of explore` {
  private func explore(_ arguments: String..., program: String = "flowsh") throws -> Program.Ending
  {
    try Program.run(program, ["explore"] + arguments)
  }

  @Test func `tells how a map differs from an earlier one`() throws {
    let directory = try Directory()
    let old = directory.file("map.json")
    _ = try explore("--app", "contacts", "--depth", "0", "--json", old)
    let same = try explore("--app", "contacts", "--depth", "0", "--baseline", old)
    #expect(same.output.hasSuffix("no differences from the baseline\n"))
    directory.write(
      directory.read("map.json").replacing("\"kind\" : \"back\"", with: "\"kind\" : \"up\""),
      to: "other.json")
    let other = try explore(
      "--app", "contacts", "--depth", "0", "--baseline", directory.file("other.json"))
    #expect(other.output.contains("\n- move "), "\(other.output)")
    let foreign = try explore("--app", "leaky", "--baseline", old)
    #expect(foreign.status == .exited(64))
    #expect(foreign.errors.contains("is a map of the app contacts, not of leaky"))
    let none = try explore("--baseline", directory.file("none.json"))
    #expect(none.status == .exited(66))
  }

  @Test func `isn't compared in silence where only one map has coverage`() throws {
    let directory = try Directory()
    let (plain, covered) = (directory.file("plain.json"), directory.file("covered.json"))
    let walk = directory.walk("@app contacts\n\nselect Fred\n")
    func run(_ arguments: String...) throws -> Program.Ending {
      try Program.run("flowsh", ["explore", "--app", "contacts", "--limit", "5"] + arguments)
    }
    _ = try run("--json", plain)
    _ = try run("--coverage", walk, "--json", covered)
    let lost = try run("--baseline", covered, "--fail-on", "difference")
    #expect(lost.status == .exited(64))
    #expect(lost.errors.contains("has coverage, which this run doesn't measure; use --coverage"))
    let new = try run("--coverage", walk, "--baseline", plain, "--fail-on", "difference")
    #expect(new.status == .exited(0))
    #expect(new.errors.contains("has no coverage, so that of this run isn't compared"))
  }

  @Test func `refuses a map that was made with other options as a baseline`() throws {
    let directory = try Directory()
    let old = directory.file("map.json")
    let walk = directory.walk("@app contacts\n\nselect Fred\n")
    func run(_ arguments: String...) throws -> Program.Ending {
      try Program.run("flowsh", ["explore", "--app", "contacts", "--limit", "5"] + arguments)
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

  @Test func `tells nothing of what an exploration that was cut hasn't reached`() throws {
    let directory = try Directory()
    let old = try directory.mapOfContacts()
    let cut = try explore("--app", "contacts", "--baseline", old, "--limit", "10")
    #expect(!cut.output.contains("\n- "), "\(cut.output)")
    #expect(cut.output.contains("what is missing can't be told"))
    #expect(!cut.output.contains("that no action reached"))
  }

  /// `What --fail-on says` checks the other rules.
  @Test func `fails on what the baseline doesn't have, if that is wanted`() throws {
    let directory = try Directory()
    let (all, less) = (directory.file("all.json"), directory.file("less.json"))
    // Enough to find the leaks.
    let options = ["explore", "--app", "leaky", "--depth", "0", "--limit", "12"]
    func run(_ baseline: String, _ rule: String) throws -> Bool {
      try Program.run("flowsh", options + ["--baseline", baseline, "--fail-on", rule]).status
        == .exited(1)
    }
    _ = try Program.run("flowsh", options + ["--json", all])
    let text = directory.read("all.json")
    directory.write(
      text.replacing("LoginCoordinator left behind", with: "OldCoordinator left behind"),
      to: "less.json")
    #expect(try !run(all, "new,difference"))
    #expect(try run(less, "new"))
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
}
