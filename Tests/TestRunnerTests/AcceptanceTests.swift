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

  private func rewritten(_ text: String, _ changes: [AcceptedLines]) throws -> (Int, String) {
    try Data(text.utf8).write(to: URL(filePath: path))
    let count = try Acceptance.rewrite(path, changes, ScriptFiles())
    return (count, String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self))
  }

  @Test(arguments: ["\n", "\r\n"])
  func `F14: ends of lines stay, and a byte order mark`(end: String) throws {
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

  @Test func `F14: the permissions stay, and a link`() throws {
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

  @Test func `nothing is written over what a run has not read`() throws {
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
}
