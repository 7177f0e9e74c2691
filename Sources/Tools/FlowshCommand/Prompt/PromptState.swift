import Editline
import Shell

/// The state with which a prompt comes back in another process.
nonisolated struct PromptState: Codable {
  let shell: ShellJournal
  /// The lines of the history that haven't been saved.
  let addedLines: [String]
  /// The line that was being edited.
  var draft = LineDraft()
  /// The screen that was shown last, with secrets redacted; empty if it isn't known.
  var screen = ""
}
