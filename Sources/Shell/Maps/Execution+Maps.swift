import AppDriver
import Exploration
import Script

/// The map of an app that the shell has explored, and for which launch.
struct ExploredMap {
  let app: String
  let context: LaunchContext
  let map: KnownMap
}

/// Methods that carry out the effects of `map`, `goto` and `explore`.
extension Execution {
  /// The explored map of the app; `nil` if it isn't known.
  var knownMap: KnownMap? {
    guard let explored, explored.app == app.name, explored.context == app.session.context else {
      return nil
    }
    return explored.map
  }

  func carryOut(_ use: MapUse, _ step: Step, _ scope: Scope) throws(CommandError) {
    switch use {
    case .show(let exploresFirst):
      let map: KnownMap
      if exploresFirst {
        map = try allScreens()
      } else if let knownMap {
        map = knownMap
      } else {
        map = try self.map(.visited)
      }
      let current = visibleScreen(in: map)
      end(
        step,
        .printed(
          CommandOutput(MapAnswer(map, current: current)) {
            MapWriter(map: map, current: current).write(to: $0)
          }))
    case .explore:
      let map = try map(.fromHere)
      end(step, .printed(CommandOutput(lines: map.summary, report: ExploreAnswer(map))))
    case .goTo(let name): try goTo(name, step, scope)
    }
  }

  private func goTo(_ name: String, _ step: Step, _ scope: Scope) throws(CommandError) {
    guard app.session.isRunning else { throw .notRunning }
    let map = try allScreens()
    var search = LabelSearch<Int>(name, wholeOnly: context.options.wholeLabelsOnly)
    for (place, screen) in map.screens.enumerated() {
      search.consider(screen.name, place)
      if LabelMatch.isWhole(name, screen.type) || LabelMatch.isWhole(name, screen.id) {
        search.number = search.number ?? place
      }
    }
    let target = map.screens[try search.result(what: "known screen", on: "")]
    let tracker = ScreenTracker(titled: map.titledClasses)
    end(step, .done)
    jobs.push(WayJob(to: target, on: map, tracker, at: step.location, scope: scope))
  }

  /// Returns the explored map, and explores the app if that hasn't been done.
  private func allScreens() throws(CommandError) -> KnownMap {
    if let knownMap { return knownMap }
    let map = try map(.all)
    explored = ExploredMap(app: app.name, context: app.session.context, map: map)
    return map
  }

  private func map(_ wish: MapOrder.Wish) throws(CommandError) -> KnownMap {
    guard let actions = app.actions else {
      throw .cannotExplore("too many commands have run since launch; relaunch first")
    }
    transcript.output.flush()
    return try host.explore(
      MapOrder(
        app: app.name, context: app.session.context, networkFiles: view.networkFiles,
        alphabet: (try? catalog.app(named: app.name))?.alphabet ?? Alphabet(), actions: actions,
        wish: wish))
  }

  private func visibleScreen(in map: KnownMap) -> String? {
    var tracker = ScreenTracker(titled: map.titledClasses)
    tracker.begin(app.session)
    return tracker.screen
  }
}

/// What a command does with the app's map.
package enum MapUse {
  /// Shows the screens, after exploring the app if that is wanted.
  case show(exploresFirst: Bool)
  /// Explores from the present screen, and says what was found.
  case explore
  /// Goes to the screen with a name.
  case goTo(String)
}
