/// The result of one case in a report.
package struct CaseReport: Sendable, Hashable {
  /// The way in which a case ended.
  package enum Status: String, Sendable, CaseIterable, Codable {
    /// All steps had the expected outcome.
    case passed
    /// A step failed.
    case failed
    /// The app broke a rule of UIKit, or the worker's process ended.
    case crashed
    /// The case exceeded its time limit.
    case timedOut
    /// Two runs printed different transcripts.
    case flaky
    /// The case was skipped on purpose; `reason` says why.
    case skipped

    /// Whether a case with this status makes the run fail.
    package var isFailure: Bool { self != .passed && self != .skipped }
  }

  /// The path of the file, as given or found.
  package var file: String
  /// The line of the case's title, from 1.
  package var line: Int
  /// The title, which is unique within its file: ` (2)` is added to the second one of the same
  /// title.
  package var title: String
  /// The tags of the file and of the case.
  package var tags: [String]
  /// How the case ended.
  package var status: Status
  /// Why the case did not pass.
  package var reason: String?
  /// The duration of the case in seconds.
  package var seconds: Double
  /// The steps that ran; a failed step is the last unless there was a teardown.
  package var steps: [StepReport]
  /// The call stack at a crash, innermost first.
  package var callStack: [String]
  /// The app's own output to standard output and standard error.
  package var appOutput: String

  /// Creates a result; omitted values are empty.
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
