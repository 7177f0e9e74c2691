/// An identifier of a leaked object, which is unique during one launch.
public nonisolated enum LeakID: Sendable, Hashable {
  /// A coordinator, identified by its number in the order in which coordinators were first seen.
  /// The first number is 1.
  case coordinator(order: Int)
  /// A controller, identified by its number.
  case controller(number: Int)
}

extension LeakID: Comparable {
  /// Orders coordinators before controllers.
  ///
  /// Coordinators are ordered from newest to oldest, and controllers from oldest to newest.
  public static func < (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.coordinator(let left), .coordinator(let right)): left > right
    case (.controller(let left), .controller(let right)): left < right
    case (.coordinator, .controller): true
    case (.controller, .coordinator): false
    }
  }
}
