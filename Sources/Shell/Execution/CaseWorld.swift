import AppDriver
import Foundation
import NetworkFixtures

/// The world in which a case begins: an app with its launch, and the options that a case can change for itself.
///
/// What runs now may differ from it, because the current case or a sourced script has changed something. Each
/// setting is therefore applied to both, one by one.
struct CaseWorld {
  var launch: CaseLaunch
  var clock: AppClock
  var network: AppNetwork
  private var findsLeaks: Bool
  private var traces: Bool

  init(_ launch: CaseLaunch, _ options: ShellOptions) {
    self.launch = launch
    clock = options.clock
    network = options.network
    findsLeaks = options.findsLeaks
    traces = options.traces
  }

  /// What the app of the case is launched with.
  var appLaunch: AppLaunch {
    AppLaunch(
      app: launch.name, context: launch.context, networkFiles: network.paths, date: clock.date)
  }

  /// Changes an option for all cases, not only for the current one.
  mutating func change(_ change: SettingChange) {
    var options = options(after: ShellOptions())
    change.apply(to: &options)
    self = CaseWorld(launch, options)
  }

  /// Takes over the options that a program has changed.
  mutating func take(_ new: ShellOptions, insteadOf old: ShellOptions) {
    if new.clock != old.clock { clock = new.clock }
    if new.network != old.network { network = new.network }
    if new.findsLeaks != old.findsLeaks { findsLeaks = new.findsLeaks }
    if new.traces != old.traces { traces = new.traces }
  }

  /// Returns the options with which the case begins, from those at the end of the case before.
  ///
  /// Options that no check can see, such as the color, outlast a case.
  func options(after options: ShellOptions) -> ShellOptions {
    var options = options
    options.clock = clock
    options.network = network
    options.findsLeaks = findsLeaks
    options.traces = traces
    return options
  }
}

extension AppNetwork {
  /// The paths of the files with fixtures, in the order in which they were added.
  var paths: [String] { if case .fixtures(let files) = self { files.map(\.path) } else { [] } }
}

extension AppClock {
  /// The date at each launch; `nil` for the real date.
  var date: Date? { if case .virtual(let date) = self { date } else { nil } }
}
