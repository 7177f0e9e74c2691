/// How much of an app's state distinguishes it from another state.
///
/// Each level includes the ones before it.
public nonisolated enum StateLevel: Int, Sendable, Hashable, Codable, CaseIterable, Comparable {
  /// The visible screen: the classes of its panes, whether it is presented, and what it offers.
  case screen
  /// The screens below it, and those that it covers.
  case stack
  /// The stacks of all tabs.
  case tabs
  /// The titles of the screens.
  case params
  /// All texts and values on the visible screen.
  case content

  /// The level's name, as `--state` takes it.
  package var name: String { "\(self)" }

  /// Whether a level distinguishes less than another one.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
