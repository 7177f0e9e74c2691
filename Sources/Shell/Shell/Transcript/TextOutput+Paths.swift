import AppDriver

nonisolated extension TextOutput {
  /// Writes the path to a screen and the paths of its other panes.
  func writePaths(of visible: VisibleScreen) {
    // To ask the snapshot itself, it would be copied as a whole.
    let hasPanes = visible.screen.panes.count > 1
    writePaths(visible.screen.stack, beside: hasPanes ? visible.screen.otherPaths : [])
  }

  /// Writes the path to a screen, such as `Catalog › Dresses`.
  ///
  /// The path of each other pane is preceded by `|`, as in `Catalog | Dresses › Linen dress`.
  func writePaths(_ path: [String], beside others: ArraySlice<[String]> = []) {
    writePath(path)
    for other in others {
      write(PathText.bar)
      writePath(other)
    }
  }

  private func writePath(_ path: [String]) {
    for place in path.indices {
      if place > 0 { write(PathText.arrow) }
      writeSafely(path[place])
    }
  }
}

nonisolated extension ScreenSnapshot {
  /// The paths of the panes after the first.
  var otherPaths: ArraySlice<[String]> { panes.count > 1 ? paths.dropFirst() : [] }
}
