import AppDriver

/// Searches the states of an explored app for the shortest way to some of them.
nonisolated struct StateSearch {
  /// A step of a way, and the state to which it has led before.
  struct Leg {
    let step: PathStep
    let end: Int32
    /// A hash of the titles to which it leads; 0 if they aren't known.
    let titles: UInt64
  }

  /// A way, and how much of it is known.
  struct Way {
    let legs: [Leg]
    /// Whether no step has ever led elsewhere, or shows a title that isn't known.
    let isSure: Bool
  }

  /// A state with a title.
  private struct Place: Hashable {
    let state: Int32
    /// A hash of the titles, or 1 after a step about a row; 0 if they aren't known or don't matter.
    var titles: UInt64 = 0
  }

  /// How a place was reached in a search.
  private struct Visit {
    let from: Place
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

  /// What a search follows.
  private enum Extent: CaseIterable {
    /// The first state to which each step has led, and the titles.
    case titles
    /// The first state to which each step has led, and whether a step was about a row, which may
    /// decide the title.
    case rows
    /// The first state to which each step has led.
    case firstEnds
    /// All states to which steps have led.
    case allEnds
  }

  private let graph: StateGraph
  /// Whether each state is wanted, by its number.
  private let isWanted: [Bool]
  /// A hash of the wanted title; `nil` if the title doesn't matter.
  private let title: UInt64?
  /// The titles that each state has always had; empty if they don't matter.
  private let onlyTitles: [UInt64]
  /// Whether each state shows that title whatever was before; empty if titles don't matter.
  private let keepsTitle: [Bool]
  /// Whether only a row leads to a wanted state.
  private let needsRow: Bool
  /// The other states to which steps have led.
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

  /// Returns whether a state is wanted.
  func wants(_ state: Int32) -> Bool { isWanted[Int(state)] }

  /// The wanted states that were found with the wanted title.
  var wantedStates: [Int32] {
    isWanted.indices.filter {
      isWanted[$0] && (title == nil || graph.states[$0].titles == title)
    }.map { Int32($0) }
  }

  /// Returns the shortest way; among equally long ones, that with the fewest doubtful steps, and
  /// then the one that does the least besides, such as `cancel` instead of `send`.
  ///
  /// Where a title is wanted, it is that which each step has shown. Only where no such way is known
  /// does the state alone count. Steps that have led to different states count as leading to the
  /// first of them, and only where that gives no way as leading to the others, too.
  ///
  /// - Parameters:
  ///   - starts: The states in one of which the app is.
  ///   - titles: A hash of the visible titles.
  ///   - takesRow: Whether a way has to take a row, in place of titles that steps have shown.
  ///   - allows: A closure that receives a step and whether it is the first one, and returns
  ///     whether it may be made.
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
    // A way may lead back to the state where it begins, which shows another title there.
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

  /// Returns the titles to which a step leads from a place; 0 if they aren't known, because it was
  /// made where there were others.
  ///
  /// They are a guess if the step was made where there were others, and has led to a state that may
  /// have taken its title from them, as the form of a person does.
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
