import AppDriver
import Exploration
import Script

/// The map of an app that the shell has explored, and for which launch.
struct ExploredMap {
  let launch: AppLaunch
  let map: KnownMap
}

/// The screens that were visited after a number of actions.
struct VisitedMap {
  let session: ObjectIdentifier
  let actionCount: Int
  let map: KnownMap
}

/// What a command does with the app's map.
package enum MapUse {
  /// Shows screens.
  case show(MapScope)
  /// Explores from the present screen, and says what was found.
  case explore
  /// Goes to the screen with a name.
  case goTo(String)
}

/// Which screens `map` shows.
package enum MapScope {
  /// Those that are known: all of an explored app, or else those that were visited.
  case known
  /// Those that were visited since the launch.
  case visited
  /// All, for which the app is explored first.
  case all
}

/// Methods that carry out the effects of `map` and `explore`.
extension Interpreter {
  /// The explored map of the app; `nil` if it isn't known.
  var knownMap: KnownMap? {
    guard let explored, explored.launch == view.launch else { return nil }
    return explored.map
  }

  /// The screens that the user can name: those on the explored map, or those that were visited.
  var knownScreens: [KnownMap.Screen] {
    if let knownMap { return knownMap.screens }
    // Without a map, nothing can be offered.
    return (try? visitedMap())?.screens ?? []
  }

  func carryOut(_ use: MapUse, _ step: Step, _ scope: Scope) throws(CommandError) {
    switch use {
    case .show(let screens):
      let map: KnownMap
      switch screens {
      case .all: map = try allScreens()
      case .visited: map = try visitedMap()
      case .known: if let knownMap { map = knownMap } else { map = try visitedMap() }
      }
      let current = visibleScreen(in: map)
      end(
        step,
        .printed(
          CommandOutput(MapAnswer(map, current: current)) {
            MapWriter(map: map, current: current).write(to: $0)
          }))
    case .explore:
      let map = try explore(.fromHere)
      // The map of the whole app knows more.
      if knownMap?.isExplored != true { remember(map) }
      end(step, .printed(CommandOutput(lines: map.summary, report: ExploreAnswer(map))))
    case .goTo(let name): try goTo(name, step, scope)
    }
  }

  /// Keeps a map, unless it is incomplete and the one that is known has more screens.
  func remember(_ map: KnownMap) {
    if map.incomplete != nil, let knownMap, knownMap.screens.count > map.screens.count { return }
    explored = ExploredMap(launch: view.launch, map: map)
  }

  /// Returns the explored map, and explores the app if that hasn't been done to the end.
  private func allScreens() throws(CommandError) -> KnownMap {
    if let knownMap, knownMap.isExplored { return knownMap }
    let map = try explore(.all)
    remember(map)
    return knownMap ?? map
  }

  /// Returns the screens that the user has visited since the launch.
  func visitedMap() throws(CommandError) -> KnownMap {
    let session = app.session
    if let visited, visited.session == ObjectIdentifier(session),
      visited.actionCount == session.actionCount
    {
      return visited.map
    }
    let map = try explore(.visited)
    visited = VisitedMap(
      session: ObjectIdentifier(session), actionCount: session.actionCount, map: map)
    return map
  }

  /// Has the host explore the app, or repeat what the user has done.
  ///
  /// - Parameters:
  ///   - wish: What is wanted.
  ///   - more: Actions after those of the user.
  ///   - isEnough: A closure that returns whether the known states are enough.
  /// - Returns: The map.
  /// - Throws: An error if the host can't explore, or if the app's actions aren't known any more.
  func explore(
    _ wish: MapOrder.Wish, and more: [UserAction] = [],
    until isEnough: @escaping (ExploredStates) -> Bool = { _ in false }
  ) throws(CommandError) -> KnownMap {
    var actions: [UserAction] = []
    if case .all = wish {
      // Only the launch matters.
    } else {
      guard let done = app.actions else {
        throw .cannotExplore("too many commands have run since launch; relaunch first")
      }
      actions = done + more
    }
    let alphabet = (try? catalog.app(named: app.name))?.alphabet ?? Alphabet()
    // The app may show them anywhere on the map.
    for secret in alphabet.allSecrets { hide(secret) }
    transcript.output.flush()
    return try host.explore(
      MapOrder(
        launch: view.launch, keptOnPurpose: app.session.keptOnPurpose, alphabet: alphabet,
        actions: actions,
        wish: wish, showsProgress: context.options.format == .text), until: isEnough)
  }

  private func visibleScreen(in map: KnownMap) -> String? {
    var tracker = ScreenTracker(titled: map.titledClasses)
    tracker.begin(app.session)
    return tracker.screen
  }
}
