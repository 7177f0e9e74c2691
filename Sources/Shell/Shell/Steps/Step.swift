import AppDriver
package import Script
import VirtualClock

/// One step of a script: a command, its expected outcome, and its result.
///
/// JSON output, test reports and recordings are generated from steps.
package final class Step {
  /// The result of a step.
  package nonisolated enum Status: String, Sendable, Hashable, Codable {
    /// `passed` if the outcome was as expected, `failed` if it wasn't, and `noted` if a `?` command
    /// was refused.
    case passed, failed, noted
  }

  /// The command with secrets redacted.
  package private(set) var shown: String
  /// The location of the command; `nil` at a prompt.
  package let location: SourceLocation?
  /// The expected outcome.
  package let expectation: StepExpectation
  /// The message that the script specifies for a failure; `nil` if there is none.
  package private(set) var message: String?
  /// The command's name; `nil` if the step is a button's verb, a setting or a title.
  package let name: String?
  /// The command's name as typed, which may be only the beginning of its name.
  private let typedName: String?
  /// Whether the step prints its own text, as a note or a title does.
  package let isText: Bool
  /// The title of the case that the step begins; `nil` if it doesn't begin one.
  package private(set) var heading: CaseTitle?
  /// The error with which the command failed or was refused; `nil` if it succeeded.
  package private(set) var error: CommandError?
  /// Whether the outcome wasn't the expected one.
  package private(set) var hasFailed = false
  /// The rows of the loops that contain the step, outermost first.
  private let loopRows: [LoopRow]
  /// The blocks and sourced files that contain the step, outermost first, such as `setup` and
  /// `each [2: name=Barney]`; empty if the host hasn't requested steps.
  package let groups: [StepGroup]
  /// The effect of the step that neither calls nor the screen show; `nil` if there is none.
  var note: StepNote?
  /// Whether the screen follows the error with which the step failed.
  var showsScreenAfterError = false
  /// Whether the screen isn't shown, because a part of a secret may be on it.
  var hidesScreen = false
  /// The number that the steps of one `goto` share; `nil` for other steps.
  var way: Int?
  /// Whether the step checks the result of another step.
  var isCheck = false
  /// Whether the step failed in an `attempt` that runs again.
  private(set) var isForgiven = false
  /// The failure for which the first round of an `attempt` ended, if the step failed for another
  /// reason in the last one; `nil` if there is none.
  var firstFailure: String?
  /// Whether the script goes on if the step fails.
  package internal(set) var isSoft = false
  /// The answer to the condition of an `if` or a `while`, such as `if screen Home: yes`; `nil` if
  /// the step is none.
  package internal(set) var answer: String?
  /// Whether the step is a command, unlike a setting or a title.
  let isCommand: Bool
  /// The events that the step caused, as a range for `AppSession.events(in:)`.
  package internal(set) var events = 0..<0
  /// The lines that the app printed during the step, with secrets redacted.
  package internal(set) var appOutput: [String] = []
  private var start: Duration?
  /// The rows of the loops that contain the step, with secrets redacted, if the step has failed.
  package private(set) var rows: String?
  /// The duration of the step; zero if the host hasn't requested steps.
  package private(set) var duration = Duration.zero
  /// The output without colors and without the echo; empty if the host hasn't requested steps.
  package private(set) var output = ""
  /// The `|` lines with which the output has been compared, unexpanded.
  package internal(set) var expectedLines: [ScriptLine] = []
  /// The difference between the expected and the actual output; `nil` if there is none.
  package private(set) var difference: [DiffLine]?

  /// Creates a step.
  ///
  /// - Parameters:
  ///   - shown: The command with secrets hidden.
  ///   - name: The command's name; `nil` if the step is a button's verb, a setting or a title.
  ///   - syntax: The line's syntax; `nil` if the step isn't one of a line.
  ///   - location: The location of the command; `nil` at a prompt.
  ///   - rows: The rows of the loops that contain the step, outermost first.
  ///   - groups: The blocks and sourced files that contain the step, outermost first.
  ///   - isTimed: Whether to measure the duration.
  init(
    _ shown: String, name: String?, of syntax: StepSyntax? = nil, at location: SourceLocation?,
    rows: [LoopRow] = [], groups: [StepGroup] = [], isTimed: Bool
  ) {
    self.shown = shown
    self.name = name
    self.location = location
    self.groups = groups
    expectation = syntax?.expectation ?? .success
    message = syntax?.command.message
    typedName = syntax?.command.name
    isCommand = syntax?.isCommand ?? true
    isText = syntax?.isText ?? false
    loopRows = rows
    if isTimed { start = RealTime.now }
  }

  nonisolated deinit {}

  /// The command with its whole name, and with secrets redacted.
  package var whole: String {
    guard let name, let typedName, name != typedName, shown.hasPrefix(typedName) else {
      return shown
    }
    return name + shown.utf8[from: typedName.utf8.count..<shown.utf8.count]
  }

  /// The command preceded by the mark for its expected outcome, such as `! select Fred`.
  package var marked: String { expectation.mark + shown }

  /// The rows in words, and the first failure; `nil` if no loop contains the step.
  var rowWords: String? {
    let words = loopRows.map(\.words) + (firstFailure.map { ["at first: \($0)"] } ?? [])
    return words.isEmpty ? nil : words.joined(separator: "; ")
  }

  /// Whether the app did something else than the step asked for.
  package var isVetoed: Bool { if case .vetoed? = note { true } else { false } }

  /// The number of commands that the step took back.
  package var undoneCount: Int {
    if case .undid(let commands)? = note { commands.count } else { 0 }
  }

  /// The reason why the step failed or was refused, with the rows of the loops that contain it.
  package var reason: String? {
    error.map { Diagnostic(location: nil, error: $0, rows: rows).reason }
  }

  /// The result of the step.
  package var status: Status {
    if hasFailed { return .failed }
    return error != nil && (expectation == .either || isForgiven) ? .noted : .passed
  }

  /// Notes that the failure isn't one, because the step runs again.
  func forgive() { (hasFailed, isForgiven) = (false, true) }

  /// Records the outcome and compares it with the expectation; returns the error if the command
  /// succeeded although it should have been refused.
  @discardableResult
  func conclude(_ ending: StepEnding) -> CommandError? {
    if let start { duration = RealTime.now - start }
    switch ending {
    case .failed(let error):
      self.error = error
      // A leak check that couldn't run, a line for the prompt or of another kind, or a request of
      // the app that was refused doesn't count as a refused command.
      hasFailed =
        expectation == .success
        || expectation == .refusal
          && [.leakCheckOff, .objectsUnreadable, .onlyAtPrompt, .notOnOwnLine, .requestRefused]
            .contains(error.kind)
      return nil
    case .began(let title): heading = title
    case .acted, .printed, .done: break
    }
    guard expectation == .refusal else { return nil }
    let unmet = CommandError.notRefused(command: shown)
    error = unmet
    hasFailed = true
    return unmet
  }

  /// Whether the step failed because it succeeded although it should have been refused.
  package var hasWronglySucceeded: Bool {
    if case .notRefused? = error { true } else { false }
  }

  /// Fails the step because a `|` line below it is invalid.
  func fail(_ error: CommandError) {
    self.error = error
    hasFailed = true
  }

  /// Sets the output and redacts all secrets known so far, before the step is passed to the host.
  func show(_ output: String, by redaction: SecretFilter) {
    self.output = output
    shown = redaction.redacted(shown)
    message = message.map { redaction.redacted($0) }
    error = error.map { redaction.redacted($0) }
    if error != nil { rows = rowWords.map { redaction.redacted($0) } }
  }

  /// Ends a step that is cut short, by a failure or else by `quit`.
  func abandon(isFailure: Bool) {
    conclude(isFailure ? .failed(.interrupted) : .done)
    if isFailure { hasFailed = true }
  }

  /// Fails the step because its output differs from the `|` lines below it.
  func differ(_ error: CommandError, _ difference: [DiffLine]) {
    self.error = error
    self.difference = difference
    hasFailed = true
  }
}

