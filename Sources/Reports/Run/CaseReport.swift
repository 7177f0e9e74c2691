/// What a report says of one case.
package struct CaseReport: Sendable, Hashable {
  /// How the case ended.
  package enum Status: String, Sendable, CaseIterable, Codable {
    /// All steps went as expected.
    case passed
    /// A step failed.
    case failed
    /// The app broke a rule of UIKit, or the worker died.
    case crashed
    /// The case took longer than it may.
    case timedOut
    /// Two runs printed different transcripts.
    case flaky
    /// The case was left out, and why is its reason.
    case skipped

    /// Whether the run fails because of it.
    package var isFailure: Bool { self != .passed && self != .skipped }
  }

  /// The file, as it was named or found.
  package var file: String
  /// The line of the case's title, from 1.
  package var line: Int
  /// The title, unique within its file: the second of a name ends in ` (2)`.
  package var title: String
  /// The tags of the file and of the case.
  package var tags: [String]
  /// How it ended.
  package var status: Status
  /// Why it did not pass.
  package var reason: String?
  /// How long it took.
  package var seconds: Double
  /// The steps that were done, the failed one last unless there was a teardown.
  package var steps: [StepReport]
  /// The call stack at a crash, innermost first.
  package var callStack: [String]
  /// What the app itself wrote to standard output and standard error.
  package var appOutput: String

  /// Makes a case; what is left out is empty.
  package init(
    file: String, line: Int = 1, title: String, tags: [String] = [], status: Status = .passed,
    reason: String? = nil, seconds: Double = 0, steps: [StepReport] = [],
    callStack: [String] = [], appOutput: String = ""
  ) {
    self.file = file
    self.line = line
    self.title = title
    self.tags = tags
    self.status = status
    self.reason = reason
    self.seconds = seconds
    self.steps = steps
    self.callStack = callStack
    self.appOutput = appOutput
  }
}
