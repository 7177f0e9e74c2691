import AppDriver

/// What the current case has changed, as it was before the case: the world in which the next case begins.
///
/// `nil` stands for what the case hasn't changed.
struct WorldOutsideCase {
  var clock: AppClock?
  var network: AppNetwork?
  /// The classes that the app keeps on purpose.
  var keptOnPurpose: Set<String>?
  private var findsLeaks: Bool?
  private var traces: Bool?

  /// Notes the value of a setting before a command of the case changes it.
  ///
  /// Settings that no check can see, such as the color, outlast a case.
  mutating func note(_ setting: Setting, in options: ShellOptions) {
    switch setting {
    case .clock: clock = clock ?? options.clock
    case .leaks: findsLeaks = findsLeaks ?? options.findsLeaks
    case .trace: traces = traces ?? options.traces
    case .color, .echo, .format, .jsonEvents, .keepGoing, .pager: break
    }
  }

  /// Returns the options with which the next case begins, from those at the end of the current one.
  func options(after options: ShellOptions) -> ShellOptions {
    var options = options
    if let clock { options.clock = clock }
    if let network { options.network = network }
    if let findsLeaks { options.findsLeaks = findsLeaks }
    if let traces { options.traces = traces }
    return options
  }
}
