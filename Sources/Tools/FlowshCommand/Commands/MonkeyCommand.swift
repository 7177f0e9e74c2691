import AppDriver
import ArgumentParser
import DeviceSettings
import Exploration
import Foundation
import Reports
import Script
import Shell
import TestRunner

/// The `flowsh monkey` subcommand, which walks an app at random.
struct MonkeyCommand: Tool {
  static let arguments = "[<options>]"
  static let configuration = CommandConfiguration(
    commandName: "monkey", abstract: "Walk an app at random, and find what is wrong with it.",
    discussion: """
      Launches the app in a worker process and does at random what a person can do, preferably what \
      was tried least. Prints what is wrong with the app, each with the shortest walk that shows it. \
      The same seed and number of steps give the same walk, except with \
      --seconds. Ctrl-C ends it with what is known so far. Exit status: as that of 'explore'.
      """)

  @Option(help: "The app (default: the first of 'apps').", completion: WordCompletion.apps)
  var app: String?
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The number of steps, 1 to 100,000,000.", valueName: "n"))
  var steps = 1_000
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The seed of the random numbers, 0 or more.", valueName: "n"))
  var seed: UInt64 = 1
  @Option(
    parsing: .unconditional,
    help: """
      Take at most this many seconds, such as 5 or 5s, a quarter of which is for the walks to what \
      was found.
      """,
    transform: TestCommand.seconds)
  var seconds: Double?
  @OptionGroup var device: DeviceOptions
  @Option(
    help: ArgumentHelp(
      """
      The time of transitions: instant, or timed, in which the app's timers and tasks run (default: \
      instant, and timed for the second half of the steps).
      """,
      valueName: "timing"),
    completion: .list(TransitionTiming.names))
  var transitions: String?
  @Option(
    help: ArgumentHelp("Write a walkthrough for each finding.", valueName: "folder"),
    completion: .directory)
  var write: String?
  @Option(
    help: FailOn.helpWithoutBaseline, completion: WordCompletion.list(of: FailOn.namesOfKinds))
  var failOn: [String] = []
  @OptionGroup var coloring: ColorOptions

  func validate() throws {
    guard (1...100_000_000).contains(steps) else {
      throw ValidationError("--steps must be a number from 1 to 100,000,000, not \(steps)")
    }
    _ = try FailureRule(failOn, hasBaseline: nil)
    _ = try transitions.map { try TransitionTiming(named: $0, "--transitions") }
    try ExploreCommand.validate(seconds: seconds)
    _ = try device.choice()
    if write == "" { throw ValidationError("--write needs a path") }
    try ExploreCommand.requireFolder(write)
  }

  @MainActor func perform(_ catalog: AppCatalog) throws -> Never {
    let writer = try coloring.standardOutput()
    try requireApp(app, of: catalog)
    RandomWalkRun(self, catalog, writer).perform()
  }
}
