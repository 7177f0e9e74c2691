import BuildFormats

/// A text with replacements, in which places are found again.
struct CutText {
  /// The text after the replacements.
  let bytes: [UInt8]
  /// The replacements, and where each begins in the result.
  private let replaced: [(start: Int, edit: LeftOutPieces.Edit)]

  /// Creates the text.
  ///
  /// - Parameters:
  ///   - bytes: The text before.
  ///   - edits: The replacements in their order, which don't overlap.
  init(_ bytes: [UInt8], _ edits: [LeftOutPieces.Edit]) {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    var replaced: [(start: Int, edit: LeftOutPieces.Edit)] = []
    for edit in edits {
      result += bytes[position..<edit.offset]
      replaced.append((result.count, edit))
      result += edit.text.utf8
      position = edit.range.upperBound
    }
    result += bytes[position...]
    self.bytes = result
    self.replaced = replaced
  }

  /// Returns where a byte of the result was before.
  ///
  /// - Parameter offset: The offset in the result.
  /// - Returns: The offset before; for a byte of a replacement, the first one that it replaces, and
  ///   the replacement's number.
  func before(_ offset: Int) -> (offset: Int, edit: Int?) {
    guard let number = replaced.lastIndex(where: { $0.start <= offset }) else {
      return (offset, nil)
    }
    let (start, edit) = replaced[number]
    let behind = offset - start - edit.text.utf8.count
    return behind < 0 ? (edit.offset, number) : (edit.range.upperBound + behind, nil)
  }

  /// Returns where the lines of a text begin.
  static func lineStarts(of bytes: [UInt8]) -> [Int] {
    [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }
}
