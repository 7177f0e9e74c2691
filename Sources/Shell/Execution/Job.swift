import AppDriver
import Script

/// Work that has begun and not finished: what it works on, and how it goes on.
///
/// A new kind of work is one more type that does this.
protocol Job: AnyObject {
  /// Where its variables have values.
  var scope: Scope { get }
  /// What it is to the jobs around it.
  var role: JobRole { get }
  /// The rest of a line that a person typed and that has not run; nil for all other work.
  var unread: UnreadCommands? { get }
  /// The step that ends with it; nil for work that holds steps.
  var openStep: Step? { get }

  /// Does the next part.
  ///
  /// - Returns: what is asked of the session, nil where the innermost job is to go on.
  func advance(_ execution: Execution) -> SessionRequest?

  /// Takes the session's answer to what it asked.
  func receive(_ outcome: Outcome, _ execution: Execution)
}

extension Job {
  var role: JobRole { .work }
  var unread: UnreadCommands? { nil }
  var openStep: Step? { nil }
  func receive(_ outcome: Outcome, _ execution: Execution) {}
}

/// What a job is to the jobs around it.
enum JobRole: Equatable {
  /// Part of a step.
  case work
  /// A script by its name, with cases of its own.
  case script(String)
  /// A block by its first line.
  case block(ScriptLine)
  /// Steps before a case, after one.
  case setup, teardown

  /// Whether it is a block of any kind.
  var isBlock: Bool { if case .block = self { true } else { isFixture } }

  /// Whether it comes before or after a case, and so begins none.
  var isFixture: Bool { self == .setup || self == .teardown }
}
