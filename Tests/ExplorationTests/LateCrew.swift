import Exploration

/// A crew whose time is over when it is asked to describe walks.
final class LateCrew: ExplorationCrew {
  private let crew: any ExplorationCrew
  var deadline: ContinuousClock.Instant?
  /// The deadlines of the requests that try something, and of those that describe walks.
  private(set) var deadlines: (tries: ContinuousClock.Instant?, walks: ContinuousClock.Instant?)

  init(_ crew: any ExplorationCrew) { self.crew = crew }

  var count: Int { crew.count }

  func tell(_ request: CrewRequest) throws { try crew.tell(request) }

  func perform(_ requests: [CrewRequest], isOver: () -> Bool) throws -> [CrewOutcome?] {
    switch requests.first {
    case .describe:
      deadlines.walks = deadlines.walks ?? deadline
      deadline = .now
      return requests.map { _ in nil }
    case .expand: deadlines.tries = deadline
    default: break
    }
    return try crew.perform(requests, isOver: isOver)
  }
}
