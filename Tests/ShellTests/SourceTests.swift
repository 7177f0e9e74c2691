import Foundation
import Shell
import TestSupport
import Testing
import Walkthroughs

@Suite(.serialized, .exclusive) struct SourceTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `a script sources another by a path relative to its own folder`() async throws {
    try folder.write("outer.walk", "select Fred\nsource inner/one.walk\nexpect stack Persons\n")
    try folder.write("inner/one.walk", "source two.walk\nback")
    try folder.write("inner/two.walk", "# nothing\nexpect stack Persons > Fred\r\n")
    let walker = await Walker.on()
    await walker.expect("source \(folder.file("outer.walk"))")
    await walker.expect(
      "source \(folder.file("inner/../inner/two.walk"))",
      complains: """
        \(folder.file("inner/../inner/two.walk")):2: expected stack "Persons > Fred", found "Persons"
        """)
  }

  @Test func `a script may be sourced twice, but not within itself`() async throws {
    try folder.write("a.walk", "source b.walk\nsource b.walk\n")
    try folder.write("b.walk", "note b\n")
    let walker = await Walker.on()
    #expect(await walker.output(of: "source \(folder.file("a.walk"))") == "b\n\nb\n\n")
    try folder.write("b.walk", "note b\nsource inner/c.walk\n")
    try folder.write("inner/c.walk", "source ../a.walk\n")
    let result = await walker.run("source \(folder.file("a.walk"))")
    #expect(result.status == .badInput)
    #expect(
      walker.complaints == [
        "\(folder.file("inner/c.walk")):1: a script sources itself: \(folder.file("a.walk")) → \(folder.file("b.walk"))"
          + " → \(folder.file("inner/c.walk")) → \(folder.file("inner/../a.walk")); remove one of these \"source\" lines"
      ])
    try folder.write("self.walk", "source self.walk")
    await walker.expect(
      "source \(folder.file("self.walk"))",
      complains:
        "\(folder.file("self.walk")):1: a script sources itself: \(folder.file("self.walk")) → "
        + "\(folder.file("self.walk")); remove one of these \"source\" lines")
  }

  @Test func `sourcing scripts too deeply is an error`()
    async throws
  {
    for depth in 0..<70 { try folder.write("\(depth).walk", "source \(depth + 1).walk\n") }
    try folder.write("70.walk", "note here\n")
    let walker = await Walker.on()
    #expect(await walker.run("source \(folder.file("0.walk"))").status == .badInput)
    #expect(
      walker.complaints == [
        "\(folder.file("63.walk")):1: sourced scripts are nested more than 64 levels deep; combine some of them"
      ])
    #expect(await walker.output(of: "source \(folder.file("10.walk"))") == "here\n\n")
  }

  @Test func `an unreadable script results in status 66 and a reason`() async throws {
    let walker = await Walker.on()
    let missing = folder.file("missing.walk")
    #expect(await walker.run("source \(missing)").status == .badInput)
    try folder.write("inner/one.walk", "back\n")
    #expect(await walker.run("source \(folder.file("inner"))").status == .badInput)
    try folder.write("bad.walk", Array("note a\nnote \0\nnote b\n".utf8))
    #expect(await walker.run("source \(folder.file("bad.walk"))").status == .badInput)
    try folder.write("latin.walk", Array("note ".utf8) + [0xE9])
    #expect(await walker.run("source \(folder.file("latin.walk"))").status == .badInput)
    #expect(
      walker.complaints == [
        "can't read \(missing): No such file or directory",
        "can't read \(folder.file("inner")): it is a directory",
        "\(folder.file("bad.walk")):2: NUL character at byte 6; save the script as UTF-8",
        "\(folder.file("latin.walk")):1: invalid UTF-8 at byte 6; save the script as UTF-8",
      ])
  }

  @Test func `a script that should have been refused doesn't run`() async throws {
    try folder.write("a.steps", "select Fred\n")
    let source = "! source \(folder.file("a.steps"))"
    for lines in ["", "set keep-going on\n"] {
      let walker = await Walker.on()
      let complaints = await walker.script("\(lines)\(source)\nscreen\n")
      #expect(complaints.count == 1 && complaints[0].contains("to be refused"), "\(complaints)")
      await walker.expect("expect screen Persons")
    }
  }

  @Test func `the first failure ends all scripts, unless keep-going is on`() async throws {
    try folder.write("outer.walk", "source inner/one.walk\nopen groups\n")
    try folder.write("inner/one.walk", "select nobody\nselect Fred; select x; back\n")
    let walker = await Walker.on()
    #expect(await walker.run("source \(folder.file("outer.walk"))").status == .failure)
    #expect(walker.complaints.count == 1)
    await walker.expect("expect tab Persons")
    #expect(
      await walker.run("set keep-going on; source \(folder.file("outer.walk"))").status == .failure)
    await walker.expect("expect tab Groups")
    #expect(walker.complaints.count == 0)
  }

  @Test func `a script that is sourced in a block has its own setup and teardown`() async throws {
    try folder.write(
      "visit.steps",
      "setup\n  note in\nend\nteardown\n  note out\nend\nselect Fred\nback\nnote over\n")
    let source = "source \(folder.file("visit.steps"))\n"
    let visit = ["in", "over", "out"]
    for (text, expected) in [
      ("each a in (1 2)\n\(source)end\n", visit + visit),
      ("setup\n\(source)end\nnote step\n", visit + ["step"]),
      ("teardown\n\(source)end\nnote step\n", ["step"] + visit),
    ] {
      try folder.write("a.walk", text)
      #expect(folder.check().mistakes.isEmpty)
      let walker = await Walker.on()
      #expect(await walker.script(text) == [])
      let words = ["in", "out", "over", "step"]
      #expect(
        walker.printed.split(separator: "\n").map(String.init).filter(words.contains) == expected,
        "\(text)")
    }
  }

  @Test func `a teardown of a script that fails in a block runs`() async throws {
    try folder.write("a.steps", "teardown\n  note out\nend\nselect Nobody\n")
    for text in [
      "each a in (1 2)\n  source \(folder.file("a.steps"))\nend\n",
      "setup\n  source \(folder.file("a.steps"))\nend\nselect Fred\n",
    ] {
      let walker = await Walker.on()
      #expect(await walker.script(text).count == 1)
      #expect(walker.printed.contains("\nout\n") || walker.printed.hasPrefix("out\n"))
    }
  }

  @Test func `a teardown continues after the teardown of a script that it sources`() async throws {
    try folder.write("a.steps", "teardown\n  note inner\nend\nselect Nobody\n")
    let walker = await Walker.on()
    let complaints = await walker.script(
      "teardown\n  source \(folder.file("a.steps"))\n  note outer\nend\nnote step\n")
    #expect(complaints.count == 1)
    #expect(walker.printed.hasSuffix("inner\n\nouter\n\n"), "\(walker.printed)")
  }

  @Test func `blocks in a sourced script can be nested as deeply as in any other`() async throws {
    let depth = 16
    let header = (0..<depth).map { "each a\($0) in (1)\n" }.joined()
    let ends = Array(repeating: "end\n", count: depth).joined()
    try folder.write("deep.steps", header + "note here\n" + ends)
    let walker = await Walker.on()
    let complaints = await walker.script(
      header + "source \(folder.file("deep.steps"))\n" + ends)
    #expect(complaints == [] && walker.printed == "here\n\n")
  }
}
