import AppDriver

/// Methods for the requests of the app.
extension Execution {
  /// Returns the error that a step ends with in place of another ending, because a request of the
  /// app has been refused meanwhile; `nil` if none has.
  func refusal(insteadOf ending: StepEnding) -> CommandError? {
    let refused = app.session.takeRefusedRequests()
    guard !refused.isEmpty else { return nil }
    if case .failed(let error) = ending, [.crash, .outputFailed].contains(error.status) {
      return nil
    }
    return .requestsRefused(refused)
  }
}
