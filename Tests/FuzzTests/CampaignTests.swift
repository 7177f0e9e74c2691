import Foundation
import PseudoTerminal
import Testing

@testable import flowsh_fuzz

@Suite(.serialized, .blocking) nonisolated struct `A run of the fuzzer` {
  /// Runs the program and returns its output and its status.
  private static func run(_ arguments: String...) throws -> (output: String, status: Int32) {
    try run(arguments)
  }

  private static func run(_ arguments: [String]) throws -> (output: String, status: Int32) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: BuiltProduct.path(of: "flowsh-fuzz"))
    process.arguments = arguments
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: output, as: UTF8.self), process.terminationStatus)
  }

  @Test func `finds planted faults, names their cases, and shrinks their inputs`() throws {
    let (output, status) = try Self.run(
      "--only", "planted", "--seed", "5", "--cases", "40", "--patience", "2")
    #expect(status == 1)
    #expect(output.contains(": hang\n"))
    for (fault, input) in [("crash", "'crash'"), ("no odd lines", "'odd'")] {
      let finding = output.components(separatedBy: "planted, ").first { $0.contains(": \(fault)\n") }
      #expect(finding?.contains("printf '%b' \(input) | cat\n") == true, "\(output)")
    }
    #expect(output.contains("Fatal error: planted"))
    #expect(output.contains("planted       40 cases, "))

    // The printed command finds the same again.
    let finding = try #require(output.components(separatedBy: "\n\n").first { $0.contains(": crash\n") })
    let words = try #require(finding.split(separator: "flowsh-fuzz ").last).split(separator: " ")
    let again = try Self.run(words.map(String.init))
    #expect(again.status == 1 && again.output.contains(": crash\n"), "\(words) \(again.output)")
  }

  @Test func `without findings prints a line for each generator and exits with 0`() throws {
    let (output, status) = try Self.run(
      "--only", "tables", "--only", "messages", "--seed", "1", "--cases", "20", "--jobs", "2")
    #expect(status == 0)
    let lines = output.split(separator: "\n")
    #expect(lines.count == 3 && lines[0] == "seed 1", "\(output)")
    #expect(lines[1].hasPrefix("tables        20 cases, "))
    #expect(lines[2].hasPrefix("messages      20 cases, 20 commands, "))
  }
}
