/// A line that is being edited.
nonisolated package struct LineDraft: Sendable, Equatable, Codable {
  /// The text so far.
  package var text: String

  /// The number of Unicode scalars before the cursor.
  package var cursor: Int

  /// Creates a line; without arguments, an empty one.
  package init(text: String = "", cursor: Int = 0) {
    self.text = text
    self.cursor = cursor
  }
}
