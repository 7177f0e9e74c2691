import AppDriver
import Exploration
import Script

/// Methods that carry out `goto`.
extension Execution {
  /// The most steps on the visible screen that are tried elsewhere.
  private static let mostSteps = 4
  /// The most actions that an exploration from the present state repeats before each walk.
  private static let mostActions = 500
  /// The number of transitions after which such an exploration gives up.
  private static let patience = 2_000

  /// Goes to a screen.
  ///
  /// If the screen isn't known, a step on the visible screen with its name is tried in another process, and then
  /// the app is explored until the screen is found.
  func goTo(_ name: String, _ step: Step, _ scope: Scope) throws(CommandError) {
    let guide: WayJob.Guide
    let target: String
    if let knownMap, let screen = knownMap.screens(named: name).first {
      (target, guide) = (screen.name, try way(to: knownMap.screens(named: name), on: knownMap))
    } else if let actions = try stepOnScreen(to: name) {
      (target, guide) = (name, .steps(actions))
    } else {
      let map = try mapWithScreen(named: name)
      var screens = map.screens(named: name)
      if screens.isEmpty { screens = [try screen(like: name, on: map)] }
      (target, guide) = (screens[0].name, try way(to: screens, on: map))
    }
    end(step, .done)
    jobs.push(WayJob(to: target, by: guide, at: step.location, scope: scope))
  }

  /// Returns a map with a screen, on which there may be little else, or a map of all screens.
  private func mapWithScreen(named name: String) throws(CommandError) -> KnownMap {
    if let knownMap, knownMap.isExplored { return knownMap }
    let map = try explore(.all, until: { !KnownMap.screens(named: name, in: $0).isEmpty })
    remember(map)
    if map.incomplete == KnownMap.interrupted, map.screens(named: name).isEmpty {
      throw .interrupted
    }
    return map
  }

  private func screen(
    like name: String, on map: KnownMap
  ) throws(CommandError) -> KnownMap.Screen {
    var search = LabelSearch<KnownMap.Screen>(name, wholeOnly: context.options.wholeLabelsOnly)
    for screen in map.screens { search.consider(screen.name, screen) }
    return try search.result(what: "known screen", on: "")
  }

  // MARK: Ways

  /// Returns the way to the nearest of some screens.
  ///
  /// If the map doesn't know the shortest way from the present state, that is explored, too.
  private func way(
    to screens: [KnownMap.Screen], on map: KnownMap
  ) throws(CommandError) -> WayJob.Guide {
    guard let finder = finder(to: screens, on: map) else {
      throw .cannotExplore("no way to \(SafeText.quotedLabel(screens[0].name)) is known")
    }
    let session = app.session
    guard session.isRunning, !session.isInBackground, !finder.knowsShortestWay(from: session),
      let actions = app.actions, actions.count <= Self.mostActions
    else { return .finder(finder) }
    let name = screens[0].name
    let near = try explore(
      .near,
      until: {
        $0.transitionCount > Self.patience || !KnownMap.screens(named: name, in: $0).isEmpty
      })
    if near.incomplete == KnownMap.interrupted { throw .interrupted }
    guard let nearFinder = self.finder(to: near.screens(named: name), on: near),
      nearFinder.knowsWay(from: session)
    else { return .finder(finder) }
    return .finder(nearFinder)
  }

  private func finder(to screens: [KnownMap.Screen], on map: KnownMap) -> WayFinder? {
    guard !screens.isEmpty, let states = map.states else { return nil }
    let walk = screens.compactMap(\.walk).min { $0.count < $1.count }
    return WayFinder(states, to: Set(screens.map(\.id)), walk: walk)
  }

  /// Returns what leads to a screen in one step: a tab, row or button with its name.
  ///
  /// Whether a step leads there is tried in another process. If the screen is visible, no action is needed.
  private func stepOnScreen(to name: String) throws(CommandError) -> [UserAction]? {
    guard app.session.isRunning else { return nil }
    if LabelMatch.isWhole(name, app.session.screenName ?? "") { return [] }
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
