/// Breadth-first search.
nonisolated extension StateGraph {
  /// The states that a search has visited.
  struct Visits {
    /// The states, in order.
    fileprivate(set) var order: [Int32]
    /// The step by which each of them but the first was reached.
    fileprivate var steps: [Int32: PathStep] = [:]
    /// The wanted state; `nil` if none was found.
    fileprivate(set) var found: Int32?

    /// The path to the wanted state; `nil` if none was found.
    var pathToFound: [PathStep]? { found.map { path(to: $0) } }

    /// Returns the path to a visited state.
    func path(to state: Int32) -> [PathStep] {
      var path: [PathStep] = []
      var next = state
      while let step = steps[next] {
        path.append(step)
        next = step.state
      }
      return path.reversed()
    }
  }

  /// Visits states, the nearest first, until a wanted one is found.
  ///
  /// - Parameters:
  ///   - start: The first state.
  ///   - longest: The longest path to a state.
  ///   - most: The most states that are visited.
  ///   - avoided: Steps that aren't followed.
  ///   - isWanted: A closure that returns whether a state is wanted.
  /// - Returns: The visited states.
  func search(
    from start: Int32, longest: Int = .max, most: Int = .max, avoiding avoided: Set<PathStep> = [],
    until isWanted: (Int32) -> Bool = { _ in false }
  ) -> Visits {
    var visits = Visits(order: [start], found: isWanted(start) ? start : nil)
    var (next, lastOfLevel, length) = (0, 0, 0)
    while visits.found == nil, next < visits.order.count, visits.order.count < most,
      length < longest
    {
      let state = visits.order[next]
      let first = Int(states[Int(state)].first)
      for place in places(of: state) {
        let (end, step) = (ends[place], PathStep(state: state, choice: Int32(place - first)))
        guard end >= 0, end != start, visits.steps[end] == nil, !avoided.contains(step) else {
          continue
        }
        visits.order.append(end)
        visits.steps[end] = step
        guard !isWanted(end) else {
          visits.found = end
          break
        }
      }
      if next == lastOfLevel { (lastOfLevel, length) = (visits.order.count - 1, length + 1) }
      next += 1
    }
    return visits
  }
}
