import AppDriver
import Script

/// Methods for the end of the app, after the last command.
extension Execution {
  /// Ends the app, if the leak check is on, and returns the objects that outlived it.
  func endApp() -> [Leak] {
    applyOptions()
    let session = app.session
    guard context.options.findsLeaks, session.isRunning else { return [] }
    let before = Set(session.reportedLeaks.lazy.filter(\.outlivedApp).map(\.id))
    session.end()
    return session.reportedLeaks.filter { $0.outlivedApp && !before.contains($0.id) }
  }

  /// Ends the app, and adds a step that lists the objects that outlived it, if there are any.
  func endApp(at location: SourceLocation?, failingFor isUnexpected: (Leak) -> Bool) {
    let survivors = endApp()
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
  ///
  /// - Parameters:
  ///   - error: The way in which the process ends.
  ///   - appLines: What the app has printed since the last step.
  func endSteps(with error: CommandError, _ appLines: [String]) {
    let error = redacted(error)
    let enclosing = jobs.openSteps.filter { $0 !== runningStep }
    let running = [runningStep].compactMap(\.self) + enclosing.reversed()
    guard let innermost = running.first else {
      return transcript.writeObject { json in
        if !appLines.isEmpty { json.appOutput = appLines }
        json.error = ErrorJSON(error, comment: nil)
      }
    }
    innermost.appOutput += appLines
    transcript.output.takeBackStep()
    for step in running {
      step.conclude(.failed(error))
      transcript.write(OutputJSON(step))
    }
  }
}
