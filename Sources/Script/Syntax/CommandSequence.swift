/// A line of commands with `;` between them, perhaps behind `! ` or `? `.
package struct CommandSequence: Sendable {
  /// The line.
  package let line: ScriptLine
  /// What its commands are expected to do.
  package let expectation: StepExpectation
  /// The commands, without those of no words.
  package let commands: [CommandSyntax]
  /// What keeps the rest from being read, behind the commands before it.
  package let mistake: TokenizerError?
  /// The byte where the rest begins that can't be read.
  package let mistakePosition: Int

  /// Reads a line.
  package init(_ line: ScriptLine) {
    self.line = line
    let text = line.text
    let (expectation, start) = StepExpectation.of(text)
    self.expectation = expectation
    var commands: [CommandSyntax] = []
    var position = start
    var mistake: TokenizerError?
    do throws(TokenizerError) {
      while position < text.utf8.count {
        let command = try CommandSyntax(of: text, from: position)
        position = command.end
        if !command.range.isEmpty { commands.append(command) }
      }
    } catch {
      mistake = error
    }
    self.commands = commands
    self.mistake = mistake
    mistakePosition = position
  }
}

/// What a command is expected to do.
package enum StepExpectation: Sendable {
  /// To work; to be refused, as after `!`; either, as after `?`.
  case success, refusal, either

  /// How the line began.
  package var mark: String {
    switch self {
    case .success: ""
    case .refusal: "! "
    case .either: "? "
    }
  }

  /// What a line expects of its commands, and the byte where they begin.
  static func of(_ text: String) -> (expectation: StepExpectation, start: Int) {
    let rest = text.utf8.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let expectation: StepExpectation
    switch rest.first {
    case UInt8(ascii: "!") where rest.count > 1: expectation = .refusal
    case UInt8(ascii: "?") where rest.count > 1: expectation = .either
    default: return (.success, 0)
    }
    return (expectation, text.utf8.count - rest.count + 1)
  }
}
