import AppDriver
import DeviceSettings
import Exploration
import Foundation
import Reports
import Script
import Shell
import TestRunner

/// Explores an app for the shell, in a worker process.
struct ShellExplorer {
  private let order: ExplorationOrder

  /// Creates an explorer for what the shell has asked.
  init(_ order: ExplorationOrder) { self.order = order }

  /// Returns the map of the app, as far as it is known when `isEnough` or `isInterrupted` says to
  /// stop.
  func map(
    until isEnough: @escaping (ExploredStates) -> Bool, isInterrupted: @escaping () -> Bool
  ) throws(CommandError) -> KnownMap {
    // It ends soon by itself, with what is known.
    Interruption.endsByItself = true
    defer { Interruption.endsByItself = false }
    do {
      let worker = try ExplorerProcess(
        ExplorerSetup(order.launch),
        arguments: ChildRole.explorer(parent: getpid()).arguments)
      defer { worker.stop() }
      worker.setup.onlyShowsWalks = true
      if case .visited = order.wish { return try visited(worker) }
      let exploration = try exploration(worker, until: isEnough, isInterrupted)
      var map = try known(exploration, worker)
      if let goal = goal(on: map), let steps = try exploration.walk(to: goal) {
        map.walk = KnownMap.Walk(goal: goal, steps: steps)
      }
      return map
    } catch let problem as ExplorerProcess.Problem {
      throw .cannotExplore(.noWorkers(reason: problem.message))
    } catch {
      throw .cannotExplore(.noWorkers(reason: "\(error)"))
    }
  }

  /// Returns the goal to which a walk is wanted; `nil` if none is, or the map has one.
  private func goal(on map: KnownMap) -> ScreenGoal? {
    switch order.wish {
    case .near(let name, let screens): map.goal(name, titled: screens)
    case .all(let name?) where map.walkFromLaunch(to: name) == nil: map.goal(name, titled: [])
    case .visited, .all, .fromHere: nil
    }
  }

  /// Explores the app, and shows on a terminal how far that has come.
  private func exploration(
    _ worker: ExplorerProcess, until isEnough: @escaping (ExploredStates) -> Bool,
    _ isInterrupted: @escaping () -> Bool
  ) throws -> Exploration {
    var options = ExplorationOptions(context: order.launch.context)
    options.keptOnPurpose = order.keptOnPurpose
    options.alphabet = order.alphabet
    options.checksSizes = findsFaults
    options.tapsTwice = findsFaults
    options.audits = findsFaults
    options.takesTime = findsFaults && order.launch.context.transitions == .instant
    if !order.actions.isEmpty {
      options.prefix = try worker.visit(order.actions).steps
    }
    // The transcript may be held for a pager, and is written without this line.
    let output = StandardOutput()
    let line = MovingLine(output)
    let progress = ExplorationProgress(
      line.show, of: order.launch.app, secondInterrupt: "ends flowsh", isEnding: isInterrupted)
    if order.showsProgress { worker.onWait = progress.tick }
    let exploration = Exploration(
      options, worker, isInterrupted: isInterrupted,
      report: { if order.showsProgress { progress.show($0) } })
    exploration.findsMoves = findsFaults
    exploration.isEnough = isEnough
    defer {
      worker.onWait = {}
      if order.showsProgress { line.clear() }
      output.text.flush()
    }
    try exploration.run()
    return exploration
  }

  /// Whether it is wanted what is wrong with the app.
  private var findsFaults: Bool { if case .fromHere = order.wish { true } else { false } }

  /// Returns the screens that the actions have shown, in the order in which they were first seen.
  private func visited(_ worker: ExplorerProcess) throws -> KnownMap {
    let visited = try worker.visit(order.actions)
    var map = KnownMap()
    map.titledClasses = visited.titledClasses
    map.lastScreen = visited.last
    for stop in visited.screens {
      if map.screens.contains(where: { $0.id == stop.screen }) { continue }
      map.screens.append(
        KnownMap.Screen(
          id: stop.screen, name: stop.title.isEmpty ? stop.type : stop.title, type: stop.type,
          parent: map.screens.firstIndex { $0.id == stop.from }, command: stop.command,
          lines: stop.lines))
    }
    return map
  }

  private func known(_ exploration: Exploration, _ worker: ExplorerProcess) throws -> KnownMap {
    let map = exploration.map
    let prefix = exploration.states.options.prefix
    var maker = MapMaker(
      app: order.launch.app, map: map, options: exploration.states.options, takesPictures: false,
      namesCalls: false)
    if !findsFaults { maker.findings = [] }
    maker.shortensWalks = true
    maker.namesOptions = false
    let walks = try worker.write(maker.orders)
    let report = maker.report(walks)
    var known = KnownMap()
    known.states = exploration.states
    known.beginsAtLaunch = prefix.isEmpty
    known.titledClasses = map.titledClasses
    known.summary = report.summary()
    known.findings = report.findings.map {
      KnownMap.Finding(kind: $0.kind, message: $0.message, holder: $0.holder, walk: $0.walk)
    }
    for (cut, words) in zip(map.cuts, report.cuts) {
      let amount = "\(grouped(words.count)) \(words.reason)"
      switch cut.reason {
      case .interrupted: known.incomplete = KnownMap.interrupted
      case .found: known.incomplete = "ended when the screen was found"
      case .time, .limit: known.incomplete = amount
      default: known.cuts.append(amount)
      }
    }
    for (place, (screen, walk)) in zip(map.screens, walks).enumerated() {
      let isKnown = walk?.isComplete == true && (place == 0 || !screen.walk.isEmpty)
      known.screens.append(
        KnownMap.Screen(
          id: screen.id, name: screen.title.isEmpty ? screen.type : screen.title,
          type: screen.type, lines: isKnown ? walk?.lines ?? [] : [],
          walk: isKnown ? screen.walk : nil))
    }
    known.placeScreens(
      zip(map.screens, walks).map { _, walk in
        walk.map { Array($0.steps.dropFirst(prefix.count)) }
      }
    )
    return known
  }
}
