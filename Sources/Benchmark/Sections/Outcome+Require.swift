import AppDriver

extension Outcome {
  /// Throws unless the action was done and the app goes on.
  func requireDone() throws {
    guard isDone else { throw BenchmarkError.wrongOutcome("\(result)") }
  }

  /// Throws unless the action was done, or the app was asked and said no, and goes on.
  func requireAnswered() throws {
    if case .refused(let refusal) = result, refusal.isByApp { return }
    try requireDone()
  }
}
