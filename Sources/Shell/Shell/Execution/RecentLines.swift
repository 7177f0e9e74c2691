/// The most recent lines, for `history`.
///
/// Private lines are never added, and lines that turn out to contain a secret are removed.
final class RecentLines {
  /// The maximum number of lines to keep.
  static let bound = 1_000

  /// The lines; `nil` for one that was removed.
  private var lines: ContiguousArray<String?> = []
  private var count = 0

  /// Adds a line, without the blanks around it.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - isTyped: Whether it was typed at a prompt, where a blank at the beginning makes it
  ///     private.
  /// - Returns: Whether the line was added: it isn't empty or private.
  func append(_ line: String, isTyped: Bool) -> Bool {
    let bytes = line.utf8
    guard let first = bytes.first, !isTyped || !Self.isBlank(first) else { return false }
    var (start, end) = (bytes.startIndex, bytes.endIndex)
    while start < end, Self.isBlank(bytes[start]) { bytes.formIndex(after: &start) }
    while start < end, Self.isBlank(bytes[bytes.index(before: end)]) {
      bytes.formIndex(before: &end)
    }
    guard start < end else { return false }
    let isWhole = start == bytes.startIndex && end == bytes.endIndex
    let text = isWhole ? line : String(line[start..<end])
    if lines.count < Self.bound {
      lines.append(text)
    } else {
      lines[count % Self.bound] = text
    }
    count += 1
    return true
  }

  /// Removes the last line, because it may contain a secret.
  func removeLast() {
    count -= 1
    if lines.count < Self.bound { lines.removeLast() } else { lines[count % Self.bound] = nil }
  }

  /// Removes lines that turned out to contain a secret.
  func remove(_ unwanted: Set<String>) {
    for place in lines.indices where lines[place].map(unwanted.contains) == true {
      lines[place] = nil
    }
  }

  /// Returns the lines with their numbers, oldest first.
  ///
  /// - Parameter isSecret: A closure that returns whether to omit a line.
  /// - Returns: The lines.
  func numbered(omitting isSecret: (String) -> Bool) -> [(number: Int, line: String)] {
    (max(0, count - Self.bound)..<count).compactMap { place in
      guard let line = lines[place % Self.bound], !isSecret(line) else { return nil }
      return (place + 1, line)
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
