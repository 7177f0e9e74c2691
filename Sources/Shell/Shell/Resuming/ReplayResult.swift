import Script

/// The result of repeating the commands of an earlier shell.
package nonisolated struct ReplayResult: Sendable, Equatable {
  /// A command that can't be repeated.
  package struct Failure: Sendable, Equatable {
    /// The command, with secrets redacted; `nil` if a launch failed.
    let command: String?
    /// The problem, with secrets redacted.
    let reason: String
  }

  /// The number of commands that were repeated.
  package internal(set) var done = 0
  /// The number of commands.
  package let count: Int
  /// The first command that can't be repeated, after which none is; `nil` if all were.
  package internal(set) var failure: Failure?

  init(count: Int) { self.count = count }

  /// The number of commands that were repeated, such as `2 commands replayed`.
  package var summary: String {
    done == count || done == 0
      ? "\(counted(done, "command")) replayed" : "\(done) of \(counted(count, "command")) replayed"
  }

  /// The message for the command that can't be repeated; `nil` if there is none.
  package var complaint: String? {
    guard let failure else { return nil }
    guard let command = failure.command else {
      return "the app can't be launched as before: \(failure.reason)"
    }
    let rest = count - done - 1
    let others = rest == 0 ? "" : "; the \(rest == 1 ? "one" : "\(rest)") after it didn't run"
    return "command \(done + 1), \"\(SafeText.escaped(command))\", can't be replayed: "
      + failure.reason + others
  }
}
