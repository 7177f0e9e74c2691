import Foundation
import PseudoTerminal
import Testing

/// Tests of `flowsh test --accept`, which writes the actual output into the walkthroughs.
@Suite(.blocking) struct `Output that the test runner accepts` {
  private let directory: Directory

  init() throws { directory = try Directory() }

  @Test func `output that differs is shown, and --accept rewrites it in all cases at once`() throws
  {
    let text = """
      @app contacts
      == one
      screen
      | nothing like it
      |...
      where
      | Persons* (glob)
      where
      |
      == two
      each n in (1 2)
      note the same
      | x
      end
      == three
      each n in (1 2)
      note ${n}
      | 1
      note again ${n}
      | x
      end
      == four
      where
      | Elsewhere
      expect screen Nowhere
      == five
      where

      """
    let walk = directory.walk(text)
    func run(_ options: String...) throws -> Program.Ending {
      try Program.run("flowsh", ["test", walk] + options)
    }
    let failed = try run()
    #expect(failed.status == .exited(1))
    #expect(failed.output.contains("- | nothing like it"))
    let accepted = try run("--accept", "--fail-fast", "--jobs", "1")
    #expect(accepted.status == .exited(1))
    #expect(accepted.output.hasPrefix("accepted: \(walk):4, :9, :13, :24\n"), "\(accepted)")
    let conflicts = accepted.errors.split(separator: "\n")
    for (line, conflict) in zip([17, 19], conflicts) {
      #expect(conflict.hasPrefix("\(walk):\(line): not accepted: the step has run more than once"))
    }
    #expect(accepted.output.contains("\n7 cases: 3 passed, 3 failed, 1 not run ("), "\(accepted)")
    let now = directory.read("a.walk")
    #expect(!now.contains("nothing like it") && now.contains("screen\n| Persons\n|...\nwhere\n"))
    #expect(now.contains("where\n| Persons* (glob)\nwhere\n| Persons ("), "\(now)")
    #expect(now.contains("note the same\n| the same\nend") && now.contains("note ${n}\n| 1\n"))
    let again = try run("--accept", "--name", "one")
    #expect(again.status == .exited(0) && again.output.hasPrefix("nothing to accept\n"))
  }

  @Test func `after --accept, all places are those in the rewritten files`() throws {
    directory.write("where\n|\nselect Fred\nselect Nope\n", to: "b.steps")
    let walk = directory.walk(
      "@app contacts\n== a\nopen groups\n|\n== b\nselect Nope\n== c\nsource b.steps\n"
        + "== d\neach n in (1 2)\nnote ${n}\n| x\nend\n")
    let report = directory.file("r.json")
    let ending = try Program.run(
      "flowsh", ["test", walk, "--accept", "--json", report, "--junit", directory.file("r.xml")],
      environment: ["GITHUB_ACTIONS": "true"])
    let lines = directory.read("a.walk").split(separator: "\n").map(String.init)
    func place(_ line: String) -> Int { (lines.firstIndex(of: line) ?? -1) + 1 }
    #expect(place("select Nope") > 6)
    let places = [
      "\(walk):\(place("select Nope")): failed: b\n",
      "b.steps:\(directory.read("b.steps").split(separator: "\n").count): failed: c\n",
      "line=\(place("select Nope")),",
    ]
    for text in places { #expect(ending.output.contains(text), "\(text): \(ending)") }
    #expect(ending.errors.hasPrefix("\(walk):\(place("note ${n}")): not accepted: "), "\(ending)")
    let json = try JSONSerialization.jsonObject(with: Data(directory.read("r.json").utf8))
    let cases = try #require((json as? [String: Any])?["cases"] as? [[String: Any]])
    let titles = ["a", "b", "c", "d", "d"]
    #expect(cases.map { $0["line"] as? Int } == titles.map { place("== \($0)") })
    #expect(directory.read("r.xml").contains("\(walk):\(place("select Nope"))"))
  }

  @Test func `--accept rewrites a file once that two cases source by different paths`() throws {
    directory.write("where\n|\nselect 1\n", to: "lib.steps")
    for name in ["a", "b"] {
      try FileManager.default.createDirectory(
        atPath: directory.file(name), withIntermediateDirectories: true)
      directory.write("@app contacts\n== \(name)\nsource ../lib.steps\n", to: "\(name)/a.walk")
    }
    let ending = try Program.run("flowsh", ["test", directory.path, "--accept"])
    #expect(ending.status == .exited(0), "\(ending)")
    let accepted = "accepted: \(directory.path)/a/../lib.steps:2\n2 cases: 2 passed ("
    #expect(ending.output.hasPrefix(accepted), "\(ending)")
    #expect(directory.read("lib.steps").hasPrefix("where\n| Persons ("))
  }

  @Test(.bug(id: "F5"), .bug(id: "F14"))
  func `--accept keeps a link, line endings, a byte order mark and permissions`()
    throws
  {
    let walk = directory.walk(
      "\u{FEFF}@app names\r\nscreen\r\n| nothing like it\r\nwhere\r\n")
    chmod(walk, 0o640)
    try FileManager.default.createSymbolicLink(
      atPath: directory.file("link.walk"), withDestinationPath: "a.walk")
    _ = try Program.testProbe(directory.file("link.walk"), "--accept")
    let text = Array(directory.read("a.walk").utf8)
    #expect(text.starts(with: "\u{FEFF}@app names\r\nscreen\r\n| Na".utf8))
    #expect(text.split(separator: 0x0A).allSatisfy { $0.last == 0x0D })
    #expect(directory.mode(of: "a.walk") == 0o640)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: directory.file("link.walk"))
        == "a.walk")
    #expect(try Program.testProbe(walk).status == .exited(0))
  }
}
