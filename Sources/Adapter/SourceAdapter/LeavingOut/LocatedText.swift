package import BuildFormats

/// An adapted text, apart from the lines that give places to the compiler.
///
/// Without these, the compiler's errors have the lines of the text itself.
package struct LocatedText: Sendable {
  /// The text, in which those lines are empty.
  package let plain: [UInt8]
  private let locations: [(line: Int, text: [UInt8])]

  private static let start = Array("#sourceLocation(".utf8)

  /// Takes an adapted text apart.
  package init(_ bytes: [UInt8]) {
    var plain: [UInt8] = []
    var locations: [(line: Int, text: [UInt8])] = []
    plain.reserveCapacity(bytes.count)
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      if number > 0 { plain.append(UInt8(ascii: "\n")) }
      // An app's own may be indented.
      let indented = line.drop { [UInt8(ascii: " "), UInt8(ascii: "\t")].contains($0) }
      if indented.starts(with: Self.start) {
        locations.append((number + 1, Array(line)))
      } else {
        plain += line
      }
    }
    self.plain = plain
    self.locations = locations
  }

  /// Returns a text with the same lines as ``plain`` as an adapted text.
  package func located(_ plain: [UInt8]) -> [UInt8] {
    guard !locations.isEmpty else { return plain }
    var result: [UInt8] = []
    result.reserveCapacity(plain.count + locations.count * 80)
    var next = locations[...]
    let lines = plain.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      if number > 0 { result.append(UInt8(ascii: "\n")) }
      if let location = next.first, location.line == number + 1 {
        result += location.text
        next.removeFirst()
      }
      result += line
    }
    return result
  }

  /// Returns the place in the app that a line of the text comes from.
  ///
  /// The adapter's own lines at the beginning of a file stand for its first one.
  package func origin(ofLine line: Int) -> (path: String, line: Int)? {
    guard let location = locations.last(where: { $0.line < line }) ?? locations.first else {
      return nil
    }
    let text = String(decoding: location.text, as: UTF8.self)
    guard let match = text.firstMatch(of: /file: "(.*)", line: (\d+)\)/), let first = Int(match.2)
    else { return nil }
    let path = String(match.1).replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
    return (path, first + max(0, line - location.line - 1))
  }

  /// Returns the text without the pieces that were found in it before.
  ///
  /// - Parameter file: The pieces.
  /// - Returns: The adapted text without them, and the pieces at their places in the app; `nil` if
  ///   they were found in another text.
  package func without(_ file: LeftOutPieces.File) -> (bytes: [UInt8], pieces: [LeftOutPiece])? {
    guard file.digest == digest, fits(file.edits) else { return nil }
    let pieces = file.pieces.map { piece in
      origin(ofLine: piece.line).map { piece.at($0.path, $0.line) } ?? piece
    }
    return (located(CutText(plain, file.edits).bytes), pieces)
  }

  /// Whether edits lie in the text, each behind the one before it; the file may have been edited.
  private func fits(_ edits: [LeftOutPieces.Edit]) -> Bool {
    var position = 0
    for edit in edits {
      guard edit.offset >= position, edit.offset <= plain.count, edit.length >= 0,
        edit.length <= plain.count - edit.offset
      else { return false }
      position = edit.range.upperBound
    }
    return true
  }

  /// The digest of the text, the same on all machines.
  package var digest: String { Self.digest(of: plain) }

  /// Returns the digest of bytes, the same on all machines.
  package static func digest(of bytes: some Sequence<UInt8>) -> String {
    // FNV-1a, 64 bits.
    let value = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(value, radix: 16)
  }
}
