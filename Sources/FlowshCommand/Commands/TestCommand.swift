import ArgumentParser
import Foundation
import Reports
import Shell
import TestRunner

/// `flowsh test`: runs walkthroughs as tests.
struct TestCommand: ParsableCommand, Performable {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Run walkthroughs as tests.",
    discussion: """
      Runs files, and all that end in .walk below folders, each case in a worker process; a folder \
      with a Package.swift of its own is another program's and is passed over. Exit status: 0 \
      passed, 1 failed, 64 wrong usage or a mistake in a file, 66 no such file or nothing found, \
      70 an app crashed, 74 a report could not be written.
      """)

  @Option(help: "The app for files that name none.") var app: String?
  @Option(help: "Run only cases that have one of these tags.") var tag: [String] = []
  @Option(help: "Leave out cases that have one of these tags.") var notTag: [String] = []
  @Option(help: "Run only cases whose titles match: 'login*'.") var name: String?
  @Option(help: "Run every n-th case only, from the i-th: i/n, with i from 1 to n.")
  var shard: String?
  @Option(help: "How many workers there are at once, 1 to 1,000; one a processor unless given.")
  var jobs: Int?
  @Option(help: "How many seconds a case may take: more than 0, at most 86,400.") var timeout = 30.0
  @Option(help: "Run each case so often, 1 to 1,000,000 times, and expect the same each time.")
  var `repeat` = 1
  @Flag(help: "End with the first case that fails.") var failFast = false
  @Flag(inversion: .prefixedNo, help: "Look for what each step leaves behind.") var leaks = true
  @Flag(help: "Rewrite the | lines that differ, and list them.") var accept = false
  @Flag(help: "List the cases and run none.") var list = false
  @Option(help: "Write a report for CI systems.", completion: .file()) var junit: String?
  @Option(help: "Write a report to read in a browser.", completion: .file()) var html: String?
  @Option(help: "Write a report for programs.", completion: .file()) var json: String?
  @Option(help: "Write a report in TAP 14; - is standard output.", completion: .file())
  var tap: String?
  @Option(
    help: "The same in TAP 13, which is all that the prove of Debian 12 knows.",
    completion: .file())
  var tap13: String?
  @Option(help: "When to use colour: auto, always or never.", completion: .list(ColorChoice.names))
  var color = ColorChoice.auto.rawValue
  @Argument(help: "Walkthroughs, or folders of them; the current folder unless given.")
  var paths: [String] = []

  @MainActor func perform(_ catalog: AppCatalog) throws -> Never {
    var choice = RunPlan.Choice()
    (choice.tags, choice.notTags, choice.name) = (tag, notTag, name)
    if let shard { choice.shard = try Self.shard(shard) }
    try requireSense()
    if let app, case let names = catalog.apps.map(\.name), !names.contains(app) {
      throw ValidationError("no app \(app), there are \(names.joined(separator: ", "))")
    }
    let writer = StandardOutput()
    writer.text.isColored = try ColorChoice(named: color, "--color").isOn
    let run = TestRun(self, catalog, choice, writer)
    run.perform()
  }

  /// Refuses what no run can mean: a report without a path, and numbers out of their bounds before
  /// anything is calculated with them.
  private func requireSense() throws {
    let paths = [
      ("--junit", junit), ("--html", html), ("--json", json), ("--tap", tap), ("--tap13", tap13),
    ]
    for (option, path) in paths where path == "" {
      throw ValidationError("\(option) needs the path of a file")
    }
    if let jobs, !(1...1_000).contains(jobs) {
      throw ValidationError("--jobs is a number from 1 to 1,000, not \(jobs)")
    }
    guard (1...1_000_000).contains(`repeat`) else {
      throw ValidationError("--repeat is a number from 1 to 1,000,000, not \(`repeat`)")
    }
    // As of @timeout: a day. What is not a number is in no range.
    guard timeout > 0, timeout <= 86_400 else {
      throw ValidationError(
        "--timeout is a number of seconds, more than 0 and at most 86,400, not \(timeout)")
    }
  }

  private static func shard(_ text: String) throws -> (place: Int, count: Int) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let place = numbers[0], let count = numbers[1], place >= 1,
      place <= count
    else { throw ValidationError("--shard is i/n with i from 1 to n, not '\(text)'") }
    return (place, count)
  }

  /// The reports that are wanted: where to, and what.
  var reports: [(path: String, format: any ReportFormat)] {
    let all: [(String?, any ReportFormat)] = [
      (junit, JUnitReport()), (html, HTMLReport()), (json, JSONReport()), (tap, TAPReport()),
      (tap13, TAPReport(version: .thirteen)),
    ]
    return all.compactMap { path, format in path.map { ($0, format) } }
  }

  /// Whether a report has standard output for itself.
  var printsReport: Bool { reports.contains { $0.path == "-" } }
}
