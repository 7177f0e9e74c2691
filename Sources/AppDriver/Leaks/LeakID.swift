/// Tells an object that was left behind from all others of a launch.
public nonisolated enum LeakID: Sendable, Hashable {
  /// A coordinator, by its place in the order in which coordinators were first seen, from 1.
  case coordinator(order: Int)
  /// A controller, by its number.
  case controller(number: Int)
}

extension LeakID: Comparable {
  /// Coordinators come before controllers, and the newest of them first.
  public static func < (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.coordinator(let left), .coordinator(let right)): left > right
    case (.controller(let left), .controller(let right)): left < right
    case (.coordinator, .controller): true
    case (.controller, .coordinator): false
    }
  }
}
