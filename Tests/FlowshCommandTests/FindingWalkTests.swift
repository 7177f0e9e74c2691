import Testing

@testable import Exploration
@testable import FlowshCommand
@testable import Reports
@testable import TestRunner

@Suite struct `The walk of a finding` {
  /// Returns a finding of a kind.
  private func finding(
    _ kind: FindingKind, extra: String? = nil, missing: String? = nil
  ) -> Finding {
    Finding(
      kind: kind, subject: "PersonsViewController", message: "something is wrong",
      extraCoordinator: extra, missingCoordinator: missing, screen: "", walk: [], ways: 1)
  }

  /// Returns a walk by two steps, which shows screens of the given names and stacks.
  private func walk(
    _ places: [(name: String, stack: String)], coordinators: [String] = []
  ) -> WrittenWalk {
    var walk = WrittenWalk()
    walk.steps = [["select Fred"], ["back"]]
    walk.places = places.map {
      WrittenWalk.Place(name: $0.name, type: "Page", stack: $0.stack, coordinators: coordinators)
    }
    return walk
  }

  private func ending(_ finding: Finding, _ walk: WrittenWalk) -> ExploredWalk {
    let words = MapReport.Finding(kind: finding.kind.optionName, message: finding.message)
    return FindingWalk(head: [], walks: []).walk(for: finding, words, walk)
  }

  @Test(arguments: [FindingKind.back, .size])
  func `expects what was on the screen before this very way there and back`(_ kind: FindingKind) {
    let titles = walk([("Groups", "Groups"), ("Fred", "Groups > Fred"), ("Persons", "Persons")])
    #expect(ending(finding(kind), titles).commands.last == "expect screen Groups")
    let stacks = walk([("Fred", "Groups > Fred"), ("Wilma", "Wilma"), ("Fred", "Fred")])
    #expect(ending(finding(kind), stacks).commands.last == "expect stack Groups > Fred")
  }

  @Test func `fails on a dead end, also without a title, and where nothing is shown`() {
    #expect(
      ending(finding(.deadEnd), walk([("Home", "Home"), ("Fred", "Fred")])).commands.last
        == "expect not screen Fred")
    #expect(
      ending(finding(.deadEnd), walk([("Home", "Home"), ("", "")])).commands.last
        == "expect not class Page")
    let nothing = ending(finding(.deadEnd), WrittenWalk())
    #expect(nothing.commands == ["? back", "screen"] && nothing.note == nil)
  }

  @Test func `says so if no expectation can detect the fault`() {
    let same = walk([("Fred", "Fred"), ("Wilma", "Wilma"), ("Fred", "Fred")])
    let silent = ending(finding(.size), same)
    #expect(silent.commands == ["select Fred", "back"])
    #expect(silent.text.hasPrefix("# No expectation can detect the fault, so this walk passes"))
    #expect(ending(finding(.leak), same).note == nil)
  }

  @Test func `expects the coordinators of the other way`() {
    let here = walk([("Fred", "Fred")], coordinators: ["App", "Loan", "Twin", "Twin"])
    #expect(
      ending(finding(.coordinators, extra: "Loan"), here).commands.last
        == "expect no coordinator Loan")
    #expect(
      ending(finding(.coordinators, extra: "Twin", missing: "Book"), here).commands.last
        == "expect coordinator Book")
    #expect(ending(finding(.coordinators, extra: "Twin", missing: "App"), here).note != nil)
  }

  @Test func `of a random walk has a name of its own`() {
    let words = MapReport.Finding(kind: "leak", message: "something is wrong")
    let writing = FindingWalk(head: [], walks: [], author: .monkey)
    #expect(writing.walk(for: finding(.leak), words, nil).name(2) == "monkey-leak-2")
  }

  @Test func `names variables in its title as they are`() {
    let walk = ExploredWalk(
      name: "a", head: [], title: "type Username a${pw}b @now", commands: ["back"])
    #expect(walk.text.contains("\n== type Username a\\${pw}b now\n"))
  }

  @Test func `repeats a loop that leaves more in memory each time`() {
    let loop = walk([("Fred", "Fred")])
    #expect(
      ending(finding(.growth), loop).commands.suffix(2) == [
        "leaks repeat 10 \"select Fred; back\"", "expect no output \"grows with each round\"",
      ])
  }

  @Test func `names the control that does nothing, and its screen`() {
    let idle = walk([("Persons", "Persons"), ("Persons", "Persons")])
    let words = FindingWords(finding(.idle), idle, other: nil)
    #expect(words.message == "\"back\" does nothing on Persons")
    let named = FindingWords(finding(.idle), idle, other: nil, [finding(.idle).screen: "Product"])
    #expect(named.message == "\"back\" does nothing on Product")
  }
}
