import AppDriver
import Foundation
import NetworkFixtures

/// The world in which a case begins: an app with its launch, and the options in `CaseOption.all`.
///
/// What runs now may differ from it, because the current case or a sourced script has changed
/// something. Each setting is therefore applied to both, one by one.
struct CaseWorld {
  var launch: CaseLaunch
  /// The options, of which only those in `CaseOption.all` matter.
  var options: ShellOptions

  init(_ launch: CaseLaunch, _ options: ShellOptions) {
    self.launch = launch
    self.options = options
  }

  /// What the app of the case is launched with.
  var appLaunch: AppLaunch {
    AppLaunch(
      app: launch.name, context: launch.context, networkFiles: options.network.paths,
      date: options.clock.date)
  }

  /// Changes an option for all cases, not only for the current one.
  mutating func change(_ change: SettingChange) { change.apply(to: &options) }

  /// Takes over the options that a program has changed.
  mutating func take(_ new: ShellOptions, insteadOf old: ShellOptions) {
    for option in CaseOption.all where option.differs(new, old) { option.copy(new, &options) }
  }

  /// Returns the options with which the case begins, from those at the end of the case before.
  ///
  /// Options that no check can see, such as the color, outlast a case.
  func firstOptions(after last: ShellOptions) -> ShellOptions {
    var first = last
    for option in CaseOption.all { option.copy(options, &first) }
    return first
  }
}

/// The worlds of a script: the one of the current case, and the one in which the next cases begin.
struct CaseWorlds {
  /// What the current case began with, and what settings have changed since.
  ///
  /// The cases of the scripts that it sources begin in this world.
  var now: CaseWorld
  /// What the next case begins with.
  var next: CaseWorld

  init(_ world: CaseWorld) { (now, next) = (world, world) }
}

/// An option that a case can change for itself.
private struct CaseOption {
  /// Returns whether the option differs between two sets of options.
  let differs: (ShellOptions, ShellOptions) -> Bool
  /// Copies the option from the first options to the second.
  let copy: (ShellOptions, inout ShellOptions) -> Void

  /// All such options.
  ///
  /// Creating key paths would take a twentieth of a start.
  static let all = [
    CaseOption(differs: { $0.clock != $1.clock }, copy: { $1.clock = $0.clock }),
    CaseOption(differs: { $0.network != $1.network }, copy: { $1.network = $0.network }),
    CaseOption(
      differs: { $0.findsLeaks != $1.findsLeaks }, copy: { $1.findsLeaks = $0.findsLeaks }),
    CaseOption(differs: { $0.traces != $1.traces }, copy: { $1.traces = $0.traces }),
  ]
}

extension AppNetwork {
  /// The paths of the files with fixtures, in the order in which they were added.
  var paths: [String] { if case .fixtures(let files) = self { files.map(\.path) } else { [] } }
}

extension AppClock {
  /// The date at each launch; `nil` for the real date.
  var date: Date? { if case .virtual(let date) = self { date } else { nil } }
}
