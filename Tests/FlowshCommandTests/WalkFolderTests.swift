import Files
import Foundation
import TestSupport
import Testing

@testable import FlowshCommand

@Suite struct `A folder of explored walks` {
  private let folder: TemporaryFolder
  private let walk = ExploredWalk(
    name: "leak-1", head: ["@app leaky"], title: "PersonCoordinator left behind",
    commands: ["select Fred", "back", "expect no leaks"])

  init() throws { folder = try TemporaryFolder() }

  private var walks: WalkFolder { WalkFolder(path: folder.path + "/out/findings") }

  private func read(_ path: String) -> String? {
    try? String(contentsOfFile: path, encoding: .utf8)
  }

  @Test func `is created with the first walk`() throws {
    let path = try walks.write(walk)
    #expect(path == walks.path + "/leak-1.walk")
    #expect(
      read(path) == """
        # Written by explore (4ca6a05e7dc18380), which may replace or remove this file until somebody changes it.
        @app leaky

        == PersonCoordinator left behind
        select Fred
        back
        expect no leaks

        """)
  }

  @Test func `two walks of a run never have the same file`() throws {
    let folder = walks
    let other = ExploredWalk(name: "leak-1", head: [], title: "another", commands: ["back"])
    #expect(try folder.write(walk).hasSuffix("/leak-1.walk"))
    #expect(try folder.write(other).hasSuffix("/leak-1-2.walk"))
    #expect(read(walks.path + "/leak-1.walk") == walk.text)
  }

  @Test func `loses the walks of earlier runs, and no others`() throws {
    _ = try walks.write(walk)
    _ = try WalkFolder(path: walks.path, by: .monkey).write(
      ExploredWalk(name: "m", head: [], title: "m", commands: []).by(.monkey))
    try "select Fred\n".write(
      toFile: walks.path + "/own.walk", atomically: false, encoding: .utf8)
    try walks.removeOthers()
    let left = try FileManager.default.contentsOfDirectory(atPath: walks.path).sorted()
    #expect(left == ["m.walk", "own.walk"])
    try WalkFolder(path: walks.path, by: .monkey).removeOthers()
    try FileManager.default.removeItem(atPath: walks.path + "/own.walk")
    #expect(FileManager.default.fileExists(atPath: walks.path))
    _ = try walks.write(walk)
    try walks.removeOthers()
    // No empty folder is left.
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/out"))
  }

  @Test(arguments: ["\n== Fred's own case\nopen Groups\n", "# a note\n"])
  func `leaves a walk alone that somebody has changed`(addition: String) throws {
    let path = try walks.write(walk)
    let changed = walk.text + addition
    try changed.write(toFile: path, atomically: false, encoding: .utf8)
    try walks.removeOthers()
    #expect(read(path) == changed)
    #expect(try walks.write(walk) == walks.path + "/leak-1-2.walk")
    #expect(read(path) == changed)
  }

  @Test func `leaves a changed walk alone whose title is all that was changed`() throws {
    let path = try walks.write(walk)
    let changed = walk.text.replacing("PersonCoordinator", with: "A coordinator")
    try changed.write(toFile: path, atomically: false, encoding: .utf8)
    try walks.removeOthers()
    #expect(read(path) == changed)
  }

  @Test func `loses walks with a note, too`() throws {
    var noted = walk
    noted.note = "No expectation can detect the difference."
    let folder = WalkFolder(path: walks.path, head: ["@app leaky"])
    let path = try folder.write(noted)
    try WalkFolder(path: walks.path, head: ["@app contacts"]).removeOthers()
    #expect(read(path) == noted.text)
    try WalkFolder(path: walks.path, head: ["@app leaky"]).removeOthers()
    #expect(read(path) == nil)
  }

  @Test func `keeps the walks that the run has read`() throws {
    let path = try walks.write(walk)
    let folder = WalkFolder(
      path: walks.path, keeping: [try #require(FileStatus(at: path)).identity])
    try folder.removeOthers()
    #expect(try folder.write(walk) == path)
    let other = ExploredWalk(name: "leak-1", head: [], title: "another", commands: ["back"])
    #expect(try folder.write(other) == walks.path + "/leak-1-2.walk")
    #expect(read(path) == walk.text)
  }

  @Test func `is examined without leaving anything behind`() throws {
    try walks.requireWritable()
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/out"))
  }

  @Test func `replaces only walks that an exploration has written`() throws {
    #expect(try walks.write(walk) == walks.write(walk))
    let path = walks.path + "/leak-1.walk"
    try "select Fred\n".write(toFile: path, atomically: false, encoding: .utf8)
    #expect(try walks.write(walk) == walks.path + "/leak-1-2.walk")
    #expect(read(path) == "select Fred\n")
    #expect(try walks.write(walk) == walks.path + "/leak-1-2.walk")
  }

  @Test func `leaves a link to nothing alone`() throws {
    _ = try walks.write(walk)
    let path = walks.path + "/leak-1.walk"
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createSymbolicLink(
      atPath: path, withDestinationPath: "/nowhere/else")
    #expect(try walks.write(walk) == walks.path + "/leak-1-2.walk")
  }

  @Test func `doesn't write to a folder that is a file`() throws {
    try "".write(toFile: folder.path + "/out", atomically: false, encoding: .utf8)
    #expect(throws: FileError.self) { try walks.requireWritable() }
    #expect(throws: FileError.self) { try walks.write(walk) }
  }

  @Test(arguments: ["nowhere", "nowhere/in", String(repeating: "x", count: 300)])
  func `a folder that can't be made is noticed before anything is written`(name: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/nowhere", withDestinationPath: "/nonexistent/folder")
    let walks = WalkFolder(path: folder.path + "/new/../" + name)
    #expect(throws: FileError.self) { try walks.requireWritable() }
    let within = WalkFolder(path: folder.path + "/new/" + String(repeating: "x", count: 300))
    #expect(throws: FileError.self) { try within.requireWritable() }
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/new"))
  }

  @Test func `titles have no tags, and variables stand as they are`() {
    var text: String {
      ExploredWalk(name: "", head: [], title: "a  @b ${c}\nd", commands: []).text
    }
    #expect(text.contains("\n== a b \\${c}\\nd\n"))
    let mail = ExploredWalk(name: "", head: [], title: "send fred@example.org", commands: [])
    #expect(mail.text.contains("\n== send fred@example.org\n"))
  }

  @Test(arguments: [
    (["Home", "select", "Fred's page"], "Home-select-Fred-s-page"), (["é", "…"], "walk"),
    (["../../etc"], "etc"),
  ])
  func `names of files are plain`(words: [String], name: String) {
    #expect(ExploredWalk.fileName(words) == name)
  }
}

extension ExploredWalk {
  /// Returns the walk as another subcommand writes it.
  fileprivate func by(_ author: Author) -> ExploredWalk {
    var walk = self
    walk.author = author
    return walk
  }
}
