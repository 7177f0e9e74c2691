import AppDriver

/// Something on the screen that has a text or an identifier, and what a tap on it does.
struct ShownElement {
  /// The effect of a tap.
  private enum Tap {
    case element(LocatedElement)
    case option(LocatedElement, Int)
    case tab(Int)
    case back
    /// Nothing, as a tap on a text that no gesture recognizer watches.
    case nothing
  }

  /// The texts by which it is found.
  let texts: [String]
  /// The identifier that the app has given it; `nil` if there is none.
  let identifier: String?
  private let tap: Tap
  /// The target of a gesture on it; `nil` for a part of the screen that isn't an element, such as a
  /// tab.
  private(set) var target: ElementTarget?
  private let states: Set<String>
  /// The row that it is or is in, with the number of its controller; `nil` if there is none.
  private var row: (controller: Int, place: Int)?

  /// Whether a tap does something.
  var reacts: Bool { if case .nothing = tap { false } else { true } }
  /// Whether it is the Back button.
  var isBack: Bool { if case .back = tap { true } else { false } }

  /// Whether the element is in a state, such as `enabled`.
  func isIn(_ state: String) -> Bool { states.contains(state) }

  /// Whether both are in the same row.
  func isInRow(of other: ShownElement) -> Bool {
    guard let row, let theirs = other.row else { return false }
    return row == theirs
  }

  /// Returns everything on a screen, from top to bottom; the focus is in the field `focus`.
  static func all(on screen: ScreenSnapshot, focus: ElementTarget? = nil) -> [ShownElement] {
    let back: [ShownElement] =
      screen.back?.hasButton == true
      ? [ShownElement(["Back"] + (screen.back?.below.last.map { [$0] } ?? []), .back)] : []
    let tabs = screen.tabs.flatMap { $0.isReachable ? $0 : nil }.map { tabs in
      tabs.titles.enumerated().map { place, title in
        ShownElement([title], .tab(place), isSelected: place == tabs.selectedIndex)
      }
    }
    return back
      + screen.panes.flatMap { pane in
        [ShownElement([pane.title], .nothing)]
          + pane.elements.flatMap { all(of: $0, in: pane, focus) }
      } + (tabs ?? [])
  }

  private static func all(
    of element: ElementSnapshot, in pane: PaneSnapshot, _ focus: ElementTarget?
  ) -> [ShownElement] {
    guard element.kind != .gesture else { return [] }
    let located = LocatedElement(pane: pane, element: element)
    let own = ShownElement(located, isFocused: focus == located.target)
    guard element.kind == .choice else { return [own] }
    return [own]
      + element.options.enumerated().map { place, option in
        ShownElement(
          [option], .option(located, place),
          isEnabled: element.isEnabled && !element.disabledOptions.contains(place),
          isSelected: option == element.value)
      }
  }

  private init(
    _ texts: [String], _ tap: Tap, identifier: String? = nil, isEnabled: Bool = true,
    isOn: Bool = false, isSelected: Bool = false, isFocused: Bool = false
  ) {
    self.texts = texts
    self.tap = tap
    self.identifier = identifier
    states = [
      isEnabled ? "enabled" : "disabled", isOn ? "on" : "off",
      isSelected ? "selected" : "unselected", isFocused ? "focused" : "unfocused",
    ]
  }

  private init(_ located: LocatedElement, isFocused: Bool) {
    let element = located.element
    let isControl = ![.text, .header, .choice].contains(element.kind)
    self.init(
      [element.label, element.value].compactMap(\.self), isControl ? .element(located) : .nothing,
      identifier: element.identifier, isEnabled: element.isEnabled,
      isOn: element.kind == .toggle ? element.value == "on" : element.isChecked,
      isSelected: element.isSelected || element.isChecked, isFocused: isFocused)
    target = located.target
    let place = element.kind == .row ? element.ordinal : element.row
    row = place.map { (located.pane.controller, $0) }
  }

  /// Returns the actions of a tap.
  ///
  /// - Parameter times: The number of quick taps.
  /// - Returns: The actions; none if a tap does nothing.
  func actions(times: Int) -> [UserAction] {
    switch tap {
    case .element(let located):
      guard times == 1 else { return [.tapQuickly(located.target, times: times)] }
      switch located.element.kind {
      case .row: return [.select(located.target)]
      case .toggle: return [.toggle(located.target)]
      default: return [.tap(located.target)]
      }
    // These end neither the screen nor a transition, so that each tap is as the first one.
    case .option(let located, let place):
      return Array(repeating: .choose(located.target, option: place), count: times)
    case .tab(let place): return Array(repeating: .selectTab(place), count: times)
    case .back: return [.back(steps: 1)]
    case .nothing: return []
    }
  }
}
