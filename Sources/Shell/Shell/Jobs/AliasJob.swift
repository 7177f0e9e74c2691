import AppDriver
import Script

/// A job that runs the commands that an alias stands for.
///
/// It stays on the stack while they run, so that an alias that runs itself is noticed.
final class AliasJob: Job {
  let scope: Scope
  let role: JobRole
  /// The commands; `nil` once they have begun.
  private var line: CommandSequence?

  init(_ alias: Alias, _ line: CommandSequence, scope: Scope) {
    role = .alias(alias.name)
    self.line = line
    self.scope = scope
  }

  var unread: UnreadCommands? { line.map { UnreadCommands(line: $0, from: 0) } }

  func advance(_ interpreter: Interpreter) {
    guard let line else { return interpreter.jobs.pop() }
    self.line = nil
    interpreter.jobs.push(LineJob(line, at: nil, scope: scope))
  }
}

extension Interpreter {
  /// Runs an alias in place of a command that was typed at a prompt.
  ///
  /// - Parameters:
  ///   - alias: The alias.
  ///   - command: The command, whose variables have been expanded.
  ///   - line: The line that contains the command.
  ///   - scope: The scope of the variables.
  /// - Throws: An error if the alias is running already, or the arguments are wrong.
  func run(
    _ alias: Alias, for command: CommandSyntax, of line: CommandSequence, in scope: Scope
  ) throws(CommandError) {
    let running = jobs.aliases
    if let start = running.firstIndex(of: alias.name) {
      throw .cannotAlias(alias.name, .runsItself(running[start...] + [alias.name]))
    }
    let text = try alias.line(for: command)
    let mark = StepExpectation.of(text).expectation.mark.isEmpty ? line.expectation.mark : ""
    let commands = CommandSequence(ScriptLine(mark + text, number: line.line.number))
    jobs.push(AliasJob(alias, commands, scope: scope))
  }
}
