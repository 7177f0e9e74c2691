import AppDriver
import Script

/// A job that runs the statements of a block once for each row.
final class BlockJob: Job {
  let scope: Scope
  let role: JobRole
  private let block: Block?
  private let statements: [Statement]
  private let file: String?
  private let rows: LoopRows
  private var row = 0
  private var next = 0
  /// What remains to be done before the row's first statement, in reverse order.
  private var beginning: [Beginning] = []

  /// A part of what begins a row that is a case.
  private enum Beginning { case endLastCase, launch }

  init(_ block: Block, file: String?, rows: LoopRows, within parent: Scope) {
    self.block = block
    statements = block.statements
    self.file = file
    self.rows = rows
    role = .block(block.header)
    scope = Scope(rowsWithin: parent)
  }

  /// Creates a job for a setup or a teardown.
  init(_ statements: [Statement], file: String?, role: JobRole, scope: Scope) {
    block = nil
    self.statements = statements
    self.file = file
    rows = .once
    self.role = role
    self.scope = scope
  }

  func advance(_ execution: Execution) -> SessionRequest? {
    guard next < statements.count, row < rows.values.count else {
      next = 0
      row += 1
      if block?.caseTitle != nil { beginning = [.launch, .endLastCase] }
      // Settle now, because `|` lines after `end` don't apply to the block's last step.
      if row >= rows.values.count, execution.settle() { execution.jobs.pop() }
      return nil
    }
    if let part = beginning.popLast() {
      begin(part, execution)
      return nil
    }
    if next == 0, !rows.names.isEmpty { scope.setRow(currentRow) }
    let statement = statements[next]
    next += 1
    execution.take(statement, at: statement.line.location(in: file), in: scope)
    return nil
  }

  private var currentRow: LoopRow {
    LoopRow(number: rows.first + row, names: rows.names, values: rows.values[row])
  }

  /// Begins a row that is a case, as a title above it would.
  private func begin(_ part: Beginning, _ execution: Execution) {
    guard execution.settle(), let block else { return }
    switch part {
    case .endLastCase:
      if let teardown = scope.fixtures.endCase(in: scope) { execution.jobs.push(teardown) }
    case .launch:
      let title = execution.redacted(currentRow.title(of: block.caseTitle ?? ""))
      execution.beginCase(title, at: block.header.location(in: file), in: scope)
    }
  }
}
