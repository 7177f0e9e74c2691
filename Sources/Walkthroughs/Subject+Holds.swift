import AppDriver
import CallStacks
import Shell

extension Subject {
  /// Whether it holds; the value is what the named thing is to hold, nil where that is left open.
  func holds(
    _ name: String, value: String?, on screen: ScreenSnapshot, _ shell: ShellView
  ) -> Bool {
    switch self {
    case .screen:
      return screen.panes.contains { pane in
        LabelMatch.isWhole(name, pane.title) || LabelMatch.isWhole(name, Self.plain(pane.type))
      } || screen.container.map { LabelMatch.isWhole(name, Self.plain($0)) } ?? false
    case .stack: return LabelMatch.isWhole(Self.path(name), Self.path(Self.text(screen.paths)))
    case .modal:
      return screen.modal != nil && (name.isEmpty || LabelMatch.isWhole(name, screen.name))
    case .alert:
      return screen.modal?.style == .alert
        && (screen.panes.map(\.title) + texts(of: screen)).contains {
          LabelMatch.of(name, in: $0) != nil
        }
    case .row: return hasRow(shell.session) { LabelMatch.isWhole(name, $0) }
    case .field, .toggle, .choice: return hasElement(name, value, on: screen)
    case .text:
      return (screen.panes.map(\.title) + texts(of: screen))
        .contains { LabelMatch.of(name, in: $0) != nil }
        || hasRow(shell.session) { LabelMatch.of(name, in: $0) != nil }
    case .count: return Counted(name).map { $0.count(on: screen) == $0.number } ?? false
    case .enabled: return usable(on: screen).contains { $0.isEnabled && isNamed(name, $0) }
    case .flow:
      return LabelMatch.isWhole(
        Self.path(name),
        screen.flow.suffix(name.split(separator: ">").count).joined(separator: " > "))
    case .output:
      guard let expression = Self.expression(name) else { return shell.lastOutput.contains(name) }
      // What can't be read was a mistake of the line.
      return (try? Regex(expression).anchorsMatchLineEndings().firstMatch(in: shell.lastOutput))
        ?? nil != nil
    case .call: return calls(shell).contains { Self.isCall($0, named: name) }
    case .leaks:
      return shell.session.leaks.contains { leak in
        !leak.isProvisional
          && (name.isEmpty || LabelMatch.isWhole(name, leak.type)
            || LabelMatch.isWhole(name, leak.name))
      }
    case .event:
      return events(shell).contains { event in
        LabelMatch.isWhole(name, event.name)
          || LabelMatch.isWhole(name, "\(event.name) \(event.controller ?? "")")
      }
    case .warnings: return shell.session.warningCount > 0
    case .tab, .button, .selected, .coordinator, .size:
      return there(on: screen, shell).contains { LabelMatch.isWhole(name, $0) }
    }
  }

  /// What is there instead, for a failure.
  func there(on screen: ScreenSnapshot, _ shell: ShellView) -> [String] {
    switch self {
    case .screen: screen.panes.map(\.title)
    case .stack: [Self.text(screen.paths)]
    case .tab: screen.tabs.map { [$0.titles[$0.selectedIndex]] } ?? []
    case .modal: screen.modal == nil ? [] : [screen.name]
    case .alert: screen.modal?.style == .alert ? screen.panes.map(\.title) : []
    case .row: labels([.row], of: screen)
    case .button: labels([.button], of: screen)
    case .field: labels([.field, .search], of: screen)
    case .toggle: labels([.toggle], of: screen)
    case .choice: labels([.choice], of: screen)
    case .text: texts(of: screen)
    case .count: []
    case .enabled: usable(on: screen).filter(\.isEnabled).map(\.label)
    case .selected: selected(on: screen)
    case .coordinator: coordinators(shell.session)
    case .flow: [screen.flow.joined(separator: " > ")]
    case .call: calls(shell)
    case .leaks: shell.session.leaks.filter { !$0.isProvisional }.map(\.name)
    case .event:
      Set(events(shell).map { "\($0.name)\($0.controller.map { " " + $0 } ?? "")" }).sorted()
    case .output: shell.lastOutput.split(separator: "\n").map(String.init)
    case .warnings: warnings(shell.session)
    case .size: (shell.session.snapshot(rowLimit: 0)?.traits.width.rawValue).map { [$0] } ?? []
    }
  }

