package import AppDriver
package import Shell

extension DemoStep {
  /// Creates the step of a command that has run, without its frames.
  @MainActor
  package init(_ step: Step, _ shell: ShellView) {
    self.init(
      heading: step.heading, command: step.isText ? "" : step.marked, groups: step.groups,
      isLaunch: step.heading != nil || step.shown.hasPrefix("@"), isCheck: step.name == "expect",
      status: step.status == .failed ? .failed : step.error == nil ? .passed : .refused,
      reason: step.reason, message: step.message, output: shell.outputBesideScreen(of: step),
      appOutput: step.appOutput, trace: shell.trace(of: step))
    if step.heading != nil { output = "" }
    // The text says why, and the reason says it again.
    if status == .refused { output = "" }
    show(shell)
  }

  /// Notes what the app shows.
  @MainActor
  package mutating func show(_ shell: ShellView) {
    stack = shell.shownPath
    if let shown = shell.shownTabs { (tabs, selectedTab) = shown } else { tabs = [] }
    tree = DemoTreeLine.lines(shell.coordinators, depth: 0)
  }
}

extension DemoTreeLine {
  /// Returns the lines of coordinators and their children.
  package static func lines(_ coordinators: [CoordinatorSnapshot], depth: Int) -> [DemoTreeLine] {
    coordinators.flatMap { coordinator in
      [
        DemoTreeLine(
          depth: depth, type: coordinator.type, screens: coordinator.screens,
          isInCharge: coordinator.isInCharge, isLeftBehind: coordinator.isLeftBehind)
      ] + lines(coordinator.children, depth: depth + 1)
    }
  }

  /// Returns, for each line of a tree, whether its coordinator is not in the tree of the step before.
  static func areNew(_ lines: [DemoTreeLine], since old: [DemoTreeLine]?) -> [Bool] {
    guard let old else { return lines.map { _ in false } }
    var known: [[String]: Int] = [:]
    for path in paths(of: old) { known[path, default: 0] += 1 }
    return paths(of: lines).map { path in
      known[path, default: 0] -= 1
      return known[path, default: 0] < 0
    }
  }

  /// Returns the classes from the root to each coordinator.
  private static func paths(of lines: [DemoTreeLine]) -> [[String]] {
    var path: [String] = []
    return lines.map { line in
      path = Array(path.prefix(line.depth)) + [line.type]
      return path
    }
  }
}
