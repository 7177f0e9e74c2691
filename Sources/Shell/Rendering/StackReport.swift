import AppDriver

/// Every tab's stack and what is presented.
struct StackReport: Encodable {
  private let stack: [String]
  private let tabs: [TabSnapshot]
  private let presented: [PresentedSnapshot]

  init(_ app: AppSnapshot) {
    stack = app.screen.stack
    tabs = app.tabs
    presented = app.presented
  }

  func write(to output: TextOutput) {
    if tabs.isEmpty, presented.isEmpty { row("stack", stack, false, 5, output) }
    let names = tabs.map(\.title) + presented.map(\.style.rawValue)
    let width = names.map(\.count).max() ?? 0
    for tab in tabs { row(tab.title, tab.stack, tab.isSelected, width, output) }
    for modal in presented { row(modal.style.rawValue, modal.stack, false, width, output) }
    output.write("\n")
  }

  private func row(
    _ name: String, _ stack: [String], _ isSelected: Bool, _ width: Int, _ output: TextOutput
  ) {
    output.write(isSelected ? "* " : "  ")
    output.writeSafely(name, .bold)
    output.write(String(repeating: " ", count: max(0, width - name.count) + 2))
    output.writeSafely(stack.joined(separator: " › "))
    output.write("\n")
  }
}
