import BuildFormats

/// A text with replacements, in which places are found again.
struct CutText {
  /// The text after the replacements.
  let bytes: [UInt8]
  private let edits: [LeftOutPieces.Edit]
  /// Where the text of each replacement begins in the result.
  private let starts: [Int]

  /// Creates the text.
  ///
  /// - Parameters:
  ///   - bytes: The text before.
  ///   - edits: The replacements in their order, which don't overlap.
  init(_ bytes: [UInt8], _ edits: [LeftOutPieces.Edit]) {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    var starts: [Int] = []
    for edit in edits {
      result += bytes[position..<edit.offset]
      starts.append(result.count)
      result += edit.text.utf8
      position = edit.range.upperBound
    }
    result += bytes[position...]
    self.bytes = result
    self.edits = edits
    self.starts = starts
  }

  /// Returns where a byte of the result was before.
  ///
  /// - Parameter offset: The offset in the result.
  /// - Returns: The offset before; for a byte of a replacement, the first one that it replaces, and
  ///   the replacement's number.
  func before(_ offset: Int) -> (offset: Int, edit: Int?) {
    let number = starts.count(upTo: offset) - 1
    guard number >= 0 else { return (offset, nil) }
    let edit = edits[number]
    let behind = offset - starts[number] - edit.text.utf8.count
    return behind < 0 ? (edit.offset, number) : (edit.range.upperBound + behind, nil)
  }

  /// Returns where the lines of a text begin.
  static func lineStarts(of bytes: [UInt8]) -> [Int] {
    [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }
}

extension [Int] {
  /// Returns the number of elements that aren't larger than a value, in an array in order.
  ///
  /// - Complexity: O(log *n*).
  func count(upTo value: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] <= value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
