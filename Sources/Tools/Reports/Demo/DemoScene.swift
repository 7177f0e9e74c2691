/// A place in an app: the path to the screen, the tabs, and the coordinators.
package struct DemoScene: Sendable, Hashable {
  /// The path to the screen, such as `Persons › Fred`.
  package var stack = ""
  /// The titles of the tabs.
  package var tabs: [String] = []
  /// The index of the selected tab.
  package var selectedTab = 0
  /// The tree of coordinators, from top to bottom.
  package var tree: [DemoTreeLine] = []

  /// Returns whether the tabs and the selected one are those of another scene.
  func hasSameTabs(as other: DemoScene) -> Bool {
    selectedTab == other.selectedTab && tabs == other.tabs
  }

  /// Returns a copy in which each text is transformed.
  package func mapTexts(_ transform: (String) -> String) -> DemoScene {
    DemoScene(
      stack: transform(stack), tabs: tabs.map(transform), selectedTab: selectedTab,
      tree: tree.map { line in
        var line = line
        line.type = transform(line.type)
        line.screens = line.screens.map(transform)
        return line
      })
  }
}

/// A coordinator in a demo's tree.
package struct DemoTreeLine: Sendable, Hashable {
  /// The number of coordinators above it.
  package var depth = 0
  /// The coordinator's class.
  package var type: String
  /// The names of its screens.
  package var screens: [String] = []
  /// Whether the coordinator is in charge of the visible screen.
  package var isInCharge = false
  /// Whether the coordinator has leaked.
  package var isLeftBehind = false
}
