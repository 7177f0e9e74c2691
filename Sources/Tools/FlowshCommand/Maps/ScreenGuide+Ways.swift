import AppDriver
import Exploration
import Script
import Shell

/// The ways to screens.
extension ScreenGuide {
  /// The most steps on the visible screen that are tried elsewhere.
  private static let mostSteps = 4
  /// The most actions that an exploration from the present state repeats before each walk.
  private static let mostActions = 500
  /// The number of transitions after which such an exploration gives up.
  private static let patience = 2_000

  /// Returns the way to a screen.
  ///
  /// If the screen isn't known, a step on the visible screen with its name is tried in another
  /// process, and then the app is explored until the screen is found.
  func way(to name: String) throws(CommandError) -> Way {
    if let knownMap, try knows(name, knownMap) { return try way(to: name, on: knownMap) }
    if let actions = try stepOnScreen(to: name) {
      return Way(to: name, by: actions.isEmpty ? [] : [.perform(actions)])
    }
    if let visited = try wayToVisited(name) { return visited }
    // Exploring the app for a screen of that name would take seconds.
    if let error = CommandError.wayBack(named: name) { throw error }
    if let like = try screenBeforeExploring(like: name) { return try way(to: like) }
    let map = try mapWithScreen(named: name)
    return try way(to: knows(name, map) ? name : screen(like: name, on: map).name, on: map)
  }

  /// Returns a map with a screen, on which there may be little else, or a map of all screens.
  private func mapWithScreen(named name: String) throws(CommandError) -> KnownMap {
    if let knownMap, knownMap.isExplored { return knownMap }
    let map = try explore(.all(to: name), until: { KnownMap.isKnown(name, in: $0) })
    remember(map)
    if map.incomplete == KnownMap.interrupted, try !knows(name, map) { throw .interrupted }
    return map
  }

  /// Returns the title of the only known screen that a part of a title stands for, before the app
  /// is explored; `nil` if the name may be that of a screen that isn't known yet.
  ///
  /// - Throws: An error if the name is close to a known one, so that it is probably misspelled.
  private func screenBeforeExploring(like name: String) throws(CommandError) -> String? {
    if let knownMap, knownMap.isExplored { return nil }
    // Where nothing can be repeated, exploring says why.
    guard let known = (try? knownMap ?? visitedMap())?.screens else { return nil }
    let titles = known.map(\.name)
    var tracker = ScreenTracker(titled: [])
    tracker.begin(shell.session)
    let classes = known.map(\.type) + tracker.otherControllers
    // A class has the name that its screen probably has.
    let names = classes.map(KnownMap.words(ofType:))
    if (titles + classes).contains(where: { LabelMatch.isWhole(name, $0) }) { return nil }
    // The title of LoginViewController may be "Log In".
    let wanted = name.withoutSpaces
    if names.contains(where: { $0.withoutSpaces.contains(wanted) }) { return nil }
    let like = titles.filter { LabelMatch.of(name, in: $0) != nil }
    if !shell.options.wholeLabelsOnly, like.count == 1 { return like[0] }
    guard let nearest = Nearest.name(to: name, among: titles + names.sorted() + classes) else {
      return nil
    }
    throw .notFound(
      .knownScreen, label: name, on: "", there: titles, meant: nearest)
  }

  /// Returns the screen with a part of a title or, if there is none, with the words of its class's
  /// name.
  private func screen(
    like name: String, on map: KnownMap
  ) throws(CommandError) -> KnownMap.Screen {
    var search = LabelSearch<KnownMap.Screen>(name, wholeOnly: shell.options.wholeLabelsOnly)
    for screen in map.screens { search.consider(screen.name, screen) }
    do throws(CommandError) {
      return try search.result(.knownScreen, on: "")
    } catch {
      let screens = map.screens.filter {
        LabelMatch.isWhole(name, KnownMap.words(ofType: $0.type))
      }
      guard case .notFound = error, let screen = screens.first else { throw error }
      guard screens.count == 1 else {
        throw .cannotExplore(
          .severalScreens(type: screen.type, titles: screens.map(\.name)))
      }
      return screen
    }
  }

