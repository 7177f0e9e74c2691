extension CaseReport {
  /// The commands of all steps, each with its output.
  package var transcript: String {
    steps.map { "> \($0.command)\n\($0.output)" }.joined()
  }
}
