/// A level of detail at which states are distinguished.
///
/// Each level includes the ones before it.
public nonisolated enum StateLevel: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
  /// The visible screen: the classes of its panes, its presentation, and its choices.
  case screen
  /// The screens below it and behind it.
  case stack
  /// The stacks of all tabs.
  case tabs
  /// The titles of the screens.
  case params
  /// All texts and values on the visible screen.
  case content

  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Whether a level distinguishes less than another one.
  public static func < (left: Self, right: Self) -> Bool { left.order < right.order }
}
