import Script

/// A job that runs a sourced script, reading it line by line.
final class ScriptJob: Job {
  let scope: Scope
  private let name: String
  private let lines: ScriptLines
  private let reader: StatementReader

  init(name: String, lines: ScriptLines, reader: StatementReader, scope: Scope) {
    self.name = name
    self.lines = lines
    self.reader = reader
    self.scope = scope
  }

  var role: JobRole { .script(name) }

  func advance(_ interpreter: Interpreter) {
    do {
      guard let line = try lines.next() else { return end(interpreter) }
      let location = SourceLocation(file: name, line: lines.number)
      switch line {
      case .text(let text):
        reader.read(ScriptLine(text, number: lines.number), at: location, in: scope, interpreter)
      case .malformed(let defect):
        interpreter.fail(.script(.malformedLine(defect)), at: location)
      }
    } catch CommandError.interrupted {
      // `Interpreter.runJobs` checks for interruption itself and ends all jobs.
    } catch {
      interpreter.jobs.pop()
      interpreter.fail(.unreadable(path: name, reason: "\(error)"), at: nil)
    }
  }

  private func end(_ interpreter: Interpreter) {
    if reader.failOpenBlock(interpreter) { return }
    guard interpreter.settle() else { return }
    if let teardown = scope.fixtures.endCase(in: scope) { return interpreter.jobs.push(teardown) }
    interpreter.jobs.pop()
  }
}
