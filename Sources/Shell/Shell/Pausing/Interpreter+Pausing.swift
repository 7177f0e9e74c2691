import AppDriver
package import Script

/// Methods for lines that run while a script stands still.
extension Interpreter {
  /// Calls a function that runs lines of a prompt while the script stands still.
  ///
  /// Call this method within `InterpreterHost.willBegin(_:at:)` or `goesOn(after:)`. The variables
  /// are those of the script's innermost block.
  package func standStill(_ body: () -> Void) {
    aside {
      steps.whileSuspended {
        body(); settle()
      }
    }
  }

  /// Runs a line in place of the one at which the script stands still.
  ///
  /// The `|` lines of the line at that place apply to it: at once if the step has failed by them,
  /// or else when the script goes on.
  ///
  /// - Returns: Whether it has succeeded, and whether its text contains a secret.
  package func run(
    _ line: String, inPlaceOf location: SourceLocation
  ) -> (hasSucceeded: Bool, writesSecret: Bool) {
    var result = LineResult()
    let expected = unmatched
    aside {
      result = run(.line(line, at: location))
      guard !expected.isEmpty, !result.hasFailed else { return }
      for pattern in expected { steps.expect(pattern) }
      settle()
      result = self.result
    }
    return (!result.hasFailed, result.writesSecret || holdsSecret(line))
  }

  /// Returns a line of the script to show at a pause, or stars if it may type a secret.
  package func shownAtPause(_ line: ScriptLine) -> String {
    redacted(secrets.mayType(line.text) ? SecretFilter.stars : line.trimmed)
  }

  /// Returns whether a line can replace a step: whether it performs or expects something.
  ///
  /// Notes, and commands for the shell or for what has been typed, do neither.
  package func performsOrExpects(_ line: String) -> Bool {
    let commands = CommandSequence(ScriptLine(line, number: 0)).commands
    let names = CommandNames(state)
    return commands.contains { !$0.isText }
      && commands.allSatisfy {
        guard let command = names.command($0.name) else { return true }
        return command.group != .shell && !command.isOnlyForPrompt
          && !["undo", "redo"].contains(command.name)
      }
  }

  /// Notes that the script goes on, after which the rest of the line doesn't run.
  func resume(_ resumption: Resumption, _ step: Step) {
    if case .change(let text?) = resumption, session.hasSecureField || secrets.mayType(text) {
      noteSecret()
    }
    end(step, .done)
    guard !step.hasFailed else { return }
    result.resume(resumption)
    abandon(jobs.removeAll(), isFailure: false)
  }

  private func aside(_ body: () -> Void) {
    let (result, origin, scope, expected) = (result, origin, scopeOfPause, unmatched)
    scopeOfPause = jobs.top?.scope ?? scope ?? context.scope
    jobs.whileEmpty(body)
    (self.result, self.origin, scopeOfPause, unmatched) = (result, origin, scope, expected)
  }
}
