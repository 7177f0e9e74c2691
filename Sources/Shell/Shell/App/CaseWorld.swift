import AppDriver
import Foundation
import NetworkFixtures

/// The world in which a case begins: an app with its launch, and the options that a case can change
/// for itself.
///
/// The running app may differ from it, because the current case or a sourced script has changed
/// something. Each setting is therefore applied to both, one by one.
struct CaseWorld {
  var launch: CaseLaunch
  /// The options, of which only the clock, the network, the leak check and the trace matter.
  var options: ShellOptions

  /// The app of the case and its launch.
  var appLaunch: AppLaunch {
    AppLaunch(
      app: launch.name, context: launch.context, networkFiles: options.network.paths,
      date: options.clock.date)
  }

  /// Changes an option for all cases, not only for the current one.
  mutating func change(_ change: SettingChange) { change.apply(to: &options) }

  /// Applies the options that a program has changed.
  mutating func apply(_ new: ShellOptions, insteadOf old: ShellOptions) {
    if new.clock != old.clock { options.clock = new.clock }
    if new.network != old.network { options.network = new.network }
    if new.findsLeaks != old.findsLeaks { options.findsLeaks = new.findsLeaks }
    if new.traces != old.traces { options.traces = new.traces }
  }

  /// Returns the options with which the case begins, from those at the end of the case before.
  ///
  /// Options that no check can see, such as the color, outlast a case.
  func firstOptions(after last: ShellOptions) -> ShellOptions {
    var first = last
    (first.clock, first.network) = (options.clock, options.network)
    (first.findsLeaks, first.traces) = (options.findsLeaks, options.traces)
    return first
  }
}

/// The worlds of a script: the one of the current case, and the one in which the next cases begin.
struct CaseWorlds {
  /// The world of the current case, with the changes of settings since it began.
  ///
  /// The cases of the scripts that it sources begin in this world.
  var now: CaseWorld
  /// The world in which the next case begins.
  var next: CaseWorld

  init(_ world: CaseWorld) { (now, next) = (world, world) }
}

extension AppNetwork {
  /// The paths of the files with fixtures, in the order in which they were added.
  var paths: [String] { if case .fixtures(let files) = self { files.map(\.path) } else { [] } }
}

extension AppClock {
  /// The date at each launch; `nil` for the real date.
  var date: Date? { if case .virtual(let date) = self { date } else { nil } }
}
