import AppDriver

/// Work that the interpreter has begun and not finished; the innermost is on top of a stack.
///
/// The cases carry objects, so that looking at the top costs one reference and no copies.
nonisolated enum Frame {
  case script(OpenScript)
  case line(OpenLine)
  case actions(OpenActions)
  case check(OpenCheck)
  case rounds(OpenRounds)
}

/// A script that is being read.
nonisolated final class OpenScript {
  let name: String
  let lines: ScriptLines

  init(name: String, lines: ScriptLines) {
    self.name = name
    self.lines = lines
  }
}

/// A line whose commands are being run.
nonisolated final class OpenLine {
  let text: String
  let location: SourceLocation?
  /// What its commands are expected to do.
  let expectation: StepExpectation
  /// The byte at which the next command begins.
  var position: Int

  /// Makes a line; of one that begins with `!` the commands must be refused, with `?` they may be.
  init(text: String, location: SourceLocation?) {
    self.text = text
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

  init(
    step: Step, launch: LaunchContext? = nil, actions: [UserAction],
    again: [[UserAction]]? = nil
  ) {
    self.step = step
    self.launch = launch
    self.actions = actions
    self.again = again
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

/// The command that is being run: how it is shown and where it stands.
nonisolated final class Step {
  /// The command as it may be shown: secrets are replaced.
  let shown: String
  let location: SourceLocation?
  let expectation: StepExpectation

  /// Makes a step; one that shows nothing stands for a line that can't be read.
  init(
    shown: String = "", location: SourceLocation?, expectation: StepExpectation = .success
  ) {
    self.shown = shown
    self.location = location
    self.expectation = expectation
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
