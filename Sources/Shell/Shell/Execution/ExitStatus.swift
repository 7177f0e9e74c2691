/// The exit status of the process.
package nonisolated enum ExitStatus: Int32, CaseIterable, Sendable, Comparable {
  /// Everything succeeded.
  case success = 0
  /// A command or an expectation failed.
  case failure = 1
  /// The command line is invalid, or a mistake was found before anything ran.
  case usage = 64
  /// A file can't be read or has invalid content.
  case badInput = 66
  /// The app crashed.
  case crash = 70
  /// The output couldn't be written.
  case outputFailed = 74

  /// The meaning of the status, without a period.
  package var meaning: String {
    switch self {
    case .success: "success"
    case .failure: "a command or an expectation failed"
    case .usage:
      "the command line is invalid, or a script has a mistake that was found before anything ran"
    case .badInput: "a file can't be read or is invalid"
    case .crash:
      "the app crashed: it violated a UIKit rule or called exit; in \"flowsh test\", also if it"
        + " trapped"
    case .outputFailed: "output could not be written"
    }
  }

  /// Returns whether a status is less severe than another, in the order 0, 1, 64, 66, 70, 74.
  ///
  /// The process exits with the most severe status.
  package static func < (left: ExitStatus, right: ExitStatus) -> Bool {
    left.rawValue < right.rawValue
  }
}
