import Foundation
@testable import Reports
import Shell
import Testing

@Suite struct `Merged reports` {
  /// Returns the report of a shard, with cases given as `file:line title`.
  private func part(_ path: String, _ shard: String?, _ cases: String...) -> RunReport.Part {
    var run = RunReport.sample
    run.host = "one"
    run.shards = [shard].compactMap { $0.flatMap { Shard($0) } }
    run.cases = cases.map { text in
      let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
      let place = parts[0].split(separator: ":").map(String.init)
      return CaseReport(file: place[0], line: Int(place[1]) ?? 0, title: parts[1])
    }
    return RunReport.Part(path: path, report: run)
  }

  private func problem(_ parts: RunReport.Part...) -> String? {
    do throws(RunReport.MergeProblem) {
      _ = try RunReport.merged(parts)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `have the cases in the order of an undivided run`() throws {
    let names = [
      "a/b.walk:1 x", "a/b.walk:2 y [1]", "a/b.walk:2 y [2]", "a/b.walk:2 y [3]", "a.walk:9 z",
      "a.walk:10 a",
    ]
    let two = part("2", "2/2", names[1], names[3], names[5])
    let merged = try RunReport.merged([two, part("1", "1/2", names[0], names[2], names[4])])
    #expect(merged.cases.map { "\($0.file):\($0.line) \($0.title)" } == names)
    #expect(merged.shards.map(\.description) == ["1/2", "2/2"] && merged.missingShards.isEmpty)
  }

  @Test func `keep the order of the run, which a workspace of flows may choose`() throws {
    let names = ["f/sign-in.yaml:3 s", "f/edit.yaml:3 e", "f/edit.yaml:9 d", "a.walk:1 a"]
    func titles(_ parts: RunReport.Part...) throws -> [String] {
      try RunReport.merged(parts).cases.map { "\($0.file):\($0.line) \($0.title)" }
    }
    #expect(try titles(part("1", nil, names[0], names[1], names[2], names[3])) == names)
    let two = part("2", "2/3", names[1])
    let some = try RunReport.merged([
      part("3", "3/3", names[2]), part("1", "1/3", names[0], names[3]),
    ])
    let read = try ReportFile(JSONReport().bytes(of: some)).report
    #expect(try titles(two, RunReport.Part(path: "m", report: read)) == names)
    #expect(try titles(part("1", nil, names[3]), part("2", nil, names[0])) == [names[3], names[0]])
  }

  @Test func `show the same durations as those of the run`() throws {
    var run = RunReport.sample
    // Each lies on one side of a boundary at which a report rounds, and its text in the JSON report
    // on the other side.
    let durations = [0.0009999996, 0.0014999996, 0.0005000004, 0.9994999997, 1.0049999996]
    run.seconds = 0.0009999996
    run.cases = durations.enumerated().map { index, seconds in
      CaseReport(
        file: "a.walk", line: index + 1, title: "\(index)", seconds: seconds,
        steps: [StepReport(command: "back", line: index + 2, seconds: seconds)])
    }
    let part = RunReport.Part(
      path: "a.json", report: try ReportFile(JSONReport().bytes(of: run)).report)
    let merged = try RunReport.merged([part])
    for format in [HTMLReport(), JUnitReport(), MarkdownReport()] as [any ReportFormat] {
      #expect(
        String(decoding: format.bytes(of: merged), as: UTF8.self)
          == String(decoding: format.bytes(of: run), as: UTF8.self))
    }
  }

  @Test func `begin with the first part and take as long as the longest`() throws {
    var late = part("2", nil, "b.walk:1 x")
    var report = late.report
    report.started += 60
    report.seconds = 99
    report.host = "two"
    report.isInterrupted = true
    late = RunReport.Part(path: "2", report: report)
    let merged = try RunReport.merged([late, part("1", nil, "a.walk:1 x")])
    #expect(merged.started == RunReport.sample.started && merged.seconds == 99)
    #expect(merged.isInterrupted && merged.host == nil)
    #expect(merged.exitStatus == .failure)
  }

  @Test func `know which shards are missing, also if merged again`() throws {
    let one = try RunReport.merged([part("4", "4/4", "d.walk:1 x"), part("1", "1/4")])
    #expect(one.missingShards.map(\.description) == ["2/4", "3/4"])
    let read = try ReportFile(JSONReport().bytes(of: one)).report
    let two = try RunReport.merged([
      RunReport.Part(path: "m", report: read), part("2", "2/4", "a.walk:1 x"),
    ])
    #expect(two.missingShards.map(\.description) == ["3/4"])
    #expect(try RunReport.merged([part("a", nil, "a.walk:1 x")]).missingShards.isEmpty)
  }

  @Test func `can't contain the same shard or the same case twice`() {
    #expect(
      problem(part("a.json", "1/4"), part("b.json", "2/4"), part("c.json", "1/4"))
        == "c.json: it covers shard 1/4, as a.json does; name one report for each shard")
    #expect(
      problem(part("a.json", "1/4"), part("b.json", "2/3"))
        == "b.json: it covers shard 2/3, but a.json covers shard 1/4; merge the shards of one run")
    #expect(
      problem(part("a.json", nil, "w.walk:4 log in"), part("b.json", nil, "w.walk:4 log in"))
        == "b.json: a.json has a result of the same case, w.walk:4: log in;"
        + " merge reports that cover different cases")
    var other = part("b.json", nil).report
    other.program = "MyApp 2.0"
    #expect(
      problem(part("a.json", nil), RunReport.Part(path: "b.json", report: other))
        == "b.json: it is from MyApp 2.0, but a.json is from flowsh 1.0;"
        + " merge reports of one program")
  }

  @Test func `come from runs of the same cases`() throws {
    func part(_ path: String, _ shard: String?, planned: [String]?) -> RunReport.Part {
      var report = self.part(path, shard, "\(path).walk:1 x").report
      report.plan = planned.map {
        RunReport.Plan($0.map { ($0, "x", CaseVariant()) }, in: "/w/other")
      }
      return RunReport.Part(path: path, report: report)
    }
    let one = part("a.json", "1/4", planned: ["w/a.walk", "w/b.walk"])
    #expect(
      problem(one, part("b.json", "2/4", planned: ["w/a.walk"]))
        == "b.json: it is a shard of a run of 1 case, but a.json is one of a run of 2 cases;"
        + " merge the shards of one run")
    #expect(
      problem(one, part("b.json", "2/4", planned: ["w/a.walk", "w/c.walk"]))
        == "b.json: it is a shard of a run of other cases than the run of a.json;"
        + " merge the shards of one run")
    #expect(
      problem(one, part("b.json", nil, planned: nil))
        == "b.json: its run wasn't divided, but a.json covers only shard 1/4;"
        + " merge the shards of one run")
    // Each machine may have the files in another folder, and reports may be older.
    let merged = try RunReport.merged([
      part("c.json", "3/4", planned: nil), one,
      part("b.json", "2/4", planned: ["/home/ci/w/a.walk", "/home/ci/w/./b.walk"]),
    ])
    let other = try RunReport.merged([
      one, part("b.json", "2/4", planned: ["./w/../w/a.walk", "/w/other/w/./b.walk"]),
    ])
    #expect(merged.plan == one.report.plan && merged.plan?.count == 2)
    #expect(other.plan == one.report.plan)
  }

  @Test func `have as many cases as the run if no shard is missing`() throws {
    func part(_ path: String, _ shard: String, _ cases: [CaseReport]) -> RunReport.Part {
      var report = self.part(path, shard, "a.walk:1 x").report
      report.plan = RunReport.Plan(
        [("a.walk", "x", CaseVariant()), ("a.walk", "y", CaseVariant())], in: "/")
      report.cases = cases
      return RunReport.Part(path: path, report: report)
    }
    let cases = ["x", "y"].map { CaseReport(file: "a.walk", line: 1, title: $0) }
    #expect(
      try RunReport.merged([part("1", "1/2", [cases[0]]), part("2", "2/2", [cases[1]])])
        .cases.count == 2)
    #expect(
      problem(part("1", "1/2", []), part("2", "2/2", [cases[1]]))
        == "the reports of all shards have 1 case, but the run has 2 cases; write them again")
  }

  @Test func `can't be of a shard that no run has`() {
    for text in ["0/1", "2/1", "01/2", "1/9223372036854775807", "1/1000001", "1/2/3", "a/b"] {
      #expect(Shard(text) == nil, "\(text)")
    }
    #expect(Shard("1000000/1000000")?.count == 1_000_000)
  }

  @Test func `can't contain a file twice, or one with the same case twice`() {
    let (a, b) = (part("a.json", nil, "w.walk:4 x"), part("b.json", nil, "w.walk:1 y"))
    #expect(problem(a, b, a) == "a.json: it is named twice; name each report once")
    #expect(
      problem(part("a.json", nil, "w.walk:4 x", "w.walk:4 x"))
        == "a.json: it has two results of the same case, w.walk:4: x; write it again")
  }

  @Test func `have cases of the same title in each size`() throws {
    let sizes = ["compact", "regular"].map { size in
      var report = part(size, nil, "w.walk:4 log in").report
      report.cases[0].variant.size = size
      return RunReport.Part(path: size, report: report)
    }
    let merged = try RunReport.merged(sizes)
    #expect(merged.cases.count == 2)
    #expect(merged.variantComparison?.lines(limit: 1) == ["compact and regular: no differences"])
  }

  @Test(arguments: [
    ([CaseReport.Status.passed, .skipped, .notRun], false, Shell.ExitStatus.success),
    ([.passed, .failed], true, .failure), ([.timedOut], true, .failure),
    ([.failed, .crashed], false, .crash), ([.flaky], false, .failure), ([.flaky], true, .success),
  ])
  func `have the exit status of a single run`(
    statuses: [CaseReport.Status], allowsFlaky: Bool, status: Shell.ExitStatus
  ) {
    var run = RunReport.sample
    run.cases = statuses.map { CaseReport(file: "a.walk", title: "x", status: $0) }
    run.allowsFlaky = allowsFlaky
    #expect(run.exitStatus == status)
  }
}
