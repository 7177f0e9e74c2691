import Exploration
import Foundation
import Reports
import Script
import Shell
import TestRunner

/// An app that has been explored, with its map in words.
struct AppExploration {
  /// The map as values.
  let map: AppMap
  /// The map in words, without coverage.
  var report: MapReport
  /// The walks of the moves as commands, in the order of the moves; `nil` for those that can't be
  /// written.
  let moveWalks: [WrittenWalk?]
  /// The walks of the findings.
  let findingWalks: [WrittenWalk?]

  /// Explores an app in a worker process.
  ///
  /// - Parameters:
  ///   - options: The actions to try, and the limits.
  ///   - worker: The process that explores it.
  ///   - takesPictures: Whether the map is wanted with pictures of the screens.
  ///   - namesCalls: Whether it is wanted with the calls of the moves.
  ///   - namesOptions: Whether what was left out is said with the options that change it.
  ///   - line: The line that shows how far the exploration has come.
  /// - Throws: An error if no process can be started.
  init(
    _ options: ExplorationOptions, _ worker: ExplorerProcess, takesPictures: Bool = false,
    namesCalls: Bool = false, namesOptions: Bool, _ line: MovingLine
  ) throws {
    let progress = ExplorationProgress(line.show, of: worker.setup.launch.app)
    worker.onWait = progress.tick
    let exploration = Exploration(
      options, worker,
      isInterrupted: {
        StandardStreams.checkReaderOfOutput()
        if Interruption.pending != 0 { progress.tick() }
        return Interruption.pending != 0
      }, report: progress.show)
    defer { line.clear() }
    try exploration.run()
    var maker = MapMaker(
      app: worker.setup.launch.app, map: exploration.map, options: options,
      takesPictures: takesPictures, namesCalls: namesCalls)
    maker.secrets = worker.setup.filter
    maker.opening = worker.setup.opening
    maker.namesOptions = namesOptions
    map = exploration.map
    let walks = try worker.write(maker.orders)
    report = maker.report(walks)
    moveWalks = Array(walks.dropFirst(map.screens.count).prefix(map.moves.count))
    findingWalks = Array(
      walks.dropFirst(map.screens.count + map.moves.count).prefix(map.findings.count))
  }
}

/// The progress of an exploration on a terminal.
final class ExplorationProgress {
  private let write: (String) -> Void
  private let now: () -> ContinuousClock.Instant
  private let start: ContinuousClock.Instant
  /// The time at which the line is shown again.
  private var next: ContinuousClock.Instant
  private let app: String
  private let secondInterrupt: String
  private let isEnding: () -> Bool
  /// Whether the line says that the exploration is ending.
  private var saysEnding = false
  /// The numbers of screens, states and transitions after the last round, as text.
  private var counts = "starting"

  /// Creates the progress of an exploration.
  ///
  /// - Parameters:
  ///   - write: A closure that shows a line in place of the last one.
  ///   - app: The name of the app.
  ///   - secondInterrupt: The effect of a second Ctrl-C.
  ///   - isEnding: A closure that returns whether the exploration is ending because the user has
  ///     interrupted it.
  ///   - now: A closure that returns the time.
  init(
    _ write: @escaping (String) -> Void, of app: String,
    secondInterrupt: String = "discards the result",
    isEnding: @escaping () -> Bool = { Interruption.pending != 0 },
    now: @escaping () -> ContinuousClock.Instant = { .now }
  ) {
    self.write = write
    self.app = app
    self.secondInterrupt = secondInterrupt
    self.isEnding = isEnding
    self.now = now
    start = now()
    next = start
  }

  /// Shows how long the exploration has taken so far, so that a person sees that it goes on: if 200
  /// ms have passed since the last time, and at once after Ctrl-C.
  func tick() {
    let isEnding = isEnding()
    let now = now()
    guard now >= next || isEnding != saysEnding else { return }
    next = now + .milliseconds(200)
    saysEnding = isEnding
    let seconds = String(format: "%.1f s", (now - start) / .seconds(1))
    guard !isEnding else {
      return write("Ctrl-C again \(secondInterrupt); ending after \(seconds)")
    }
    write("exploring \(app), \(seconds): \(counts)")
  }

  /// Shows how far the exploration has come, now and then.
  func show(_ progress: Exploration.Progress) {
    let findings = progress.findings == 0 ? "" : ", \(grouped(progress.findings)) found"
    counts =
      "\(counted(progress.screens, "screen")), \(counted(progress.states, "state")), "
      + "\(counted(progress.transitions, "transition"))\(findings); "
      + "\(counted(progress.waiting, "state")) left"
    tick()
  }
}
