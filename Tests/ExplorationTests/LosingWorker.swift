import Exploration

/// A worker whose process ends before it answers some requests.
final class LosingWorker: ExplorationWorker {
  private let worker: any ExplorationWorker
  private let isLost: (ExplorationRequest, _ place: Int) -> ProcessLoss?
  var deadline: ContinuousClock.Instant?
  var opening: () -> ExplorationRequest? {
    get { worker.opening }
    set { worker.opening = newValue }
  }
  /// The number of requests so far.
  private var requestCount = 0

  /// Creates a worker that passes on what isn't lost.
  ///
  /// - Parameters:
  ///   - worker: The worker that answers.
  ///   - isLost: A closure that receives a request and the number of requests before it, and
  ///     returns how the process ended that had it; `nil` if it has answered.
  init(
    _ worker: any ExplorationWorker, _ isLost: @escaping (ExplorationRequest, Int) -> ProcessLoss?
  ) {
    self.worker = worker
    self.isLost = isLost
  }

  func renew() { worker.renew() }

  func perform(_ request: ExplorationRequest) throws -> ExplorationOutcome? {
    defer { requestCount += 1 }
    guard let loss = isLost(request, requestCount) else { return try worker.perform(request) }
    worker.renew()
    return .lost(loss)
  }
}
