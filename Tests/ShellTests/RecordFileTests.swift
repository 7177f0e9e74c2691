import Foundation
import Shell
import TestSupport
import Testing
import Walkthroughs

/// Tests of the files of recordings.
@Suite(.serialized, .exclusive) struct RecordFileTests {
  private let recording: RecordingFile
  private var file: String { recording.path }

  init() throws { recording = try RecordingFile() }

  @Test(.bug(id: "F5")) func `a link to a file that doesn't exist yet is followed and kept`()
    async throws
  {
    let link = recording.folder.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a.walk")
    let walker = await Walker.on()
    await walker.script("record \(link)\nselect Fred\nrecord stop")
    #expect(walker.complaints == [])
    #expect(try recording.text() == "@app contacts\n\nselect Fred\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "a.walk")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: recording.folder.path).sorted()
        == ["a.walk", "link"])
  }

  @Test(.bug(id: "F23")) func `a recording without a file name is refused at once`() async {
    let walker = await Walker.on()
    await walker.expect(
      "record ''",
      complains: "record: the file's name is empty; usage: record [--expect] FILE | stop")
    #expect(!walker.shell.isRecording)
  }

  @Test(.bug(id: "F23")) func `a recording gets another name if a file has taken its name`()
    async throws
  {
    let walker = await Walker.on(after: "record \(file)", "select Fred")
    try Data("theirs".utf8).write(to: URL(filePath: file))
    let other = recording.folder.path + "/a-2.walk"
    #expect(
      await walker.output(of: "record stop")
        == "recorded 1 line in \(other), because \(file) already exists\n\n")
    #expect(try recording.text() == "theirs")
    #expect(try recording.folder.read("a-2.walk") == "@app contacts\n\nselect Fred\n")
  }

  @Test func `the other name of a recording doesn't show a secret in its name`() async throws {
    let walker = await Walker.on()
    walker.environment = { [file] in $0 == "PW" ? file : nil }
    await walker.run("@secret p=env:PW")
    await walker.run("record ${p}")
    try Data("theirs".utf8).write(to: URL(filePath: file))
    #expect(
      await walker.output(of: "record stop")
        == "recorded 0 lines in ********-2, because ******** already exists\n\n")
  }

  @Test func `a recording that can't be written continues`() async throws {
    let folder = recording.folder.path + "/in"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    let walker = await Walker.on(after: "record \(folder)/a.walk", "select Fred")
    try FileManager.default.removeItem(atPath: folder)
    await walker.expect(
      "record stop",
      complains: "can't write \(folder)/a.walk: its folder does not exist")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    await walker.expect("record stop")
    #expect(try recording.folder.read("in/a.walk") == "@app contacts\n\nselect Fred\n")
  }

  @Test(arguments: ["\u{202E}", "\u{301}", "a/\u{301}"])
  func `a file's name may consist of signs without a width`(name: String) async throws {
    let walker = await Walker.on()
    try FileManager.default.createDirectory(
      atPath: recording.folder.path + "/a", withIntermediateDirectories: true)
    await walker.run("record '\(recording.folder.path)/\(name)'")
    await walker.run("select Fred")
    await walker.run("record stop")
    let text = try String(contentsOfFile: recording.folder.path + "/" + name, encoding: .utf8)
    #expect(text == "@app contacts\n\nselect Fred\n")
  }
}
