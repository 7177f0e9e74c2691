import Foundation
import Reports
import Testing

@Suite struct `The JSON report` {
  @Test func `all fields are sorted by key, with one line per step`() {
    var run = RunReport.sample
    run.cases = [run.cases[4], run.cases[5]]
    #expect(
      JSONReport().text(of: run) == #"""
        {
        "cases": [
        {"appOutput": [], "callStack": [], "file": "samples/store/cart.walk", "line": 14, "reason": "took longer than 5 s", "seconds": 5.000500, "status": "timedOut", "steps": [], "tags": [], "title": ""},
        {"appOutput": [], "callStack": [], "file": "samples/store/cart.walk", "line": 20, "reason": "run 3 printed another transcript", "seconds": 1.500000, "status": "flaky", "steps": [
          {"appOutput": [], "calls": [], "command": "show", "difference": ["- 9:41", "+ 9:42"], "events": [], "file": "", "line": 21, "message": null, "output": "", "reason": null, "screen": "Clock\n", "seconds": 0.000000, "stack": "Clock", "status": "failed"}], "tags": ["slow"], "title": "the clock"}
        ],
        "counts": {"crashed": 0, "failed": 0, "flaky": 1, "notRun": 0, "passed": 0, "skipped": 0, "timedOut": 1},
        "interrupted": false,
        "program": "flowsh 1.0",
        "seconds": 7.234500,
        "started": "2026-11-21T03:39:24Z",
        "version": 1
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
    for key in ["command", "file", "message", "output", "reason", "screen", "stack"] {
      #expect(step[key] as? String == hostile.text, "\(key)")
    }
    for key in ["appOutput", "calls", "difference", "events"] {
      #expect(step[key] as? [String] == [hostile.text], "\(key)")
    }
    #expect(cases.allSatisfy { $0["appOutput"] as? [String] == [hostile.text] })
    #expect(Hidden.inText(String(decoding: bytes, as: UTF8.self)).isEmpty)
  }
}
