/// An identifier of a leaked object, which is unique in the session while the finding exists.
public nonisolated enum LeakID: Sendable, Hashable {
  /// A coordinator, identified by its number in the order in which coordinators were first seen.
  /// The first number is 1.
  case coordinator(order: Int)
  /// A controller, identified by its number.
  case controller(number: Int)
  /// An object that outlived its app, identified by its number in the order in which such objects
  /// were found in the session. The first number is 1.
  case survivor(number: Int)
}

extension LeakID: Comparable {
  /// Orders survivors before coordinators, and coordinators before controllers.
  ///
  /// Coordinators are ordered from newest to oldest, and the others from oldest to newest.
  public static func < (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.coordinator(let left), .coordinator(let right)): left > right
    case (.controller(let left), .controller(let right)): left < right
    case (.survivor(let left), .survivor(let right)): left < right
    case (.survivor, _), (.coordinator, .controller): true
    case (_, .survivor), (.controller, .coordinator): false
    }
  }
}
