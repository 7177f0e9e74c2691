import Foundation
import PseudoTerminal
import Testing

/// Tests of what `flowsh test` reports about an app that prints, crashes, or damages the messages
/// of its worker.
@Suite(.blocking) struct `What an app prints in a test run` {
  private let directory: Directory

  init() throws { directory = try Directory() }

  /// A case of a JSON report.
  private struct Case: Decodable {
    struct Step: Decodable {
      let command: String
      let appOutput: [String]

      private enum CodingKeys: CodingKey { case command, appOutput }

      init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        command = try values.decode(String.self, forKey: .command)
        appOutput = try values.decodeIfPresent([String].self, forKey: .appOutput) ?? []
      }
    }
    let status: String
    let reason: String?
    let steps: [Step]
    let appOutput: [String]

    private enum CodingKeys: CodingKey { case status, reason, steps, appOutput }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      status = try values.decode(String.self, forKey: .status)
      reason = try values.decodeIfPresent(String.self, forKey: .reason)
      steps = try values.decodeIfPresent([Step].self, forKey: .steps) ?? []
      appOutput = try values.decodeIfPresent([String].self, forKey: .appOutput) ?? []
    }
  }

  private struct Report: Decodable { let cases: [Case] }

  /// Runs a walkthrough with a JSON report, and returns the cases and everything that was written.
  private func run(_ text: String, password: String = "") throws -> (cases: [Case], all: String) {
    let report = directory.file("o.json")
    let ending = try Program.run(
      "FlowshProbe", ["test", directory.walk(text), "--jobs", "1", "--json", report],
      environment: ["WALK_PASSWORD": password])
    let json = directory.read("o.json")
    let cases = try JSONDecoder().decode(Report.self, from: Data(json.utf8)).cases
    return (cases, ending.output + ending.errors + json)
  }

  @Test(.bug(id: "F10"))
  func `has stars in place of a secret of two steps, even in a crash or a flood`() throws {
    let (cases, all) = try run(
      """
      @app chatter
      @secret p=env:WALK_PASSWORD
      == crash
      tellhalf
      tellrestcrash
      == flood
      tellhalf
      tellrestflood
      where
      == two steps
      tellhalf
      tellrest

      """, password: "sesame-open-now")
    #expect(cases.map(\.status) == ["crashed", "passed", "passed"], "\(all.prefix(3_000))")
    #expect(!all.contains("sesam") && !all.contains("e-open-now"))
    for item in cases { #expect(item.appOutput.prefix(2) == ["loaded", "********"]) }
    #expect(cases[0].reason?.hasSuffix("Fatal error: after the rest") == true)
    #expect(cases[1].steps[1].appOutput.prefix(2) == ["********", "line 1"])
    #expect(cases[1].appOutput.last == "line 20000")
    #expect(cases[2].steps.map(\.appOutput) == [["loaded"], ["********"]])
  }

  @Test func `contains the end of a case, even if a secret may begin there`() throws {
    let (cases, _) = try run(
      "@app chatter\n@secret p=env:WALK_PASSWORD\n== a\ntellhalf\n", password: "sesame")
    #expect(cases[0].appOutput == ["loaded", "sesam"])
  }

  @Test func `has the beginning and the end of a flood in its order, and counts the rest`() throws {
    let (cases, _) = try run("@app chatter\n== a\nlines\nflood\nlines\n")
    let steps = cases[0].steps.map(\.appOutput)
    let few = ["one", "two", "", "three"]
    #expect(steps[0] == ["loaded"] + few && steps[2] == few)
    let all = (1...30_000).map { "line \($0)" }
    for (lines, before) in [(steps[1], []), (cases[0].appOutput.dropLast(4), steps[0])] {
      let mark = try #require(lines.firstIndex { $0.hasPrefix("… ") })
      #expect(lines.count { $0.hasPrefix("… ") } == 1)
      let start = Array(lines[..<mark].dropLast())
      let expected = before + all
      #expect(start.count > 1_000 && start[...] == expected.prefix(start.count))
      #expect(lines[(mark + 1)...].count > 1_000 && lines.suffix(1_000) == all.suffix(1_000))
      let kept = lines.enumerated().reduce(0) {
        $1.offset == mark ? $0 : $0 + $1.element.utf8.count + 1
      }
      let omitted = try #require(Int(lines[mark].split(separator: " ")[1]))
      let printed = expected.reduce(0) { $0 + $1.utf8.count + 1 }
      // A line that is cut in two counts with two newlines.
      #expect((printed...printed + 2).contains(kept + omitted), "\(kept) \(omitted)")
    }
  }

  @Test func `fills the pipe with any lines, and is read however much the pipe holds`() throws {
    let (cases, all) = try run(
      "@app chatter\n@timeout 600s\n== lines\nlonglines\nlines\n== pipe\nsmallpipe\nlines\n")
    try #require(cases.map(\.status) == ["passed", "passed"], "\(all.prefix(3_000))")
    for (item, last) in zip(cases, [String(repeating: "z", count: 4_100), "line 3000"]) {
      #expect(item.steps[0].appOutput.first == "loaded")
      #expect(item.steps[0].appOutput.last == last)
      #expect(item.steps[1].appOutput == ["one", "two", "", "three"])
    }
  }

  @Test(.bug(id: "F17")) func `is a list of the steps as they ran, even if a message is invalid`()
    throws
  {
    let (cases, _) = try run(
      "@app forger\n== a\nwhere\ncountmore\nwhere\n== b\nwhere\n")
    #expect(cases[0].status == "crashed" && cases[1].status == "passed")
    #expect(cases[0].steps.map(\.command) == ["where", "countmore"])
  }

  @Test(.bug(id: "F10")) func `contains no secret even if the app deletes the worker's messages`()
    throws
  {
    let (cases, all) = try run(
      "@app forger\n@secret p=env:WALK_PASSWORD\n== a\nwhere\nforget\n", password: "sesame")
    #expect(cases[0].status == "crashed" && !all.contains("sesame"))
    #expect(cases[0].appOutput.first == "********")
  }

  @Test func `before a crash on another thread is kept with the step`() throws {
    let buttons = ["TrapElsewhere", "FaultElsewhere", "AbortElsewhere", "ExitElsewhere"]
    let (cases, _) = try run(
      "@app chatter\n" + buttons.map { "== \($0)\nlines\ntap \($0)\n" }.joined())
    let reasons = [
      "Fatal error: on another thread", "(Segmentation fault)", "(Aborted)", "(exit 3)",
    ]
    for (item, (button, reason)) in zip(cases, zip(buttons, reasons)) {
      #expect(item.status == "crashed", "\(item)")
      #expect(item.steps.map(\.command) == ["lines", "tap \(button)"])
      #expect(item.reason?.hasSuffix(reason) == true, "\(item)")
      #expect(item.appOutput.prefix(3) == ["loaded", "one", "two"])
    }
  }

  @Test(.bug(id: "F17")) func `the memory of a run without a report doesn't grow with the steps`()
    throws
  {
    let text = String(repeating: "long text ", count: 2_000)
    // A step's message has 40 kB. The first 100 fill the shared memory; if the runner kept the
    // additional 280 steps, they would need 11 MB.
    let peaks = try [120, 400].map { count in
      directory.write("n\n" + String(repeating: "1\n", count: count), to: "n.csv")
      let walk = directory.walk(
        "@app chatter\n@timeout 600s\n== a\neach n in n.csv\n"
          + "note \(text)\nend\nrunner\nexpect screen x\n")
      let ending = try Program.run("FlowshProbe", ["test", walk, "--no-leaks"])
      let line = try #require(ending.lines.last { $0.contains("VmHWM:") }, "\(ending.output)")
      return try #require(Int(line.split(whereSeparator: \.isWhitespace).dropLast().last ?? ""))
    }
    #expect(peaks[1] - peaks[0] < 8_000, "\(peaks) KiB")
  }
}
