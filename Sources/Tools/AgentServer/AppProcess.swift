import Files
import Foundation
import JSONRPC
import Script

/// An app that an agent drives: a shell in a process of its own, which reads lines and answers each
/// command with a line of JSON.
final class AppProcess {
  /// A command's answer.
  typealias Answer = [String: Any]

  /// The maximum number of lines of a crash that the agent sees.
  private static let mostMessages = 20

  private let child: ChildProgram
  /// The number of lines that were sent.
  private var lineCount = 0

  /// Launches an app.
  ///
  /// - Throws: `FileError` if the program can't be started.
  init(_ program: String?, _ arguments: [String]) throws(FileError) {
    let options = [
      "run", "--format", "json", "--json-events", "off", "--keep-going", "--color", "never",
    ]
    child = try ChildProgram(program, options + arguments + ["-"])
  }

  /// The result of lines.
  struct Outcome {
    /// The answers of the commands.
    var answers: [Answer] = []
    /// The answer of `screen` after them; `nil` if the process has ended.
    var screen: Answer?
    /// How the process ended, with the last lines that it printed; `nil` if it runs.
    var end: String?
  }

  /// Runs lines, and `screen` after them.
  ///
  /// A process that ends is an outcome, and so is one that takes too long, which has to be ended.
  ///
  /// - Throws: An error if a line has a newline or a block has no end; nothing has run then.
  func run(_ lines: [String], seconds: Double = 60) throws -> Outcome {
    try Self.check(lines)
    let last = lineCount + lines.count + 1
    let deadline = ContinuousClock.now + .seconds(seconds)
    _ = child.send((lines + ["screen"]).map { $0 + "\n" }.joined())
    lineCount = last
    var outcome = Outcome()
    // Those since the last answer say why there is no other.
    var messages: [String] = []
    while let line = child.nextLine(until: deadline) {
      guard let answer = try? JSONSerialization.jsonObject(with: Data(line)) as? Answer else {
        messages.append(String(decoding: line, as: UTF8.self))
        continue
      }
      messages = []
      // The number of answers to the lines isn't known, but the line of the last one is. Those of a
      // sourced script have the numbers of its own lines.
      if answer["line"] as? Int == last, answer["file"] as? String == "<stdin>" {
        outcome.screen = answer
        return outcome
      }
      outcome.answers.append(answer)
    }
    let reason =
      child.status.map { "the app's process ended with status \($0)" }
      ?? "the app hasn't answered for \(Int(seconds)) seconds, and was ended"
    outcome.end = ([reason + "; \"start\" launches it again"] + messages.suffix(Self.mostMessages))
      .joined(separator: "\n")
    return outcome
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
