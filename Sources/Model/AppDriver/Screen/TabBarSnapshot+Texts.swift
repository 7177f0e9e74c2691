extension TabBarSnapshot {
  /// Returns a copy of the tab bar in which each text is transformed.
  nonisolated func mapTexts(_ transform: (String) -> String) -> TabBarSnapshot {
    TabBarSnapshot(
      titles: titles.map(transform), selectedIndex: selectedIndex, isReachable: isReachable,
      badges: badges.map { $0.map(transform) })
  }
}
