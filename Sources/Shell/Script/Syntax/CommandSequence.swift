/// A line of commands separated by `;`, with an optional prefix `! ` or `? `.
///
/// It is a class so that its instances, which are immutable, can be shared.
package final class CommandSequence: Sendable {
  package let line: ScriptLine
  /// The expected outcome of the commands.
  package let expectation: StepExpectation
  /// The nonempty commands.
  package let commands: [CommandSyntax]
  /// The error that ended parsing after `commands`; nil if the whole line was parsed.
  package let mistake: TokenizerError?
  /// The byte offset at which the part that can't be parsed begins.
  package let mistakePosition: Int

  /// Parses a line.
  package convenience init(_ line: ScriptLine) { self.init(line, Array(line.text.utf8)) }

  /// Parses a line whose bytes are given.
  init(_ line: ScriptLine, _ bytes: [UInt8]) {
    self.line = line
    let (expectation, start) = StepExpectation.of(bytes)
    self.expectation = expectation
    var commands: [CommandSyntax] = []
    var position = start
    var mistake: TokenizerError?
    do throws(TokenizerError) {
      while position < bytes.count {
        let command = try CommandSyntax(of: line.text, bytes, from: position)
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

/// The expected outcome of a command.
package enum StepExpectation: Sendable {
  /// The command succeeds.
  case success
  /// The command is refused. The prefix is `!`.
  case refusal
  /// The command succeeds or is refused. The prefix is `?`.
  case either

  /// The prefix that specifies this expectation.
  package var mark: String {
    switch self {
    case .success: ""
    case .refusal: "! "
    case .either: "? "
    }
  }

  /// Returns the expectation of a line and the byte offset of its first command.
  package static func of(_ text: String) -> (expectation: StepExpectation, start: Int) {
    of(Array(text.utf8))
  }

  static func of(_ text: [UInt8]) -> (expectation: StepExpectation, start: Int) {
    let rest = text.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let expectation: StepExpectation
    // A mark alone is the name of a command.
    func hasCommand() -> Bool {
      rest.dropFirst().contains { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    }
    switch rest.first {
    case UInt8(ascii: "!") where hasCommand(): expectation = .refusal
    case UInt8(ascii: "?") where hasCommand(): expectation = .either
    default: return (.success, 0)
    }
    return (expectation, rest.startIndex + 1)
  }
}
