/// What a line of a script is, told by how it begins.
public nonisolated enum LineKind: Sendable, Hashable {
  /// Blank, or a comment.
  case nothing
  /// Commands.
  case command
  /// A setting: `@app contacts`.
  case setting
  /// The title of a case: `== right password`.
  case title
  /// What the step above prints: `| Persons`.
  case output
  /// The beginning of a block.
  case block(BlockKind)
  /// The end of a block.
  case end

  /// What a line is.
  public static func of(_ line: String) -> LineKind {
    let text = line.utf8.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    switch text.first {
    case nil, UInt8(ascii: "#"): return .nothing
    case UInt8(ascii: "@"): return .setting
    case UInt8(ascii: "|"): return .output
    case UInt8(ascii: "="): return text.dropFirst().first == UInt8(ascii: "=") ? .title : .command
    case UInt8(ascii: "e"), UInt8(ascii: "s"), UInt8(ascii: "t"): return word(text)
    default: return .command
    }
  }

  private static func word(_ text: Substring.UTF8View) -> LineKind {
    for kind in BlockKind.allCases where begins(text, with: kind.rawValue) { return .block(kind) }
    return begins(text, with: "end") ? .end : .command
  }

  private static func begins(_ text: Substring.UTF8View, with word: String) -> Bool {
    guard text.starts(with: word.utf8) else { return false }
    guard let next = text.dropFirst(word.utf8.count).first else { return true }
    return next == UInt8(ascii: " ") || next == UInt8(ascii: "\t")
  }
}

/// A kind of block: lines up to their `end` that belong together.
public nonisolated enum BlockKind: String, CaseIterable, Sendable, Hashable {
  /// Steps that are done once a row, those before each case, those after each case.
  case each, setup, teardown
}

/// A line of a script and its number in the file, from 1; 0 where it was typed.
public nonisolated struct ScriptLine: Sendable, Hashable {
  /// The line without its end.
  public let text: String
  /// The line's number.
  public let number: Int

  /// Names a line.
  public init(_ text: String, number: Int) {
    self.text = text
    self.number = number
  }

  /// Where the line stands in a file; nil where there is none.
  func location(in file: String?) -> SourceLocation? {
    file.map { SourceLocation(file: $0, line: number) }
  }
}
