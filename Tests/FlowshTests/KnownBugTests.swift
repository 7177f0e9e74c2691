import Foundation
import PseudoTerminal
import Testing

/// Tests of `@known`.
@Suite(.blocking) struct `Known bugs` {
  private let directory: Directory

  init() throws { directory = try Directory() }

  @Test func `are expected to fail, and fail the run when they are mended`() throws {
    let walk = directory.walk(
      """
      @app contacts
      == a step fails
      @known BUG-12
      select Nobody
      == a step fails, as often as it is tried
      @known BUG-13 <& "x">
      expect soft row Nobody
      select Fred
      == all is well
      select Fred
      """)
    let names = ["junit", "html", "json", "tap", "markdown"]
    let reports = names.flatMap { ["--\($0)", directory.file("o.\($0)")] }
    let ending = try Program.run("flowsh", ["test", walk, "--retries", "2"] + reports)
    #expect(ending.status == .exited(0))
    #expect(ending.output.contains("known to fail:\n  \(walk):2: a step fails: BUG-12: no row"))
    #expect(ending.output.contains("3 cases: 1 passed, 2 known to fail ("))
    #expect(
      directory.read("o.tap").contains(
        "not ok 2 - \(walk): a step fails, as often as it is tried # TODO BUG-13 <&"))
    #expect(
      directory.read("o.junit").contains(
        "<skipped message=\"known to fail: BUG-13 &lt;&amp; &quot;x&quot;&gt;: expected row"))
    #expect(directory.read("o.junit").contains("failures=\"0\" errors=\"0\" skipped=\"2\""))
    #expect(
      directory.read("o.json").contains("\"known\": 2")
        && directory.read("o.json").contains("\"status\": \"known\""))
    #expect(directory.read("o.json").contains("\"knownBug\": \"BUG-12\", \"line\": 2, "))
    #expect(directory.read("o.markdown").contains("### Known to fail"))
    #expect(directory.read("o.html").contains("BUG-13 &lt;&amp;"))

    let slips = directory.walk(
      "@app contacts\n@known BUG-15\n== a slip\nslect Fred\n== accepted\nwhere\n| other\n")
    let slipped = try Program.run("flowsh", ["test", slips, "--accept"])
    #expect(slipped.status == .exited(1))
    #expect(slipped.output.contains("2 cases: 1 failed, 1 known to fail ("))
    #expect(directory.read("a.walk").hasSuffix("where\n| other\n"))

    let mended = directory.walk("@app contacts\n@known BUG-14\n== mended\nselect Fred\n")
    let failed = try Program.run("flowsh", ["test", mended])
    #expect(failed.status == .exited(1))
    #expect(
      failed.output.contains(
        "@known BUG-14: the case passes, so the bug seems to be mended; remove the setting"))
  }
}
