package import AppDriver
package import Script

/// Why a command failed, with what a message needs to say.
package nonisolated enum CommandError: Error, Sendable, Hashable {
  /// No command and no button has this name.
  case unknownCommand(String, nearest: String?)
  /// A command was given what it doesn't take, or not what it needs.
  case usage(command: String, arguments: String, problem: String)
  /// Nothing of a kind on the screen has this label.
  case notFound(what: String, label: String, on: String, there: [String])
  /// Several things of a kind fit this label.
  case ambiguous(what: String, label: String, candidates: [String])
  /// A button was given more arguments than the screen has fields.
  case tooManyArguments(button: String, fields: [String], given: Int)
  /// A secure field was left out where nobody can be asked.
  case secretMissing(field: String)
  /// The person who was asked for a secret did not give one.
  case secretNotGiven(field: String)
  /// The app or the screen did not allow it; `ways` are the commands that lead away.
  case refused(Refusal, ways: [String])
  /// The app broke a rule of UIKit and ended.
  case crashed(CrashReport)
  /// The app ended before this command.
  case notRunning
  /// The app shows nothing: no window, or none with a root view controller.
  case nothingOnScreen
  /// A file of data is wrong; the reason names the place.
  case wrongData(file: String, reason: String)
  /// The app reads no file of data.
  case takesNoData(app: String)
  /// No app has this name.
  case unknownApp(String, there: [String])
  /// No `@` setting has this name.
  case unknownSetting(String, there: [String])
  /// A setting can't have this value.
  case badValue(setting: String, value: String, allowed: [String])
  /// A file can't be read.
  case unreadable(path: String, reason: String)
  /// Nothing can be undone, and why.
  case cannotUndo(UndoObstacle)
  /// What was expected isn't so.
  case unmet(expected: String, found: String, hint: String?)
  /// What was left behind isn't known because the leak check is off.
  case leakCheckOff
  /// A script is not written as it should be.
  case script(ScriptMistake)
  /// A step prints something else than the `|` lines below it say.
  case differs(DiffCount)
  /// A file can't be written.
  case unwritable(path: String, reason: String)
  /// Nothing can be recorded, or no more, and why.
  case cannotRecord(String)
  /// An error that held a secret, in the words that may be shown.
  case redacted(message: String, status: ExitStatus)
  /// The person stopped the command.
  case interrupted

  /// The error without the label that was typed, which may hold a secret.
  var withoutTypedLabel: CommandError {
    switch self {
    case .notFound(let what, _, let screen, let there):
      .notFound(what: what, label: "********", on: screen, there: there)
    case .ambiguous(let what, _, let candidates):
      .ambiguous(what: what, label: "********", candidates: candidates)
    default: self
    }
  }

  /// How a run ends in which this was the worst.
  package var status: ExitStatus {
    switch self {
    case .unreadable, .wrongData: .badInput
    case .script(let mistake): mistake.isOfFile ? .badInput : .failure
    case .crashed, .notRunning: .crash
    case .redacted(_, let status): status
    default: .failure
    }
  }
}

/// What stands in the way of undoing.
package nonisolated enum UndoObstacle: Sendable, Hashable {
  /// No command has done anything since the launch.
  case nothingDone
  /// More commands than can be replayed were done since the launch.
  case tooMany(bound: Int)
}
