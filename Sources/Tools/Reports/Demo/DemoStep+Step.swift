package import AppDriver
import Script
package import Shell

/// The limits of a step's texts, which an app or a loop may make as long as it likes.
package nonisolated enum DemoBounds {
  /// The maximum number of bytes of a line.
  package static let line = 1_000
  /// The maximum number of bytes of a name in a list, such as a call or a tab.
  package static let name = 300
  /// The maximum number of bytes of a text of several lines.
  package static let text = 10_000
  /// The maximum number of entries of a list.
  package static let entries = 200

  /// Returns the beginning of a list, and an entry that says how many more there are.
  static func cut<Entry>(_ list: [Entry], rest: (String) -> Entry) -> [Entry] {
    guard list.count > entries else { return list }
    return list.prefix(entries) + [rest("… \(list.count - entries) more")]
  }

  /// Returns the beginning of lines, up to the limit of a text.
  package static func cut(lines: [String]) -> [String] {
    var left = text
    let kept = lines.prefix { line in
      defer { left -= line.utf8.count + 1 }
      return left > 0
    }
    return kept.map { $0.cut(to: line) }
      + (kept.count < lines.count ? ["… \(lines.count - kept.count) more"] : [])
  }
}

extension DemoStep {
  /// Creates the step of a command that has run, without its frames and scene.
  ///
  /// Long texts are cut.
  @MainActor
  package init(_ step: Step, _ shell: ShellState) {
    self.init(
      heading: step.heading.map { shell.redacted($0.title).cut(to: DemoBounds.line) },
      command: step.isText ? "" : step.marked.cut(to: DemoBounds.line),
      groups: DemoBounds.cut(step.groups.map { $0.name.cut(to: DemoBounds.name) }) { $0 },
      isLaunch: step.heading != nil || step.shown.hasPrefix("@"),
      isCheck: step.name == "expect" || step.answer != nil,
      status: step.status == .failed ? .failed : step.error == nil ? .passed : .refused,
      reason: step.reason?.cut(to: DemoBounds.text),
      message: step.message?.cut(to: DemoBounds.line),
      appOutput: DemoBounds.cut(lines: step.appOutput),
      trace: DemoBounds.cut(
        shell.trace(of: step).map { line in
          TraceLine(
            line.text.cut(to: DemoBounds.name), place: line.place?.cut(to: DemoBounds.name),
            isCall: line.isCall)
        }
      ) { TraceLine($0) })
    // The text of a refusal says why, and the reason says it again.
    if step.heading == nil, status != .refused {
      output = shell.outputBesideScreen(of: step).cut(to: DemoBounds.text)
    }
  }
}

extension DemoScene {
  /// Creates the scene that the app shows; long texts are cut.
  @MainActor
  package init(_ shell: ShellState) {
    let tabs = shell.shownTabs
    self.init(
      stack: shell.shownPath.cut(to: DemoBounds.line),
      tabs: DemoBounds.cut((tabs?.titles ?? []).map { $0.cut(to: DemoBounds.name) }) { $0 },
      selectedTab: tabs?.selected ?? 0, tree: DemoTreeLine.lines(shell.coordinators))
  }
}

extension DemoTreeLine {
  /// Returns the lines of coordinators and their children.
  package static func lines(_ coordinators: [CoordinatorSnapshot]) -> [DemoTreeLine] {
    var lines: [DemoTreeLine] = []
    var count = 0
    func add(_ coordinator: CoordinatorSnapshot, depth: Int) {
      count += 1
      if count <= DemoBounds.entries {
        lines.append(
          DemoTreeLine(
            depth: depth, type: coordinator.type.cut(to: DemoBounds.name),
            screens: DemoBounds.cut(
              coordinator.screens.map { $0.cut(to: DemoBounds.name) }
            ) { $0 },
            isInCharge: coordinator.isInCharge, isLeftBehind: coordinator.isLeftBehind))
      }
      for child in coordinator.children { add(child, depth: depth + 1) }
    }
    for coordinator in coordinators { add(coordinator, depth: 0) }
    if count > lines.count {
      lines.append(DemoTreeLine(type: "… \(count - lines.count) more"))
    }
    return lines
  }

  /// Returns, for each line of a tree, whether its coordinator is not in the tree of the step
  /// before.
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
