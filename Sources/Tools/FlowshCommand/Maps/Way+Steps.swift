import AppDriver
import Exploration
import Shell

extension Way {
  /// Creates a way of some parts, which was seen to lead to a screen.
  init(to target: String, by parts: [Part]) {
    var rest = parts[...]
    self.init(to: target) { session in
      rest.popFirst()
        ?? (LabelMatch.isWhole(target, session.screenName ?? "") ? .arrived : .lost)
    }
  }

  /// Creates the way that a finder knows.
  ///
  /// Where it knows none, the app is launched again, once.
  init(to target: String, by finder: WayFinder) {
    var hasRelaunched = false
    self.init(to: target) { session in
      switch finder.next(in: session) {
      case .step(let step):
        let actions = step.actions.indices.compactMap { step.action(at: $0, in: session) }
        // Something may not be on the visible screen.
        return actions.count == step.actions.count ? .perform(actions) : .lost
      case .arrived: return .arrived
      case .noWay where hasRelaunched: return .lost
      case .noWay:
        hasRelaunched = true
        finder.didRelaunch()
        return .relaunch
      }
    }
  }
}
