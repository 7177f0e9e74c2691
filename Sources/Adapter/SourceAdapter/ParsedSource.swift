import SwiftParser
import SwiftSyntax

/// A file that has been parsed.
package struct ParsedSource: Sendable {
  /// The contents without a byte order mark.
  let bytes: [UInt8]
  let tree: SourceFileSyntax

  /// Parses a file; what isn't Swift becomes a tree with errors.
  package init(_ bytes: [UInt8]) {
    let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    self.bytes = bytes
    tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  }

  init(_ bytes: [UInt8], _ tree: SourceFileSyntax) {
    self.bytes = bytes
    self.tree = tree
  }

  /// The facts that other files need to know.
  package var facts: SourceFacts { SourceFacts(tree) }
}
