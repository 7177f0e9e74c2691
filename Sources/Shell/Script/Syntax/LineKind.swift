/// The kind of a line, determined by its beginning.
package enum LineKind: Sendable, Hashable {
  /// A blank line or a comment.
  case nothing
  case commands
  /// Free text after a mark, such as a setting or a title.
  case text(TextKind)
  /// Expected output of the step above: `| Persons`.
  case output
  /// The header of a block.
  case block(BlockKind)
  /// The beginning of a block's second branch.
  case otherwise
  /// The end of a block.
  case end

  /// Classifies a line.
  package init(_ line: String, _ texts: [TextKind]) { self.init(Array(line.utf8), texts) }

  /// Classifies a line whose bytes are given.
  init(_ line: [UInt8], _ texts: [TextKind]) {
    let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard let first = text.first else {
      self = .nothing
      return
    }
    switch first {
    case UInt8(ascii: "#"): self = .nothing
    case UInt8(ascii: "|"): self = .output
    case _ where "aeirstw".utf8.contains(first): self = Self.word(text)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
      self = .commands
    default:
      self = texts.first { text.starts(with: $0.mark.utf8) }.map(LineKind.text) ?? .commands
    }
  }

  private static func word(_ text: ArraySlice<UInt8>) -> LineKind {
    let word = text.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    switch String(decoding: word, as: UTF8.self) {
    case "end": return .end
    case "else": return .otherwise
    case let name: return BlockKind(rawValue: name).map(LineKind.block) ?? .commands
    }
  }
}
