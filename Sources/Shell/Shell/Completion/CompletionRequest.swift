package import AppDriver
import Foundation

/// The context in which a command completes its arguments.
package struct CompletionRequest {
  /// The words between the command's name and the text to complete.
  package let words: [String]
  /// The text to complete, without quotes.
  ///
  /// Candidates that don't begin with it are removed later. A source that is slow to list uses it
  /// to list less.
  package let typed: String
  /// The visible screen; `nil` if the app shows nothing.
  package let screen: ScreenSnapshot?
  /// A read-only view of the shell.
  package let shell: ShellState
  /// The script that is written, to whose folder paths are relative; `nil` for the folder in which
  /// the program was started.
  let script: String?

  /// Returns the classes of leaked objects, followed by those of the coordinators and of the
  /// screen's controllers.
  package func classes() -> Candidates {
    let controllers = (screen?.panes ?? []).map(\.type)
    return Candidates(
      shell.session.leaks.map { Candidate($0.type, summary: "leaked") }
        + (shell.coordinatorTypes + controllers).map { Candidate($0) })
  }
}
