import AppDriver
import Script

/// A job that runs the commands on a line one after another.
final class LineJob: Job {
  let scope: Scope
  private let line: CommandSequence
  private let location: SourceLocation?
  private var next = 0

  init(_ line: CommandSequence, at location: SourceLocation?, scope: Scope) {
    self.line = line
    self.location = location
    self.scope = scope
  }

  nonisolated deinit {}

  var unread: UnreadCommands? { location == nil ? UnreadCommands(line: line, from: next) : nil }

  func advance(_ interpreter: Interpreter) {
    guard next < line.commands.count else {
      interpreter.jobs.pop()
      if let mistake = line.mistake {
        let rest = line.line.text.utf8[from: line.mistakePosition..<line.line.text.utf8.count]
        fail(.script(.tokens(mistake)), interpreter, command: rest)
      }
      return
    }
    let command = line.commands[next]
    next += 1
    let isLast = next == line.commands.count && line.mistake == nil
    if isLast { interpreter.jobs.pop() }
    do throws(CommandError) {
      let resolved: CommandSyntax
      do throws(ScriptMistake) {
        resolved = try interpreter.context.resolved(command, in: scope)
      } catch { throw .script(error) }
      if location == nil, interpreter.table[resolved.name] == nil,
        let alias = interpreter.aliases[resolved.name]
      {
        return try interpreter.run(alias, for: resolved, of: line, in: scope)
      }
      interpreter.run(.command(resolved, of: line, as: command), at: location, in: scope)
    } catch {
      if !isLast { interpreter.jobs.pop() }
      next -= 1
      fail(
        error, interpreter,
        command: line.expectation.mark + interpreter.written(command, of: line))
    }
  }

  /// Fails the line, and notes a secret if the rest of the line may contain one.
  ///
  /// Text that can't be split into words may have been meant for a secure field, so it isn't shown
  /// then.
  private func fail(_ error: CommandError, _ interpreter: Interpreter, command: String) {
    let mayCarrySecret =
      interpreter.app.session.hasSecureField
      || interpreter.secrets.mayType(UnreadCommands(line: line, from: next))
    if mayCarrySecret { interpreter.noteSecret() }
    let isSplit = next < line.commands.count
    interpreter.fail(
      error, at: location,
      command: mayCarrySecret && !isSplit
        ? SecretFilter.stars : ScriptLine(command, number: 0).trimmed)
  }
}

/// The commands on a line that have not run yet: those from index `from` to the end.
struct UnreadCommands {
  let line: CommandSequence
  let from: Int
}
