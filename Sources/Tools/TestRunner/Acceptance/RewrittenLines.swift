/// The numbers of a file's lines after `|` lines in it have been rewritten.
package nonisolated struct RewrittenLines {
  /// The content of the file as it is now.
  package internal(set) var content: ArraySlice<UInt8> = []
  /// The numbers of the first lines of the replacements, in the file as it is now.
  package private(set) var firsts: [Int] = []
  /// The number that each line of the earlier file has now; for a line that was removed, that of
  /// the next.
  private var numbers: [Int] = []

  /// Adds the next line of the earlier file by its number now; `isFirst` marks the first line of a
  /// replacement.
  mutating func add(_ number: Int, isFirst: Bool) {
    if isFirst { firsts.append(number) }
    numbers.append(number)
  }

  /// Returns the number that a line of the earlier file has now.
  package func number(of line: Int) -> Int {
    numbers.indices.contains(line - 1) ? numbers[line - 1] : line
  }
}
