import AppDriver

/// Work that the interpreter has begun and not finished; the innermost is on top of a stack.
enum Frame {
  case script(OpenScript)
  case line(OpenLine)
  case actions(OpenActions)
  case check(OpenCheck)
}

/// A script that is being read.
struct OpenScript {
  let name: String
  let lines: ScriptLines
}

/// A line whose commands are being run.
struct OpenLine {
  let text: String
  let location: SourceLocation?
  var position = 0
}

/// A command's actions, of which some may have been done, perhaps after a launch.
struct OpenActions {
  let step: Step
  /// The launch that comes first, nil once it is done.
  var launch: LaunchContext?
  let actions: [UserAction]
  var done = 0
  /// What was done since the launch, where that is done again here.
  var again: [[UserAction]]?
}

/// A check that may be repeated until its time is over.
struct OpenCheck {
  let step: Step
  let deadline: ContinuousClock.Instant?
  let check: () throws(CommandError) -> Void
}

/// The command that is being run: how it is shown and where it stands.
struct Step {
  /// The command as it may be shown: secrets are replaced.
  let shown: String
  let location: SourceLocation?
}
