import Foundation
import PseudoTerminal
import TestSupport
import Testing
import ToolSupport

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

  /// A run with enough coverage, its page, and the JSON reports of the two halves of such a run.
  ///
  /// More is required of the first half than it has.
  private static let runs = Result {
    let suite = try Self()
    let halves = try ["--require-coverage=99.5%", "--coverage"].enumerated().map { index, option in
      let name = "\(index + 1).json"
      let ending = try suite.test(
        option, "--shard", "\(index + 1)/2", "--json", suite.directory.file(name))
      return (ending: ending, report: suite.directory.read(name))
    }
    let whole = try suite.test(
      "--require-coverage", "1.25", "--html", suite.directory.file("report.html"))
    return (whole: whole, page: suite.directory.read("report.html"), halves: halves)
  }

  /// Writes the reports of both halves and returns their paths.
  private func reportsOfHalves() throws -> [String] {
    try Self.runs.get().halves.enumerated().map { index, half in
      directory.write(half.report, to: "\(index + 1).json")
      return directory.file("\(index + 1).json")
    }
  }

  @Test func `tells which moves the cases take, and which they don't`() throws {
    let ending = try Self.runs.get().whole
    #expect(ending.status == .exited(0))
    let line = try #require(ending.lines.first { $0.hasPrefix("coverage of contacts: ") })
    #expect(
      line.wholeMatch(
        of: /coverage of contacts: \d of \d+ moves onward to another screen \(\d+ %\)/) != nil,
      "\(line)")
    #expect(ending.lines.contains { $0.hasPrefix("  never taken: Log In → ") })
    #expect(ending.lines.contains { $0.contains("  (walk: login; ") })
    #expect(ending.errors.contains("exploring contacts to measure the coverage"))
    // Also what the app declares for secure fields is named.
    #expect(ending.output.contains("login fred ${password}") && !ending.output.contains("yabba"))
    #expect(try !test().output.contains("coverage"))
  }

  @Test func `is shown by the map on the page`() throws {
    let page = try Self.runs.get().page
    #expect(page.contains("aria-label=\"Map of contacts: "))
    #expect(page.contains("class=\"node screen covered\""))
  }

  @Test func `fails below the required percentage`() throws {
    let runs = try Self.runs.get()
    let ending = runs.halves[0].ending
    #expect(ending.status == .exited(1))
    #expect(
      ending.errors.firstMatch(
        of:
          /the cases take \d of \d+ moves onward to another screen \([\d.]+ %\) of contacts, less than the 99.5 % of --require-c/
      )
        != nil, "\(ending.errors)")
    #expect(runs.halves[1].ending.status == .exited(0) && runs.whole.status == .exited(0))
  }

  @Test func `isn't known of an app that crashes before its first screen`() throws {
    let walk = directory.walk("@app stillborn\n\ntree\n", "b.walk")
    let ending = try Program.run("FlowshProbe", ["test", "--require-coverage", "0", walk])
    #expect(ending.status == .exited(70))
    #expect(
      ending.errors.contains(
        "the coverage of stillborn isn't known, because exploring it shows no screen"),
      "\(ending.errors)")
  }

  @Test func `isn't known of an app without moves, and has no percentage`() throws {
    let walk = directory.walk("@app dated\n\ntree\n", "b.walk")
    let ending = try Program.run("FlowshProbe", ["test", "--require-coverage", "10", walk])
    #expect(ending.status == .exited(1))
    #expect(
      ending.lines.contains("coverage of dated: 0 of 0 moves onward to another screen"),
      "\(ending.output)")
    #expect(ending.lines.contains("  1 of 1 screen, 0 of 0 moves of all kinds"))
    #expect(
      ending.errors.contains(
        "the coverage of dated isn't known, because exploring it finds no move; run"
          + " \"FlowshProbe explore --app dated\" to see why"), "\(ending.errors)")
    #expect(!ending.errors.contains("less than"))
  }

  @Test func `isn't known if Ctrl-C ends exploring`() throws {
    let walk = directory.walk("@app storefront\n\nselect Silk top\n", "b.walk")
    let terminal = try PseudoTerminal(
      BuiltProduct.path(of: "flowsh"),
      ["test", "--require-coverage", "1", walk, "--json", directory.file("r.json")],
      environment: ["NO_COLOR": "1"], columns: 60)
    try terminal.wait(for: "exploring storefront, ")
    try terminal.send("\u{3}")
    #expect(try terminal.waitForExit() == .signaled(SIGINT))
    let output = terminal.output
    #expect(
      output.contains("the coverage isn't known, because exploring was interrupted"), "\(output)")
    #expect(!output.contains("coverage of storefront") && !output.contains("the cases take"))
    #expect(!directory.read("r.json").contains("coveredMoves"))
  }

  @Test func `of a divided run can be required of the merged reports`() throws {
    let reports = try reportsOfHalves()
    func merge(_ arguments: String...) throws -> Program.Ending {
      try Program.run("flowsh", ["merge"] + arguments)
    }
    let complete = try merge("--require-coverage", "100", reports[0], reports[1])
    #expect(complete.status == .exited(1))
    #expect(
      complete.errors.firstMatch(
        of:
          /the cases take \d of \d+ moves onward to another screen \([\d.]+ %\) of contacts, less than the 100 % of --require-c/
      ) != nil, "\(complete.errors)")
    #expect(try merge("--require-coverage", "1.25%", reports[0], reports[1]).status == .exited(0))
    #expect(try merge("--require-coverage", "101", reports[0]).status == .exited(64))
    _ = try test("--shard", "2/2", "--json", reports[1])
    let partial = try merge("--require-coverage", "1", reports[0], reports[1])
    #expect(partial.status == .exited(1))
    #expect(
      partial.errors.contains(
        "the coverage isn't known, because \(reports[1]) has none; run \"flowsh test\" with"
          + " --coverage"), "\(partial.errors)")
  }

  @Test func `is that of all shards after a merge`() throws {
    let whole = try Self.runs.get().whole.lines
      .first { $0.hasPrefix("coverage of contacts: ") }
    let reports = try reportsOfHalves()
    let merged = try Program.run("flowsh", ["merge", "--html", directory.file("m.html")] + reports)
    #expect(merged.lines.first { $0.hasPrefix("coverage of contacts: ") } == whole)
    #expect(directory.read("m.html").contains("<h2>Coverage of contacts: "))
  }
}
