import AppDriver

/// A writer that prints the tree of coordinators with their screens.
nonisolated struct TreeWriter {
  let output: TextOutput
  /// Whether to write each screen on its own line, with its class.
  var listsScreens = false

  func write(_ roots: [CoordinatorSnapshot]) {
    for root in roots { write(root, depth: 0) }
    if roots.isEmpty { output.write("no coordinators: the app's delegate and windows hold none\n") }
    output.write("\n")
  }

  private func write(_ coordinator: CoordinatorSnapshot, depth: Int) {
    output.write(String(repeating: "  ", count: depth))
    output.writeSafely(coordinator.type, coordinator.isInCharge ? .bold : .faint)
    if !listsScreens, !coordinator.screens.isEmpty {
      output.write("  ")
      output.writeSafely(PathText.text([coordinator.screens]))
    }
    if coordinator.isInCharge { output.write("  ← in charge") }
    if coordinator.isLeftBehind { output.write("  left behind", .red) }
    output.write("\n")
    if listsScreens {
      for (title, type) in zip(coordinator.screens, coordinator.screenTypes) {
        output.write(String(repeating: "  ", count: depth + 1) + "- ")
        output.writeSafely(title)
        output.writeSafely(" (\(type))", .faint)
        output.write("\n")
      }
    }
    for child in coordinator.children { write(child, depth: depth + 1) }
  }
}
