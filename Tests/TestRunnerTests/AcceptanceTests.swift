import Files
import Foundation
import Glibc
import Script
import Testing

@testable import TestRunner

@Suite final class AcceptanceTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/flowsh-\(UUID().uuidString)"
  private var path: String { folder + "/a.walk" }

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func write(_ text: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path))
  }

  private var text: String {
    get throws { try String(contentsOfFile: path, encoding: .utf8) }
  }

  private func rewrite(
    _ changes: (numbers: [Int], lines: [String])..., files: ScriptFiles = ScriptFiles()
  ) throws -> Int {
    try Acceptance.rewrite(
      path, changes.map { AcceptedLines(numbers: $0.numbers, lines: $0.lines) }, files)
  }

  private func rewritten(_ text: String, _ changes: [AcceptedLines]) throws -> (Int, String) {
    try Data(text.utf8).write(to: URL(filePath: path))
    let count = try Acceptance.rewrite(path, changes, ScriptFiles())
    return (count, String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self))
  }

  @Test(arguments: ["\n", "\r\n"])
  func `F14: line endings and a byte order mark are preserved`(end: String) throws {
    let before = ["\u{FEFF}@app names", "where", "| x", "| y", "where", "| é", ""]
    let after = ["\u{FEFF}@app names", "where", "| Names", "where", "| a", "| b", ""]
    let (count, text) = try rewritten(
      before.joined(separator: end),
      [
        AcceptedLines(numbers: [3, 4], lines: ["| Names"]),
        AcceptedLines(numbers: [6], lines: ["| a", "| b"]),
      ])
    #expect(count == 2)
    #expect(Array(text.utf8) == Array(after.joined(separator: end).utf8))
  }

  @Test func `F14: permissions and a symbolic link are preserved`() throws {
    try Data("where\n| x".utf8).write(to: URL(filePath: path))
    chmod(path, 0o640)
    let link = folder + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a.walk")
    let change = AcceptedLines(numbers: [2], lines: ["| Names"])
    #expect(try Acceptance.rewrite(link, [change], ScriptFiles()) == 1)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "where\n| Names")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "a.walk")
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test func `content that a run has not read is not overwritten`() throws {
    let files = ScriptFiles([path: Array("where\n| old\n".utf8)[...]])
    let change = AcceptedLines(numbers: [2], lines: ["| Names"])
    for text in [nil, "where\n| new\n"] as [String?] {
      if let text { try Data(text.utf8).write(to: URL(filePath: path)) }
      do throws(FileError) {
        _ = try Acceptance.rewrite(path, [change], files)
        Issue.record("it was rewritten")
      } catch {
        #expect(error.problem == .changed)
      }
      #expect((try? String(contentsOfFile: path, encoding: .utf8)) == text)
    }
  }

  @Test func `changed lines are replaced in any number and order`() throws {
    try write("a\n| 1\n| 2\nb\n| 3\nc\n| 4\n")
    let count = try rewrite(
      (numbers: [2, 3], lines: ["| x"]), (numbers: [7], lines: []),
      (numbers: [5], lines: ["| y", "| z"]))
    #expect(count == 3)
    #expect(try text == "a\n| x\nb\n| y\n| z\nc\n")
  }

  @Test func `a step that ran several times is rewritten once`() throws {
    try write("a\n| 1\n")
    #expect(try rewrite((numbers: [2], lines: ["| x"]), (numbers: [2], lines: ["| y"])) == 1)
    #expect(try text == "a\n| x\n" || text == "a\n| y\n")
  }

  @Test func `lines keep their endings, and the last line may have none`() throws {
    try write("a\r\n| 1\r\nb\r\n")
    _ = try rewrite((numbers: [2], lines: ["| x", "| y"]))
    #expect(try text == "a\r\n| x\r\n| y\r\nb\r\n")
    try write("a\n| 1")
    _ = try rewrite((numbers: [2], lines: ["| x"]))
    #expect(try text == "a\n| x")
  }

  @Test(arguments: [[], [0], [-1], [3, 2], [4], [3, 9]] as [[Int]])
  func `line numbers outside the file change nothing`(numbers: [Int]) throws {
    try write("a\n| 1\n")
    #expect(try rewrite((numbers: numbers, lines: ["| x"])) == 0)
    #expect(try text == "a\n| 1\n")
  }

  @Test func `a file that changed after it was read is not rewritten`() throws {
    try write("a\n| 1\n")
    let files = ScriptFiles()
    #expect(try files.readAhead(path))
    try write("new\na\n| 1\n")
    #expect(throws: FileError(.read, path, .changed)) {
      try rewrite((numbers: [2], lines: ["| x"]), files: files)
    }
    #expect(try text == "new\na\n| 1\n")
    try write("a\n| 1\n")
    #expect(try rewrite((numbers: [2], lines: ["| x"]), files: files) == 1)
  }

  @Test func `only a regular file is rewritten`() throws {
    #expect(throws: (any Error).self) {
      try Acceptance.rewrite("/dev/null", [AcceptedLines(numbers: [1], lines: [])], ScriptFiles())
    }
    #expect(throws: (any Error).self) {
      try Acceptance.rewrite(folder, [AcceptedLines(numbers: [1], lines: [])], ScriptFiles())
    }
    #expect(throws: (any Error).self) { try rewrite((numbers: [1], lines: [])) }
  }
}
