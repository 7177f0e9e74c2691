import AppDriver
import ArgumentParser
import DeviceSettings
import Exploration
import Foundation
import Reports
import Script
import Shell

/// The `flowsh explore` subcommand, which draws the map of an app.
struct ExploreCommand: Tool {
  static let arguments = "[<options>]"
  static let configuration = CommandConfiguration(
    commandName: "explore", abstract: "Draw an app's map by trying every action on every screen.",
    discussion: """
      Launches the app in a worker process, tries what a person can do on each screen that can be \
      reached, and prints how many screens and moves there are, what is wrong with the app, each with \
      the shortest walk that shows it, and what was left out. A move leads from screen to screen by a \
      kind of action, and is what --coverage counts; a state is a situation of the app, of which a \
      screen has many; a transition is an action tried in one state. What it prints and \
      writes is the same each time, except with --seconds. Ctrl-C ends it with \
      what is known so far; a second Ctrl-C ends it at once, without a result. \(OptionFile.help) Exit status: 0 nothing was found that --fail-on names, 1 something was, \
      64 wrong usage, a mistake in a walkthrough or one whose first case fails, 66 a file can't be \
      read, 70 no worker can be started, 74 a file could not be written, 130 Ctrl-C.
      """)

  @Option(help: "The app (default: the first of 'apps').", completion: WordCompletion.apps)
  var app: String?
  @Option(
    help: ArgumentHelp(
      "Explore from the end of this walkthrough's first case, and try the links that it opens.",
      valueName: "file"), completion: WordCompletion.walks)
  var from: String?
  @Option(
    help: ArgumentHelp(
      "Try this link after the launch, and over sheets and alerts. Can be repeated.",
      valueName: "url"))
  var open: [String] = []
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Don't go beyond this many pushed or presented screens (default: 4).", valueName: "n"))
  var depth: Int?
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Stop after this many transitions (default: 1,000,000).", valueName: "n"))
  var limit: Int?
  @Option(
    parsing: .unconditional,
    help: """
      Take at most this many seconds, such as 5 or 5s, a quarter of which is for the walks to what \
      was found. The walkthroughs of --from and --coverage run in addition.
      """,
    transform: TestCommand.seconds)
  var seconds: Double?
  @Option(
    help: ArgumentHelp(
      "What distinguishes states: screen, stack, tabs, params or content.", valueName: "level"),
    completion: .list(StateLevel.names))
  var state = StateLevel.tabs.rawValue
  @OptionGroup var device: DeviceOptions
  @Option(
    help: ArgumentHelp(
      """
      The time of transitions: instant, or timed, in which the app's timers and tasks run (default: \
      instant, and then each move once more, timed).
      """,
      valueName: "timing"),
    completion: .list(TransitionTiming.names))
  var transitions: String?
  @OptionGroup var forms: MapForms
  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Mark the moves that these walkthroughs take, and those in these folders.",
      valueName: "path"), completion: WordCompletion.walks)
  var coverage: [String] = []
  @Option(
    help: ArgumentHelp(
      "Write a walkthrough for each finding, and for each move that --coverage doesn't take.",
      valueName: "folder"), completion: .directory)
  var write: String?
  @Option(
    help: ArgumentHelp(
      "Print how the map differs from an earlier one of --json.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var baseline: String?
  @Option(help: FailOn.help, completion: WordCompletion.list(of: FailOn.names)) var failOn:
    [String] = []
  @OptionGroup var coloring: ColorOptions

  func validate() throws {
    _ = try FailureRule(failOn, hasBaseline: baseline != nil)
    _ = try StateLevel(named: state, "--state")
    _ = try transitions.map { try TransitionTiming(named: $0, "--transitions") }
    if let depth, !(0...100).contains(depth) {
      throw ValidationError("--depth must be a number from 0 to 100, not \(depth)")
    }
    if let limit, !(1...100_000_000).contains(limit) {
      throw ValidationError("--limit must be a number from 1 to 100,000,000, not \(limit)")
    }
    try Self.validate(seconds: seconds)
    _ = try device.choice()
    for link in open where URL(string: link)?.scheme == nil {
      throw ValidationError("--open needs a URL, such as shop://products/1, not '\(link)'")
    }
    try CheckCommand.requirePaths(coverage + [from].compactMap(\.self))
    for (option, value) in [("--write", write), ("--baseline", baseline)] where value == "" {
      throw ValidationError("\(option) needs a path")
    }
    try Self.requireFolder(write)
    if (coverage + [from, baseline].compactMap(\.self)).contains("-") {
      throw ValidationError(
        "\"explore\" doesn't read standard input; specify a file, or ./- for a file of that name")
    }
  }

  /// Checks that the value of `--write` isn't standard output.
  static func requireFolder(_ path: String?) throws {
    if path == "-" { throw ValidationError("--write needs a folder, not standard output") }
  }

  /// Checks the options that `explore` and `monkey` have in common.
  static func validate(seconds: Double?) throws {
    if let seconds, !(seconds > 0 && seconds <= 86_400) {
      throw ValidationError(
        "--seconds must be more than 0 and at most 86,400, not \(TestCommand.text(seconds))")
    }
  }

  @MainActor func perform(_ catalog: AppCatalog) throws -> Never {
    let writer = try coloring.standardOutput()
    try requireApp(app, of: catalog)
    ExplorationRun(self, catalog, writer).perform()
  }
}

/// Checks that there is an app of the given name.
@MainActor func requireApp(_ name: String?, of catalog: AppCatalog) throws {
  guard let name else { return }
  do {
    _ = try catalog.app(named: name)
  } catch {
    throw ValidationError(error.message)
  }
}
