/// A group of statements between a header, such as `each`, and `end`.
package struct Block: Sendable {
  /// The maximum nesting depth.
  package static let deepest = 16
  /// The maximum number of lines in a block.
  package static let longest = 100_000

  package let kind: BlockKind
  /// The header, which is the first line of the block.
  package let header: ScriptLine
  /// Whether a block of this kind isn't allowed at this position.
  package internal(set) var isMisplaced = false
  package internal(set) var statements: [Statement] = []
  /// Whether the header may contain variables; a header with many values is long, and read for each
  /// of them.
  private let hasReferences: Bool

  init(kind: BlockKind, header: ScriptLine) {
    self.kind = kind
    self.header = header
    hasReferences = Expansion.isNeeded(header.text)
  }

  /// Parses the header of a loop, whose variables `expand` replaces.
  ///
  /// - Throws: `ScriptMistake` for invalid syntax, or any error that `expand` throws.
  package func eachHeader(
    _ expand: (String, Expansion.Style) throws(ScriptMistake) -> String
  ) throws(ScriptMistake) -> EachHeader {
    try EachHeader(try expandedHeader(expand))
  }

  /// Returns the rows of a loop; a relative path is resolved against the folder of the script.
  ///
  /// - Throws: `ScriptMistake` if the header or the file is invalid, or any error that `expand`
  ///   throws.
  package func rows(
    in script: String?, _ files: ScriptFiles,
    _ expand: (String, Expansion.Style) throws(ScriptMistake) -> String
  ) throws(ScriptMistake) -> LoopRows {
    try files.rows(ofLoop: try expandedHeader(expand), in: script)
  }

  private func expandedHeader(
    _ expand: (String, Expansion.Style) throws(ScriptMistake) -> String
  ) throws(ScriptMistake) -> String {
    hasReferences ? try expand(header.text, .words) : header.text
  }
}
