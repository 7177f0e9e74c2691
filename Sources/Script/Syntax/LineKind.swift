/// What a line of a script is, by how it begins.
package enum LineKind: Sendable, Hashable {
  /// Blank, or a comment.
  case nothing
  /// Commands.
  case commands
  /// One text, such as a setting or a title.
  case text(TextKind)
  /// What the step above prints: `| Persons`.
  case output
  /// The beginning of a block.
  case block(BlockKind)
  /// The end of a block.
  case end

  /// What a line is.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - texts: The kinds of lines that are one text.
  package init(_ line: String, _ texts: [TextKind]) {
    let text = line.utf8.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard let first = text.first else {
      self = .nothing
      return
    }
    switch first {
    case UInt8(ascii: "#"): self = .nothing
    case UInt8(ascii: "|"): self = .output
    case UInt8(ascii: "e"), UInt8(ascii: "s"), UInt8(ascii: "t"): self = Self.word(text)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
      self = .commands
    default:
      self = texts.first { text.starts(with: $0.mark.utf8) }.map(LineKind.text) ?? .commands
    }
  }

  private static func word(_ text: Substring.UTF8View) -> LineKind {
    for kind in BlockKind.allCases where begins(text, with: kind.rawValue) { return .block(kind) }
    return begins(text, with: "end") ? .end : .commands
  }

  private static func begins(_ text: Substring.UTF8View, with word: String) -> Bool {
    guard text.starts(with: word.utf8) else { return false }
    guard let next = text.dropFirst(word.utf8.count).first else { return true }
    return next == UInt8(ascii: " ") || next == UInt8(ascii: "\t")
  }
}
