import Script

/// A unit of work that runs in several parts, such as a script, a block, a line or a command's
/// actions.
///
/// To add a kind of work, add a type that conforms to this protocol.
protocol Job: AnyObject {
  /// The scope of the job's variables.
  var scope: Scope { get }
  /// The role of the job on the stack.
  var role: JobRole { get }
  /// The commands on a typed line that have not run yet; `nil` for all other work.
  var unread: UnreadCommands? { get }
  /// The step that ends when the job ends; `nil` for a job that contains steps.
  var openStep: Step? { get }

  /// Does the next part of the work, after which whichever job is then innermost continues.
  func advance(_ interpreter: Interpreter)
}

extension Job {
  var role: JobRole { .work }
  var unread: UnreadCommands? { nil }
  var openStep: Step? { nil }
}

/// The role of a job on the stack.
enum JobRole: Equatable {
  /// Any work that is neither a script nor a block.
  case work
  /// A script, with its name. A script has its own cases.
  case script(String)
  /// A block, with its first line, the line as steps show it, and the row that runs; `nil` if the
  /// block isn't repeated.
  case block(ScriptLine, shown: String, row: LoopRow?)
  /// The commands that an alias stands for, with its name.
  case alias(String)
  /// The steps that run before a case (`setup`) or after it (`teardown`).
  case setup, teardown

  /// Whether the job is a setup or teardown.
  ///
  /// The steps of a setup or teardown don't begin a case.
  var isFixture: Bool { self == .setup || self == .teardown }
}
