import Files
import Foundation
import JSONRPC
import Script

/// An app that an agent drives: a shell in a process of its own, which reads lines and answers each
/// command with a line of JSON.
final class AppProcess {
  /// A command's answer.
  typealias Answer = [String: Any]

  private let child: ChildProgram
  /// The number of lines that were sent.
  private var lineCount = 0

  /// Launches an app.
  ///
  /// - Throws: `FileError` if the program can't be started.
  init(_ program: String, _ arguments: [String]) throws(FileError) {
    let options = [
      "run", "--format", "json", "--json-events", "off", "--keep-going", "--color", "never",
    ]
    child = try ChildProgram(program, options + arguments + ["-"], joinsErrors: false)
  }

  /// Runs lines, and returns the answers of their commands and of `screen` after them.
  ///
  /// - Throws: An error if a line has a newline or a block has no end, or if the process ends or
  ///   takes too long.
  func run(_ lines: [String], seconds: Double = 60) throws -> (answers: [Answer], screen: Answer) {
    try Self.check(lines)
    let last = lineCount + lines.count + 1
    let deadline = ContinuousClock.now + .seconds(seconds)
    let isSent = child.send((lines + ["screen"]).map { $0 + "\n" }.joined())
    lineCount = last
    var answers: [Answer] = []
    while isSent, let line = child.nextLine(until: deadline) {
      guard let answer = try? JSONSerialization.jsonObject(with: Data(line)) as? Answer else {
        continue
      }
      // The number of answers to the lines isn't known, but the line of the last one is.
      if answer["line"] as? Int == last { return (answers, answer) }
      answers.append(answer)
    }
    let before = answers.last.flatMap { $0["command"] as? String }.map { " after \"\($0)\"" } ?? ""
    if let status = child.status ?? endedStatus(by: deadline) {
      throw AgentServer.Failure(
        "the app's process ended\(before) with status \(status); \"start\" launches it again")
    }
    throw AgentServer.Failure(
      "the app hasn't answered\(before) for \(Int(seconds)) seconds, and was ended;"
        + " \"start\" launches it again")
  }

  /// Returns the status if the process ends without further output.
  private func endedStatus(by deadline: ContinuousClock.Instant) -> Int32? {
    _ = child.rest(until: deadline)
    return child.status
  }

  /// Throws an error if lines would keep the shell waiting for more.
  private static func check(_ lines: [String]) throws {
    var parser = StatementParser(.lines, texts: [.setting, .title])
    for (place, line) in lines.enumerated() {
      guard !line.utf8.contains(UInt8(ascii: "\n")), !line.utf8.contains(0) else {
        throw AgentServer.Failure("commands.\(place) has more than one line; give a list of lines")
      }
      _ = parser.parse(ScriptLine(line, number: place + 1))
    }
    if let open = parser.openHeaders.first {
      throw AgentServer.Failure("the block \"\(open.line.text)\" has no \"end\"")
    }
  }
}