/// An effect of a step that neither calls nor the screen show.
enum StepNote {
  /// The step took back these commands, in the order in which they had run.
  case undid([String])
  /// The step repeated this command.
  case redid(String)
  /// The step began a recording to this path.
  case recording(String)
  /// The app did something else than the step asked for.
  case vetoed(Refusal)

  var words: String {
    switch self {
    case .vetoed(let refusal): "vetoed: \(refusal.message)"
    case .undid(let commands): "undid: \(commands.joined(separator: "; "))"
    case .redid(let command): "redid: \(command)"
    case .recording(let path):
      "recording to \(path); \"record stop\" ends the recording"
        + (path.hasSuffix(ScriptFile.suffix)
          ? "" : "; \"flowsh test\" finds only files whose names end in \(ScriptFile.suffix)")
    }
  }

  /// The same as an object for the JSON output.
  var report: [String: String] {
    switch self {
    case .undid(let commands): ["undone": commands.joined(separator: "; ")]
    case .redid(let command): ["redone": command]
    case .recording(let path): ["file": path]
    case .vetoed(let refusal): ["veto": refusal.name, "message": refusal.message]
    }
  }
}

/// The way in which a command ended.
enum StepEnding {
  /// The command performed these actions; `nil` if it launched the app.
  case acted([UserAction]?)
  /// The command began a case.
  case began(CaseTitle)
  /// The command returned output to print.
  case printed(CommandOutput)
  /// The command succeeded and has no output.
  case done
  /// The command failed or was refused.
  indirect case failed(CommandError)
}
