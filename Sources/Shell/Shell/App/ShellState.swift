package import AppDriver
package import Foundation
import NetworkFixtures
import Script

/// The state of the shell, the app and the screen, for commands, completion and checks.
///
/// Each property is read when it is asked for. Commands can't change anything through it; they
/// return an `Effect` instead.
package struct ShellState {
  /// The maximum number of rows that are printed for a screen.
  package nonisolated static var rowsShown: Int { VisibleScreen.rowsShown }

  private let interpreter: Interpreter

  init(_ interpreter: Interpreter) { self.interpreter = interpreter }

  // MARK: The app

  /// The app's session.
  package var session: AppSession { interpreter.app.session }
  /// The app's name.
  package var appName: String { interpreter.app.name }
  /// The apps that can be run.
  var apps: [AppEntry] { interpreter.catalog.apps }
  /// Texts that are valid in the app's fields.
  package var fills: [FieldText] {
    (try? interpreter.catalog.app(named: interpreter.app.name))?.fills ?? []
  }
  /// The actions since the launch; `nil` if there were too many to keep.
  package var actions: [UserAction]? { interpreter.app.actions }
  /// The links that the app or its data names.
  var linksOfApp: [String] { interpreter.app.links }
  /// The path of the app's data file, as the user gave it; `nil` if the app uses its own data.
  var dataFile: String? { session.context.dataFile }
  /// The paths of the files with fixtures, in the order in which they were added.
  package var networkFiles: [String] { options.network.paths }
  /// The date at each launch; `nil` for the real date.
  package var date: Date? { options.clock.date }
  /// The visible screen, cached until the app's state changes.
  package var screen: ScreenSnapshot? { interpreter.app.screen }
  /// The visible screen with the rows that aren't printed, up to `AppSession.mostRowsSearched` of a
  /// pane, cached until the app's state changes.
  package var searchedScreen: ScreenSnapshot? { visible?.searchedScreen(session) }
  /// The visible screen and the data derived from it.
  var visible: VisibleScreen? { interpreter.app.visible }

  /// Returns the name of a screen that was shown and has a button with a whole verb or title; `nil`
  /// if there is none.
  func screenSeen(withButton name: String) -> String? {
    interpreter.app.screenSeen(withButton: name)
  }

  /// Returns the visible screen.
  ///
  /// - Throws: An error if the app has crashed or shows nothing.
  package func screenOrError() throws(CommandError) -> ScreenSnapshot {
    guard session.isRunning else { throw .notRunning }
    guard let screen else { throw .nothingOnScreen }
    return screen
  }

  /// Returns a snapshot of the app without rows.
  ///
  /// - Throws: An error if the app has crashed or shows nothing.
  func snapshotOrError() throws(CommandError) -> AppSnapshot {
    _ = try screenOrError()
    guard let app = session.snapshot(rowLimit: 0) else { throw .nothingOnScreen }
    return app
  }

  /// Returns a finder for elements on the screen.
  ///
  /// - Throws: An error if the app has crashed, is in the background, or shows nothing.
  func finder() throws(CommandError) -> ElementFinder {
    let screen = try screenOrError()
    guard !session.isInBackground else {
      throw .refused(.inBackground, ways: WaysOut(self).ways(after: .inBackground))
    }
    return ElementFinder(
      session: session, screen: screen, wholeOnly: options.wholeLabelsOnly)
  }

  /// Returns the field on a screen into which the keyboard types: the one that is being edited or,
  /// on a screen that doesn't say so, was last tapped; `nil` if there is none.
  func focus(on screen: ScreenSnapshot) -> LocatedElement? {
    let fields = screen.locatedElements(of: [.field, .search])
    return fields.first(where: \.element.isEditing)
      ?? fields.first { $0.target == interpreter.app.field }
  }

  /// The panes of the visible screen as they are printed in a pipe, with secrets redacted; empty if
  /// there is no screen.
  package var shownPanes: String { interpreter.transcript.panes }

  // MARK: Past commands

  /// The events of the last command that acted on the app, as a range for `AppSession.events(in:)`.
  package var lastEvents: Range<Int> { interpreter.app.lastEvents }
  /// The command that `why` explains, with secrets redacted.
  var lastCommand: String { interpreter.transcript.lastCommand }
  /// The output of the last command that isn't a check.
  package var lastOutput: String { interpreter.steps.lastOutput }
  /// The most recent lines with their numbers, except private ones.
  var history: [(number: Int, line: String)] {
    interpreter.recentLines.numbered { redaction.finds(in: $0) }
  }

  // MARK: The shell

  package var table: CommandTable { interpreter.table }
  /// The screens on the app's explored map, or those that were visited.
  package var knownScreens: [KnownScreen] { interpreter.knownScreens }
  /// The user's aliases.
  var aliases: Aliases { interpreter.aliases }
  package var options: ShellOptions { interpreter.context.options }
  /// Whether the user can be asked for the text of a secure field.
  var canAskForSecrets: Bool { interpreter.host.canAskForSecrets }

  /// The size of the terminal; `nil` in a pipe.
  var layout: Layout? { interpreter.transcript.output.layout() }

  /// The keys of the prompt; empty if there is no prompt at a terminal.
  var keys: [KeyMeaning] { interpreter.host.keys }

  /// Returns the output of `leaks`, or a note that the check is off.
  func leakOutput() -> CommandOutput { interpreter.transcript.leakOutput() }

  /// Throws an error if the leak check is off.
  package func requireLeakCheck() throws(CommandError) {
    if !options.findsLeaks { throw .leakCheckOff }
    try requireReadableObjects()
  }

  /// Throws an error if no coordinators are known because objects can't be read.
  package func requireReadableCoordinators() throws(CommandError) {
    if session.isRunning, session.coordinators.isEmpty { try requireReadableObjects() }
  }

  /// Throws an error if the references between the app's objects can't be read.
  func requireReadableObjects() throws(CommandError) {
    if let reason = session.readingObstacle { throw .objectsUnreadable(reason: reason) }
  }

  /// Returns the JSON form of the visible screen, as the `screen` command writes it; `nil` if there
  /// is no screen.
  func screenJSON(isComplete: Bool) -> ScreenJSON? {
    interpreter.transcript.screenJSON(isComplete: isComplete)
  }

  /// Writes the screen, as the `screen` command does.
  func writeScreenText(isComplete: Bool) {
    interpreter.transcript.writeScreenText(isComplete: isComplete)
  }

  // MARK: Secrets

  /// Returns the name and environment variable of the secret with the given value; `nil` if no
  /// `@secret` has this value.
  package func secretVariable(of value: String) -> (name: String, variable: String)? {
    interpreter.context.secretVariable(of: value)
  }

  /// Returns a command line with the names of secrets in place of their values, also where these
  /// are parts of texts and links.
  package func namingSecrets(in line: String) -> String {
    interpreter.context.namingSecrets(in: line)
  }

  /// The secrets to redact.
  package var redaction: SecretFilter { interpreter.transcript.output.redaction }

  /// Returns the given string with stars in place of secrets.
  package func redacted(_ text: String) -> String { redaction.redacted(text) }
}
