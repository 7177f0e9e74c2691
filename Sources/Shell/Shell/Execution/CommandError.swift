package import AppDriver
package import NetworkFixtures
package import Script

/// The reason a command failed, with the data for the error message.
package nonisolated enum CommandError: Error, Sendable, Hashable {
  /// There is no command or button with this name; a button of another screen that was shown may
  /// have it.
  case unknownCommand(String, nearest: String?, seenOn: String? = nil)
  /// A command's arguments are wrong or missing.
  case usage(command: String, arguments: String, problem: String)
  /// No element of this kind has this label; `meant` is the command for an element of another kind
  /// that has it.
  case notFound(
    ErrorSubject, label: String, on: String, there: [String], meant: String? = nil)
  /// Elements have this label, but none is as the options say.
  case unfitting(label: String, on: String, options: String, count: Int)
  /// No row among the first ones has this label, and there are more than are looked at.
  case notAmongFirst(label: String, on: String, there: [String], searched: Int, of: Int)
  /// Several elements of this kind match the label.
  case ambiguous(ErrorSubject, label: String, candidates: [String])
  /// A button was given more arguments than the screen has fields.
  case tooManyArguments(button: String, fields: [String], given: Int)
  /// The text of a secure field is missing, and the host can't ask the user for it.
  case secretMissing(field: String)
  /// The user was asked for a secret but didn't enter one.
  case secretNotGiven(field: String)
  /// The app or the screen refused the action; `ways` lists commands to try instead.
  case refused(Refusal, ways: [String])
  /// The app violated a UIKit rule and crashed.
  case crashed(CrashReport)
  /// The app ended the process, by a signal or a call such as `exit 3`.
  case processEnded(by: String)
  /// The app crashed before this command.
  case notRunning
  /// The app shows nothing: it has no window with a root view controller.
  case nothingOnScreen
  /// A data file is invalid; the reason includes the position.
  case wrongData(file: String, reason: String)
  /// The app doesn't read a data file.
  case takesNoData(app: String)
  /// A file of fixtures has a mistake.
  case badFixture(FixtureMistake)
  /// The app has made requests that nothing may answer.
  case requestsRefused([RequestRefusal])
  /// No app has this name.
  case unknownApp(String, there: [String])
  /// No `@` setting has this name.
  case unknownSetting(String, there: [String])
  /// A setting doesn't accept this value.
  case badValue(setting: String, value: String, allowed: [String])
  /// A file can't be read.
  case unreadable(path: String, reason: String)
  /// Undo or redo isn't possible.
  case cannotUndo(UndoObstacle)
  /// An alias can't be defined, shown or run.
  case cannotAlias(String, AliasObstacle)
  /// An expectation wasn't met.
  case unmet(expected: String, found: FoundInstead, hint: String?)
  /// The condition of a `while` is still met after this many rounds.
  case endless(header: String, bound: Int)
  /// A command after `!` succeeded.
  case notRefused(command: String)
  /// The command needs the leak check, which is off.
  case leakCheckOff
  /// The command needs the references between the app's objects, which can't be read.
  case objectsUnreadable(reason: String)
  /// A script has a mistake.
  case script(ScriptMistake)
  /// A step's output differs from the `|` lines below it.
  case differs(DiffCount)
  /// A file can't be written.
  case unwritable(path: String, reason: String)
  /// Recording isn't possible.
  case cannotRecord(RecordingObstacle)
  /// The app can't be explored, or no way leads to a screen.
  case cannotExplore(ExplorationObstacle)
  /// An error whose message contained a secret, with the redacted message.
  case redacted(ErrorKind, message: String, status: ExitStatus)
  /// The user interrupted the command.
  case interrupted

  /// Returns the error with stars in place of the label that the user typed, unless it is a word
  /// that isn't hidden.
  func withoutLabel(at hidden: Range<Int>, of command: CommandSyntax) -> CommandError {
    let words = command.words.enumerated()
    let shown = words.filter { !hidden.contains($0.offset) }.map(\.element.text)
    switch self {
    case .notFound(_, let label, _, _, _) where shown.contains(label),
      .ambiguous(_, let label, _) where shown.contains(label):
      return self
    case .notFound(let subject, _, let screen, let there, _):
      return .notFound(subject, label: SecretFilter.stars, on: screen, there: there)
    case .unfitting(let label, let screen, _, let count) where !shown.contains(label):
      return .unfitting(
        label: SecretFilter.stars, on: screen, options: SecretFilter.stars, count: count)
    case .notAmongFirst(let label, _, _, _, _) where shown.contains(label): return self
    case .notAmongFirst(_, let screen, let there, let searched, let count):
      return .notAmongFirst(
        label: SecretFilter.stars, on: screen, there: there, searched: searched, of: count)
    case .ambiguous(let subject, _, let candidates):
      return .ambiguous(subject, label: SecretFilter.stars, candidates: candidates)
    default: return self
    }
  }

  /// Whether what the app does or shows is the reason, and not a mistake in the script.
  package var isOfApp: Bool {
    switch self {
    case .notFound, .unfitting, .notAmongFirst, .ambiguous, .refused, .crashed, .processEnded,
      .notRunning,
      .nothingOnScreen, .requestsRefused, .unmet, .endless, .notRefused, .differs:
      true
    // A button of this name may be missing.
    case .unknownCommand(_, let nearest, _): nearest == nil
    case .redacted(let kind, _, _):
      [
        .notFound, .ambiguous, .refused, .crashed, .unmet, .endlessLoop, .notRefused,
        .outputDiffers,
      ]
      .contains(kind)
    default: false
    }
  }

  /// The exit status of the process if this is the most severe error.
  package var status: ExitStatus {
    switch self {
    case .unreadable, .wrongData: .badInput
    case .script(let mistake): mistake.isOfFile ? .badInput : .failure
    case .crashed, .processEnded, .notRunning: .crash
    case .unwritable: .outputFailed
    case .redacted(_, _, let status): status
    default: .failure
    }
  }
}

