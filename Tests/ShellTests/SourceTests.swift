import Foundation
import Shell
import TestSupport
import Testing

@Suite(.exclusive) final class SourceTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    component: "flowsh-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(
      at: folder.appending(component: "inner"), withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test func `a script sources another by a path relative to its own folder`() async throws {
    try write("outer.walk", "select Fred\nsource inner/one.walk\nexpect stack Persons\n")
    try write("inner/one.walk", "source two.walk\nback")
    try write("inner/two.walk", "# nothing\nexpect stack Persons > Fred\r\n")
    let walker = await Walker.on()
    await walker.expect("source \(path("outer.walk"))")
    await walker.expect(
      "source \(path("inner/../inner/two.walk"))",
      complains: """
        \(path("inner/../inner/two.walk")):2: expected stack "Persons > Fred", found "Persons"
        """)
  }

  @Test func `a script may be sourced twice, but not within itself`() async throws {
    try write("a.walk", "source b.walk\nsource b.walk\n")
    try write("b.walk", "note b\n")
    let walker = await Walker.on()
    #expect(await walker.output(of: "source \(path("a.walk"))") == "b\n\nb\n\n")
    try write("b.walk", "note b\nsource inner/c.walk\n")
    try write("inner/c.walk", "source ../a.walk\n")
    let result = await walker.run("source \(path("a.walk"))")
    #expect(result.status == .badInput)
    #expect(
      walker.complaints == [
        "\(path("inner/c.walk")):1: a script sources itself: \(path("a.walk")) → \(path("b.walk"))"
          + " → \(path("inner/c.walk")) → \(path("inner/../a.walk")); remove one of these source lines"
      ])
    try write("self.walk", "source self.walk")
    await walker.expect(
      "source \(path("self.walk"))",
      complains: "\(path("self.walk")):1: a script sources itself: \(path("self.walk")) → "
        + "\(path("self.walk")); remove one of these source lines")
  }

  @Test func `scripts that source each other too deeply are an error`()
    async throws
  {
    for depth in 0..<70 { try write("\(depth).walk", "source \(depth + 1).walk\n") }
    try write("70.walk", "note here\n")
    let walker = await Walker.on()
    #expect(await walker.run("source \(path("0.walk"))").status == .badInput)
    #expect(
      walker.complaints == [
        "\(path("63.walk")):1: more than 64 scripts source each other; combine some of them"
      ])
    #expect(await walker.output(of: "source \(path("10.walk"))") == "here\n\n")
  }

  @Test func `an unreadable script is status 66 with a reason`() async throws {
    let walker = await Walker.on()
    let missing = path("missing.walk")
    #expect(await walker.run("source \(missing)").status == .badInput)
    #expect(await walker.run("source \(path("inner"))").status == .badInput)
    try write("bad.walk", bytes: Array("note a\nnote \0\nnote b\n".utf8))
    #expect(await walker.run("source \(path("bad.walk"))").status == .badInput)
    try write("latin.walk", bytes: Array("note ".utf8) + [0xE9])
    #expect(await walker.run("source \(path("latin.walk"))").status == .badInput)
    #expect(
      walker.complaints == [
        "can't read \(missing): No such file or directory",
        "can't read \(path("inner")): it is a directory",
        "\(path("bad.walk")):2: a NUL at byte 6; scripts are UTF-8 text",
        "\(path("latin.walk")):1: invalid UTF-8 at byte 6; save the script as UTF-8",
      ])
  }

  @Test func `the first failure ends all scripts, unless they keep going`() async throws {
    try write("outer.walk", "source inner/one.walk\nopen groups\n")
    try write("inner/one.walk", "select nobody\nselect Fred; select x; back\n")
    let walker = await Walker.on()
    #expect(await walker.run("source \(path("outer.walk"))").status == .failure)
    #expect(walker.complaints.count == 1)
    await walker.expect("expect tab Persons")
    #expect(
      await walker.run("set keep-going on; source \(path("outer.walk"))").status == .failure)
    await walker.expect("expect tab Groups")
    #expect(walker.complaints.count == 0)
  }

  private func path(_ name: String) -> String { folder.path + "/" + name }

  private func write(_ name: String, _ text: String) throws {
    try write(name, bytes: Array(text.utf8))
  }

  private func write(_ name: String, bytes: [UInt8]) throws {
    try Data(bytes).write(to: folder.appending(path: name))
  }
}
