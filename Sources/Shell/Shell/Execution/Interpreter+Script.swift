import AppDriver
package import Script

/// Methods for the beginning and the end of a script.
extension Interpreter {
  /// Applies a script's settings, setup, and teardown, before its statements run one by one.
  ///
  /// A secret that the environment doesn't contain fails only the steps that use it.
  ///
  /// - Parameters:
  ///   - file: The script's path. Relative paths are resolved against its folder.
  ///   - settings: The settings. Those that affect the launch must already have been applied.
  ///   - setup: The steps to run before the case.
  ///   - teardown: The steps to run after the case, even if it fails.
  /// - Throws: An error if a setting is invalid or a secret is too short.
  package func beginScript(
    file: String, settings: [TextLine], setup: [Statement], teardown: [Statement]
  ) throws(CommandError) {
    let context = context
    context.forgetScript()
    let scope = context.scope
    scope.fixtures.set(.setup, setup, file: file)
    scope.fixtures.set(.teardown, teardown, file: file)
    for line in settings {
      let setting: ScriptSetting
      do throws(ScriptMistake) {
        setting = try line.setting(context.resolved(line.command, in: scope))
      } catch { throw .script(error) }
      switch setting {
      case .set(let name, let value): context.set(name, to: value, in: scope)
      case .secret(let name, let variable):
        try setSecret(name, variable, in: scope)
      default: continue
      }
    }
  }

  /// Ends the current recording, if there is one, and writes it to its file.
  ///
  /// Unlike ending a script, this runs no commands, so it is safe while the process is exiting.
  ///
  /// - Parameter isCrash: Whether the app has ended the process, possibly during a command.
  /// - Returns: Whether the file was written, if there is a recording.
  @discardableResult
  package func finishRecording(afterCrash isCrash: Bool = false) -> Bool {
    if isCrash, let step = steps.running {
      recording.recorder?.appDidCrash(during: step)
    }
    do throws(CommandError) {
      guard let summary = try recording.finish(state) else { return true }
      switch options.format {
      case .text: output.write(summary.text + "\n")
      case .json: transcript.writeObject { $0.report = AnyEncodable(value: summary) }
      }
      output.flush()
      return true
    } catch {
      recording.abandon()
      report(error, at: nil, message: nil)
      return false
    }
  }

  /// Ends the commands that the end of the process cuts short.
  ///
  /// In JSON, this writes an object for each of them, or one without a command if none was running.
  /// It runs no commands, so it is safe while the process is exiting.
  ///
  /// - Parameter call: The way in which the app has ended the process; `nil` if it hasn't.
  /// - Returns: The app's output since the last step, marked as the app's, and the fault
  ///   after which its code ended the process; `nil` if there was neither.
  package func endProcess(by call: String?) -> String? {
    let lines = takeAppLines(isLast: true)
    let error = call.map { errorForEnd(by: $0) }
    if let error, options.format == .json {
      endSteps(with: error, lines)
      output.flush()
    }
    var printed = lines.map { "app: \($0)" }
    if let error, case .crashed = error { printed.append(redacted(error.message)) }
    return printed.isEmpty ? nil : printed.joined(separator: "\n")
  }

  /// Returns the error with which a command ends when the app ends the process.
  ///
  /// After a fault, the app's code runs until it returns. Where it ends the process instead, as by
  /// a cast of what UIKit never gives it, the fault is the reason.
  ///
  /// - Returns: The fault, unless it has already been reported, or else that the app has ended the
  ///   process.
  package func errorForEnd(by call: String) -> CommandError {
    app.unreportedCrash(session.crash) ?? .processEnded(by: call)
  }

  /// Writes mistakes that were found before anything ran as JSON objects.
  package func writeJSON(_ mistakes: [Diagnostic]) {
    for mistake in mistakes {
      transcript.writeObject { json in
        json.error = ErrorJSON(mistake.error, comment: mistake.message)
        json.file = mistake.location?.file
        json.line = mistake.location?.line
      }
    }
  }

  /// Whether a recording is running.
  package var isRecording: Bool { recording.recorder != nil }

  /// Lists the objects that have leaked by the end of a script, if there are any.
  ///
  /// - Returns: The list as text without secrets; empty if there are none.
  @discardableResult
  package func showRemainingLeaks() -> String {
    applyOptions()
    return transcript.showRemainingLeaks()
  }

  /// Starts ending the script.
  func beginScriptEnd() {
    begin(at: nil)
    _ = reader.failOpenBlock(self)
    settle()
    // An interruption has already been reported, and would also end the teardown.
    guard !host.isInterrupted else { return }
    if let teardown = context.scope.fixtures.endCase(in: context.scope) { jobs.push(teardown) }
  }

  /// Finishes ending the script: discards its variables, setup, and teardown.
  ///
  /// The changes of its last case hold until the next case.
  func finishScriptEnd() {
    settle()
    steps.forget()
    context.forgetScript()
  }
}
