import Script
import Shell
import TestSupport
import Testing
import Walkthroughs

/// Tests of how the files of walkthroughs are found and read.
@Suite(.serialized, .exclusive) struct `The files of walkthroughs` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `a variable in a title is expanded in the list of cases, too`() throws {
    try folder.write("a.walk", "@set n=Fred\n@secret k=env:K\n== see ${n} and ${k} @slow\nback\n")
    let cases = WalkthroughFile.read(folder.file("a.walk")).file?.cases
    #expect(cases?.map(\.title) == ["see Fred and ${k}"])
    #expect(cases?.first?.tags == ["slow"])
  }

  @Test func `a file without titles is one case, and a file without steps has no cases`() throws {
    try folder.write("a.walk", "back\n")
    #expect(WalkthroughFile.read(folder.file("a.walk")).file?.cases.map(\.title) == ["a"])
    try folder.write("\u{301}b.walk", "back\n")
    let marked = WalkthroughFile.read(folder.file("\u{301}b.walk")).file
    #expect(marked?.cases.map(\.title) == ["\u{301}b"])
    try folder.write("a.walk", "# nothing\n@app contacts\n")
    #expect(WalkthroughFile.read(folder.file("a.walk")).file?.cases.count == 0)
    try folder.write("a.walk", "back\n== one\n== two\nback\n")
    #expect(
      WalkthroughFile.read(folder.file("a.walk")).file?.cases.map(\.title) == ["a", "one", "two"])
  }

  @Test func `a file with too many lines can't be read`() {
    let text = String(repeating: "# comment\n\nback\n", count: 5)
    func read(bound: Int) -> WalkthroughFile.Reading {
      WalkthroughFile.read(ScriptLines(text: text), path: "a.walk", bound: bound)
    }
    #expect(read(bound: 5).file?.statements.count == 5)
    let reading = read(bound: 4)
    #expect(reading.file == nil)
    #expect(folder.lines(reading.mistakes) == ["a.walk:15: more than 4 lines; split the file"])
  }

  @Test func `each problem of an invalid file is reported on one line`() throws {
    try folder.write("a.walk", [0, 1, 2, 255, 254])
    #expect(folder.mistakes() == ["a.walk:1: NUL character at byte 1; save the script as UTF-8"])
    try folder.write("a.walk", Array(repeating: UInt8(ascii: "x"), count: 1 << 20 + 1))
    #expect(folder.mistakes() == ["a.walk:1: the line has more than 1048576 bytes; split it"])
    try folder.write("a.walk", String(repeating: "each x in (1)\n", count: 1_000))
    #expect(folder.check().mistakes.count == 1_001)
    #expect(folder.mistakes(in: "no.walk") == ["can't read no.walk: No such file or directory"])
  }

  @Test func `folders are searched for scripts, except those of other programs`() throws {
    for name in [
      "b.walk", "a.walk", "in/c.walk", "in/d.txt", ".hidden/e.walk", ".\u{301}hidden/e.walk",
      "other/f.walk", "other/Package.swift", "Package.swift", "ios/g.walk",
      "ios/App.xcodeproj/project.pbxproj",
    ] {
      try folder.write(name, "")
    }
    let files = try WalkthroughFolder(folder.path).files
    #expect(
      files.map { folder.relative($0) } == ["a.walk", "b.walk", "in/c.walk"])
    #expect(try WalkthroughFolder(folder.file("in/d.txt")).files.count == 1)
    #expect(throws: CommandError.self) { try WalkthroughFolder(folder.file("no")) }
  }
}
