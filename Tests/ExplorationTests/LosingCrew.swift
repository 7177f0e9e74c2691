import Exploration

/// A crew that loses members before they answer.
final class LosingCrew: ExplorationCrew {
  private let crew: any ExplorationCrew
  private let isLost: (CrewRequest, _ place: Int) -> CrewLoss?
  /// The number of requests so far.
  private var requestCount = 0

  /// Creates a crew that passes on what it doesn't lose.
  ///
  /// - Parameters:
  ///   - crew: The crew that answers.
  ///   - isLost: A closure that receives a request and the number of requests before it, and
  ///     returns how the member ended that had it; `nil` if it has answered.
  init(_ crew: any ExplorationCrew, _ isLost: @escaping (CrewRequest, Int) -> CrewLoss?) {
    self.crew = crew
    self.isLost = isLost
  }

  var count: Int { crew.count }

  func tell(_ request: CrewRequest) throws { try crew.tell(request) }

  func perform(_ requests: [CrewRequest], isOver: () -> Bool) throws -> [CrewOutcome?] {
    var outcomes: [CrewOutcome?] = []
    for request in requests {
      if let loss = isLost(request, requestCount) {
        outcomes.append(.lost(loss))
      } else {
        outcomes += try crew.perform([request], isOver: isOver)
      }
      requestCount += 1
    }
    return outcomes
  }
}
