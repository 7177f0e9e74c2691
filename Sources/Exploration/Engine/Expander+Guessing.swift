import AppDriver

/// A way back that isn't known, but likely.
///
/// The key leaves out much that still tells where a choice leads, such as the rows of a covered screen. So a way back
/// may have been seen to lead elsewhere. A launch, and the way from there, is usually longer.
extension Expander {
  /// Makes a choice that is likely to lead back to the state from which the person came.
  ///
  /// - Parameters:
  ///   - origin: The state from which the person came.
  ///   - isWanted: A closure that returns whether a state serves as well.
  /// - Returns: Whether the app is in such a state.
  func guessWayBack(to origin: Int32, orWhere isWanted: (Int32) -> Bool) async -> Bool {
    guard tracker.mayGoOn, let choice = plainWay(to: origin) else { return false }
    guard await tracker.step(choice, judges: false) == .state else {
      tracker.arrive(at: nil)
      return false
    }
    tracker.arrive(at: tracker.graph.number(of: walker.reader.key))
    return tracker.current.map(isWanted) ?? false
  }

  /// The choice of the current state that leads back if the other one was left by a step onward, or for another tab.
  private func plainWay(to origin: Int32) -> Int? {
    guard let state = tracker.current, state != origin else { return nil }
    let (here, there) = (tracker.graph.states[Int(state)], tracker.graph.states[Int(origin)])
    let isElsewhere = here.tab != there.tab && here.tab >= 0 && there.tab >= 0
    guard isElsewhere || here.depth > there.depth else { return nil }
    return (0..<tracker.graph.choiceCount(of: state)).first {
      let name = tracker.graph.name(of: state, $0)
      return isElsewhere
        ? name.kind == .tab && name.label == "\(there.tab + 1)"
        : name.kind == .back || name.kind == .dismiss
    }
  }
}
