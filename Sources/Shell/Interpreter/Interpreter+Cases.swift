import AppDriver

extension Interpreter {
  /// The script that the running line belongs to.
  var currentScope: Scope {
    for frame in frames.reversed() {
      switch frame {
      case .script(let script): return script.scope
      case .lines(let lines): if let scope = lines.scope { return scope }
      default: continue
      }
    }
    return scope
  }

  /// Has the setup run before the step that has just been taken, where that begins a case.
  func beginCase() {
    let isInBlock =
      frames.dropLast().contains { if case .lines(let open) = $0 { open.isFixture } else { false } }
    guard !isInBlock else { return }
    let scope = currentScope
    scope.isTeardownDue = !scope.teardown.isEmpty
    guard scope.isSetupDue else { return }
    scope.isSetupDue = false
    frames.append(.lines(OpenLines(scope.setup, file: scope.file, isFixture: true)))
  }

  /// Has the teardown run, where a case has begun.
  func endCase(_ scope: Scope) {
    guard scope.isTeardownDue else { return }
    scope.isTeardownDue = false
    frames.append(
      .lines(
        OpenLines(scope.teardown, file: scope.file, isFixture: true, teardownOf: scope)))
  }

  /// Ends a script: its teardown, then itself.
  func endScript(_ script: OpenScript) {
    if let block = reading { return failOpen(block) }
    guard settleStep() else { return }
    guard !script.scope.isTeardownDue else { return endCase(script.scope) }
    frames.removeLast()
  }

  /// Drops all work but the teardowns that are due, those of the innermost script first; one that
  /// runs goes on.
  func unwind() {
    reading = nil
    let running = frames.last { if case .lines(let open) = $0 { open.isTeardown } else { false } }
    var scripts: [Scope] = []
    for case .script(let script) in frames { scripts.append(script.scope) }
    frames.removeAll(keepingCapacity: true)
    for scope in scripts { endCase(scope) }
    if let running { frames.append(running) }
  }

  /// Says what a script has said before its steps are run one by one.
  ///
  /// - Parameters:
  ///   - file: the script, from whose folder files count.
  ///   - settings: what it sets; what says how the app is launched is taken as done.
  ///   - setup: the steps before the case.
  ///   - teardown: the steps after it, whatever comes of it.
  /// - Throws: where the environment has no value for a secret.
  public func beginScript(
    file: String, settings: [ScriptSetting], setup: [ScriptLine], teardown: [ScriptLine]
  ) throws(CommandError) {
    scope = Scope(file: file)
    scope.setup = setup
    scope.isSetupDue = !setup.isEmpty
    scope.teardown = teardown
    hasFixtures = hasFixtures || !setup.isEmpty || !teardown.isEmpty
    for setting in settings {
      switch setting {
      case .set(let name, let value):
        scope.variables[name] = Expansion.isNeeded(value) ? try expand(value, .text) : value
      case .secret(let name, let variable):
        scope.variables[name] = try secret(name, variable)
      default: continue
      }
    }
  }

  /// Begins to end the script whose lines were run one by one.
  func beginFinish() {
    result = LineResult()
    frames.removeAll(keepingCapacity: true)
    session.isInterrupted = isInterrupted
    if let block = reading { failOpen(block) }
    settleStep()
    endCase(scope)
  }

  /// Forgets what the script said for itself.
  func endFinish() {
    settleStep()
    isOutputIgnored = false
    scope = Scope()
    finishRecording()
  }

  /// Writes what has been recorded, if anything is, and records no more.
  ///
  /// Unlike `finishScript` it runs nothing, so that it fits where the process is about to end.
  public func finishRecording() {
    guard let recorder else { return }
    self.recorder = nil
    do throws(CommandError) {
      output.write(try recorder.finish(self) + "\n")
      output.flush()
    } catch {
      fail(error, at: nil, nil)
    }
  }
}
