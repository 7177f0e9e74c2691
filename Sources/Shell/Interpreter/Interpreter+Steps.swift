import AppDriver

extension Interpreter {
  /// Goes on with the innermost work until the session is needed; nil when all is done.
  func nextRequest() -> SessionRequest? {
    while let frame = frames.last {
      if isInterrupted(), !result.isLast {
        fail(.interrupted, at: nil, nil)
        frames.removeAll(keepingCapacity: true)
        return nil
      }
      switch frame {
      case .script(let script): nextLine(of: script)
      case .lines(let lines): nextLine(of: lines)
      case .line(let line): nextCommand(of: line)
      case .actions(let actions):
        if let request = nextAction(of: actions) { return request }
      case .rounds(let rounds): nextRound(of: rounds)
      case .check(let check):
        if let request = tryCheck(check) { return request }
      }
    }
    return nil
  }

  /// Takes the session's answer to the last request.
  func receive(_ outcome: Outcome) {
    hasActed = true
    guard case .actions(let open) = frames.last else { return }
    let first =
      open.done == 0 || open.again != nil ? outcome.events.lowerBound : lastEvents.lowerBound
    lastEvents = first..<max(first, outcome.events.upperBound)
    open.step.events = lastEvents
    switch outcome.result {
    case .done:
      if open.launch == nil {
        open.done += 1
      } else {
        open.launch = nil
        warningsShown = 0
      }
    case .refused(let refusal):
      // The app said no before too, and what follows builds on what it did then.
      if refusal.isByApp, open.again != nil {
        recorder?.wasRefusedAgain()
        return open.done += 1
      }
      frames.removeLast()
      rememberDone(open, refusal.isByApp ? open.done + 1 : open.done)
      let error: CommandError =
        refusal == .notRunning
        ? .notRunning : .refused(refusal, ways: WaysOut(self).ways(after: refusal))
      fail(error, of: open.step)
    case .crashed(let crash):
      frames.removeLast()
      rememberDone(open, open.done + 1)
      fail(.crashed(crash), of: open.step)
    }
  }

  private func nextLine(of script: OpenScript) {
    do {
      guard let line = try script.lines.next() else { return endScript(script) }
      let location = SourceLocation(file: script.name, line: script.lines.number)
      switch line {
      case .text(let text): take(text, location)
      case .malformed(let defect): fail(.malformedLine(defect), of: Step(location: location))
      }
    } catch CommandError.interrupted {
      // `nextRequest` says so, and stops all that is open.
      return
    } catch {
      frames.removeLast()
      fail(.unreadable(path: script.name, reason: "\(error)"), of: Step(location: nil))
    }
  }

  private func nextCommand(of line: OpenLine) {
    do {
      let parsed = try parse(line)
      line.position = parsed?.end ?? line.text.utf8.count
      if line.position == line.text.utf8.count { frames.removeLast() }
      if let parsed, !parsed.isEmpty { begin(parsed) }
    } catch {
      frames.removeLast()
      // What can't be split may have been meant for a secure field.
      if session.hasSecureField || mayTypeSecret(line.text, from: line.position) {
        result.carriesSecret = true
      }
      fail(error, of: Step(location: line.location))
    }
  }

  private func nextAction(of open: OpenActions) -> SessionRequest? {
    if let launch = open.launch {
      leakRecord.reset()
      return .launch(launch)
    }
    if open.done < open.actions.count {
      let action = open.actions[open.done]
      // Whoever watches sees why nothing happens.
      if case .wait = action { output.flush() }
      recorder?.willPerform(action, isAgain: open.again != nil, in: self)
      return .perform(action)
    }
    frames.removeLast()
    if let again = open.again { undoLog.replace(with: again) } else { remember(open.actions) }
    finish(open.step, open.again == nil ? open.actions : nil, heading: open.heading)
    return nil
  }

  private func tryCheck(_ open: OpenCheck) -> SessionRequest? {
    do {
      try open.check()
      frames.removeLast()
      finishQuietly(open.step)
    } catch {
      // Time mends nothing once the app has crashed.
      if error != .notRunning, let deadline = open.deadline, ContinuousClock.now < deadline {
        return .perform(.wait(seconds: 0.01))
      }
      frames.removeLast()
      writeScreen(rowLimit: Self.rowsShown)
      fail(error, of: open.step)
    }
    return nil
  }

  private func remember(_ actions: [UserAction]) {
    if !actions.isEmpty { undoLog.append(actions) }
  }

  /// Keeps what was done of a command that was refused or that crashed the app.
  private func rememberDone(_ open: OpenActions, _ count: Int) {
    if open.again != nil {
      undoLog.removeAll()
    } else {
      remember(Array(open.actions.prefix(count)))
    }
  }
}
