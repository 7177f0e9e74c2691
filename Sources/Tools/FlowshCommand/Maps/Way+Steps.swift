import AppDriver
import Exploration
import Shell

extension Way {
  /// Creates a way of some parts, which was seen to lead to a screen.
  init(to target: String, by parts: [Part]) {
    self.init(to: target, by: parts.map { part in { _ in part } }) {
      LabelMatch.isWhole(target, $0.screenName ?? "")
    }
  }

  /// Creates the way of a walk that was seen to lead to a goal, perhaps from the launch.
  init(to target: String, relaunches: Bool, by walk: KnownMap.Walk, on states: ExploredStates) {
    let steps = walk.steps.map { step in
      { (session: AppSession) -> Part in
        let actions = step.actions.indices.compactMap { step.action(at: $0, in: session) }
        // Something may not be on the visible screen.
        return actions.count == step.actions.count ? .perform(actions) : .lost
      }
    }
    self.init(to: target, by: (relaunches ? [{ _ in .relaunch }] : []) + steps) {
      states.isReached(walk.goal, by: $0)
    }
  }

  private init(
    to target: String, by parts: [(AppSession) -> Part], isReached: @escaping (AppSession) -> Bool
  ) {
    var rest = parts[...]
    self.init(to: target) { session in
      rest.popFirst()?(session) ?? (isReached(session) ? .arrived : .lost)
    }
  }
}
