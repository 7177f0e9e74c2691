extension ScreenSnapshot {
  /// Returns a copy of the screen in which each text is transformed.
  nonisolated package func mapTexts(_ transform: (String) -> String) -> ScreenSnapshot {
    ScreenSnapshot(
      panes: panes.map { $0.mapTexts(transform) }, container: container.map(transform),
      stack: stack.map(transform), modal: modal?.mapTexts(transform),
      tabs: tabs?.mapTexts(transform),
      flow: flow.map(transform),
      back: back.map {
        BackSnapshot(
          below: $0.below.map(transform), hasButton: $0.hasButton, canSwipe: $0.canSwipe)
      })
  }
}

extension PaneSnapshot {
  nonisolated fileprivate func mapTexts(_ transform: (String) -> String) -> PaneSnapshot {
    PaneSnapshot(
      controller: controller, type: transform(type), title: transform(title),
      path: path?.map(transform), elements: elements.map { $0.mapTexts(transform) },
      rowCount: rowCount, sectionsLeftOut: sectionsLeftOut)
  }
}

extension ModalSnapshot {
  nonisolated fileprivate func mapTexts(_ transform: (String) -> String) -> ModalSnapshot {
    ModalSnapshot(
      style: style, canBeSwiped: canBeSwiped, isPopover: isPopover, over: over.map(transform),
      overBeside: overBeside?.map { $0.map(transform) })
  }
}

extension TabBarSnapshot {
  /// Returns a copy of the tab bar in which each text is transformed.
  nonisolated func mapTexts(_ transform: (String) -> String) -> TabBarSnapshot {
    TabBarSnapshot(
      titles: titles.map(transform), selectedIndex: selectedIndex, isReachable: isReachable,
      badges: badges.map { $0.map(transform) })
  }
}
