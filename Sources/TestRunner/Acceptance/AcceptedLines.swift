/// The `|` lines that would make a step pass.
package nonisolated struct AcceptedLines: Sendable, Hashable, Codable {
  /// The numbers of the lines to replace.
  package let numbers: [Int]
  /// The new lines.
  package let lines: [String]

  init(numbers: [Int], lines: [String]) {
    self.numbers = numbers
    self.lines = lines
  }
}
