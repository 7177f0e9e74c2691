import Files
import Foundation
import Glibc
@testable import Reports
import Script
import Shell
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
  ) throws -> [Int] {
    try Acceptance.rewrite(
      path, changes.map { AcceptedLines(numbers: $0.numbers, lines: $0.lines) }, files
    ).firsts
  }

  private func rewritten(_ text: String, _ changes: [AcceptedLines]) throws -> ([Int], String) {
    try Data(text.utf8).write(to: URL(filePath: path))
    let numbers = try Acceptance.rewrite(path, changes, ScriptFiles()).firsts
    return (numbers, String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self))
  }

  @Test(.bug(id: "F14"), arguments: ["\n", "\r\n"])
  func `line endings and a byte order mark are preserved`(end: String) throws {
    let before = ["\u{FEFF}@app names", "where", "| x", "| y", "where", "| é", ""]
    let after = ["\u{FEFF}@app names", "where", "| Names", "where", "| a", "| b", ""]
    let (numbers, text) = try rewritten(
      before.joined(separator: end),
      [
        AcceptedLines(numbers: [3, 4], lines: ["| Names"]),
        AcceptedLines(numbers: [6], lines: ["| a", "| b"]),
      ])
    #expect(numbers == [3, 5])
    #expect(Array(text.utf8) == Array(after.joined(separator: end).utf8))
  }

  @Test(.bug(id: "F14")) func `permissions and a symbolic link are preserved`() throws {
    try Data("where\n| x".utf8).write(to: URL(filePath: path))
    chmod(path, 0o640)
    let link = folder + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a.walk")
    let change = AcceptedLines(numbers: [2], lines: ["| Names"])
    #expect(try Acceptance.rewrite(link, [change], ScriptFiles()).firsts == [2])
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
    let numbers = try rewrite(
      (numbers: [2, 3], lines: ["| x"]), (numbers: [7], lines: []),
      (numbers: [5], lines: ["| y", "| z"]))
    #expect(numbers == [2, 4, 7])
    #expect(try text == "a\n| x\nb\n| y\n| z\nc\n")
  }

  @Test func `each line of the earlier file has its number in the rewritten one`() throws {
    try write("a\n| 1\n# c\n| 2\nb\n| 3\nc\n")
    let lines = try Acceptance.rewrite(
      path,
      [
        AcceptedLines(numbers: [2, 4], lines: ["| x", "| y", "| z"]),
        AcceptedLines(numbers: [6], lines: []),
      ], ScriptFiles())
    #expect(try text == "a\n| x\n| y\n| z\n# c\nb\nc\n")
    #expect((1...9).map(lines.number) == [1, 2, 5, 6, 6, 7, 7, 8, 9])
    #expect(lines.firsts == [2, 7])
  }

  @Test func `a step that ran several times is rewritten once`() throws {
    try write("a\n| 1\n")
    #expect(try rewrite((numbers: [2], lines: ["| x"]), (numbers: [2], lines: ["| y"])) == [2])
    #expect(try text == "a\n| x\n")
  }

  @Test func `lines keep their endings, and the last line may have none`() throws {
    try write("a\r\n| 1\r\nb\r\n")
    _ = try rewrite((numbers: [2], lines: ["| x", "| y"]))
    #expect(try text == "a\r\n| x\r\n| y\r\nb\r\n")
    try write("a\n| 1")
    _ = try rewrite((numbers: [2], lines: ["| x"]))
    #expect(try text == "a\n| x")
  }

  @Test(arguments: [[], [0], [-1], [5], [3, 9]] as [[Int]])
  func `line numbers outside the file change nothing`(numbers: [Int]) throws {
    try write("a\n| 1\n")
    #expect(try rewrite((numbers: numbers, lines: ["| x"])) == [])
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
    #expect(try rewrite((numbers: [2], lines: ["| x"]), files: files) == [2])
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

  @Test func `comments between the lines stay`() throws {
    try write("a\n| 1\n# one\n| 2\nb\n")
    #expect(try rewrite((numbers: [2, 4], lines: ["| x", "| y", "| z"])) == [2])
    #expect(try text == "a\n| x\n| y\n| z\n# one\nb\n")
  }

  private func output(_ line: Int, _ lines: [String]?, _ numbers: [Int]? = nil) -> StepOutput {
    StepOutput(
      file: "a.walk", line: line, command: "where", difference: lines == nil ? [] : ["- | x"],
      lines: AcceptedLines(numbers: numbers ?? [line + 1], lines: lines))
  }

  @Test func `a step that printed the same each time has a replacement`() {
    let blocks = Acceptance([output(7, ["| b"]), output(1, ["| a"]), output(7, ["| b"])]).blocks
    #expect(blocks.map(\.line) == [1, 7])
    #expect(blocks.map(\.replacement?.lines) == [["| a"], ["| b"]])
  }

  @Test func `a step that printed different lines, or once those in the file, has none`() {
    let blocks = Acceptance([
      output(1, ["| a"]), output(1, ["| b"]), output(4, ["| c"]), output(4, nil, [5, 6]),
      output(9, nil),
    ]).blocks
    #expect(blocks.map(\.line) == [1, 4])
    #expect(blocks.allSatisfy { $0.replacement == nil })
  }

  private func report(_ steps: StepReport..., reason: String?) -> CaseReport {
    CaseReport(file: "a.walk", title: "a", status: .failed, reason: reason, steps: steps)
  }

  private func step(_ line: Int, _ reason: String, differs: Bool = true) -> StepReport {
    StepReport(
      command: "where", file: "a.walk", line: line, status: .failed, reason: reason,
      difference: differs ? ["- | x"] : [])
  }

  @Test func `a case passes if all its failures are accepted`() {
    let all = report(step(1, "differs"), step(2, "differs too"), reason: "differs")
    let accepted = all.accepting { _ in true }
    #expect(all.failsOnlyByDifferences && accepted.status == .passed && accepted.reason == nil)
    #expect(accepted.steps.allSatisfy { $0.status == .passed })
    #expect(accepted.steps[0].reason == "accepted: the | lines were rewritten")
    let one = all.accepting { $0.line == 1 }
    #expect(one.status == .failed && one.reason == "differs too")
  }

  @Test func `a case fails with its other failure if only differences are accepted`() {
    let both = report(step(1, "differs"), step(2, "no row", differs: false), reason: "differs")
    let accepted = both.accepting { _ in true }
    #expect(!both.failsOnlyByDifferences && accepted.status == .failed)
    #expect(accepted.reason == "no row")
    let other = report(step(1, "differs"), reason: "the worker ended").accepting { _ in true }
    #expect(other.status == .failed && other.reason == "the worker ended")
  }
}
