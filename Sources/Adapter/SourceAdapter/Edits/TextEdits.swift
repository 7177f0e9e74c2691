import SwiftSyntax

/// Replacements in a text by ranges of bytes.
///
/// Edits never overlap; an insertion is a replacement of nothing. What is replaced keeps its
/// number of lines, so that every line stays where it was.
struct TextEdits {
  private struct Edit {
    let range: Range<Int>
    let text: String
    let order: Int
  }

  private var edits: [Edit] = []
  var isEmpty: Bool { edits.isEmpty }

  /// Replaces the bytes in a range.
  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append(Edit(range: range, text: text, order: edits.count))
  }

  /// Inserts a text before a byte.
  mutating func insert(_ text: String, at offset: Int) { replace(offset..<offset, with: text) }

  /// Replaces a node without the spaces and comments around it.
  mutating func replace(_ node: some SyntaxProtocol, with text: String) {
    replace(node.trimmedBytes, with: text)
  }

  /// Removes a node and the spaces behind it, but no line ends.
  mutating func remove(_ node: some SyntaxProtocol, in bytes: [UInt8]) {
    let range = node.trimmedBytes
    var end = range.upperBound
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") {
      end += 1
    }
    let lines = bytes[range].count { $0 == UInt8(ascii: "\n") }
    replace(range.lowerBound..<end, with: String(repeating: "\n", count: lines))
  }

  /// Returns the text of a range with the edits inside it.
  ///
  /// An edit that lies inside another one is left out, because what it would change is gone.
  ///
  /// - Parameters:
  ///   - bytes: The text before any edit.
  ///   - range: The range; the whole text if `nil`.
  ///   - isTaken: Whether an edit takes the range away from its place, which doesn't count here.
  /// - Returns: The bytes with the edits.
  func applied(
    to bytes: [UInt8], in range: Range<Int>? = nil, isTaken: Bool = false
  ) -> [UInt8] {
    let range = range ?? 0..<bytes.count
    let inside =
      edits.filter {
        range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound
          && !(isTaken && $0.range == range)
      }
      .sorted {
        // An insertion comes before what begins at the same place, and a wide edit before those
        // in it.
        ($0.range.lowerBound, $0.range.isEmpty ? 0 : 1, -$0.range.upperBound, $0.order)
          < ($1.range.lowerBound, $1.range.isEmpty ? 0 : 1, -$1.range.upperBound, $1.order)
      }
    var result: [UInt8] = []
    result.reserveCapacity(range.count + 256)
    var position = range.lowerBound
    for edit in inside where edit.range.lowerBound >= position {
      result += bytes[position..<edit.range.lowerBound]
      result += edit.text.utf8
      position = edit.range.upperBound
    }
    result += bytes[position..<range.upperBound]
    return result
  }
}

extension SyntaxProtocol {
  /// The node's bytes without the spaces and comments around it.
  var trimmedBytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
