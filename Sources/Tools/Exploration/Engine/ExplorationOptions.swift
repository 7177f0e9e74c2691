public import AppDriver
public import Foundation
import VirtualClock

/// The actions that an exploration tries, and its limits.
public nonisolated struct ExplorationOptions: Sendable, Hashable, Codable {
  /// The context in which the app is launched.
  public var context: LaunchContext
  /// The steps after the launch with which each walk begins; usually none.
  ///
  /// If they leave the app in the background, where nothing can be tried, a step that opens it
  /// again is added.
  package var prefix: [WalkStep] = [] {
    didSet {
      let last = prefix.flatMap(\.actions).last {
        switch $0 {
        case .background, .foreground, .open: true
        default: false
        }
      }
      if last == .background { prefix.append(WalkStep([.foreground])) }
    }
  }
  /// The parts of the app's state that distinguish states.
  public var level = StateLevel.tabs
  /// The number of pushed and presented screens, in all tabs, beyond which a state isn't explored
  /// further.
  public var depth = 4
  /// The most states of one screen that are explored.
  public var statesPerScreen = 200
  /// The most transitions that are tried.
  public var limit = 1_000_000
  /// The number of seconds after which the exploration stops; `nil` for no limit.
  ///
  /// With a limit, the result depends on the speed of the machine.
  public var seconds: Double?
  /// The real time, as of `RealTime.now`, at which the worker stops; `nil` for no limit.
  package var end: Duration?
  /// The texts for fields.
  public var alphabet = Alphabet()
  /// The links to open after the launch, and where a screen is presented over another one.
  public var links: [URL] = []
  /// Whether to tap each control twice, too, once the screens are known.
  public var tapsTwice = false
  /// Whether to take each move once more with transitions that take time, once the screens are
  /// known, and to make the second half of a random walk with them.
  public var takesTime = false
  /// Whether to list what is wrong with each screen for people who use VoiceOver, and for tests.
  public var audits = false
  /// Whether to change the size there and back on each screen.
  public var checksSizes = true
  /// The classes whose objects the app keeps on purpose, which count as no leaks.
  public var keptOnPurpose: Set<String> = []

  /// Creates options with which an app is explored from its launch.
  public init(context: LaunchContext = LaunchContext()) { self.context = context }

  /// Returns the options for a worker that stops at a time; `nil` for no limit.
  func ending(at time: ContinuousClock.Instant?) -> Self {
    var options = self
    options.end = time.map { RealTime.now + ($0 - ContinuousClock.now) }
    return options
  }
}
