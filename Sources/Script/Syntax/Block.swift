/// A group of statements from a first line such as `each` to `end`.
package struct Block: Sendable {
  /// The maximum nesting depth.
  package static let deepest = 16
  /// The maximum number of lines of a block.
  package static let longest = 100_000

  /// The kind of the block.
  package let kind: BlockKind
  /// The first line.
  package let header: ScriptLine
  /// Whether a block of this kind is not allowed at this place.
  package internal(set) var isMisplaced = false
  /// The statements of the block.
  package internal(set) var statements: [Statement] = []

  /// Parses the first line of a loop.
  ///
  /// - Parameter expand: Expands variables.
  /// - Returns: The names and values.
  /// - Throws: `ScriptMistake` for invalid syntax, and any error of `expand`.
  package func eachHeader(
    _ expand: (String, Expansion.Style) throws(ScriptMistake) -> String
  ) throws(ScriptMistake) -> EachHeader {
    try EachHeader(Expansion.isNeeded(header.text) ? try expand(header.text, .words) : header.text)
  }
}
