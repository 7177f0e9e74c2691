import AppDriver

/// A writer that prints the views of a screen as a tree.
nonisolated struct ViewTreeWriter {
  let output: TextOutput

  /// Writes the views of each pane below the class of its controller.
  func write(_ panes: [PaneViews], of screen: ScreenSnapshot) {
    for (place, pane) in panes.enumerated() {
      output.writeSafely(pane.controller, .bold)
      output.write("\n")
      if let view = pane.view {
        write(view, depth: 1)
        if view.views.isEmpty, screen.panes.indices.contains(place),
          !screen.panes[place].elements.isEmpty
        {
          output.write("    (what the screen shows is declared by the controller)\n", .faint)
        }
      } else {
        output.write("  (its view isn't loaded)\n", .faint)
      }
    }
    output.write("\n")
  }

  private func write(_ view: ViewSnapshot, depth: Int) {
    let indentation = String(repeating: "  ", count: depth)
    output.write(indentation)
    output.writeSafely(view.type)
    if let text = view.text {
      output.write("  ")
      output.writeSafely("\"\(output.safe(text))\"")
    }
    if let identifier = view.identifier { output.writeSafely("  #\(identifier)", .faint) }
    if !view.states.isEmpty {
      output.writeSafely("  \(view.states.joined(separator: ", "))", .faint)
    }
    output.write("\n")
    for inside in view.views { write(inside, depth: depth + 1) }
    if let count = view.leftOut { output.write("\(indentation)  … \(count) more\n", .faint) }
  }
}
