import AppDriver

extension Outcome {
  /// Throws an error unless the app has performed the action and is still running.
  func requireDone() throws {
    guard isDone else { throw BenchmarkError.wrongOutcome("\(result)") }
  }

  /// Throws an error unless the app has performed or refused the action and is still running.
  func requireAnswered() throws {
    if case .refused(let refusal) = result, refusal.isByApp { return }
    try requireDone()
  }
}
