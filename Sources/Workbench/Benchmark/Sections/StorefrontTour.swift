import AppDriver
import Foundation
import Shell
import Storefront
import Walkthroughs

/// The speed of Storefront in the driver, measured in this process with relaunches and the actions
/// of a script.
///
/// The shell runs the script once. Then the same actions are performed without the shell, from
/// launch to the same final screen. After each action, the app settles, but no screen is rendered.
struct StorefrontTour {
  private static let launches = 2_000
  private static let tours = 200
  private let session: AppSession
  private let actions: [UserAction]
  private let end: ScreenSnapshot?

  init() throws {
    let walk = URL(filePath: #filePath)
      .appending(components: "..", "..", "..", "..", "..", "samples", "tour.walk")
      .standardized.path
    let shell = Interpreter(
      catalog: AppCatalog([AppEntry(name: "storefront", summary: "") { _ in AppDelegate() }]),
      table: .withWalkthroughs, output: TextOutput { _ in })
    shell.start()
    try shell.require("source \(walk)")
    guard let actions = shell.actionsSinceLaunch else {
      throw BenchmarkError.wrongOutcome("\(walk) has more actions than the undo log can hold")
    }
    self.actions = actions.filter { if case .wait = $0 { false } else { true } }
    end = shell.screen
    session = AppSession(context: shell.session.context) { _ in AppDelegate() }
  }

  /// Measures tours and relaunches in interleaved runs.
  func measure(runs: Int) throws -> [FigureGroup] {
    var action = Figure(
      name: "tour.walk (\(actions.count) actions), per action", unit: .seconds)
    var launch = Figure(name: "a relaunch", unit: .seconds, goal: .atMost(16e-6, aim: 10e-6))
    var checked = Figure(name: "the same, with the leak check", unit: .seconds)
    for _ in 0..<runs {
      session.findsLeaks = false
      action.samples.append(try secondsPerAction())
      session.findsLeaks = true
      checked.samples.append(try secondsPerAction())
      launch.samples.append(try secondsPerLaunch())
    }
    return [
      FigureGroup(
        what: "Storefront in the driver, settled", section: .storefront,
        figures: [action, checked, launch], isComparison: false)
    ]
  }

  /// Returns the median duration of an action, measured over many tours.
  private func secondsPerAction() throws -> Double {
    var tours = Samples()
    for _ in 0..<Self.tours {
      try session.launch().requireDone()
      let time = try ContinuousClock().measure {
        for action in actions { try session.perform(action).requireAnswered() }
      }
      tours.append(time / .seconds(actions.count))
      guard session.screen(rowLimit: ShellView.rowsShown) == end else {
        throw BenchmarkError.wrongOutcome("the tour doesn't end on the same screen as in the shell")
      }
    }
    return tours.median
  }

  private func secondsPerLaunch() throws -> Double {
    let time = try ContinuousClock().measure {
      for _ in 0..<Self.launches { try session.launch().requireDone() }
    }
    return time / .seconds(Self.launches)
  }
}
