import AppDriver

/// The output of `stack`: the stacks of all tabs and of the presented controllers.
struct StackOutput {
  private let stack: [String]
  private let beside: [[String]]?
  private let tabs: [TabSnapshot]
  private let presented: [PresentedSnapshot]

  init(_ app: AppSnapshot) {
    stack = app.screen.stack
    beside = app.screen.panes.count > 1 ? Array(app.screen.paths.dropFirst()) : nil
    tabs = app.tabs
    presented = app.presented
  }

  func write(to output: TextOutput) {
    if tabs.isEmpty, presented.isEmpty { row("stack", stack, beside, false, 5, output) }
    let names = tabs.map(title(of:)) + presented.map(\.style.rawValue)
    let width = names.map(\.count).max() ?? 0
    for tab in tabs {
      row(title(of: tab), tab.stack, tab.beside, tab.isSelected, width, output)
    }
    for modal in presented {
      row(modal.style.rawValue, modal.stack, modal.beside, false, width, output)
    }
    output.write("\n")
  }

  /// Returns a tab's title with its badge.
  private func title(of tab: TabSnapshot) -> String { tab.title + TabBadge.text(tab.badge) }

  private func row(
    _ name: String, _ stack: [String], _ beside: [[String]]?, _ isSelected: Bool, _ width: Int,
    _ output: TextOutput
  ) {
    output.write(isSelected ? "* " : "  ")
    output.writeSafely(name, .bold)
    output.write(String(repeating: " ", count: max(0, width - name.count) + 2))
    output.writeSafely(PathText.text([stack] + (beside ?? [])))
    output.write("\n")
  }
}
