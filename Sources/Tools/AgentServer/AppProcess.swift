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
  /// The maximum number of commands that run at once.
  private static let mostCommands = 500
  /// The maximum number of answers that are kept, such as those of a loop.
  private static let mostAnswers = 2_000
  /// The maximum number of bytes of an answer.
  private static let longestAnswer = 16 << 20

  /// The result of lines.
  struct Outcome {
    /// The answers of the commands.
    var answers: [Answer] = []
    /// The number of answers that weren't kept.
    var omitted = 0
    /// The answer of `screen` after them; `nil` if the process has ended.
    var screen: Answer?
    /// How the process ended, with the last lines that it printed; `nil` if it runs.
    var end: String?
  }

  private let child: ServedProgram
  /// The output that has no end of a line yet.
  private var buffer: [UInt8] = []
  /// How the process ended; `nil` while it runs.
  private var ending: String?
  /// The number of lines that were sent.
  private var lineCount = 0
  /// The answers since the last lines began, also those of an app that prints between them.
  private var outcome = Outcome()
  /// The lines since the last answer that are none, which say why there is no other.
  private var messages: [String] = []
  /// The closure for the outcome; `nil` while no lines run.
  private var whenDone: ((Outcome) -> Void)?
  /// The seconds that an answer may take.
  private var patience = 0.0
  private var lastAnswer = ContinuousClock.now

  /// Launches an app.
  ///
  /// - Throws: `FileError` if the program can't be started.
  init(
    _ stream: MessageStream, _ program: String?, _ arguments: [String]
  ) throws(FileError) {
    let options = [
      "run", "--format", "json", "--json-events", "off", "--keep-going", "--color", "never",
    ]
    child = try stream.start(program, options + arguments + ["-"])
    child.onOutput = { [unowned self] in receive($0) }
    child.onEnd = { [unowned self] in end("the app's process ended with status \($0)") }
  }

  deinit { child.end() }

  /// Runs lines, and `screen` after them.
  ///
  /// A process that ends is an outcome, and so is one that takes too long, which has to be ended.
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - seconds: The seconds that an answer may take, besides those for which a line waits.
  ///   - then: A closure that is called with the outcome.
  /// - Throws: An error if a line has a newline or a block has no end; nothing has run then.
  func run(
    _ lines: [String], seconds: Double = 60, then: @escaping (Outcome) -> Void
  ) throws {
    let longestWait = try Self.check(lines)
    lineCount += lines.count + 1
    patience = seconds + longestWait
    lastAnswer = .now
    whenDone = then
    if ending != nil { return finish() }
    child.send((lines + ["screen"]).map { $0 + "\n" }.joined().utf8)
  }

  /// Ends the process if an answer takes too long.
  func endIfLate() {
    guard whenDone != nil, .now - lastAnswer > .seconds(patience) else { return }
    child.end()
    end("the app hasn't answered for \(Int(patience)) seconds, and was ended")
  }

  private func receive(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let line = exchange(&buffer, with: []) + rest[..<end]
      rest = rest[(end + 1)...]
      receive(line: Data(line))
    }
    buffer += rest
    if buffer.count > Self.longestAnswer { buffer = [] }
  }

  private func receive(line: Data) {
    guard let answer = try? JSONSerialization.jsonObject(with: line) as? Answer else {
      messages = (messages + [String(decoding: line, as: UTF8.self)]).suffix(Self.mostMessages)
      return
    }
    messages = []
    lastAnswer = .now
    // The number of answers to the lines isn't known, but the line of the last one is. Those of a
    // sourced script have the numbers of its own lines.
    if answer["line"] as? Int == lineCount, answer["file"] as? String == "<stdin>" {
      outcome.screen = answer
      finish()
    } else if outcome.answers.count < Self.mostAnswers {
      outcome.answers.append(answer)
    } else {
      outcome.omitted += 1
    }
  }

  private func end(_ reason: String) {
    ending = ([reason + "; \"start\" launches it again"] + messages).joined(separator: "\n")
    finish()
  }

  private func finish() {
    guard let then = exchange(&whenDone, with: nil) else { return }
    outcome.end = ending
    then(exchange(&outcome, with: Outcome()))
  }

  /// Throws an error if lines would keep the shell waiting for more; returns the seconds for which
  /// a line waits at most.
  private static func check(_ lines: [String]) throws -> Double {
    guard lines.count <= mostCommands else {
      throw AgentServer.Failure(
        "\(lines.count) commands; the limit is \(mostCommands). Use \"repeat\", or a script")
    }
    var parser = StatementParser(.lines, texts: [.setting, .title])
    var longest = 0.0
    for (place, line) in lines.enumerated() {
      guard !line.utf8.contains(UInt8(ascii: "\n")), !line.utf8.contains(0) else {
        throw AgentServer.Failure("commands.\(place) has more than one line; give a list of lines")
      }
      _ = parser.parse(ScriptLine(line, number: place + 1))
      // `wait 3` and `expect … within 3s`.
      let words = line.split(separator: " ")
      for (word, next) in zip(words, words.dropFirst()) where ["wait", "within"].contains(word) {
        longest = max(longest, Seconds.parse(withUnit: String(next)) ?? 0)
      }
    }
    if let open = parser.openHeaders.first {
      throw AgentServer.Failure("the block \"\(open.line.text)\" has no \"end\"")
    }
    return min(longest, 3_600)
  }
}
