import AppDriver

/// Searches the states of an explored app for the shortest way to some of them.
nonisolated struct StateSearch {
  /// A step of a way, and the state to which it has led before.
  struct Leg {
    let step: PathStep
    let end: Int32
  }

  /// How a state was reached in a search.
  private struct Visit {
    let leg: Leg?
    /// The number of steps.
    let length: Int
    /// What decides between ways of the same length.
    let cost: Cost
  }

  /// What makes one way worse than another one of the same length.
  private struct Cost: Comparable {
    /// The number of steps that may lead elsewhere, or that take time.
    var doubts = 0
    /// How much the steps may do besides leading somewhere.
    var effects = 0

    static func < (left: Self, right: Self) -> Bool {
      (left.doubts, left.effects) < (right.doubts, right.effects)
    }
  }

  private let graph: StateGraph
  /// Whether each state is wanted, by its number.
  private let isWanted: [Bool]
  /// Whether only a row leads to a wanted state.
  private let needsRow: Bool
  /// The other states to which steps have led.
  private let others: [PathStep: [Int32]]

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - graph: The states.
  ///   - isByTitle: Whether the title matters, which isn't part of a state. Where rows lead to the wanted states,
  ///     the row decides it, so that the last step is to select one.
  ///   - isWanted: A closure that receives a state's number, and returns whether it is wanted.
  init(_ graph: StateGraph, isByTitle: Bool, where isWanted: (Int32) -> Bool) {
    self.graph = graph
    let wanted = graph.states.indices.map { isWanted(Int32($0)) }
    self.isWanted = wanted
    needsRow =
      isByTitle
      && graph.states.indices.contains { state in
        let state = Int32(state)
        return (0..<graph.choiceCount(of: state)).contains { choice in
          let end = graph.end(of: state, choice)
          return end >= 0 && wanted[Int(end)] && graph.name(of: state, choice).kind == .select
        }
      }
    var others: [PathStep: [Int32]] = [:]
    for other in graph.others {
      others[PathStep(state: other.from, choice: other.choice), default: []].append(other.end)
    }
    self.others = others
  }

  /// Returns whether a state is wanted.
  func wants(_ state: Int32) -> Bool { isWanted[Int(state)] }

  /// Returns the shortest way; among equally long ones, that with the fewest doubtful steps, and then the one
  /// that does the least besides, such as `cancel` instead of `send`.
  ///
  /// Steps that have led to different states count as leading to the first of them. Only where that gives no
  /// way do they count as leading to the others, too.
  ///
  /// - Parameters:
  ///   - starts: The states in one of which the app is.
  ///   - allows: A closure that receives a step and whether it is the first one, and returns whether it may be
  ///     made.
  /// - Returns: The way, which has at least one step; `nil` if none is known.
  func way(from starts: [Int32], where allows: (PathStep, _ isFirst: Bool) -> Bool) -> [Leg]? {
    way(from: starts, triesOthers: false, allows)
      ?? (others.isEmpty ? nil : way(from: starts, triesOthers: true, allows))
  }

  /// Returns whether a state that isn't explored yet may give a shorter way than one that is known.
  func mayBeShorter(than length: Int, from start: Int32) -> Bool {
    var seen: Set<Int32> = [start]
    var front = [start]
    for _ in 0..<max(0, length - 1) {
      var next: [Int32] = []
      for state in front {
        for choice in 0..<graph.choiceCount(of: state) {
          let end = graph.end(of: state, choice)
          if end == StateGraph.End.untried, graph.states[Int(state)].cut == nil { return true }
          if end >= 0, seen.insert(end).inserted { next.append(end) }
        }
      }
      front = next
    }
    return false
  }

  private func way(
    from starts: [Int32], triesOthers: Bool, _ allows: (PathStep, Bool) -> Bool
  ) -> [Leg]? {
    var visits: [Int32: Visit] = [:]
    let start = Visit(leg: nil, length: 0, cost: Cost())
    // A way may lead back to the state where it begins, which shows another title there.
    for place in starts where !isWanted[Int(place)] { visits[place] = start }
    var front = starts
    var length = 0
    while !front.isEmpty {
      var next: [Int32] = []
      var arrival: (leg: Leg, cost: Cost)?
      length += 1
      for state in front {
        let visit = length == 1 ? start : visits[state] ?? start
        for choice in 0..<graph.choiceCount(of: state) {
          let step = PathStep(state: state, choice: Int32(choice))
          let first = graph.end(of: state, choice)
          guard first >= 0, allows(step, length == 1) else { continue }
          let others = others[step] ?? []
          let isDoubtful = !others.isEmpty || graph.name(of: state, choice).kind == .wait
          for end in triesOthers ? [first] + others : [first] where end >= 0 {
            let cost = Cost(
              doubts: visit.cost.doubts + (isDoubtful ? 1 : 0),
              effects: visit.cost.effects + effects(of: step, end))
            let leg = Leg(step: step, end: end)
            if isWanted[Int(end)], isArrival(step), arrival.map({ cost < $0.cost }) ?? true {
              arrival = (leg, cost)
            }
            if let known = visits[end] {
              guard known.length == length, cost < known.cost else { continue }
            } else {
              next.append(end)
            }
            visits[end] = Visit(leg: leg, length: length, cost: cost)
          }
        }
      }
      if let (leg, _) = arrival { return legs(to: leg.step.state, from: starts, visits) + [leg] }
      front = next
    }
    return nil
  }

  /// Returns whether a step can be the last one.
  private func isArrival(_ step: PathStep) -> Bool {
    guard needsRow else { return true }
    return graph.name(of: step.state, Int(step.choice)).kind == .select
  }

  /// Returns how much a step may do besides leading to a state.
  private func effects(of step: PathStep, _ end: Int32) -> Int {
    let name = graph.name(of: step.state, Int(step.choice))
    switch name.kind {
    case .back, .tab, .dismiss, .cancelBack, .cancelDismiss, .page, .scroll: return 0
    case .select: return 1
    case .tap:
      if name.isCancel || isLastOfAlert(step) { return 0 }
      // What leads onward usually does nothing else yet.
      let isOnward = graph.states[Int(end)].depth > graph.states[Int(step.state)].depth
      // The first texts for fields are valid ones.
      return (isOnward ? 2 : 4) + name.variant
    default: return 4 + name.variant
    }
  }

  /// Whether a step taps the last button of an alert, which is usually the one that cancels it.
  private func isLastOfAlert(_ step: PathStep) -> Bool {
    guard graph.screen(of: step.state).style?.isAlert == true else { return false }
    let later = Int(step.choice) + 1..<graph.choiceCount(of: step.state)
    let isOnly = !(0..<Int(step.choice)).contains {
      graph.name(of: step.state, $0).kind == .tap
    }
    return !isOnly && !later.contains { graph.name(of: step.state, $0).kind == .tap }
  }

  private func legs(
    to end: Int32, from starts: [Int32], _ visits: [Int32: Visit]
  ) -> [Leg] {
    var legs: [Leg] = []
    var state = end
    while !starts.contains(state), let leg = visits[state]?.leg {
      legs.append(leg)
      state = leg.step.state
    }
    return legs.reversed()
  }
}
