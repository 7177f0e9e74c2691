import Foundation
@testable import Reports
import TestSupport
import Testing

@Suite struct `The JSON report` {
  @Test func `members that have nothing to say are left out, with one line per step`() {
    var run = RunReport.sample
    run.cases = [run.cases[4], run.cases[5]]
    #expect(
      JSONReport().text(of: run) == #"""
        {
        "cases": [
        {"file": "samples/store/cart.walk", "line": 14, "reason": "took longer than 5 s", "seconds": 5.000500, "status": "timedOut", "title": ""},
        {"file": "samples/store/cart.walk", "line": 20, "reason": "run 3 printed another transcript", "seconds": 1.500000, "status": "flaky", "steps": [
          {"command": "show", "difference": [{"kind": "expected", "text": "9:41"}, {"kind": "actual", "text": "9:42"}], "line": 21, "screen": {"stack": "Clock", "text": "Clock\n"}, "seconds": 0.000000, "status": "failed"}], "tags": ["slow"], "title": "the clock"}
        ],
        "counts": {"crashed": 0, "failed": 0, "flaky": 1, "known": 0, "notAvailable": 0, "notRun": 0, "passed": 0, "skipped": 0, "timedOut": 1},
        "interrupted": false,
        "program": "flowsh 1.0",
        "seconds": 7.234500,
        "started": "2026-11-21T03:39:24Z",
        "version": 3
        }

        """#)
  }

  @Test(arguments: Hostile.allCases)
  func `decoding returns any text unchanged`(_ hostile: Hostile) throws {
    let bytes = JSONReport().bytes(of: .hostile(hostile.text))
    let object = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    let cases = try #require(object?["cases"] as? [[String: Any]])
    #expect(cases.allSatisfy { ($0["title"] as? String)?.hasSuffix(hostile.text) == true })
    #expect(cases.allSatisfy { $0["tags"] as? [String] == [hostile.text] })
    let step = try #require((cases[0]["steps"] as? [[String: Any]])?.first)
    for key in ["command", "file", "message", "output", "reason"] {
      #expect(step[key] as? String == hostile.text, "\(key)")
    }
    #expect(step["screen"] as? [String: String] == ["stack": hostile.text, "text": hostile.text])
    for key in ["appOutput", "calls", "events"] {
      #expect(step[key] as? [String] == [hostile.text], "\(key)")
    }
    let difference = try #require(step["difference"] as? [[String: String]])
    #expect(difference == [["kind": "actual", "text": hostile.text]])
    #expect(cases.allSatisfy { $0["appOutput"] as? [String] == [hostile.text] })
    #expect(Hidden.inText(String(decoding: bytes, as: UTF8.self)).isEmpty)
  }

  @Test func `the schema describes every member`() throws {
    let schema = try JSONSchema(Data(JSONReport.schema))
    for run in [RunReport.sample, .full, .hostile("x")] {
      #expect(schema.problems(of: JSONReport().text(of: run)) == [])
    }
    let text = JSONReport().text(of: .full)
    for name in schema.propertyNames { #expect(text.contains("\"\(name)\": "), "\(name)") }
  }

  @Test func `the page about it names every member, with a valid example`() throws {
    let page = try String(
      contentsOf: URL(filePath: #filePath).appending(
        path: "../../../Sources/Tools/TestRunner/TestRunner.docc/JSONReport.md"
      ).standardized, encoding: .utf8)
    let schema = try JSONSchema(Data(JSONReport.schema))
    let example = try #require(page.firstMatch(of: /(?s)```json\n(.*?)```/)).1
    #expect(schema.problems(of: String(example)) == [])
    for name in schema.propertyNames.subtracting(["crashed"]) {
      #expect(page.contains("`\(name)`"), "\(name)")
    }
  }

  @Test func `reading it returns the same report`() throws {
    for run in [RunReport.sample, .full] + Hostile.allCases.map({ .hostile($0.text) }) {
      let bytes = JSONReport().bytes(of: run)
      let read = try ReportFile(bytes).report
      #expect(read.cases == run.cases)
      #expect(JSONReport().bytes(of: read) == bytes)
    }
  }

  @Test func `a file that isn't a report of this version is rejected with the reason`() {
    let text = JSONReport().text(of: .full)
    func problem(_ text: String) -> ReportFile.Problem? {
      do throws(ReportFile.Problem) {
        _ = try ReportFile(Array(text.utf8))
        return nil
      } catch {
        return error
      }
    }
    #expect(problem(text) == nil)
    for empty in ["", " \n"] { #expect(problem(empty) == .empty) }
    #expect(problem(String(text.dropLast(300))) == .notJSON)
    #expect(problem("{\"a\": 1}\n{\"a\": 2}\n") == .notJSON)
    for other in ["[]", "3", "{}", "{\"command\": \"x\", \"status\": \"ok\", \"version\": 1}"] {
      #expect(problem(other) == .notReport, "\(other)")
    }
    #expect(problem(text.replacing("\"version\": 3", with: "\"version\": 1")) == .version(1))
    #expect(problem(text.replacing("\"version\": 3", with: "\"version\": \"2\"")) == .notReport)
    for (member, value, path) in [
      ("\"status\": \"flaky\"", "\"status\": \"lost\"", "cases[5].status"),
      ("\"title\": \"pays #1\"", "\"name\": \"pays\"", "cases[3].title"),
      ("\"seconds\": 7.234500", "\"seconds\": \"7\"", "seconds"),
      ("\"started\": \"2026", "\"started\": \"26-", "started"), ("\"2/4\"", "\"5/4\"", "shards"),
      ("\"3/4\"", "\"2/4\"", "shards"),
      ("\"line\": 9, ", "\"line\": -9, ", "cases[3].line"),
      ("\"line\": 9, ", "\"line\": 9.5, ", "a number"),
      ("\"line\": 9, ", "\"line\": 1e30, ", "a number"),
      ("\"line\": 5, ", "\"line\": -5, ", "cases[0].steps[0].line"),
      ("\"seconds\": 1.500000", "\"seconds\": -1.5", "cases[5].seconds"),
      ("\"seconds\": 0.002100", "\"seconds\": -1", "cases[0].steps[0].seconds"),
      ("\"seconds\": 7.234500", "\"seconds\": -7", "seconds"),
      ("\"omittedAppLines\": 1000", "\"omittedAppLines\": -1", "cases[2].omittedAppLines"),
      ("\"skipped\": 1", "\"skipped\": -1", "counts.skipped"),
      ("\"size\": \"compact\"", "\"size\": \"tiny\"", "cases[0].size"),
      ("\"hash\": \"", "\"hash\": \"x", "plan.hash"), ("\"count\": ", "\"count\": -", "plan.count"),
      ("\"kind\": \"actual\"", "\"kind\": 3", "cases[1].steps[1].difference[2].kind"),
    ] {
      #expect(problem(text.replacing(member, with: value)) == .invalid(path), "\(value)")
    }
  }
}