  /// Whether the thing itself is there, whatever it is like; true where that is all that is asked.
  func isThere(_ name: String, on screen: ScreenSnapshot) -> Bool {
    self != .enabled || usable(on: screen).contains { isNamed(name, $0) }
  }

  /// What the named thing holds instead, nil where there is no such thing.
  func value(of name: String, on screen: ScreenSnapshot) -> String? {
    elements(on: screen).first { isNamed(name, $0) }?.value ?? nil
  }

  /// Whether the named thing hides what it holds.
  func isSecure(_ name: String, on screen: ScreenSnapshot) -> Bool {
    elements(on: screen).contains { $0.isSecure && isNamed(name, $0) }
  }

  private func hasElement(_ name: String, _ value: String?, on screen: ScreenSnapshot) -> Bool {
    elements(on: screen).contains { element in
      isNamed(name, element) && (value == nil || value == element.value ?? "")
    }
  }

  private func elements(on screen: ScreenSnapshot) -> [ElementSnapshot] {
    let kinds: [ElementKind] =
      switch self {
      case .field: [.field, .search]
      case .toggle: [.toggle]
      case .choice: [.choice]
      default: []
      }
    return screen.panes.flatMap(\.elements).filter { kinds.contains($0.kind) }
  }

  private func usable(on screen: ScreenSnapshot) -> [ElementSnapshot] {
    screen.panes.flatMap(\.elements).filter { [.button, .toggle, .row].contains($0.kind) }
  }

  private func isNamed(_ name: String, _ element: ElementSnapshot) -> Bool {
    LabelMatch.isWhole(name, element.label)
  }

  /// A table's row with a checkmark says so beside its title; a choice has one option picked.
  private func selected(on screen: ScreenSnapshot) -> [String] {
    let elements = screen.panes.flatMap(\.elements)
    return elements.filter { $0.kind == .row && $0.isChecked }.map(\.label)
      + elements.filter { $0.kind == .choice }.compactMap(\.value)
      + (screen.tabs.map { [$0.titles[$0.selectedIndex]] } ?? [])
  }

  private func events(_ shell: ShellView) -> [SessionEvent] {
    shell.session.events(in: shell.lastEvents)
  }

  /// The calls behind the last step, each once.
  private func calls(_ shell: ShellView) -> [String] {
    var names: [String] = []
    for case .call(let call) in shell.session.trace(of: shell.lastEvents)
    where !names.contains(call.name) {
      names.append(call.name)
    }
    return names
  }

  /// Whether a call is meant by a name, which may leave out the labels, or the protocol.
  private static func isCall(_ call: String, named name: String) -> Bool {
    let plain = String(call.prefix { $0 != "(" })
    let method = plain.split(separator: ".").last.map(String.init) ?? plain
    return LabelMatch.isWhole(name, call) || LabelMatch.isWhole(name, plain)
      || LabelMatch.isWhole(name, method)
      || LabelMatch.isWhole(name, method + call.dropFirst(plain.count))
  }

  private func warnings(_ session: AppSession) -> [String] {
    session.events(in: 0..<session.eventCount).filter { $0.name == "warning" }
      .compactMap(\.detail)
  }

  private func coordinators(_ session: AppSession) -> [String] {
    var types: [String] = []
    func list(_ coordinator: CoordinatorSnapshot) {
      types.append(coordinator.type)
      coordinator.children.forEach(list)
    }
    session.snapshot(rowLimit: 0)?.coordinators.forEach(list)
    return types
  }

  /// Whether a row's title fits, also of one that the screen has not been asked to show.
  private func hasRow(_ session: AppSession, _ fits: (String) -> Bool) -> Bool {
    var isThere = false
    session.visitRows { _, _, title in
      isThere = fits(title)
      return !isThere
    }
    return isThere
  }

  private func labels(_ kinds: [ElementKind], of screen: ScreenSnapshot) -> [String] {
    screen.panes.flatMap(\.elements).filter { kinds.contains($0.kind) }.map(\.label)
  }

  private func texts(of screen: ScreenSnapshot) -> [String] {
    screen.panes.flatMap(\.elements).flatMap { [$0.label, $0.value].compactMap(\.self) }
  }
}

nonisolated extension ElementSnapshot {
  /// Whether a checkmark stands at a row's end.
  fileprivate var isChecked: Bool { value?.hasSuffix("✓") ?? false }
}
