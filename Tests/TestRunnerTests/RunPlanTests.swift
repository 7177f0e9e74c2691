import Script
import Testing
import Walkthroughs

@testable import TestRunner

@Suite struct RunPlanTests {
  private func plan(_ texts: (path: String, text: String)...) throws -> RunPlan {
    var plan = RunPlan()
    for (path, text) in texts {
      plan.add(try #require(WalkthroughFile.read(ScriptLines(text: text), path: path).file))
    }
    return plan
  }

  private func titles(_ plan: RunPlan, _ change: (inout RunPlan.Choice) -> Void) -> [String] {
    var plan = plan
    var choice = RunPlan.Choice()
    change(&choice)
    plan.choose(choice)
    return plan.entries.map(\.title)
  }

  @Test func `cases are in the order of files and lines, with their files' settings`() throws {
    let plan = try plan(
      ("b.walk", "@tags slow\n@timeout 2s\n== one @smoke\nback\n== two\nback\n"),
      ("a.walk", "@skip \"no network\"\nback\n"))
    #expect(plan.entries.map(\.path) == ["b.walk", "b.walk", "a.walk"])
    #expect(plan.entries.map(\.title) == ["one", "two", "a"])
    #expect(plan.entries.map(\.place) == [0, 1, 0])
    #expect(plan.entries.map(\.line) == [3, 5, 1])
    #expect(plan.entries.map(\.tags) == [["slow", "smoke"], ["slow"], []])
    #expect(plan.entries.map(\.timeout) == [2, 2, nil])
    #expect(plan.entries.map(\.skip) == [nil, nil, "no network"])
  }

  @Test func `titles repeated within a file are numbered, but not across files`() throws {
    let repeated = "== one\nback\n== one\nback\n== one\nback\n"
    let plan = try plan(("a.walk", repeated), ("b.walk", "== one\nback\n"))
    #expect(plan.entries.map(\.title) == ["one", "one (2)", "one (3)", "one"])
  }

  @Test func `tags and names select cases`() throws {
    let plan = try plan(
      ("a.walk", "== log in @a @b\nback\n== log out @b\nback\n== look\nback\n"))
    #expect(titles(plan) { _ in } == ["log in", "log out", "look"])
    #expect(titles(plan) { $0.tags = ["a", "c"] } == ["log in"])
    #expect(titles(plan) { $0.notTags = ["a", "c"] } == ["log out", "look"])
    #expect(
      titles(plan) {
        $0.tags = ["b"]
        $0.notTags = ["a"]
      } == ["log out"])
    #expect(titles(plan) { $0.name = "LOG *" } == ["log in", "log out"])
    #expect(titles(plan) { $0.name = "log" } == [])
  }

  @Test(arguments: 1...8)
  func `shards cover all cases, and their sizes differ by at most one`(count: Int) throws {
    let text = (1...7).map { "== \($0)\nback\n" }.joined()
    let plan = try plan(("a.walk", text))
    let shards = (1...count).map { place in titles(plan) { $0.shard = (place, count) } }
    #expect(shards.flatMap(\.self).sorted() == (1...7).map(String.init))
    let sizes = shards.map(\.count)
    #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
  }

  @Test func `shards divide the cases that tags and names select`() throws {
    let text = (1...6).map { "== \($0) @\($0 % 2 == 0 ? "even" : "odd")\nback\n" }.joined()
    let plan = try plan(("a.walk", text))
    #expect(
      titles(plan) {
        $0.tags = ["even"]
        $0.shard = (2, 2)
      } == ["4"])
  }
}
