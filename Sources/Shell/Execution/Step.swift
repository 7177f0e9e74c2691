import AppDriver
package import Script

/// One step of a script: the command, what is expected of it, and what came of it.
///
/// The JSON line, the report of a test and a recording are views of it.
package final class Step {
  /// How a step ended.
  package nonisolated enum Status: String, Sendable, Hashable, Codable {
    /// As its author expects, or not; `noted` where a command after `?` was refused.
    case passed, failed, noted
  }

  /// The command as it may be shown: secrets are replaced.
  package private(set) var shown: String
  /// Where it stands; nil at a prompt.
  package let location: SourceLocation?
  /// What it is expected to do.
  package let expectation: StepExpectation
  /// What its author has to say where it fails.
  package private(set) var message: String?
  /// The command's name; nil for a button's verb, a setting and a title.
  package let name: String?
  /// Whether it prints its own text, as a note and a title do.
  package let isText: Bool
  /// The title of the case that it begins.
  package private(set) var heading: String?
  /// Why it failed, or was refused.
  package private(set) var error: CommandError?
  /// Whether it ended otherwise than its author expects.
  package private(set) var hasFailed = false
  /// Whether it checks what another one did.
  var isCheck = false
  /// The events that it caused, for `AppSession.events(in:)`.
  package internal(set) var events = 0..<0
  private var start: ContinuousClock.Instant?
  /// How long it took, where somebody wants to know.
  package private(set) var duration = Duration.zero
  /// What it printed, without its echo and uncoloured, where somebody wants to know.
  package private(set) var output = ""
  /// The lines expected and printed, where they differ.
  package private(set) var difference: [DiffLine]?

  init(
    _ shown: String, name: String?, at location: SourceLocation?, expectation: StepExpectation,
    message: String?, isText: Bool = false, isTimed: Bool
  ) {
    self.shown = shown
    self.name = name
    self.location = location
    self.expectation = expectation
    self.message = message
    self.isText = isText
    if isTimed { start = .now }
  }

  nonisolated deinit {}

  /// The command behind what its author expects of it: `! select Fred`.
  package var marked: String { expectation.mark + shown }

  /// How it ended.
  package var status: Status {
    if hasFailed { return .failed }
    return error != nil && expectation == .either ? .noted : .passed
  }

  /// Ends it, as far as its expectation goes.
  ///
  /// - Parameter ending: How it ended.
  /// - Returns: how it ended for its author: one that had to be refused and worked has failed.
  func conclude(_ ending: StepEnding) -> StepEnding {
    if let start { duration = ContinuousClock.now - start }
    switch ending {
    case .failed(let error):
      self.error = error
      // A check that could not be made was not refused.
      hasFailed = expectation == .success || expectation == .refusal && error == .leakCheckOff
      return ending
    case .began(let title): heading = title
    case .acted, .reported, .done: break
    }
    guard expectation == .refusal else { return ending }
    let unmet = CommandError.unmet(
      expected: "\"\(SafeText.escaped(shown))\" to be refused", found: "that it works",
      hint: "take the ! off")
    error = unmet
    hasFailed = true
    return .failed(unmet)
  }

  /// Ends it once more, by what stands below it.
  func fail(_ error: CommandError) {
    self.error = error
    hasFailed = true
  }

  /// Readies it for those who keep it: it holds no secret that is known by now.
  func show(_ output: String, by redaction: Redaction) {
    self.output = output
    shown = redaction.redacted(shown)
    message = message.map(redaction.redacted)
    error = error.map(redaction.redacted)
  }

  /// Ends it before it is done.
  ///
  /// - Parameter isFailure: Whether what stopped it is a failure, rather than the end of the shell.
  func abandon(isFailure: Bool) {
    _ = conclude(isFailure ? .failed(.interrupted) : .done)
    if isFailure { hasFailed = true }
  }

  /// What it printed is not what its author expects.
  func differ(_ error: CommandError, _ difference: [DiffLine]) {
    self.error = error
    self.difference = difference
    hasFailed = expectation != .either
  }
}

/// How a step ended.
enum StepEnding {
  /// It changed something, by these actions; nil for a launch and what was done again after it.
  case acted([UserAction]?)
  /// It began a case.
  case began(String)
  /// It has something to say.
  case reported(Report)
  /// It is done and has nothing to show.
  case done
  /// It failed, or was refused.
  case failed(CommandError)
}
