/// A request of the app and its reply, until the app has received it.
struct Exchange {
  enum Phase {
    /// The request hasn't been started.
    case opened
    /// The reply arrives later.
    case waiting
    /// The reply has arrived and can be delivered.
    case due
    /// The request has been started again to deliver the reply.
    case delivering
    /// The app's code has been called, or soon will be.
    case delivered
  }

  /// The calls of the URL loading system for a request.
  struct Load: Sendable {
    /// Starts the request again, on the queue on which its client must be called.
    let resume: @Sendable () -> Void
    let cancel: @Sendable () -> Void
    /// Returns whether the app's code has been called.
    let isFinished: @Sendable () -> Bool
  }

  var request: NetworkRequest
  /// The place of the request in the order in which the app made requests.
  let sequence: Int
  /// The number of the task in its session, which orders equal requests.
  let task: Int
  var phase = Phase.opened
  /// The answer, and the event that reports it; `nil` before the request has been started.
  var outcome: Outcome?
  var load: Load?

  /// The order in which due replies are delivered.
  var order: (Int, Int) { (sequence, task) }

  enum Outcome {
    case fixture(Fixture)
    case timedOut(place: String)
    case refused(RequestRefusal.Reason)
    case tooManyRedirects(place: String)
    /// The app that made the request has ended.
    case stale
  }
}
