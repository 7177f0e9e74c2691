/// The output of a step, as the `|` lines below it.
package nonisolated struct AcceptedLines: Sendable, Hashable, Codable {
  /// The numbers of the step's `|` lines.
  package let numbers: [Int]
  /// The lines that would match; `nil` if those in the file match.
  package let lines: [String]?

  init(numbers: [Int], lines: [String]?) {
    self.numbers = numbers
    self.lines = lines
  }
}
