/// The output of a step with `|` lines in a run of `--accept`.
package nonisolated struct StepOutput: Sendable {
  /// The path of the file that contains the step.
  let file: String
  /// The line number of the step.
  let line: Int
  let command: String
  /// The difference between the lines and the output, as in a report; empty if they match.
  let difference: [String]
  let lines: AcceptedLines
}
