import AppDriver

/// The lines of a recording for one command, title or comment, before secrets are replaced.
struct RecordedEntry {
  /// The meaning of an entry's lines.
  enum Kind: Equatable {
    /// `action` is a command that `undo` removes, and `command` any other; `text` is plain text,
    /// such as a note.
    case action, command, text, comment
    /// A title, which is followed by the tags.
    case title(tags: [String])
  }

  var lines: [String]
  /// Other lines for the same actions, in case the verb of a button contains a secret.
  var others: [[String]] = []
  let kind: Kind
  /// The message that is shown if the last line fails; `nil` if there is none.
  var message: String?
  /// The secure field whose whole text the line types; `nil` for a line that does anything else.
  var secureField: ElementTarget?
  /// Whether the line only taps a field or types into one, so that the app has been told nothing.
  var isInForm = false
  /// The entry that this one replaces, its place, and the secrets at that time; empty if there is
  /// none.
  ///
  /// An edit of a secure field is written as its whole text, in place of the edit before.
  var replaced: [(entry: RecordedEntry, place: Int, secrets: RecordedSecrets)] = []

  /// This entry, with the last line as a command that the app must refuse.
  var refused: RecordedEntry {
    func refused(_ lines: [String]) -> [String] {
      lines.dropLast() + lines.suffix(1).map { "! \($0)" }
    }
    var entry = self
    entry.lines = refused(lines)
    entry.others = others.map(refused)
    return entry
  }
}
