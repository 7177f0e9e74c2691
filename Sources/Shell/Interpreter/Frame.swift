import AppDriver

/// Work that the interpreter has begun and not finished; the innermost is on top of a stack.
///
/// The cases carry objects, so that looking at the top costs one reference and no copies.
nonisolated enum Frame {
  case script(OpenScript)
  case lines(OpenLines)
  case line(OpenLine)
  case actions(OpenActions)
  case check(OpenCheck)
  case rounds(OpenRounds)
}

/// A script that is being read.
nonisolated final class OpenScript {
  let name: String
  let lines: ScriptLines
  let scope: Scope

  init(name: String, lines: ScriptLines, variables: [String: String] = [:]) {
    self.name = name
    self.lines = lines
    scope = Scope(file: name, variables: variables)
  }
}

/// The lines of a block that are being run, once for each row.
nonisolated final class OpenLines {
  let lines: [ScriptLine]
  let file: String?
  /// The names of a loop and the values of each row; a block that runs once has one row of none.
  let names: [String]
  let rows: [[String]]
  /// Whether it comes before or after a case.
  let isFixture: Bool
  /// Whether what fails in it ends nothing but itself.
  let isTeardown: Bool
  /// The script that it belongs to, where that may be closed.
  let scope: Scope?
  var row = 0
  var next = 0

  init(
    _ lines: [ScriptLine], file: String?, names: [String] = [], rows: [[String]] = [[]],
    isFixture: Bool = false, teardownOf scope: Scope? = nil
  ) {
    self.isFixture = isFixture
    self.lines = lines
    self.file = file
    self.names = names
    self.rows = rows
    isTeardown = scope != nil
    self.scope = scope
  }
}

/// A line whose commands are being run.
nonisolated final class OpenLine {
  let text: String
  let location: SourceLocation?
  /// Whether it holds commands, or is a setting or a title.
  let kind: LineKind
  /// What its commands are expected to do.
  let expectation: StepExpectation
  /// The byte at which the next command begins.
  var position: Int

  /// Makes a line; of one that begins with `!` the commands must be refused, with `?` they may be.
  init(text: String, location: SourceLocation?, kind: LineKind = .command) {
    self.text = text
    self.kind = kind
    self.location = location
    let rest = text.utf8.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    switch rest.first {
    case UInt8(ascii: "!") where rest.count > 1: expectation = .refusal
    case UInt8(ascii: "?") where rest.count > 1: expectation = .either
    default: expectation = .success
    }
    position = expectation == .success ? 0 : text.utf8.count - rest.count + 1
  }
}

/// A command's actions, of which some may have been done, perhaps after a launch.
nonisolated final class OpenActions {
  let step: Step
  /// The launch that comes first, nil once it is done.
  var launch: LaunchContext?
  let actions: [UserAction]
  var done = 0
  /// What was done since the launch, where that is done again here.
  let again: [[UserAction]]?
  /// What is shown in place of the screen.
  let heading: String?

  init(
    step: Step, launch: LaunchContext? = nil, actions: [UserAction],
    again: [[UserAction]]? = nil, heading: String? = nil
  ) {
    self.step = step
    self.launch = launch
    self.actions = actions
    self.again = again
    self.heading = heading
  }
}

/// A line that is done several times, with what was left behind after each.
nonisolated final class OpenRounds {
  let step: Step
  let line: String
  let count: Int
  /// How many objects of each class were left behind, before the first round and after each.
  var censuses: [[String: Int]] = []

  init(step: Step, line: String, count: Int) {
    self.step = step
    self.line = line
    self.count = count
  }
}

/// A check that may be repeated until its time is over.
nonisolated final class OpenCheck {
  let step: Step
  let deadline: ContinuousClock.Instant?
  let check: @MainActor () throws(CommandError) -> Void

  init(
    step: Step, deadline: ContinuousClock.Instant?,
    check: @escaping @MainActor () throws(CommandError) -> Void
  ) {
    self.step = step
    self.deadline = deadline
    self.check = check
  }
}

/// The command that is being run: how it is shown, where it stands, and what came of it.
nonisolated final class Step {
  /// The command as it may be shown: secrets are replaced.
  let shown: String
  let location: SourceLocation?
  let expectation: StepExpectation
  /// What its author has to say where it fails.
  let message: String?
  /// The command's name, nil where it is none.
  var name: String?
  /// The title of the case that it begins.
  var heading: String?
  /// Whether it checks what another one did.
  var isCheck = false
  /// Why it failed, or was refused.
  var error: CommandError?
  var hasFailed = false
  /// The events that it caused.
  var events = 0..<0
  /// When it began, where somebody wants to know.
  var start: ContinuousClock.Instant?
  var duration = Duration.zero

  /// Makes a step; one that shows nothing stands for a line that can't be read.
  init(
    shown: String = "", location: SourceLocation?, expectation: StepExpectation = .success,
    message: String? = nil
  ) {
    self.shown = shown
    self.location = location
    self.expectation = expectation
    self.message = message
  }
}

/// What a command is expected to do.
nonisolated enum StepExpectation {
  /// To work; to be refused, as after `!`; either, as after `?`.
  case success, refusal, either

  /// How the line began.
  var mark: String {
    switch self {
    case .success: ""
    case .refusal: "! "
    case .either: "? "
    }
  }
}
