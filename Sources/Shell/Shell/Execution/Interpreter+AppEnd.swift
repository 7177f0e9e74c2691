package import AppDriver
package import Script

/// Methods for the end of the app, after the last command.
extension Interpreter {
  /// Ends the app, if the leak check is on, and returns the objects that outlived it.
  private func survivorsOfEnd() -> [Leak] {
    applyOptions()
    guard options.findsLeaks, session.isRunning else { return [] }
    let before = Set(session.reportedLeaks.lazy.filter(\.outlivedApp).map(\.id))
    session.end()
    return session.reportedLeaks.filter { $0.outlivedApp && !before.contains($0.id) }
  }

  /// Ends the app at the end of the last script, and lists the objects that outlived it.
  ///
  /// If the leak check is off, this does nothing.
  ///
  /// - Returns: The list as text without secrets; empty if there are none.
  @discardableResult
  package func endApp() -> String { transcript.showSurvivors(survivorsOfEnd()) }

  /// Ends the app at the end of a case, and adds a step that lists the objects that outlived it, if
  /// there are any.
  ///
  /// If the leak check is off, this does nothing.
  ///
  /// - Parameters:
  ///   - location: The location of the step.
  ///   - isUnexpected: A closure that returns whether an object fails the step.
  package func endApp(at location: SourceLocation?, failingFor isUnexpected: (Leak) -> Bool) {
    let survivors = survivorsOfEnd()
    guard !survivors.isEmpty else { return }
    let step = Step(
      "the end of the app", name: nil, at: location, isTimed: host.wantsSteps)
    begin(step)
    transcript.showSurvivors(survivors)
    let unexpected = survivors.filter(isUnexpected)
    end(
      step,
      unexpected.isEmpty
        ? .done
        : .failed(.unmet(expected: "no leaks", found: .words(unexpected.asFound), hint: nil)))
    settle()
  }

  /// Writes the JSON objects of the running steps because the process is about to end, innermost
  /// first, or one object without a command if no step is running.
  func endSteps(with error: CommandError, _ appLines: [String]) {
    let error = redacted(error)
    let enclosing = jobs.openSteps.filter { $0 !== steps.running }
    let running = [steps.running].compactMap(\.self) + enclosing.reversed()
    guard let innermost = running.first else {
      return transcript.writeObject { json in
        if !appLines.isEmpty { json.appOutput = appLines }
        json.error = ErrorJSON(error, comment: nil)
      }
    }
    innermost.appOutput += appLines
    output.takeBackStep()
    for step in running {
      step.conclude(.failed(error))
      transcript.write(OutputJSON(step))
    }
  }
}
