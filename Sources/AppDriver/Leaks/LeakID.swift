/// Identifies an object that was left behind during one launch.
public nonisolated enum LeakID: Sendable, Hashable {
  /// A coordinator, by its place in the order in which coordinators were first seen, from 1.
  case coordinator(order: Int)
  /// A controller, by its number.
  case controller(number: Int)
}

extension LeakID: Comparable {
  /// Orders coordinators before controllers, newer coordinators first, and older controllers first.
  public static func < (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.coordinator(let left), .coordinator(let right)): left > right
    case (.controller(let left), .controller(let right)): left < right
    case (.coordinator, .controller): true
    case (.controller, .coordinator): false
    }
  }
}
