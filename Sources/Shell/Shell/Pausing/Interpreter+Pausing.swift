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
  /// The `|` lines that follow in the script apply to it.
  ///
  /// - Returns: Whether it has succeeded, its `|` lines aside, and whether it may contain a secret.
  package func run(
    _ line: String, inPlaceOf location: SourceLocation
  ) -> (hasSucceeded: Bool, carriesSecret: Bool) {
    var result = LineResult()
    aside { result = run(.line(line, at: location)) }
    return (!result.hasFailed, result.carriesSecret || holdsSecret(line))
  }

  /// Notes that the script goes on, after which the rest of the line doesn't run.
  func resume(_ resumption: Resumption, _ step: Step) {
    if case .change(let text?) = resumption, session.hasSecureField || secrets.mayType(text) {
      noteSecret()
    }
    end(step, .done)
    result.resume(resumption)
    abandon(jobs.removeAll(), isFailure: false)
  }

  private func aside(_ body: () -> Void) {
    let (result, origin, scope) = (result, origin, scopeOfPause)
    scopeOfPause = jobs.top?.scope ?? scope ?? context.scope
    jobs.whileEmpty(body)
    (self.result, self.origin, scopeOfPause) = (result, origin, scope)
  }
}