/// The actual result of a check that failed.
package nonisolated enum FoundInstead: Sendable, Hashable {
  /// A description, such as `3 rows`.
  case words(String)
  /// The names that are there.
  case names([String])
}

/// A reason why an alias can't be defined, shown or run.
package nonisolated enum AliasObstacle: Sendable, Hashable {
  /// The name is a command's.
  case isCommand
  /// There is no alias with this name.
  case unknown(nearest: String?)
  /// The alias is running already; the names lead from the alias to itself.
  case runsItself([String])
}

/// A reason why undo or redo isn't possible.
package nonisolated enum UndoObstacle: Sendable, Hashable {
  /// No command has acted on the app since launch.
  case nothingDone
  /// Only this many commands have acted on the app since launch.
  case onlyDone(Int)
  /// More commands have run since launch than can be repeated.
  case tooMany(bound: Int)
  /// No command has been undone, or another command has acted on the app since.
  case nothingUndone
}

/// A reason why the app can't be explored, or why "goto" doesn't lead to a screen.
package nonisolated enum ExplorationObstacle: Sendable, Hashable {
  /// The host of the shell can't explore.
  case notHere
  /// More commands have run since launch than can be repeated.
  case tooManyCommands
  /// No way to a known screen is known.
  case noWay(to: String)
  /// The known way to a screen leads to another one, or to none.
  case wayChanged(to: String, now: String?)
  /// Several screens have the class that was named.
  case severalScreens(type: String, titles: [String])
  /// The processes that explore can't work, for this reason.
  case noWorkers(reason: String)
}

/// A reason why a recording can't begin, go on or end.
package nonisolated enum RecordingObstacle: Sendable, Hashable {
  /// The app has crashed; a replay would crash it again.
  case appCrashed
  /// Another recording is running.
  case isRunning
  /// No recording is running.
  case isNotRunning
  /// More commands have run since launch than can be repeated.
  case tooMany(bound: Int)
  /// A setting would change the launch, which the file's first lines describe.
  case settingOfLaunch
  /// A case begins with another launch, which differs in this part.
  case otherLaunch(LaunchPart)

  /// A part of a launch that the first lines of a walkthrough describe.
  package enum LaunchPart: Sendable, Hashable {
    case app, data, size, fixtures, permissions, location, arguments, language, region, transitions,
      date
  }
}
