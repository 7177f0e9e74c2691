import AppDriver

extension Outcome {
  /// Throws unless the action was done and the app still runs.
  func requireDone() throws {
    guard isDone else { throw BenchmarkError.wrongOutcome("\(result)") }
  }

  /// Throws unless the action was done or the app refused it, and the app still runs.
  func requireAnswered() throws {
    if case .refused(let refusal) = result, refusal.isByApp { return }
    try requireDone()
  }
}
