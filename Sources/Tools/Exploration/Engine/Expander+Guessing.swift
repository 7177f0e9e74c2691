import AppDriver

/// A way back that isn't known, but likely.
///
/// The key leaves out much that still tells where a choice leads, such as the rows of a covered
/// screen. So a way back may have been seen to lead elsewhere. A launch, and the way from there, is
/// usually longer.
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

  /// Returns a choice to try that is likely to lead back to the state from which the person came,
  /// which saves a launch.
  ///
  /// It has to be tried sooner or later.
  func wayBack(to origin: Int32, from name: ChoiceName) -> Int? {
    guard !isFull, findings.needs.isEmpty, let state = tracker.current, state != origin,
      let choice = tracker.graph.likelyWay(from: state, to: origin, after: name),
      !tracker.isNear(origin)
    else { return nil }
    return choice
  }
}
