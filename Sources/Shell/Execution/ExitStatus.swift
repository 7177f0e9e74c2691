/// The exit status of the process.
package nonisolated enum ExitStatus: Int32, Sendable, Comparable {
  /// Everything succeeded.
  case success = 0
  /// A command or an expectation failed.
  case failure = 1
  /// The command line is wrong, or a mistake was found before anything ran.
  case usage = 64
  /// A file can't be read or has wrong content.
  case badInput = 66
  /// The app crashed.
  case crash = 70
  /// Output could not be written.
  case outputFailed = 74

  /// Orders statuses by severity: 74, 70, 66, 64, 1, 0.
  ///
  /// The greatest is reported.
  package static func < (left: ExitStatus, right: ExitStatus) -> Bool {
    left.rawValue < right.rawValue
  }
}
