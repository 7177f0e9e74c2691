import AppDriver

/// Searches the states of an explored app for the shortest way to some of them.
nonisolated struct StateSearch {
  /// A step of a way, and its known end.
  struct Leg {
    let step: PathStep
    let end: Int32
    /// A hash of the titles at its end; 0 if unknown.
    let titles: UInt64
  }

  /// A way, and its certainty.
  struct Way {
    let legs: [Leg]
    /// Whether all ends and titles on the way are certain.
    let isSure: Bool
  }

  /// A state with a title.
  private struct Place: Hashable {
    let state: Int32
    /// A hash of the titles, or 1 after a step about a row; 0 if they are unknown or don't matter.
    var titles: UInt64 = 0
  }

  /// The way to a place in a search.
  private struct Visit {
    let from: Place
    let leg: Leg?
    /// The number of steps.
    let length: Int
    /// The cost, which decides between ways of the same length.
    let cost: Cost
  }

  /// The cost of a way, compared with others of the same length.
  private struct Cost: Comparable {
    /// The number of steps that may lead elsewhere, or that take time.
    var doubts = 0
    /// A measure of the steps' side effects.
    var effects = 0

    static func < (left: Self, right: Self) -> Bool {
      (left.doubts, left.effects) < (right.doubts, right.effects)
    }
  }

  /// The ends and titles that a search considers.
  private enum Extent: CaseIterable {
    /// The first end of each step, and the titles.
    case titles
    /// The first end of each step, and whether a step was about a row, which may decide the title.
    case rows
    /// The first end of each step.
    case firstEnds
    /// All ends of each step.
    case allEnds
  }

  private let graph: StateGraph
  /// Whether each state is wanted, by its number.
  private let isWanted: [Bool]
  /// A hash of the wanted title; `nil` if the title doesn't matter.
  private let title: UInt64?
  /// The titles that each state has always had; empty if they don't matter.
  private let onlyTitles: [UInt64]
  /// Whether each state shows that title after any way; empty if titles don't matter.
  private let keepsTitle: [Bool]
  /// Whether the last step has to select a row.
  private let needsRow: Bool
  /// The further ends of steps.
  private let others: [PathStep: [Int32]]

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - graph: The states.
  ///   - title: A hash of the wanted title, which isn't part of a state; `nil` if it doesn't
  ///     matter.
  ///   - endsWithRow: Whether the last step has to select a row if rows lead to the wanted states,
  ///     because the row decides the title.
  ///   - isWanted: A closure that receives a state's number, and returns whether it is wanted.
  init(
    _ graph: StateGraph, title: UInt64? = nil, endsWithRow: Bool,
    where isWanted: (Int32) -> Bool
  ) {
    self.graph = graph
    self.title = title
    onlyTitles = title == nil ? [] : graph.onlyTitles()
    keepsTitle = title == nil ? [] : graph.keepTitles()
    let wanted = graph.states.indices.map { isWanted(Int32($0)) }
    self.isWanted = wanted
    needsRow =
      endsWithRow
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

  func wants(_ state: Int32) -> Bool { isWanted[Int(state)] }

  /// The wanted states that were found with the wanted title.
  var wantedStates: [Int32] {
    isWanted.indices.filter {
      isWanted[$0] && (title == nil || graph.states[$0].titles == title)
    }.map { Int32($0) }
  }

  /// Returns the shortest way; among equally long ones, the one with the fewest doubtful steps, and
  /// then with the fewest side effects, such as `cancel` instead of `send`.
  ///
  /// A wanted title is first searched by the titles that steps have shown, and only if there is no
  /// such way by the state alone. A step with several ends counts with the first one, and only if
  /// that gives no way with the others, too.
  ///
  /// - Parameters:
  ///   - starts: The possible states of the app.
  ///   - titles: A hash of the visible titles.
  ///   - takesRow: Whether a way has to take a row, instead of following titles.
  ///   - allows: A closure that returns whether a step, which may be the first one, is allowed.
  /// - Returns: The way, which has at least one step; `nil` if none is known.
  func way(
    from starts: [Int32], titles: UInt64, takesRow: Bool = false,
    where allows: (PathStep, _ isFirst: Bool) -> Bool
  ) -> Way? {
    for extent in Extent.allCases {
      if extent == .titles, title == nil || takesRow { continue }
      if extent == .rows, !takesRow { continue }
      if extent == .allEnds, others.isEmpty { continue }
      if let way = way(from: starts, titles: titles, within: extent, allows) { return way }
    }
    return nil
  }

  private func way(
    from starts: [Int32], titles: UInt64, within extent: Extent,
    _ allows: (PathStep, Bool) -> Bool
  ) -> Way? {
    let places = starts.map {
      Place(state: $0, titles: extent == .titles ? titles : 0)
    }
    var visits: [Place: Visit] = [:]
    func start(_ place: Place) -> Visit { Visit(from: place, leg: nil, length: 0, cost: Cost()) }
    // A way may lead back to its first state, with another title.
    for place in places where !wants(place, within: extent) { visits[place] = start(place) }
    var front = places
    var length = 0
    while !front.isEmpty {
      var next: [Place] = []
      var arrival: Visit?
      length += 1
      for place in front {
        let visit = length == 1 ? start(place) : visits[place] ?? start(place)
        for choice in 0..<graph.choiceCount(of: place.state) {
          let step = PathStep(state: place.state, choice: Int32(choice))
          let first = graph.end(of: place.state, choice)
          guard first >= 0, allows(step, length == 1) else { continue }
          let others = others[step] ?? []
          let (titles, isGuess) = self.titles(after: step, from: place, within: extent)
          let isDoubtful =
            isGuess || !others.isEmpty || graph.name(of: place.state, choice).kind == .wait
          for end in extent == .allEnds ? [first] + others : [first] where end >= 0 {
            let cost = Cost(
              doubts: visit.cost.doubts + (isDoubtful ? 1 : 0),
              effects: visit.cost.effects + graph.effects(of: step, end))
            let after = Place(state: end, titles: titles)
            let reached = Visit(
              from: place,
              leg: Leg(step: step, end: end, titles: extent == .titles ? after.titles : 0),
              length: length,
              cost: cost)
            if wants(after, within: extent),
              extent == .titles || extent == .rows || isArrival(step),
              arrival.map({ cost < $0.cost }) ?? true
            {
              arrival = reached
            }
            if let known = visits[after] {
              guard known.length == length, cost < known.cost else { continue }
            } else {
              next.append(after)
            }
            visits[after] = reached
          }
        }
      }
      if let arrival, let last = arrival.leg {
        return Way(
          legs: legs(length - 1, to: arrival.from, visits) + [last],
          isSure: arrival.cost.doubts == 0 && (title == nil || extent == .titles))
      }
      front = next
    }
    return nil
  }

  private func wants(_ place: Place, within extent: Extent) -> Bool {
    guard isWanted[Int(place.state)] else { return false }
    return switch extent {
    case .titles: place.titles == title
    case .rows: place.titles == 1
    case .firstEnds, .allEnds: true
    }
  }

  /// Returns the titles at the end of a step from a place; 0 if they are unknown, because the step
  /// was made with other titles before it.
  ///
  /// They are a guess if the step was made with other titles before it, and its end may have taken
  /// its title from them, as a person's form does.
  private func titles(
    after step: PathStep, from place: Place, within extent: Extent
  ) -> (hash: UInt64, isGuess: Bool) {
    if extent == .rows, [.select, .swipe, .press].contains(name(of: step).kind) {
      return (1, false)
    }
    guard extent == .titles else { return (place.titles, false) }
    if graph.origin(of: step).titles == place.titles { return (graph.titles(after: step), false) }
    let end = Int(graph.end(of: step.state, Int(step.choice)))
    return (onlyTitles[end], onlyTitles[end] != 0 && !keepsTitle[end])
  }

  private func name(of step: PathStep) -> ChoiceName {
    graph.name(of: step.state, Int(step.choice))
  }

  /// Returns whether a step can be the last one.
  private func isArrival(_ step: PathStep) -> Bool {
    guard needsRow else { return true }
    return graph.name(of: step.state, Int(step.choice)).kind == .select
  }

  private func legs(_ count: Int, to end: Place, _ visits: [Place: Visit]) -> [Leg] {
    var legs: [Leg] = []
    var place = end
    while legs.count < count, let visit = visits[place], let leg = visit.leg {
      legs.append(leg)
      place = visit.from
    }
    return legs.reversed()
  }
}
