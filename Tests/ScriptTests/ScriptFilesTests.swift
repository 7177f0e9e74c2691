import Foundation
import Glibc
import Testing

@testable import Script

@Suite final class ScriptFilesTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/flowsh-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Writes a file and returns its path.
  @discardableResult
  private func write(_ text: String, to name: String = "a.walk") throws -> String {
    let path = folder + "/" + name
    try text.write(toFile: path, atomically: false, encoding: .utf8)
    return path
  }

  private func lines(of path: String, _ files: ScriptFiles) throws -> [String] {
    let lines = try files.lines(of: path)
    var texts: [String] = []
    while case .text(let text)? = try lines.next() { texts.append(text) }
    return texts
  }

  @Test func `a file that was read ahead keeps its content, even after it is deleted`() throws {
    let path = try write("back\nname,age\n")
    let files = ScriptFiles()
    #expect(try files.readAhead(path))
    try write("bogus\n")
    #expect(try files.readAhead(path))
    #expect(try lines(of: path, files) == ["back", "name,age"])
    unlink(path)
    #expect(try files.readAhead(path))
    #expect(try lines(of: path, files) == ["back", "name,age"])
    #expect(try Array(files.bytes(of: path)) == Array("back\nname,age\n".utf8))
    #expect(Array(files.all.keys) == [path])
  }

  @Test func `a file that was not read ahead is read each time`() throws {
    let path = try write("back\n")
    let files = ScriptFiles()
    #expect(try lines(of: path, files) == ["back"])
    try write("select Fred\n")
    #expect(try lines(of: path, files) == ["select Fred"])
    #expect(try Array(files.bytes(of: path)) == Array("select Fred\n".utf8))
    #expect(files.all.isEmpty)
  }

  @Test func `a pipe is not read ahead`() throws {
    let path = folder + "/pipe"
    try #require(mkfifo(path, 0o600) == 0)
    let files = ScriptFiles()
    let writer = open(path, O_RDWR)
    #expect(Glibc.write(writer, "back\n", 5) == 5)
    #expect(try !files.readAhead(path))
    let lines = try files.lines(of: path)
    close(writer)
    #expect(try lines.next() == .text("back"))
    #expect(try lines.next() == nil)
    #expect(files.all.isEmpty)
  }

  @Test func `an unreadable file is an error, when read ahead and later`() throws {
    let files = ScriptFiles()
    for path in [folder, folder + "/none"] {
      #expect(throws: ScriptMistake.self) { try files.readAhead(path) }
      #expect(throws: ScriptMistake.self) { try files.lines(of: path) }
    }
  }

  @Test func `neither large files nor files beyond the total limit are cached`() throws {
    let large = try write("")
    #expect(truncate(large, ScriptFiles.largestFile + 1) == 0)
    let files = ScriptFiles(bound: 10)
    #expect(try files.readAhead(large))
    let mistake = ScriptMistake.unreadable(path: large, reason: "it has more than 16777216 bytes")
    #expect(throws: mistake) { try files.bytes(of: large) }
    let paths = try ["a", "b", "c"].map { try write("back\n", to: $0) }
    for path in paths { #expect(try files.readAhead(path)) }
    #expect(files.all.keys.sorted() == Array(paths[..<2]))
    #expect(try lines(of: paths[2], files) == ["back"])
  }
}
