import AppDriver
import Reports
import Script
import TestSupport
import Testing
import Walkthroughs

@testable import TestRunner

@Suite struct RunPlanTests {
  private func plan(_ texts: (path: String, text: String)...) throws -> RunPlan {
    var plan = RunPlan()
    for (path, text) in texts {
      let file = try #require(WalkthroughFile.read(ScriptLines(text: text), path: path).file)
      plan.add(file, ScriptFiles())
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

  @Test func `the time for planning a loop's rows is proportional to their number`() {
    let growth = growthOfTime { count in
      let rows = (0..<count).map(String.init).joined(separator: " ")
      let plan = try? plan(("a.walk", "each a in (\(rows))\nnote ${a}\nend\n"))
      #expect(plan?.entries.count == count)
    }
    #expect(growth < 40)
  }

  @Test func `settings below a title apply to that case only`() throws {
    let plan = try plan(
      (
        "a.walk",
        """
        @timeout 9s
        @tags all
        == one
        @skip "later"
        @timeout 2s
        @tags slow
        back
        == two @smoke
        back
        """
      ))
    #expect(plan.entries.map(\.skip) == ["later", nil])
    #expect(plan.entries.map(\.timeout) == [2, 9])
    #expect(plan.entries.map(\.tags) == [["all", "slow"], ["all", "smoke"]])
  }

  @Test func `titles repeated within a file are numbered, but not across files`() throws {
    let repeated = "== one\nback\n== one\nback\n== one\nback\n"
    let plan = try plan(("a.walk", repeated), ("b.walk", "== one\nback\n"))
    #expect(plan.entries.map(\.title) == ["one", "one (2)", "one (3)", "one"])
  }

  @Test func `each case runs in each size`() throws {
    var plan = try plan(("a.walk", "== one\n@size regular\nback\n== two\nback\n"))
    plan.spread(over: [])
    #expect(plan.entries.map(\.variant) == [CaseVariant(), CaseVariant()])
    plan.spread(over: CaseVariant.all(sizes: [.compact, .regular], languages: []))
    #expect(plan.entries.map(\.title) == ["one", "one", "two", "two"])
    #expect(plan.entries.map(\.variant.size) == ["compact", "regular", "compact", "regular"])
  }

  @Test func `a number that makes a title unique isn't the number of another title`() throws {
    let plan = try plan(("a.walk", "== a\nback\n== a (2)\nback\n== a\nback\n== a\nback\n"))
    #expect(plan.entries.map(\.title) == ["a", "a (2)", "a (3)", "a (4)"])
  }

  @Test(.bug(id: "U9")) func `each row of a case that consists of a loop is a case`() throws {
    let plan = try plan(
      (
        "a.walk",
        """
        @set last="Betty \u{7} Rubble-of-the-long-name"
        == sign in
        note the users
        each name age in (Fred 1 "${last}" 2)
          each x in (1 2)
          end
        end
        == among steps
        each name in (Fred Barney)
        end
        back
        """
      ))
    #expect(
      plan.entries.map(\.title) == [
        "sign in [1: name=Fred age=1]", "sign in [2: name=Betty \\u{7} Rubble-of-the-l… age=2]",
        "among steps",
      ])
    #expect(plan.entries.map(\.row) == [0, 1, nil])
    #expect(plan.entries.map(\.place) == [0, 0, 1])
    #expect(titles(plan) { $0.names = ["sign in"] }.count == 2)
    #expect(titles(plan) { $0.names = ["*Fred*"] }.count == 1)
    #expect(titles(plan) { $0.shard = (2, 3) } == [plan.entries[1].title])
  }

  @Test func `tags and names select cases`() throws {
    let plan = try plan(
      ("a.walk", "== log in @a @b\nback\n== log out @b\nback\n== look\nback\n"))
    #expect(titles(plan) { _ in } == ["log in", "log out", "look"])
    #expect(titles(plan) { $0.tags = [["a"], ["c"]] } == ["log in"])
    #expect(titles(plan) { $0.tags = [["a", "b"]] } == ["log in"])
    #expect(titles(plan) { $0.tags = [["b", "c"]] } == [])
    #expect(titles(plan) { $0.notTags = [["a"], ["c"]] } == ["log out", "look"])
    #expect(titles(plan) { $0.notTags = [["a", "b"]] } == ["log out", "look"])
    #expect(
      titles(plan) {
        $0.tags = [["b"]]
        $0.notTags = [["a"]]
      } == ["log out"])
    #expect(titles(plan) { $0.names = ["LOG *"] } == ["log in", "log out"])
    #expect(titles(plan) { $0.names = ["log"] } == [])
    #expect(titles(plan) { $0.names = ["look", "log in"] } == ["log in", "look"])
  }

  @Test func `a tag or name that no case has is a mistake with the most similar ones`() throws {
    let plan = try plan(
      ("a.walk", "== log in @smoke\nback\n== log out @nav\neach a in (1 2)\nend\n== look\nback\n"))
    func mistake(_ change: (inout RunPlan.Choice) -> Void) -> RunPlan.ChoiceMistake? {
      var choice = RunPlan.Choice()
      change(&choice)
      return plan.mistake(in: choice)
    }
    #expect(mistake { $0.tags = [["smoke", "nav"]] } == nil)
    #expect(mistake { $0.tags = [["nav"], ["Smoek"]] } == .unknownTag("Smoek", nearest: "smoke"))
    #expect(mistake { $0.tags = [["x"]] } == .unknownTag("x", nearest: nil))
    #expect(mistake { $0.notTags = [["slow"]] } == nil)
    #expect(mistake { $0.notTags = [["nave"]] } == .unknownTag("nave", nearest: "nav"))
    #expect(mistake { $0.names = ["*1: a=*"] } == nil)
    #expect(mistake { $0.names = ["lok"] } == .unknownName("lok", nearest: ["look"]))
    #expect(
      mistake { $0.names = ["Log*user"] }
        == .unknownName("Log*user", nearest: ["log in", "log out"]))
    #expect(
      mistake { $0.names = ["look", "lok"] } == .unknownName("lok", nearest: ["look"]))
    #expect(mistake { $0.names = ["zz*"] } == .unknownName("zz*", nearest: []))
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
        $0.tags = [["even"]]
        $0.shard = (2, 2)
      } == ["4"])
  }
}
