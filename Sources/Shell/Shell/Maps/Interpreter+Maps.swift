import AppDriver
import Script

/// Methods that carry out the effects of `map`, `goto` and `explore`.
extension Interpreter {
  /// The screens that the user can name; empty if the host has no guide.
  var knownScreens: [KnownScreen] {
    guard let guide = host.guide else { return [] }
    prepareToExplore()
    return guide.knownScreens
  }

  func carryOut(_ use: MapUse, _ step: Step, _ scope: Scope) throws(CommandError) {
    guard let guide = host.guide else {
      if case .goTo(let name) = use, let error = CommandError.wayBack(named: name) { throw error }
      throw .cannotExplore(.notHere)
    }
    prepareToExplore()
    switch use {
    case .show(let screens): end(step, .printed(try guide.map(of: screens)))
    case .explore: end(step, .printed(try guide.explore()))
    case .goTo(let name):
      let way = try guide.way(to: name)
      end(step, .done)
      jobs.push(WayJob(way, at: step.location, scope: scope))
    }
  }

  /// Hides the secrets that an exploration types, which the app may show anywhere, and writes what
  /// was printed before it begins.
  private func prepareToExplore() {
    for fill in state.fills where fill.isSecure { hide(fill.text) }
    transcript.output.flush()
  }
}
