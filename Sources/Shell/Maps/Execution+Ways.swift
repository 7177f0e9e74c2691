import AppDriver
import Exploration
import Script

/// Methods that carry out `goto`.
extension Execution {
  /// The number of transitions for which the shortest way from the present state is looked for once the screen
  /// is found.
  private static let patience = 1_000
  /// The most steps on the visible screen that are tried elsewhere.
  private static let mostSteps = 4

  /// Goes to a screen: by the known states, by a step on the visible screen, or after exploring the app until
  /// the screen is found.
  func goTo(_ name: String, _ step: Step, _ scope: Scope) throws(CommandError) {
    func go(to target: String, by guide: WayJob.Guide) {
      end(step, .done)
      jobs.push(WayJob(to: target, by: guide, at: step.location, scope: scope))
    }
    if let knownMap, let finder = finder(to: knownMap.screens(named: name), on: knownMap),
      knownMap.incomplete == nil || finder.knowsWay(from: app.session)
    {
      return go(to: name, by: .finder(finder))
    }
    if app.session.isRunning {
      if LabelMatch.isWhole(name, app.session.screenName ?? "") {
        return go(to: name, by: .steps([]))
      }
      if let actions = try stepOnScreen(to: name) { return go(to: name, by: .steps(actions)) }
    }
    let map = try mapWithScreen(named: name)
    let found = map.screens(named: name)
    if map.incomplete == KnownMap.interrupted, found.isEmpty { throw .interrupted }
    let target = found.isEmpty ? [try screen(like: name, on: map)] : found
    guard let finder = finder(to: target, on: map) else {
      throw .cannotExplore("no way to \(SafeText.quotedLabel(name)) is known")
    }
    go(to: target[0].name, by: .finder(finder))
  }

  /// Returns a map with a screen, which may be all that is on it.
  private func mapWithScreen(named name: String) throws(CommandError) -> KnownMap {
    if let knownMap, knownMap.isExplored { return knownMap }
    var first: Int?
    let map = try explore(
      .all,
      until: { [app] states in
        let screens = KnownMap.screens(named: name, in: states)
        guard !screens.isEmpty else { return false }
        let session = app.session
        if !session.isRunning
          || WayFinder(states, to: screens).knowsShortestWay(from: session)
        {
          return true
        }
        first = first ?? states.transitionCount
        return states.transitionCount > Self.patience + (first ?? 0)
      })
    remember(map)
    return map
  }

  private func screen(
    like name: String, on map: KnownMap
  ) throws(CommandError) -> KnownMap.Screen {
    var search = LabelSearch<KnownMap.Screen>(name, wholeOnly: context.options.wholeLabelsOnly)
    for screen in map.screens { search.consider(screen.name, screen) }
    return try search.result(what: "known screen", on: "")
  }

  private func finder(to screens: [KnownMap.Screen], on map: KnownMap) -> WayFinder? {
    guard !screens.isEmpty, let states = map.states else { return nil }
    let walk = screens.compactMap(\.walk).min { $0.count < $1.count }
    return WayFinder(states, to: Set(screens.map(\.id)), walk: walk)
  }

  /// Returns what leads to a screen in one step: a tab, row or button with its name.
  ///
  /// Whether it does is tried in another process.
  private func stepOnScreen(to name: String) throws(CommandError) -> [UserAction]? {
    guard !app.session.isInBackground, app.actions != nil, let screen = view.searchedScreen else {
      return nil
    }
    let tabs = (screen.tabs?.titles ?? []).enumerated().filter {
      LabelMatch.isWhole(name, $0.element)
    }
    let steps =
      tabs.map { UserAction.selectTab($0.offset) }
      + screen.locatedElements(of: [.row, .button]).filter {
        $0.element.isEnabled && LabelMatch.isWhole(name, $0.element.label)
      }.map { $0.element.kind == .row ? .select($0.target) : .tap($0.target) }
    for step in steps.prefix(Self.mostSteps) {
      // A step that ends the app, so that there is no map, doesn't lead there.
      if let map = try? explore(.visited, and: [step]),
        LabelMatch.isWhole(name, map.lastScreen ?? "")
      {
        return [step]
      }
    }
    return nil
  }
}

extension KnownMap {
  /// Why an exploration is incomplete that the user has ended.
  package nonisolated static let interrupted = "interrupted"
}
