/// A group of statements between a header, such as `each`, and `end`.
package struct Block: Sendable {
  /// The maximum nesting depth.
  package static let deepest = 16
  /// The maximum number of rounds of `repeat`, and of a `while` that says one.
  package static let mostRounds = 10_000
  /// The maximum number of times that the lines of `attempt` run.
  package static let mostAttempts = 100
  /// The maximum number of lines in a block.
  package static let longest = 100_000

  package let kind: BlockKind
  /// The header, which is the first line of the block.
  package let header: ScriptLine
  /// Whether a block of this kind isn't allowed at this position.
  package internal(set) var isMisplaced = false
  package internal(set) var statements: [Statement] = []
  /// The line of `else`; nil if there is none.
  var otherwise: ScriptLine?
  /// The statements after `else`.
  package internal(set) var alternative: [Statement] = []
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

  /// The statements of both branches.
  package var allStatements: [Statement] { statements + alternative }

  /// Returns the header of a block with a condition as a command.
  ///
  /// - Throws: `ScriptMistake` if the header isn't a single command.
  package func condition() throws(ScriptMistake) -> (line: CommandSequence, command: CommandSyntax)
  {
    let line = CommandSequence(header)
    if let mistake = line.mistake { throw .tokens(mistake) }
    guard line.commands.count == 1, !line.commands[0].isFollowed else {
      throw .badHeader(
        kind, problem: "\";\" is not allowed here; put the commands on the lines below")
    }
    return (line, line.commands[0])
  }

  /// Returns the rows of a loop; a relative path is resolved against the folder of the script.
  ///
  /// `repeat` and `attempt` have empty rows, and a block that isn't repeated has one.
  ///
  /// - Throws: `ScriptMistake` if the header or the file is invalid, or any error that `expand`
  ///   throws.
  package func rows(
    in script: String?, _ files: ScriptFiles,
    _ expand: (String, Expansion.Style) throws(ScriptMistake) -> String
  ) throws(ScriptMistake) -> LoopRows {
    switch kind {
    case .each: try files.rows(ofLoop: try expandedHeader(expand), in: script)
    case .repeat: LoopRows(rounds: try rounds(0...Self.mostRounds, expand))
    case .attempt: LoopRows(rounds: try rounds(1...Self.mostAttempts, expand))
    case .if, .while, .setup, .teardown: .once
    }
  }

  private func rounds(
    _ range: ClosedRange<Int>,
    _ expand: (String, Expansion.Style) throws(ScriptMistake) -> String
  ) throws(ScriptMistake) -> Int {
    let (_, command) = try condition()
    let words = try command.resolved(expand).words
    guard words.count == 1, let count = Int(words[0].text), range ~= count else {
      throw .badHeader(
        kind,
        problem: "needs a number from \(range.lowerBound) to \(grouped(range.upperBound))")
    }
    return count
  }

  private func expandedHeader(
    _ expand: (String, Expansion.Style) throws(ScriptMistake) -> String
  ) throws(ScriptMistake) -> String {
    hasReferences ? try expand(header.text, .words) : header.text
  }
}
