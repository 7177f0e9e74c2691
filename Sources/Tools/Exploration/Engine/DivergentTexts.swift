/// The texts on the screen when choices were first made, where they differ from those with which
/// the states were found.
nonisolated struct DivergentTexts: Sendable {
  /// The texts before a choice.
  private var origins: [PathStep: SeenTexts] = [:]
  /// Hashes of the titles after a choice.
  private var arrivals: [PathStep: UInt64] = [:]

  /// Notes the texts before and after a choice that was made for the first time.
  mutating func add(_ transition: Transition) {
    let step = PathStep(state: transition.from, choice: transition.choice)
    if let origin = transition.origin { origins[step] = origin }
    if let arrival = transition.arrival { arrivals[step] = arrival }
  }

  /// Returns the texts before a choice; `nil` if they are those of the state.
  func origin(of step: PathStep) -> SeenTexts? { origins[step] }

  /// Returns a hash of the titles after a choice; `nil` if they are those of the state.
  func arrival(of step: PathStep) -> UInt64? { arrivals[step] }

  /// Calls a closure with each state that was seen with other titles than when it was found, and a
  /// hash of these titles.
  func forEachState(in graph: borrowing StateGraph, _ body: (Int32, UInt64) -> Void) {
    for (step, origin) in origins { body(step.state, origin.titles) }
    for (step, arrival) in arrivals {
      let end = graph.end(of: step.state, Int(step.choice))
      if end >= 0 { body(end, arrival) }
    }
  }
}

nonisolated extension StateGraph {
  /// The texts on the screen when a choice was first made.
  func origin(of step: PathStep) -> SeenTexts {
    divergentTexts.origin(of: step) ?? states[Int(step.state)].texts
  }

  /// A hash of the titles after a choice was first made; 0 if it has led to no state.
  func titles(after step: PathStep) -> UInt64 {
    if let arrival = divergentTexts.arrival(of: step) { return arrival }
    let end = end(of: step.state, Int(step.choice))
    return end < 0 ? 0 : states[Int(end)].titles
  }

  /// The only titles of each state; 0 for a state that was seen with several.
  func onlyTitles() -> [UInt64] {
    var only = states.map(\.titles)
    divergentTexts.forEachState(in: self) { state, titles in
      if titles != only[Int(state)] { only[Int(state)] = 0 }
    }
    return only
  }

  /// Returns whether each state was reached from screens with different titles; if it always had
  /// the same title, it can't have taken it over from one of them.
  func keepTitles() -> [Bool] {
    var origins: [UInt64?] = Array(repeating: nil, count: states.count)
    var areSeveral = Array(repeating: false, count: states.count)
    for from in states.indices {
      for choice in 0..<choiceCount(of: Int32(from)) {
        let end = Int(end(of: Int32(from), choice))
        // What lies below a screen, or in another tab, was there before with its title.
        guard end >= 0, states[end].depth > states[from].depth || states[end].depth == 0 else {
          continue
        }
        let origin = origin(of: PathStep(state: Int32(from), choice: Int32(choice))).titles
        if let known = origins[end], known != origin { areSeveral[end] = true }
        origins[end] = origin
      }
    }
    return areSeveral
  }

  /// Returns the states in which titles with a hash were seen, when they were found or when a
  /// choice was made.
  func states(titled titles: UInt64) -> Set<Int32> {
    var found: Set<Int32> = []
    for (number, state) in states.enumerated() where state.titles == titles {
      found.insert(Int32(number))
    }
    divergentTexts.forEachState(in: self) { state, seen in
      if seen == titles { found.insert(state) }
    }
    return found
  }
}
