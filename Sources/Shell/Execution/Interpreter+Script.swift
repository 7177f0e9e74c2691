package import Script

/// What a script says before its steps, and what is written at its end.
extension Interpreter {
  /// Takes what a script says before its statements are run one by one.
  ///
  /// - Parameters:
  ///   - file: The script, from whose folder files count.
  ///   - settings: The lines that set something; what says how the app is launched is taken as done.
  ///   - setup: The steps before the case.
  ///   - teardown: The steps after it, whatever comes of it.
  /// - Throws: where the environment has no value for a secret.
  package func beginScript(
    file: String, settings: [TextLine], setup: [Statement], teardown: [Statement]
  ) throws(CommandError) {
    let context = execution.context
    context.forgetScript()
    let scope = context.scope
    scope.fixtures.set(.setup, setup, file: file)
    scope.fixtures.set(.teardown, teardown, file: file)
    for line in settings {
      let setting: ScriptSetting
      do throws(ScriptMistake) {
        setting = try line.setting { text, style throws(ScriptMistake) in
          try context.expand(text, style, in: scope)
        }
      } catch { throw .script(error) }
      switch setting {
      case .set(let name, let value): scope.set(name, to: value)
      case .secret(let name, let variable):
        let value = execution.host.environmentVariable(variable)
        scope.set(name, to: try context.addSecret(name, variable, value))
      default: continue
      }
    }
  }

  /// Writes what has been recorded, if anything is, and records no more.
  ///
  /// Unlike the end of a script it runs nothing, so that it fits where the process is about to end.
  package func finishRecording() {
    do throws(CommandError) {
      guard let summary = try execution.recording.finish(execution.view) else { return }
      output.write(summary + "\n")
      output.flush()
    } catch {
      execution.report(error, at: nil, message: nil)
    }
  }

  /// Whether what is done is written down.
  package var isRecording: Bool { execution.recording.recorder != nil }

  /// Lists at the end of a script what is left behind, if anything.
  package func showWhatIsLeft() {
    execution.applyOptions()
    execution.transcript.showWhatIsLeft()
  }
}
