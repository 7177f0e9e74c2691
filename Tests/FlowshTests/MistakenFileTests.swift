import Foundation
import PseudoTerminal
import Testing

/// Tests of runs in which a file has a mistake.
@Suite(.blocking) struct `A file with a mistake` {
  private let directory: Directory

  init() throws { directory = try Directory() }

  private func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: directory.file(name), withIntermediateDirectories: true)
  }

  @Test(.bug(id: "D8")) func `fails in every report, and the others run`() throws {
    try makeFolder("walks")
    _ = directory.walk("@app contacts\nexpect screen Persons\n", "walks/a.walk")
    _ = directory.walk("@app contacts\n== one\nexpect scren x\n== two\nwhere\n", "walks/b.walk")
    _ = directory.walk("@app contacts\nexpect screen Nope\n", "walks/c.walk")
    _ = directory.walk("@app contacts\n@bogus\n", "walks/d.walk")
    let reports = ["json", "junit", "tap", "markdown", "html"]
    let ending = try Program.run(
      "flowsh",
      ["test", directory.file("walks")]
        + reports.flatMap { ["--\($0)", directory.file("o.\($0)")] }
    )
    #expect(ending.status == .exited(64), "\(ending)")
    let mistake = "unknown subject \"scren\"; did you mean \"screen\"?"
    #expect(ending.errors.contains("walks/b.walk:3: expect: \(mistake);"), "\(ending)")
    #expect(ending.errors.contains("walks/d.walk:2: no setting \"@bogus\""), "\(ending)")
    #expect(ending.output.contains("failed: one\n"), "\(ending)")
    #expect(ending.output.contains("the same in 1 more case:\n    two\n"), "\(ending)")
    #expect(ending.output.contains("failed: d\n"), "\(ending)")
    #expect(ending.output.contains("\n5 cases: 1 passed, 4 failed ("), "\(ending)")
    for name in reports {
      let text = directory.read("o.\(name)")
      #expect(text.contains("unknown subject") && text.contains("no setting"), "\(name): \(text)")
    }
    let tap = directory.read("o.tap")
    let order = ["ok 1 - ", "not ok 2 - ", "not ok 3 - ", "not ok 4 - ", "not ok 5 - "]
    #expect(order.allSatisfy { tap.contains("\n\($0)") }, "\(tap)")
  }

  @Test(.bug(id: "D8")) func `that two walkthroughs source fails both`() throws {
    try makeFolder("walks")
    try makeFolder("parts")
    _ = directory.walk("expect scren x\n", "parts/part.walk")
    for name in ["a", "b"] {
      _ = directory.walk("@app contacts\nsource ../parts/part.walk\n", "walks/\(name).walk")
    }
    _ = directory.walk("@app contacts\nwhere\n", "walks/c.walk")
    let ending = try Program.run("flowsh", ["test", directory.file("walks")])
    #expect(
      ending.status == .exited(64) && ending.output.contains("1 passed, 2 failed"), "\(ending)")
  }

  @Test(.bug(id: "D8")) func `by a missing script has the status of the worse`() throws {
    try makeFolder("walks")
    _ = directory.walk("@app contacts\nsource missing.walk\n", "walks/a.walk")
    _ = directory.walk("@app contacts\nexpect scren x\n", "walks/b.walk")
    _ = directory.walk("@app contacts\nwhere\n", "walks/c.walk")
    _ = directory.walk("@app contacts\nwhere\n\u{0}\n", "walks/d.walk")
    let ending = try Program.run("flowsh", ["test", directory.file("walks")])
    #expect(ending.output.contains("failed: d\n"), "\(ending)")
    #expect(
      ending.status == .exited(66) && ending.output.contains("1 passed, 3 failed"), "\(ending)")
  }
}
