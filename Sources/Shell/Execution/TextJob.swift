import AppDriver
import Script

/// A setting, or the title of a case.
final class TextJob: Job {
  let scope: Scope
  private let statement: Statement
  private let location: SourceLocation?

  init(_ statement: Statement, at location: SourceLocation?, scope: Scope) {
    self.statement = statement
    self.location = location
    self.scope = scope
  }

  func advance(_ execution: Execution) -> SessionRequest? {
    execution.jobs.pop()
    do throws(ScriptMistake) {
      switch statement {
      case .setting(let line):
        execution.run(
          .setting(try execution.context.resolved(line.command, in: scope), of: line.line),
          expectation: .success, at: location, in: scope)
      case .title(let line):
        execution.run(
          .title(try execution.context.resolved(line.command, in: scope), of: line.line),
          expectation: .success, at: location, in: scope)
      case .output, .commands, .block: return nil
      }
    } catch {
      if execution.app.session.hasSecureField { execution.noteSecret() }
      execution.fail(.script(error), at: location)
    }
    return nil
  }
}
