/// The lines of a block, read up to its `end`.
public nonisolated struct BlockReader {
  /// How many blocks may stand within one another.
  public static let deepest = 16
  /// How many lines a block may have.
  public static let longest = 100_000

  /// What the block is.
  let kind: BlockKind
  /// The line that begins it.
  let header: ScriptLine
  let file: String?
  /// The names of a loop and the values of each row; of a loop that can't be run no rows.
  var names: [String] = []
  var rows: [[String]] = [[]]
  private(set) var lines: [ScriptLine] = []
  private var depth = 1

  init(_ kind: BlockKind, header: ScriptLine, file: String?) {
    self.kind = kind
    self.header = header
    self.file = file
  }

  /// What a prompt says while the block is read.
  var prompt: String { String(repeating: "  ", count: depth - 1) + kind.rawValue + "…" }

  /// Takes a line.
  ///
  /// - Returns: whether it ends the block.
  /// - Throws: where blocks are too deep or too long.
  mutating func take(_ line: ScriptLine, _ lineKind: LineKind) throws(CommandError) -> Bool {
    switch lineKind {
    case .block(.each):
      depth += 1
      guard depth <= Self.deepest else { throw .script(.tooDeep(bound: Self.deepest)) }
    case .block(let kind): throw .script(.misplacedBlock(kind))
    case .end:
      depth -= 1
      if depth == 0 { return true }
    case .nothing: return false
    default: break
    }
    guard lines.count < Self.longest else { throw .script(.tooLong(kind, bound: Self.longest)) }
    lines.append(line)
    return false
  }
}
