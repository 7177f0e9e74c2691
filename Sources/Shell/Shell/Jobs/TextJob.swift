import AppDriver
import Script

/// A job that runs a line other than a command, such as a title or a setting.
final class TextJob: Job {
  let scope: Scope
  private let line: TextLine
  private let location: SourceLocation?

  init(_ line: TextLine, at location: SourceLocation?, scope: Scope) {
    self.line = line
    self.location = location
    self.scope = scope
  }

  func advance(_ interpreter: Interpreter) {
    interpreter.jobs.pop()
    do throws(ScriptMistake) {
      let resolved = try interpreter.context.resolved(line.command, in: scope)
      interpreter.run(
        .text(resolved, of: line.line, interpreter.table.form(of: line.kind)), at: location,
        in: scope
      )
    } catch {
      if interpreter.app.session.hasSecureField { interpreter.noteSecret() }
      interpreter.fail(.script(error), at: location, command: line.line.trimmed)
    }
  }
}
