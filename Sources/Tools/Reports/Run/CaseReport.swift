import AppDriver
import Script
import Shell
package import Wireframes

/// The result of one case in a report.
package struct CaseReport: Sendable, Hashable {
  /// The outcome of a case.
  package enum Status: String, Sendable, CaseIterable, Codable {
    /// All steps had the expected outcome.
    case passed
    /// A step failed.
    case failed
    /// The app violated a UIKit rule, or the worker process terminated.
    case crashed
    /// The app needed a value of an API that doesn't exist here.
    case notAvailable
    /// The case exceeded its time limit.
    case timedOut
    /// Two runs of the case had different results or transcripts.
    case flaky
    /// The case failed, as expected because of the bug that `reason` begins with.
    case known
    /// The case was skipped on purpose; `reason` contains the explanation.
    case skipped
    /// The run ended before the case had run.
    case notRun

    /// The status of a case whose app ended.
    ///
    /// - Parameter reason: The reason for the end in words.
    package init(endedBy reason: String) {
      self = MissingAPI.isReached(in: reason) ? .notAvailable : .crashed
    }

    /// Whether the app ended, or had to be ended, before the case was complete.
    var isError: Bool { self == .crashed || self == .notAvailable || self == .timedOut }

    /// Whether a case with this status makes the run fail.
    package var isFailure: Bool {
      switch self {
      case .passed, .known, .skipped, .notRun: false
      case .failed, .crashed, .notAvailable, .timedOut, .flaky: true
      }
    }
  }

  /// The path of the file, as specified or found.
  package var file: String
  /// The line number of the case's title, starting from 1.
  package var line = 1
  /// The title, which is unique within its file: a second case with the same title gets ` (2)`.
  package var title: String
  /// The tags of the file and of the case.
  package var tags: [String] = []
  /// The size and the language of the device, if the run specifies them.
  ///
  /// A run can cover several. The file, the title and the variant identify a result.
  package var variant = CaseVariant()
  /// The options of the run on which the result depends, such as `--app contacts`.
  package var options: [String] = []
  /// The outcome of the case.
  package var status: Status = .passed
  /// The reason why the case did not pass, if it is known.
  package var reason: String?
  /// The bug because of which the case is expected to fail, and has failed; otherwise `nil`.
  package var knownBug: String?
  /// The duration of the case in seconds.
  @WholeMicroseconds package var seconds: Double = 0
  /// The steps that ran; a failed step is the last one unless a teardown followed.
  package var steps: [StepReport] = []
  /// The call stack at the crash, innermost frame first.
  package var callStack: [String] = []
  /// The lines that the app wrote to standard output and standard error.
  package var appOutput: [String] = []
  /// The lines of `appOutput` that belong to no step: those after the last step, or of the step
  /// that ended the process.
  package var looseAppOutput: [String] = []
  /// The number of lines that the app wrote in addition to those in `appOutput`.
  package var omittedAppLines = 0
  /// The pictures to which the frames of the steps refer; empty if none were taken.
  package var pictures: [Picture] = []
  /// The screens and moves that the case covers; `nil` unless coverage was measured.
  package var coverage: CaseCoverage?
  /// The earlier attempts of a case that was run again because it failed, in order.
  package var earlierAttempts: [CaseReport] = []
}

extension CaseReport {
  /// Returns the result of a case that is expected to fail because of a bug; the same result if
  /// there is none.
  ///
  /// A mistake in the walkthrough, an API that doesn't exist here, and two results of one case are
  /// failures all the same.
  package func expectingFailure(by bug: String?) -> CaseReport {
    guard let bug, [.passed, .known, .crashed, .timedOut].contains(status) else { return self }
    var report = self
    report.status = status == .passed ? .failed : .known
    report.knownBug = status == .passed ? nil : bug
    report.reason =
      status == .passed
      ? CommandError.script(ScriptSetting.problem(ofMended: bug)).message
      : bug + (cause.isEmpty ? "" : ": \(cause)")
    return report
  }

  /// Creates the result of a case that passed without a step.
  package init(file: String, line: Int, title: String, tags: [String]) {
    self.init(file: file, line: line, title: title, tags: tags, variant: CaseVariant())
  }
}
