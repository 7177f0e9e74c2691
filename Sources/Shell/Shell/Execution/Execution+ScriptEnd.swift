/// The end of a script whose lines or statements were run one by one.
extension Execution {
  /// Starts ending the script.
  func beginScriptEnd(_ reader: LineReader) {
    begin(at: nil)
    _ = reader.failOpenBlock(self)
    settle()
    // An interruption has already been reported, and would also end the teardown.
    guard !host.isInterrupted else { return }
    if let teardown = context.scope.fixtures.endCase(in: context.scope) { jobs.push(teardown) }
  }

  /// Finishes ending the script: discards its variables, setup, and teardown.
  ///
  /// What its last case has changed holds until the next case.
  func finishScriptEnd() {
    settle()
    steps.forget()
    context.forgetScript()
  }
}
