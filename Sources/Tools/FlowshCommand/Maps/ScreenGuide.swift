import AppDriver
import Exploration
import Shell

/// A guide to the screens that the user has visited, or that exploring the app has found.
final class ScreenGuide: AppGuide {
  /// A closure that explores the app, until what it is given says that enough is known.
  typealias Explorer = (
    ExplorationOrder, _ isEnough: @escaping (ExploredStates) -> Bool
  ) throws(CommandError) -> KnownMap

  let shell: ShellState
  private let explorer: Explorer
  /// The map of an app that was explored, and the launch for which it holds; `nil` if none was.
  private var explored: (launch: AppLaunch, map: KnownMap)?
  /// The screens that were visited after a number of actions; `nil` before they are asked for.
  private var visited: (session: ObjectIdentifier, actionCount: Int, map: KnownMap)?

  /// Creates a guide that knows no screens yet.
  init(_ shell: ShellState, explorer: @escaping Explorer) {
    self.shell = shell
    self.explorer = explorer
  }

  /// The explored map of the app; `nil` if it isn't known.
  var knownMap: KnownMap? {
    guard let explored, explored.launch == shell.launch else { return nil }
    return explored.map
  }

  var knownScreens: [KnownScreen] {
    // Without a map, nothing can be offered.
    let screens = knownMap?.screens ?? (try? visitedMap())?.screens ?? []
    return screens.map { KnownScreen(name: $0.name, lines: $0.lines) }
  }

  func map(of screens: MapScope) throws(CommandError) -> CommandOutput {
    let map: KnownMap
    switch screens {
    case .all: map = try allScreens()
    case .visited: map = try visitedMap()
    case .known: if let knownMap { map = knownMap } else { map = try visitedMap() }
    }
    let current = visibleScreen(in: map)
    return CommandOutput(MapAnswer(map, current: current)) {
      MapWriter(map: map, current: current).write(to: $0)
    }
  }

  func explore() throws(CommandError) -> CommandOutput {
    let map = try explore(.fromHere)
    // The map of the whole app knows more.
    if knownMap?.isExplored != true { remember(map) }
    return CommandOutput(lines: map.summary, report: ExploreAnswer(map))
  }

  /// Keeps a map, unless it is incomplete and the one that is known has more screens.
  func remember(_ map: KnownMap) {
    if map.incomplete != nil, let knownMap, knownMap.screens.count > map.screens.count { return }
    explored = (shell.launch, map)
  }

  /// Returns the explored map, and explores the app if that hasn't been done to the end.
  private func allScreens() throws(CommandError) -> KnownMap {
    if let knownMap, knownMap.isExplored { return knownMap }
    let map = try explore(.all(to: nil))
    remember(map)
    return knownMap ?? map
  }

  /// Returns the screens that the user has visited since the launch.
  func visitedMap() throws(CommandError) -> KnownMap {
    let session = ObjectIdentifier(shell.session)
    let actionCount = shell.session.actionCount
    if let visited, visited.session == session, visited.actionCount == actionCount {
      return visited.map
    }
    let map = try explore(.visited)
    visited = (session, actionCount, map)
    return map
  }

  /// Explores the app, or repeats what the user has done.
  ///
  /// - Parameters:
  ///   - wish: The wanted screens.
  ///   - more: Actions after those of the user.
  ///   - isEnough: A closure that returns whether the known states are enough.
  /// - Returns: The map.
  /// - Throws: An error if the app can't be explored, or if the user's actions aren't known any
  ///   more.
  func explore(
    _ wish: ExplorationOrder.Wish, and more: [UserAction] = [],
    until isEnough: @escaping (ExploredStates) -> Bool = { _ in false }
  ) throws(CommandError) -> KnownMap {
    var actions: [UserAction] = []
    if case .all = wish {
      // Only the launch matters.
    } else {
      guard let done = shell.actions else {
        throw .cannotExplore(.tooManyCommands)
      }
      actions = done + more
    }
    return try explorer(
      ExplorationOrder(
        launch: shell.launch, keptOnPurpose: shell.session.keptOnPurpose,
        alphabet: Alphabet(shell.fills), actions: actions, wish: wish,
        showsProgress: shell.options.format == .text), isEnough)
  }

  private func visibleScreen(in map: KnownMap) -> String? {
    var tracker = ScreenTracker(titled: map.titledClasses)
    tracker.begin(shell.session)
    return tracker.screen
  }
}
