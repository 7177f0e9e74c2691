/// What was on the screen when choices were made first, where states were found with something
/// else.
nonisolated struct SeenTitles: Sendable {
  /// What was on the screen when a choice was made first, where that isn't what the state was found
  /// with.
  private var origins: [PathStep: SeenTexts] = [:]
  /// Hashes of the titles to which a choice has led first, where these aren't those the state was
  /// found with.
  private var arrivals: [PathStep: UInt64] = [:]

  /// Notes what was on the screen before and after a choice that was made first.
  mutating func add(_ transition: Transition) {
    let step = PathStep(state: transition.from, choice: transition.choice)
    if let origin = transition.origin { origins[step] = origin }
    if let arrival = transition.arrival { arrivals[step] = arrival }
  }

  /// Returns what was on the screen before a choice; `nil` if it is what the state was found with.
  func origin(of step: PathStep) -> SeenTexts? { origins[step] }

  /// Returns a hash of the titles after a choice; `nil` if they are those the state was found with.
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
  /// What was on the screen when a choice was made first.
  func origin(of step: PathStep) -> SeenTexts {
    seenTitles.origin(of: step) ?? states[Int(step.state)].texts
  }

  /// A hash of the titles to which a choice has led when it was made first; 0 if it has led to no
  /// state.
  func titles(after step: PathStep) -> UInt64 {
    if let arrival = seenTitles.arrival(of: step) { return arrival }
    let end = end(of: step.state, Int(step.choice))
    return end < 0 ? 0 : states[Int(end)].titles
  }

  /// The titles that each state has always had, by its number; 0 for a state that was seen with
  /// several.
  func onlyTitles() -> [UInt64] {
    var only = states.map(\.titles)
    seenTitles.forEachState(in: self) { state, titles in
      if titles != only[Int(state)] { only[Int(state)] = 0 }
    }
    return only
  }

  /// Returns whether each state, by its number, was reached from screens with different titles,
  /// none of which it can have taken over if it has always had one title.
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
    seenTitles.forEachState(in: self) { state, seen in
      if seen == titles { found.insert(state) }
    }
    return found
  }
}
