import AppDriver

/// Choices that are likely to lead back, by their names.
///
/// They have to be tried anyway, and save a launch. Without them, an exploration of Storefront
/// takes an eighth longer and doesn't find one of its moves.
nonisolated extension StateGraph {
  /// The untried choice that is most likely to lead back to a state, from which a choice has led
  /// here; `nil` if none is likely.
  ///
  /// It is the other state's tab; from a deeper state, Back or Dismiss; the choice that undoes the
  /// last one; the last button of an alert, which usually cancels it.
  func likelyWay(from state: Int32, to origin: Int32, after last: ChoiceName) -> Int? {
    let (here, there) = (states[Int(state)], states[Int(origin)])
    func untried(where isLikely: (ChoiceName) -> Bool) -> Int? {
      (0..<choiceCount(of: state)).last {
        end(of: state, $0) == End.untried && isLikely(name(of: state, $0))
      }
    }
    // Tabs can't be tapped behind a screen that is presented over all of them.
    if here.tab != there.tab, here.tab >= 0, there.tab >= 0 {
      return untried { $0.kind == .tab && $0.label == "\(there.tab + 1)" }
    }
    if here.depth > there.depth,
      let way = untried(where: { $0.kind == .dismiss || $0.kind == .back })
    {
      return way
    }
    if here.screen == there.screen, let way = untried(where: { $0.undoes(last) }) { return way }
    return screen(of: state).style?.isAlert == true ? untried { $0.kind == .tap } : nil
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
