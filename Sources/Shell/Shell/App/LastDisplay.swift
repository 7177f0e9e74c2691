package import AppDriver

/// The state of an app on which a reading depends.
package struct ReadingMoment: Equatable {
  private let session: ObjectIdentifier
  private let revision: Int
  private let isRunning: Bool
  private let secrets: Int

  /// Creates the current moment.
  @MainActor package init(_ shell: ShellState, secrets: Int = 0) {
    session = ObjectIdentifier(shell.session)
    revision = shell.session.revision
    isRunning = shell.session.isRunning
    self.secrets = secrets
  }
}

/// The last reading of a display, which isn't read again while nothing can have changed.
@MainActor
package struct LastDisplay {
  private var last: (moment: ReadingMoment, display: DisplaySnapshot)?

  /// Creates a reader that has read nothing.
  package init() {}

  /// Returns what the display shows, without secrets known so far; `nil` if it shows nothing.
  ///
  /// It isn't read again before an action that follows a step.
  ///
  /// - Parameters:
  ///   - shell: The shell.
  ///   - action: The action that comes next, whose element is visible.
  ///   - secrets: The number of secrets known so far.
  ///   - change: A closure that is applied to each new reading.
  /// - Returns: The display.
  package mutating func read(
    _ shell: ShellState, before action: UserAction?, secrets: Int = 0,
    change: (DisplaySnapshot) -> DisplaySnapshot = { $0 }
  ) -> DisplaySnapshot? {
    let moment = ReadingMoment(shell, secrets: secrets)
    if let last, last.moment == moment, action?.target.map(last.display.contains) ?? true {
      return last.display
    }
    last = shell.shownDisplay(before: action).map { (moment, change($0)) }
    return last?.display
  }
}
