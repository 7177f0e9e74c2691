/// Statements that belong together, from the line that begins them to their `end`.
package struct Block: Sendable {
  /// How many blocks may stand within one another.
  package static let deepest = 16
  /// How many lines a block may have.
  package static let longest = 100_000

  /// What the block is.
  package let kind: BlockKind
  /// The line that begins it.
  package let header: ScriptLine
  /// Whether it stands where a block of its kind can't.
  package internal(set) var isMisplaced = false
  /// What stands in it.
  package internal(set) var statements: [Statement] = []

  /// The names and values of a loop, as its first line gives them.
  ///
  /// - Parameter expand: Puts values in place of variables.
  /// - Returns: What the line says.
  /// - Throws: `ScriptMistake` for a line that is not written so, and what `expand` throws.
  package func eachHeader(
    _ expand: (String, Expansion.Style) throws(ScriptMistake) -> String
  ) throws(ScriptMistake) -> EachHeader {
    try EachHeader(Expansion.isNeeded(header.text) ? try expand(header.text, .words) : header.text)
  }
}
