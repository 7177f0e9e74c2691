import AppDriver
import Script

/// A unit of work that runs in several parts, such as a script, a block, a line or an action.
///
/// To add a kind of work, add a type that conforms to this protocol.
protocol Job: AnyObject {
  /// The scope of the job's variables.
  var scope: Scope { get }
  /// The role of the job on the stack.
  var role: JobRole { get }
  /// The commands still to run on a line that the user typed; nil for all other work.
  var unread: UnreadCommands? { get }
  /// The step that ends with the job; nil for a job that contains steps.
  var openStep: Step? { get }

  /// Does the next part of the work.
  ///
  /// - Returns: A request for the session; nil to continue with the innermost job.
  func advance(_ execution: Execution) -> SessionRequest?

  /// Receives the session's answer to the last request.
  func receive(_ outcome: Outcome, _ execution: Execution)
}

extension Job {
  var role: JobRole { .work }
  var unread: UnreadCommands? { nil }
  var openStep: Step? { nil }
  func receive(_ outcome: Outcome, _ execution: Execution) {}
}

/// The role of a job on the stack.
enum JobRole: Equatable {
  /// A part of a step.
  case work
  /// A script with its name. It has its own cases.
  case script(String)
  /// A block with its first line.
  case block(ScriptLine)
  /// The steps before or after a case.
  case setup, teardown

  /// Whether the job is a block of any kind.
  var isBlock: Bool { if case .block = self { true } else { isFixture } }

  /// Whether the job is a setup or teardown, which starts no case.
  var isFixture: Bool { self == .setup || self == .teardown }
}
