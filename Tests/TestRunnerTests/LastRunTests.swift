@testable import Reports
import Script
import Testing
import Walkthroughs

@testable import TestRunner

@Suite struct `The cases that failed in the last run` {
  private func item(_ title: String, _ file: String = "a.walk", size: String? = nil) -> LastRun.Case
  {
    LastRun.Case(file: file, title: title, variant: CaseVariant(size: size))
  }

  private func result(
    _ title: String, _ status: CaseReport.Status, size: String? = nil
  ) -> CaseReport {
    var report = CaseReport(file: "a.walk", title: title, status: status)
    report.variant.size = size
    return report
  }

  @Test func `a run adds its failures, removes what passed, and leaves the rest`() {
    var last = LastRun(
      failed: [item("one"), item("two"), item("gone"), item("other", "b.walk"), item("not run")])
    last.add(
      [
        result("one", .passed), result("two", .timedOut), result("three", .flaky),
        result("three", .passed, size: "regular"), result("not run", .notRun),
        result("four", .skipped), result("five", .crashed, size: "compact"),
      ], name: { $0 }
    ) { $0.title != "gone" }
    #expect(
      last.failed == [
        item("two"), item("other", "b.walk"), item("not run"), item("three"),
        item("five", size: "compact"),
      ])
    #expect(last.files == ["a.walk", "b.walk"])
  }

  @Test func `it is kept as JSON of a version and a folder, and anything else is rejected`() throws
  {
    let last = LastRun(failed: [item("a \"quoted\" \u{7} title", "é/a.walk", size: "regular")])
    let json = try #require(last.json(folder: "/tmp"))
    #expect(LastRun(json: json, folder: "/tmp") == last)
    #expect(LastRun(json: json, folder: "/other") == nil)
    let empty = try #require(LastRun().json(folder: "/tmp"))
    #expect(LastRun(json: empty, folder: "/tmp") == LastRun())
    let text = String(decoding: json, as: UTF8.self)
    let other = text.replacing("\"version\" : 2", with: "\"version\" : 3")
    #expect(other != text && LastRun(json: Array(other.utf8), folder: "/tmp") == nil)
    for bytes in [[], [0], Array(json.dropLast()), Array("[]".utf8), [0xFF, 0xFE]] {
      #expect(LastRun(json: bytes, folder: "/tmp") == nil)
    }
  }

  @Test func `the number of cases is limited`() throws {
    var last = LastRun()
    let results = (0..<LastRun.mostCases + 5).map { result("\($0)", .failed) }
    last.add(results, name: { $0 }) { _ in true }
    #expect(last.failed.count == LastRun.mostCases)
    #expect(last.json(folder: "/").map { LastRun(json: $0, folder: "/") } == last)
  }

  @Test func `a plan keeps them, in the sizes in which they failed`() throws {
    let text = "== one\nback\n== two\nback\n== three\nback\n"
    let file = try #require(WalkthroughFile.read(ScriptLines(text: text), path: "./a.walk").file)
    var plan = RunPlan()
    plan.add(file, ScriptFiles())
    let failed = [
      item("three"), item("one", size: "compact"), item("one", size: "regular"), item("two", "b"),
    ]
    var sized = plan
    plan.keep(failed) { String($0.dropFirst(2)) }
    #expect(plan.entries.map(\.title) == ["one", "one", "three"])
    #expect(plan.entries.map(\.variant.size) == ["compact", "regular", nil])
    sized.spread(over: [CaseVariant(size: "regular")])
    sized.keep(failed) { String($0.dropFirst(2)) }
    #expect(
      sized.entries.map(\.title) == ["one"] && sized.entries.map(\.variant.size) == ["regular"])
  }
}
