import AppDriver

/// A likely way back.
///
/// A state's key leaves out facts that decide about the way back, such as the rows of a covered
/// screen, so an earlier attempt may have led elsewhere. Trying it is still cheaper than a launch
/// and the way from there.
extension Expander {
  /// Makes a choice that is likely to lead back to the state from which the user came; returns
  /// whether the app is in a wanted state.
  func guessWayBack(to origin: Int32, orWhere isWanted: (Int32) -> Bool) -> Bool {
    guard tracker.mayGoOn, let state = tracker.current, state != origin,
      let choice = tracker.graph.plainWay(from: state, to: origin)
    else { return false }
    guard tracker.step(choice, judges: false) == .state else {
      tracker.arrive(at: nil)
      return false
    }
    tracker.arrive(at: tracker.graph.number(of: walker.reader.key))
    return tracker.current.map(isWanted) ?? false
  }

  /// Returns an untried choice that is likely to lead back to the state from which the user came,
  /// which saves a launch.
  ///
  /// The choice has to be tried anyway.
  func wayBack(to origin: Int32, from name: ChoiceName) -> Int? {
    guard !isFull, findings.needs.isEmpty, let state = tracker.current, state != origin,
      let choice = tracker.graph.likelyWay(from: state, to: origin, after: name),
      !tracker.isNear(origin)
    else { return nil }
    return choice
  }
}
