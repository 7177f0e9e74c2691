import AppDriver
import Script

/// A job that runs an `if` or a `while`: it checks the condition, and then runs the statements of
/// the branch that is taken.
final class ConditionJob: Job {
  /// The number of rounds after which a `while` without a number of its own fails.
  private static let bound = 1_000

  private enum State {
    /// The condition is to be checked.
    case asks
    /// The statements of a branch run.
    case runs([Statement], next: Int)
    /// No statement is left.
    case ends
  }

  let scope: Scope
  private let block: Block
  private let location: SourceLocation?
  private var state = State.asks
  /// The header with secrets hidden, as the step of the condition shows it.
  var shownHeader = ""
  private var round = 0
  /// The number of rounds that the header allows; `nil` if it doesn't limit them.
  private var mostRounds: Int?

  init(_ block: Block, file: String?, within parent: Scope) {
    self.block = block
    location = block.header.location(in: file)
    scope = block.kind == .while ? Scope(rowsWithin: parent) : parent
  }

  var role: JobRole {
    .block(block.header, shown: shownHeader, row: block.kind == .while ? scope.row : nil)
  }

  func advance(_ interpreter: Interpreter) {
    switch state {
    case .asks:
      // If the condition can't be checked, there is nothing to run.
      state = .ends
      if let mostRounds, round == mostRounds { return }
      guard round < (mostRounds ?? Self.bound) else {
        return interpreter.fail(
          .endless(header: block.header.trimmed, bound: Self.bound), at: location,
          command: interpreter.shown(block.header))
      }
      if block.kind == .while {
        round += 1
        scope.setRow(LoopRow(number: round, names: [], values: []))
      }
      interpreter.check(block, of: self, at: location, in: scope)
    case .runs(let statements, let next) where next < statements.count:
      state = .runs(statements, next: next + 1)
      let statement = statements[next]
      interpreter.run(statement, at: statement.line.location(in: location?.file), in: scope)
    case .runs: state = block.kind == .while ? .asks : .ends
    // Settle now, because `|` lines after `end` don't apply to the block's last step.
    case .ends: if interpreter.settle() { interpreter.jobs.pop() }
    }
  }

  /// Goes on with the branch for a condition that is met or isn't.
  ///
  /// - Parameters:
  ///   - isMet: Whether the condition is met.
  ///   - mostRounds: The number of rounds that the header allows; `nil` if it doesn't limit them.
  func decide(_ isMet: Bool, mostRounds: Int?) {
    self.mostRounds = mostRounds
    if isMet || block.kind == .if {
      state = .runs(isMet ? block.statements : block.alternative, next: 0)
    }
  }
}
