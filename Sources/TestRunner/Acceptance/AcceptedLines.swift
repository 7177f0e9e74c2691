/// Lines of a file that would have been right.
package nonisolated struct AcceptedLines: Sendable, Hashable, Codable {
  /// The numbers of the lines that they replace.
  package let numbers: [Int]
  /// The lines.
  package let lines: [String]

  init(numbers: [Int], lines: [String]) {
    self.numbers = numbers
    self.lines = lines
  }
}
