import PseudoTerminal
import Testing

/// Tests of `flowsh merge`.
@Suite(.blocking) struct `The merge of reports` {
  private let directory: Directory

  init() throws {
    directory = try Directory()
    let cases = (1...5).map { "== case \($0)\nexpect button \($0 == 4 ? "Nothing" : "Trap")\n" }
    directory.write("@app traps\n" + cases.joined(), to: "a.walk")
  }

  private func shell(_ script: String) throws -> Program.Ending {
    try Program.shell("cd \"$DIR\"; \(script)", environment: ["DIR": directory.path])
  }

  @Test func `merges shards as if the run weren't divided, and says what is missing`() throws {
    let ending = try shell(
      """
      for i in 1 2 3; do "$PROBE" test a.walk --shard $i/3 --json $i.json >/dev/null; done
      "$PROBE" merge 3.json 1.json 2.json --json all.json --html all.html --junit all.xml
      echo "status $?"
      "$PROBE" merge 3.json 1.json --tap - --json 1.json || echo "status $?"
      "$PROBE" merge 3.json 1.json --tap -
      """)
    let lines = ending.lines
    #expect(lines[0] == "a.walk:9: failed: case 4", "\(ending)")
    #expect(ending.output.contains("\n5 cases: 4 passed, 1 failed ("))
    #expect(ending.output.contains("\nstatus 1\nstatus 64\nTAP version 14\n1..3\n"))
    #expect(
      ending.errors == """
        --json 1.json would replace 1.json, which "merge" reads; specify a different file
        shard 2/3 is missing; merge its report, too

        """)
    #expect(ending.status == .exited(1))
    let titles = directory.read("all.json").matches(of: /"title": "([^"]*)"/).map(\.1)
    #expect(titles == ["case 1", "case 2", "case 3", "case 4", "case 5"])
    #expect(directory.read("all.json").contains("\"plan\": {\"count\": 5, "))
    #expect(directory.read("all.json").contains("\"shards\": [\"1/3\", \"2/3\", \"3/3\"]"))
    #expect(directory.read("all.html").contains("case 5"))
    #expect(directory.read("all.xml").contains("case 5"))
  }

  @Test func `rejects files that can't be merged, and writes nothing`() throws {
    directory.write("", to: "empty.json")
    directory.write("{\"cases\": [", to: "cut.json")
    directory.write("{}", to: "other.json")
    let ending = try shell(
      """
      "$PROBE" test a.walk --json a.json >/dev/null
      "$PROBE" merge a.json empty.json cut.json other.json . gone.json --html all.html
      echo "status $?"
      "$PROBE" merge a.json ./a.json --html all.html
      echo "status $?"
      "$PROBE" merge a.json --html gone/all.html
      echo "status $?"
      "$PROBE" merge - 2>/dev/null; echo "status $?"
      "$PROBE" merge 2>/dev/null; echo "status $?"
      "$PROBE" merge a.json --html x --json x 2>/dev/null; echo "status $?"
      """)
    #expect(
      ending.output == "status 66\nstatus 64\nstatus 74\nstatus 64\nstatus 64\nstatus 64\n",
      "\(ending.output)")
    #expect(
      ending.errors == """
        empty.json: it is empty; was the run that wrote it ended early?
        cut.json: it isn't valid JSON; it may be incomplete
        other.json: it isn't a report of "test --json"
        .: it is a directory
        gone.json: No such file or directory
        ./a.json: a.json has a result of the same case, a.walk:2: case 1; merge reports that cover \
        different cases
        gone/all.html: the folder gone does not exist

        """)
    #expect(
      directory.names == ["a.json", "a.walk", "cut.json", "empty.json", "other.json"])
  }

  @Test func `in GitHub Actions, failures are annotations, and the step gets a summary`() throws {
    directory.write("@app traps\n== ::error::forged\nexpect button Nothing\n", to: "b.walk")
    directory.write("before\n", to: "summary.md")
    let ending = try Program.shell(
      """
      cd "$DIR"
      "$PROBE" test b.walk --json b.json --markdown b.md; echo "status $?"
      "$PROBE" merge b.json
      GITHUB_STEP_SUMMARY=gone/summary.md "$PROBE" test b.walk --tap - >/dev/null; echo "status $?"
      """,
      environment: [
        "DIR": directory.path, "GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": directory.path,
        "GITHUB_STEP_SUMMARY": directory.file("summary.md"),
      ])
    let commands = ending.lines.filter { $0.contains("::") }.map(String.init)
    let stop = "::stop-commands::"
    let places = commands.indices.filter { commands[$0].hasPrefix(stop) }
    try #require(places.count == 2 && places[0] == 0, "\(ending)")
    let end = try #require(commands.firstIndex(of: "::\(commands[0].dropFirst(stop.count))::"))
    #expect(commands[..<end].contains { $0.contains("::error::forged") })
    #expect(
      commands[end + 1].hasPrefix("::error file=b.walk,line=3,title=failed%3A %3A%3Aerror%3A%3A"))
    #expect(places[1] == end + 2)
    #expect(ending.output.hasSuffix("\nstatus 74\n"))
    #expect(ending.errors.contains("::error file="))
    #expect(ending.errors.hasSuffix("gone/summary.md: No such file or directory\n"))
    let summary = directory.read("b.md")
    #expect(summary.hasPrefix("## 1 of 1 case did not pass\n"))
    #expect(directory.read("summary.md") == "before\n\(summary)\n\(summary)\n")
  }

  @Test func `the summary names the app's version, also if no report is written`() throws {
    directory.write("@app traps\nexpect button Nothing\n", to: "a.walk")
    directory.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>CFBundleShortVersionString</key><string>4.5.6</string>
      </dict></plist>
      """, to: "Info.plist")
    _ = try Program.shell(
      """
      cd "$DIR"
      ln "$PROBE" probe 2>/dev/null || cp "$PROBE" probe
      ./probe test a.walk
      """,
      environment: [
        "DIR": directory.path, "GITHUB_ACTIONS": "true",
        "GITHUB_STEP_SUMMARY": directory.file("summary.md"),
      ])
    #expect(directory.read("summary.md").contains("probe 4.5.6"))
  }
}
