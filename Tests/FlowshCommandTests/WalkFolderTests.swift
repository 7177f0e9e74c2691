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

  private var walks: WalkFolder { folder(of: []) }

  private func folder(of options: [String]) -> WalkFolder {
    WalkFolder(path: folder.path + "/out/findings", options: options)
  }

  private func read(_ path: String) -> String? {
    try? String(contentsOfFile: path, encoding: .utf8)
  }

  private func write(_ text: String, to path: String) throws {
    try text.write(toFile: path, atomically: false, encoding: .utf8)
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: walks.path).sorted() }
  }

  @Test func `is created with the first walk`() throws {
    let path = try folder(of: ["--depth 4", "--open x\ny"]).write(walk)
    #expect(path == walks.path + "/leak-1.walk")
    #expect(
      read(path) == """
        # Written by explore --depth 4 --open x\\ny (2b482c1349c35c33); a later run may replace or remove \
        this file unless somebody has changed or renamed it.
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
    #expect(try folder.write(walk).hasSuffix("/leak-1-3.walk"))
    #expect(read(walks.path + "/leak-1.walk")?.hasSuffix(walk.text) == true)
  }

  @Test func `numbers the files of findings from 1 on`() throws {
    var (first, second) = (walk, walk)
    (first.isNumbered, second.isNumbered) = (true, true)
    let folder = walks
    #expect(try folder.write(first).hasSuffix("/leak-1-1.walk"))
    #expect(try folder.write(second).hasSuffix("/leak-1-2.walk"))
  }

  @Test func `loses the walks of earlier runs, and no others`() throws {
    _ = try walks.write(walk)
    _ = try WalkFolder(path: walks.path, by: .monkey).write(
      ExploredWalk(name: "m", head: walk.head, title: "m", commands: []))
    try write("select Fred\n", to: walks.path + "/own.walk")
    try walks.removeOthers(head: walk.head)
    #expect(try names == ["m.walk", "own.walk"])
    try WalkFolder(path: walks.path, by: .monkey).removeOthers(head: walk.head)
    try FileManager.default.removeItem(atPath: walks.path + "/own.walk")
    #expect(FileManager.default.fileExists(atPath: walks.path))
    _ = try walks.write(walk)
    try walks.removeOthers(head: walk.head)
    // No empty folder is left.
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/out"))
  }

  @Test(arguments: ["\n== Fred's own case\nopen Groups\n", "# a note\n"])
  func `leaves a walk alone that somebody has changed`(addition: String) throws {
    let path = try walks.write(walk)
    let changed = try #require(read(path)) + addition
    try write(changed, to: path)
    try walks.removeOthers(head: walk.head)
    #expect(read(path) == changed)
    #expect(try walks.write(walk) == walks.path + "/leak-1-2.walk")
    #expect(read(path) == changed)
  }

  @Test func `leaves walks alone that somebody has renamed or copied`() throws {
    let path = try walks.write(walk)
    let manager = FileManager.default
    try manager.copyItem(atPath: path, toPath: walks.path + "/copied.walk")
    try manager.moveItem(atPath: path, toPath: walks.path + "/renamed.walk")
    try walks.removeOthers(head: walk.head)
    #expect(try names == ["copied.walk", "renamed.walk"])
  }

  @Test func `leaves a walk alone that somebody has copied from another folder, with its name`()
    throws
  {
    let missing = WalkFolder(path: folder.path + "/out/missing")
    let path = try missing.write(walk)
    try FileManager.default.createDirectory(
      atPath: walks.path, withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: path, toPath: walks.path + "/leak-1.walk")
    try walks.removeOthers(head: walk.head)
    #expect(try names == ["leak-1.walk"])
    #expect(try walks.write(walk) == walks.path + "/leak-1-2.walk")
  }

  @Test(arguments: [
    ["@app contacts"], ["@app leaky", "@size regular"], ["@app leaky2"], ["@app leak"],
  ])
  func `leaves the walks of another app or width alone`(head: [String]) throws {
    let path = try walks.write(walk)
    let contents = read(path)
    let next = walks
    let other = ExploredWalk(name: "leak-1", head: head, title: walk.title, commands: ["back"])
    #expect(try next.write(other) == walks.path + "/leak-1-2.walk")
    try next.removeOthers(head: head)
    #expect(read(path) == contents)
  }

  @Test func `leaves alone what a run with other options has written`() throws {
    let path = try folder(of: ["--depth 4"]).write(walk)
    let contents = read(path)
    let other = folder(of: ["--depth 0"])
    #expect(try other.write(walk) == walks.path + "/leak-1-2.walk")
    try other.removeOthers(head: walk.head)
    try folder(of: ["--depth 0"]).removeOthers(head: walk.head)
    #expect(read(path) == contents)
    #expect(try names == ["leak-1.walk"])
  }

  @Test func `is one of two in that of the option`() {
    #expect(WalkFolder.path(of: .findings, in: "w/") == "w/findings")
    #expect(WalkFolder.paths(in: "w") == ["w", "w/findings", "w/missing"])
    #expect(WalkFolder.path(of: .missing, in: "/") == "/missing")
  }

  @Test func `a walk keeps its file as long as its title is the same`() throws {
    let other = ExploredWalk(name: "leak-1", head: walk.head, title: "another", commands: ["back"])
    let first = walks
    _ = try first.write(walk)
    #expect(try first.write(other).hasSuffix("/leak-1-2.walk"))
    let next = walks
    #expect(try next.write(other).hasSuffix("/leak-1-2.walk"))
    let shorter = ExploredWalk(
      name: "leak-1", head: walk.head, title: walk.title, commands: ["back"])
    #expect(try next.write(shorter).hasSuffix("/leak-1.walk"))
    #expect(try names == ["leak-1-2.walk", "leak-1.walk"])
  }

  @Test func `loses walks with a note, too`() throws {
    var noted = walk
    noted.note = "No expectation can detect the fault."
    let path = try walks.write(noted)
    try walks.removeOthers(head: walk.head)
    #expect(read(path) == nil)
  }

  @Test func `keeps the walks that the run has read`() throws {
    let path = try walks.write(walk)
    let contents = read(path)
    func keeping() throws -> WalkFolder {
      WalkFolder(path: walks.path, keeping: [try #require(FileStatus(at: path)).identity])
    }
    try keeping().removeOthers(head: walk.head)
    #expect(try keeping().write(walk) == path)
    let other = ExploredWalk(
      name: "leak-1", head: walk.head, title: walk.title, commands: ["back"])
    #expect(try keeping().write(other) == walks.path + "/leak-1-2.walk")
    #expect(read(path) == contents)
  }

  @Test func `is examined without leaving anything behind`() throws {
    try walks.requireWritable()
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/out"))
  }

  @Test func `replaces only walks that an exploration has written`() throws {
    #expect(try walks.write(walk) == walks.write(walk))
    let path = walks.path + "/leak-1.walk"
    try write("select Fred\n", to: path)
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
