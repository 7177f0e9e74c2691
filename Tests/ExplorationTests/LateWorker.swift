import Exploration

/// A worker that repeats no paths, and whose time is over when it is asked to describe walks.
final class LateWorker: ExplorationWorker {
  private let worker: any ExplorationWorker
  var deadline: ContinuousClock.Instant?
  var opening: () -> ExplorationRequest? {
    get { worker.opening }
    set { worker.opening = newValue }
  }
  /// The deadlines of the requests that try something, and of those that describe walks.
  private(set) var deadlines: (tries: ContinuousClock.Instant?, walks: ContinuousClock.Instant?)

  init(_ worker: any ExplorationWorker) { self.worker = worker }

  func renew() { worker.renew() }

  func perform(_ request: ExplorationRequest) throws -> ExplorationOutcome? {
    switch request {
    case .confirm:
      deadlines.walks = deadlines.walks ?? deadline
      deadline = .now
      return nil
    case .retrace: return nil
    case .expand: deadlines.tries = deadline
    default: break
    }
    return try worker.perform(request)
  }
}
