import Foundation
import Script
import Shell

/// The translation of a flow into lines of a walkthrough.
struct FlowTranslation {
  /// The time in which an element may appear, as Maestro's documentation states it.
  static let patience = "7s"

  /// The path of the flow.
  let path: String
  /// The app that the flow is for; `nil` if it isn't known.
  var appId: String?
  private(set) var script = TranslatedScript()
  /// The settings of a test that commands stand for.
  private(set) var head: [TranslatedScript.Line] = []
  /// Whether a command has been translated, so that the app may have stored something.
  var hasSteps = false
  /// The text that `setClipboard` has set; `nil` if it isn't known.
  var clipboard: FlowText?
  /// The line of a `clearKeychain` after which the app hasn't been launched afresh; `nil` if there
  /// is none.
  var keychainLine: Int?
  /// The decisions about permissions of the last launch; `nil` if others may have followed, or if
  /// the launch may not have been reached.
  var knownDecisions: [String]?
  /// The number of blocks around the command.
  private(set) var depth = 0

  init(path: String, appId: String? = nil) {
    self.path = path
    self.appId = appId
  }

  /// Whether the command is the first of the flow, and runs in any case.
  var isFirstStep: Bool { !hasSteps && depth == 0 }

  /// Adds lines for commands; after a mistake, it goes on with the next one.
  mutating func translate(_ commands: [FlowValue]) {
    for command in commands {
      do throws(FlowMistake) { try translate(command) } catch { report(error) }
    }
  }

  mutating func report(_ mistake: FlowMistake) { script.mistakes.append(mistake) }

  /// Adds a line.
  mutating func emit(_ text: String, at line: Int, _ use: TranslatedScript.Use = .always) {
    script.lines.append(
      TranslatedScript.Line(String(repeating: "  ", count: depth) + text, number: line, use))
  }

  /// Adds a line before the others.
  mutating func prepend(_ text: String) {
    script.lines.insert(TranslatedScript.Line(text, number: 1, .always), at: 0)
  }

  /// Adds a setting of the test.
  mutating func addHead(_ text: String, at line: Int) {
    head.append(TranslatedScript.Line(text, number: line, .onlyTest))
  }

  /// Adds the settings and the lines of a part of the flow.
  mutating func add(_ part: FlowTranslation) {
    script.lines += part.script.lines
    script.mistakes += part.script.mistakes
  }

  /// Adds the settings of a part of the flow.
  mutating func add(settings: [TranslatedScript.Line]) { script.lines += settings }

  /// Adds a step, with the mark and the message that its common arguments stand for.
  mutating func step(_ text: String, _ arguments: FlowArguments) {
    hasSteps = true
    emit(
      (arguments.isOptional && !text.hasPrefix("? ") ? "? " : "") + text
        + (arguments.label.map { " -- \($0)" } ?? ""),
      at: arguments.line)
  }

  /// Adds a block.
  mutating func block(
    _ header: String, at line: Int, otherwise: ((inout FlowTranslation) -> Void)? = nil,
    _ body: (inout FlowTranslation) -> Void
  ) {
    emit(header, at: line)
    knownDecisions = nil
    depth += 1
    body(&self)
    depth -= 1
    knownDecisions = nil
    if let otherwise {
      emit("else", at: line)
      depth += 1
      otherwise(&self)
      depth -= 1
    }
    emit("end", at: line)
  }

  /// Adds lines for a command.
  ///
  /// - Throws: A mistake if a walkthrough can't say it.
  private mutating func translate(_ command: FlowValue) throws(FlowMistake) {
    let name: String
    let value: FlowValue
    if let text = command.text {
      (name, value) = (text, .nothing(at: command.line))
    } else if let fields = command.fields, let first = fields.first {
      guard fields.count == 1 else {
        throw FlowMistake(
          line: fields[1].line,
          "\"\(fields[1].key)\" stands beside the command \"\(first.key)\"; indent it more, or begin a"
            + " command with -")
      }
      (name, value) = (first.key, first.value)
    } else {
      throw FlowMistake(line: command.line, "a command is needed here, not \(command.kind)")
    }
    let line = command.fields?.first?.line ?? command.line
    guard let command = FlowCommand(rawValue: name) else {
      throw FlowMistake(
        line: line,
        "no command \"\(name)\""
          + Nearest.hint(
            to: name, among: FlowCommand.allCases.map(\.rawValue),
            otherwise: "; those of Maestro's documentation are known"))
    }
    try translate(command, try FlowArguments(name, value, line: line))
  }
}
