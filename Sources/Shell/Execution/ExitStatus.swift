/// How a run ended, as the process reports it.
package nonisolated enum ExitStatus: Int32, Sendable, Comparable {
  /// All went well.
  case success = 0
  /// A command or an expectation failed.
  case failure = 1
  /// The command line was wrong, or a mistake was found before anything ran.
  case usage = 64
  /// A file can't be read or is wrong.
  case badInput = 66
  /// The app crashed.
  case crash = 70
  /// Output could not be written.
  case outputFailed = 74

  /// The status that counts where two hold is the greater: 74, 70, 66, 64, 1, 0.
  package static func < (left: ExitStatus, right: ExitStatus) -> Bool {
    left.rawValue < right.rawValue
  }
}
