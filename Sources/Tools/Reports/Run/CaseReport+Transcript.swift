extension CaseReport {
  /// The transcript of the case: the commands of all steps, each followed by its output.
  package var transcript: String {
    steps.map { "> \($0.command)\n\($0.output)" }.joined()
  }
}
