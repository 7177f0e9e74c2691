import AppDriver

/// What was known before a step onward.
struct Origin {
  let state: Int32
  let controllers: Int
  let title: String?
  private let tab: Int

  init(_ state: Int32, _ walker: Walker) {
    self.state = state
    controllers = walker.session.aliveControllerCount
    title = walker.session.screenName
    tab = walker.reader.outline.selectedTab
  }

  /// Whether a step has led onward, to a screen that Back should leave to this one.
  func isOnward(
    _ name: ChoiceName, _ walker: Walker, _ graph: StateGraph, _ current: Int32
  ) -> Bool {
    BackLaw.leadsOnward(name)
      && graph.states[Int(current)].depth > graph.states[Int(state)].depth
      && walker.reader.choices.first?.leadsBack == true
      // In another tab, Back leads back to that tab's screen.
      && [tab, -1].contains(walker.reader.outline.selectedTab)
  }
}
