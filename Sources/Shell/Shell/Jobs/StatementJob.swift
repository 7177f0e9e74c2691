import Script

/// A job that runs a statement after the setup of its case.
final class StatementJob: Job {
  let scope: Scope
  private let statement: Statement
  private let location: SourceLocation

  init(_ statement: Statement, at location: SourceLocation, scope: Scope) {
    self.statement = statement
    self.location = location
    self.scope = scope
  }

  func advance(_ interpreter: Interpreter) {
    interpreter.jobs.pop()
    interpreter.run(statement, at: location, in: scope)
  }
}
