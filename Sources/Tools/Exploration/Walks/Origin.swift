import AppDriver

/// The screen before a step onward, to which Back should return.
struct Origin {
  /// The identity of the screen.
  let screen: String
  let title: String?
  let controllers: Int
  private let depth: Int32
  private let tab: Int

  /// Reads the screen; without a title, it has that of the session.
  init(_ walker: Walker, titled title: String? = nil) {
    screen = walker.reader.screenID(walker.session)
    self.title = title ?? walker.session.screenName
    controllers = walker.session.aliveControllerCount
    depth = walker.reader.depth
    tab = walker.reader.outline.selectedTab
  }

  /// Whether a step has led onward, to a screen that Back should leave to this one.
  func isOnward(_ name: ChoiceName, _ walker: Walker) -> Bool {
    BackLaw.leadsOnward(name) && walker.reader.depth > depth
      && walker.reader.choices.first?.leadsBack == true
      // In another tab, Back leads back to that tab's screen.
      && [tab, -1].contains(walker.reader.outline.selectedTab)
  }
}
