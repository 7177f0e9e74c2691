import AppDriver
import Script

/// A job that runs the statements of an `attempt`, and runs them again from the first if a step
/// fails.
final class AttemptJob: Job {
  let scope: Scope
  private let block: Block
  private let file: String?
  private let times: Int
  private var attempt = 1
  /// The failure for which the first attempt ended.
  private(set) var firstFailure: String?
  private var next = 0

  init(_ block: Block, times: Int, file: String?, within parent: Scope) {
    self.block = block
    self.times = times
    self.file = file
    scope = Scope(rowsWithin: parent)
    noteAttempt()
  }

  var role: JobRole { .block(block.header, shown: block.header.trimmed, row: scope.row) }

  /// Whether a failure isn't the last one.
  var mayRunAgain: Bool { attempt < times }

  /// Begins the next attempt, after a failure.
  func runAgain(after failure: String) {
    firstFailure = firstFailure ?? failure
    attempt += 1
    next = 0
    noteAttempt()
  }

  private func noteAttempt() {
    var row = LoopRow(number: attempt, names: [], values: [])
    row.isAttempt = true
    scope.setRow(row)
  }

  func advance(_ interpreter: Interpreter) {
    guard next < block.statements.count else {
      // Settle now, because `|` lines after `end` don't apply to the block's last step.
      if interpreter.settle() { interpreter.jobs.pop() }
      return
    }
    let statement = block.statements[next]
    next += 1
    interpreter.run(statement, at: statement.line.location(in: file), in: scope)
  }
}
