import AppDriver

/// Choices that are likely to lead back, by their names.
nonisolated extension StateGraph {
  /// The choice that leads back by its name: the other state's tab or, from a deeper state, Back or
  /// Dismiss; `nil` if there is none, or if it was tried and `isUntried` is true.
  func plainWay(from state: Int32, to origin: Int32, isUntried: Bool = false) -> Int? {
    let (here, there) = (states[Int(state)], states[Int(origin)])
    // Tabs can't be tapped behind a screen that is presented over all of them.
    if here.tab != there.tab, here.tab >= 0, there.tab >= 0 {
      let tab = "\(there.tab + 1)"
      return lastChoice(of: state, isUntried) { $0.kind == .tab && $0.label == tab }
    }
    guard here.depth > there.depth else { return nil }
    return lastChoice(of: state, isUntried) { $0.kind == .dismiss || $0.kind == .back }
  }

  /// The untried choice that is most likely to lead back to a state, from which a choice has led
  /// here; `nil` if none is likely.
  func likelyWay(from state: Int32, to origin: Int32, after last: ChoiceName) -> Int? {
    if let way = plainWay(from: state, to: origin, isUntried: true) { return way }
    if states[Int(state)].screen == states[Int(origin)].screen,
      let way = lastChoice(of: state, true, where: { $0.undoes(last) })
    {
      return way
    }
    // The last button of an alert or action sheet is usually the one that cancels it.
    guard screen(of: state).style?.isAlert == true else { return nil }
    return lastChoice(of: state, true) { $0.kind == .tap }
  }

  private func lastChoice(
    of state: Int32, _ isUntried: Bool, where isLikely: (ChoiceName) -> Bool
  ) -> Int? {
    (0..<choiceCount(of: state)).last {
      (!isUntried || end(of: state, $0) == End.untried) && isLikely(name(of: state, $0))
    }
  }
}

nonisolated extension ChoiceName {
  /// Whether the choice undoes one that was made on the same screen.
  fileprivate func undoes(_ other: ChoiceName) -> Bool {
    switch other.kind {
    // A text that was searched for is deleted.
    case .search: kind == .search && label == other.label
    // A row that has been expanded is collapsed, and a switch is switched back.
    case .select, .toggle: self == other
    default: false
    }
  }
}
