import Foundation
import SourceAdapter

/// The errors of one run of the compiler over the texts of a module.
struct CompilerRun {
  /// The errors by the paths of the texts.
  private(set) var errors: [String: [CompilerError]] = [:]
  /// The errors that belong to no text.
  private(set) var otherErrors: [String] = []
  private(set) var status: Int32 = 0

  /// Runs the compiler.
  ///
  /// - Parameters:
  ///   - compiler: Its path.
  ///   - arguments: Its options and files.
  /// - Throws: An error if it can't be started.
  init(_ compiler: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: compiler)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    status = process.terminationStatus
    read(String(decoding: data, as: UTF8.self))
  }

  /// Creates a run from what the compiler has printed.
  init(output: String) { read(output) }

  private mutating func read(_ output: String) {
    var last: (path: String, index: Int)?
    var known: Set<String> = []
    // A regex literal is compiled each time that it is reached.
    let diagnosticForm = /(\/.*?):(\d+):(\d+): (error|note): (.*)/
    let crashForm = /^\d+\.\s+While .*?\[?(\/[^\]:"]+):(\d+):(\d+)/
    let otherForm = /(?:<unknown>:0: )?(?:fatal )?error: (.*)/
    for line in output.split(separator: "\n") {
      if let match = line.wholeMatch(of: diagnosticForm),
        let number = Int(match.2), let column = Int(match.3)
      {
        let path = String(match.1)
        if match.4 == "note" {
          if let last { errors[last.path]?[last.index].notes.append(String(match.5)) }
          continue
        }
        // Each part of a module is compiled on its own, and reports what it has seen of the others.
        guard known.insert(String(line)).inserted else {
          last = nil
          continue
        }
        errors[path, default: []].append(
          CompilerError(line: number, column: column, String(match.5)))
        last = (path, (errors[path]?.count ?? 1) - 1)
      } else if let match = line.firstMatch(of: crashForm),
        let number = Int(match.2), let column = Int(match.3)
      {
        // Where the compiler itself crashes, its last words name the place.
        errors[String(match.1), default: []].append(
          CompilerError(line: number, column: column, "the compiler crashes here"))
      } else if let match = line.wholeMatch(of: otherForm) {
        let text = String(match.1)
        if !text.hasPrefix("fatalError"), !text.contains("command failed") {
          otherErrors.append(text)
        }
      }
    }
  }
}
