import AppDriver

/// The state before a step onward, to which Back should return.
struct Origin {
  let state: Int32
  let controllers: Int
  let title: String?
  private let tab: Int

  init(_ state: Int32, titled title: String?, _ walker: Walker) {
    self.state = state
    self.title = title
    controllers = walker.session.aliveControllerCount
    tab = walker.reader.outline.selectedTab
  }

  /// Whether a step has led onward, to a screen that Back should leave to this one.
  func isOnward(
    _ name: ChoiceName, _ walker: Walker, _ graph: borrowing StateGraph, _ current: Int32
  ) -> Bool {
    BackLaw.leadsOnward(name)
      && graph.states[Int(current)].depth > graph.states[Int(state)].depth
      && walker.reader.choices.first?.leadsBack == true
      // In another tab, Back leads back to that tab's screen.
      && [tab, -1].contains(walker.reader.outline.selectedTab)
  }
}
