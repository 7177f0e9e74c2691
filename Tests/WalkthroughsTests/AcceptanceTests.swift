import Foundation
import Script
import Testing

@testable import Walkthroughs

@Suite final class AcceptanceTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    component: "flowsh-\(UUID().uuidString)")
  private var path: String { folder.appending(component: "a.walk").path }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

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

  @Test func `lines take the place of those that differ, whatever their number and order`() throws {
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

  @Test func `a line keeps the ending that its file has, and the last may have none`() throws {
    try write("a\r\n| 1\r\nb\r\n")
    _ = try rewrite((numbers: [2], lines: ["| x", "| y"]))
    #expect(try text == "a\r\n| x\r\n| y\r\nb\r\n")
    try write("a\n| 1")
    _ = try rewrite((numbers: [2], lines: ["| x"]))
    #expect(try text == "a\n| x")
  }

  @Test(arguments: [[], [0], [-1], [3, 2], [4], [3, 9]] as [[Int]])
  func `lines that the file has not are left alone`(numbers: [Int]) throws {
    try write("a\n| 1\n")
    #expect(try rewrite((numbers: numbers, lines: ["| x"])) == 0)
    #expect(try text == "a\n| 1\n")
  }

  @Test func `a file that has changed since it was read is left alone`() throws {
    try write("a\n| 1\n")
    let files = ScriptFiles()
    #expect(try files.readAhead(path))
    try write("new\na\n| 1\n")
    #expect(throws: Acceptance.Changed.self) {
      try rewrite((numbers: [2], lines: ["| x"]), files: files)
    }
    #expect(try text == "new\na\n| 1\n")
    try write("a\n| 1\n")
    #expect(try rewrite((numbers: [2], lines: ["| x"]), files: files) == 1)
  }

  @Test func `what is no regular file is not replaced`() throws {
    #expect(throws: (any Error).self) {
      try Acceptance.rewrite("/dev/null", [AcceptedLines(numbers: [1], lines: [])], ScriptFiles())
    }
    #expect(throws: (any Error).self) {
      try Acceptance.rewrite(folder.path, [AcceptedLines(numbers: [1], lines: [])], ScriptFiles())
    }
    #expect(throws: (any Error).self) { try rewrite((numbers: [1], lines: [])) }
  }
}
