extension CaseReport {
  /// All that its steps printed, each after its command.
  package var transcript: String {
    steps.map { "> \($0.command)\n\($0.output)" }.joined()
  }
}
