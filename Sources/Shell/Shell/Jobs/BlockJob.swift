import AppDriver
import Script

/// A job that runs the statements of a block once for each row.
final class BlockJob: Job {
  let scope: Scope
  private let kind: JobRole
  private let statements: [Statement]
  private let file: String?
  private let rows: LoopRows
  private var row = 0
  private var next = 0

  init(_ block: Block, file: String?, rows: LoopRows, within parent: Scope) {
    statements = block.statements
    self.file = file
    self.rows = rows
    kind = .block(block.header, shown: block.header.trimmed, row: nil)
    scope = Scope(rowsWithin: parent)
  }

  /// Creates a job for a setup or a teardown.
  init(_ statements: [Statement], file: String?, role: JobRole, scope: Scope) {
    self.statements = statements
    self.file = file
    rows = .once
    kind = role
    self.scope = scope
  }

  var role: JobRole {
    guard case .block(let header, let shown, _) = kind else { return kind }
    return .block(header, shown: shown, row: scope.row)
  }

  func advance(_ interpreter: Interpreter) {
    guard next < statements.count, row < rows.values.count else {
      next = 0
      row += 1
      // Settle now, because `|` lines after `end` don't apply to the block's last step.
      if row >= rows.values.count, interpreter.settle() { interpreter.jobs.pop() }
      return
    }
    if next == 0, !role.isFixture {
      scope.setRow(LoopRow(number: rows.first + row, names: rows.names, values: rows.values[row]))
    }
    let statement = statements[next]
    next += 1
    interpreter.run(statement, at: statement.line.location(in: file), in: scope)
  }
}