  // MARK: Ways

  /// Returns the way to a screen of a map: from the present state or, if the screen isn't near,
  /// from a new launch.
  private func way(to name: String, on map: KnownMap) throws(CommandError) -> Way {
    let isAtLaunch = shell.session.isRunning && shell.actions?.isEmpty == true
    if shell.session.isRunning, !isAtLaunch,
      let near = try nearWay(to: name, map.states?.screens(titled: name) ?? [])
    {
      return near
    }
    var map = map
    if map.walkFromLaunch(to: name) == nil {
      // A map from a later screen knows only what is behind it.
      map = try explore(.all(to: name), until: { KnownMap.isKnown(name, in: $0) })
      if map.incomplete == KnownMap.interrupted { throw .interrupted }
    }
    guard let walk = map.walkFromLaunch(to: name), let states = map.states else {
      throw .cannotExplore(.noWay(to: name))
    }
    return Way(to: name, relaunches: !isAtLaunch, by: walk, on: states)
  }

  /// Returns the way from the present state to a screen, which may have the title on another map;
  /// `nil` if the screen isn't near.
  private func nearWay(
    to name: String, _ screens: Set<String> = []
  ) throws(CommandError) -> Way? {
    guard let actions = shell.actions, actions.count <= Self.mostActions else { return nil }
    let start: [UserAction] = shell.session.isInBackground ? [.foreground] : []
    let near = try explore(
      .near(name, titled: screens), and: start,
      until: { $0.transitionCount > Self.patience || KnownMap.isKnown(name, in: $0) })
    if near.incomplete == KnownMap.interrupted { throw .interrupted }
    guard try knows(name, near) || !screens.isEmpty, let walk = near.walk, let states = near.states
    else { return nil }
    return Way(
      to: name, relaunches: false,
      by: KnownMap.Walk(goal: walk.goal, steps: start.map { WalkStep([$0]) } + walk.steps),
      on: states)
  }

  /// Returns the way to a screen that the user has visited; `nil` if it wasn't visited.
  private func wayToVisited(_ name: String) throws(CommandError) -> Way? {
    // A screen whose actions can't be repeated elsewhere may still be found by exploring.
    guard shell.session.isRunning, let actions = shell.actions, actions.count <= Self.mostActions,
      let screen = (try? visitedMap())?.screens(named: name).first
    else { return nil }
    if let near = try nearWay(to: name) { return near }
    return Way(
      to: name, by: [.relaunch] + actions.prefix(screen.lines.count).map { .perform([$0]) })
  }

  /// Returns whether a map has a screen with a whole name or class, or a state with a title.
  ///
  /// - Throws: An error if the name is that of the class of several screens.
  private func knows(_ name: String, _ map: KnownMap) throws(CommandError) -> Bool {
    guard map.goal(name) != nil else { return false }
    let titles = map.screens(named: name).map(\.name)
    if titles.count > 1, !titles.contains(where: { LabelMatch.isWhole(name, $0) }),
      map.states?.screens(titled: name).isEmpty == true
    {
      throw .cannotExplore(.severalScreens(type: name, titles: titles))
    }
    return true
  }

  /// Returns what leads to a screen in one step: a tab, row or button with its name.
  ///
  /// Whether a step leads there is tried in another process. If the screen is visible, no action is
  /// needed.
  private func stepOnScreen(to name: String) throws(CommandError) -> [UserAction]? {
    guard shell.session.isRunning else { return nil }
    if LabelMatch.isWhole(name, shell.session.screenName ?? "") { return [] }
    guard !shell.session.isInBackground, shell.actions != nil,
      let screen = shell.searchedScreen
    else { return nil }
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

extension String {
  /// The text in lowercase letters, without spaces.
  fileprivate var withoutSpaces: String { lowercased().filter { !$0.isWhitespace } }
}
