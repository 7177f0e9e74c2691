import AppDriver
import Exploration
import Foundation
import Reports
import Shell
import TestRunner

/// Explores an app for the shell, in worker processes.
struct ShellExplorer {
  private let order: MapOrder

  /// Creates an explorer for what the shell has asked.
  init(_ order: MapOrder) { self.order = order }

  /// Returns the map.
  ///
  /// - Parameter isInterrupted: A closure that returns whether to stop with what is known so far.
  /// - Returns: The map.
  /// - Throws: An error if the app can't be explored.
  func map(isInterrupted: @escaping () -> Bool) throws(CommandError) -> KnownMap {
    do {
      var setup = ExplorerSetup(app: order.app)
      setup.context = order.context
      setup.networkFiles = order.networkFiles
      let crew = try ExplorerCrew(
        setup, jobs: ProcessInfo.processInfo.activeProcessorCount,
        arguments: ExplorerArguments(parent: getpid()).list)
      defer { crew.stop() }
      if case .visited = order.wish { return try visited(crew) }
      var options = ExplorationOptions(context: order.context)
      options.offersWait = true
      options.alphabet = order.alphabet
      if case .fromHere = order.wish, !order.actions.isEmpty {
        options.prefix = try crew.convert(order.actions).steps
      }
      let exploration = Exploration(options, crew, isInterrupted: isInterrupted)
      try exploration.runNow()
      let maker = MapMaker(
        app: order.app, map: exploration.map, options: options, takesPictures: false,
        namesCalls: false)
      return known(exploration.map, maker.report(try crew.write(maker.orders)))
    } catch let problem as ExplorerCrew.Problem {
      throw .cannotExplore(problem.message)
    } catch {
      throw .cannotExplore("\(error)")
    }
  }

  /// Returns the screens that the actions have shown, in the order in which they were first seen.
  private func visited(_ crew: ExplorerCrew) throws -> KnownMap {
    var map = KnownMap()
    for stop in try crew.visit(order.actions) {
      if map.screens.contains(where: { $0.id == stop.screen }) { continue }
      map.screens.append(
        KnownMap.Screen(
          id: stop.screen, name: stop.title.isEmpty ? stop.screen : stop.title, type: stop.screen,
          parent: map.screens.firstIndex { $0.id == stop.from }, command: stop.command,
          lines: stop.lines))
    }
    return map
  }

  private func known(_ map: AppMap, _ report: MapReport) -> KnownMap {
    var known = KnownMap()
    known.isExplored = true
    known.titledClasses = map.titledClasses
    known.summary = report.summary()
    known.findings = report.findings.map {
      KnownMap.Finding(kind: $0.kind, message: $0.message, walk: $0.walk)
    }
    known.moves = map.moves.compactMap { move in
      move.walk.last.map { KnownMap.Move(from: move.id.from, to: move.id.to, step: $0) }
    }
    for (screen, words) in zip(map.screens, report.screens) {
      // The move by which the shortest walk arrives.
      let arrival = map.moves.enumerated().filter {
        $0.element.id.to == screen.id && $0.element.id.from != screen.id
      }.min { $0.element.walk.count < $1.element.walk.count }
      let parent = arrival.flatMap { arrival in
        map.screens.firstIndex { $0.id == arrival.element.id.from }
      }
      known.screens.append(
        KnownMap.Screen(
          id: screen.id, name: screen.title.isEmpty ? screen.type : screen.title,
          type: screen.type, parent: known.screens.isEmpty ? nil : parent,
          command: known.screens.isEmpty ? "" : arrival.map { report.moves[$0.offset].label } ?? "",
          lines: words.walk, walk: screen.walk))
    }
    return known
  }
}
