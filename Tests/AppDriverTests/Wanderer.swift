import AppDriver
import Foundation

/// A simulated user that performs a reproducible sequence of random actions in an app.
final class Wanderer {
  /// The classes of the screens visited so far.
  private(set) var screens: Set<String> = []
  private var state: UInt64
  private let session: AppSession

  init(_ session: AppSession, seed: UInt64) {
    self.session = session
    state = seed
  }

  /// Performs a random action that is possible on the current screen.
  func step() async -> (UserAction, Outcome) {
    let action = choose()
    return (action, await session.perform(action))
  }

  private func random(_ count: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(count))
  }

  private func choose() -> UserAction {
    guard let screen = session.screen(rowLimit: 6) else { return .foreground }
    var actions: [UserAction] = []
    for pane in screen.panes {
      screens.insert(pane.type)
      for element in pane.elements {
        let target = ElementTarget(
          controller: pane.controller, kind: element.kind, label: element.label,
          ordinal: element.ordinal)
        switch element.kind {
        case .row: actions.append(.select(target))
        case .button: actions += [.tap(target), .tap(target)]
        case .field: actions.append(.type(target, text: ["fred", "yabba", ""][random(3)]))
        case .toggle: actions.append(.toggle(target))
        case .choice: actions.append(.choose(target, option: random(3)))
        default: break
        }
      }
    }
    if let back = screen.back {
      actions += [.back(steps: 1), .swipeBack(letGo: false), .swipeBack(letGo: true)]
      if back.below.count > 1 { actions.append(.back(steps: back.below.count)) }
    }
    if screen.modal?.canBeSwiped == true { actions += [.swipeDown, .swipeDown] }
    if let tabs = screen.tabs, tabs.isReachable {
      actions.append(.selectTab(random(tabs.titles.count)))
    }
    actions += [.rotate, .resize(random(2) == 0 ? .compact : .regular)]
    if random(20) == 0 { actions += [.background, .foreground, .memoryWarning] }
    return actions[random(actions.count)]
  }
}
