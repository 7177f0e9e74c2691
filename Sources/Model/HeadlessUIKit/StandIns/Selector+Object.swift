/// Selectors for methods of an object whose type only the compiler knows, as in
/// `#selector(model.load)`.
nonisolated extension Selector {
  /// Creates a selector for a method without parameters.
  ///
  /// - Parameters:
  ///   - name: The name of the method.
  ///   - object: An object of the type that has the method; it isn't evaluated.
  ///   - method: Returns the method of an object.
  public init<Target, Output>(
    _ name: String, on object: @autoclosure () -> Target,
    _ method: @escaping @MainActor (Target) -> () -> Output
  ) {
    self.init(name, of: Target.self) { object, _, _ in Self.target(object).map { method($0)() } }
  }

  /// Creates a selector for a method with one parameter.
  ///
  /// - Parameters:
  ///   - name: The name of the method.
  ///   - object: An object of the type that has the method; it isn't evaluated.
  ///   - method: Returns the method of an object.
  public init<Target, First, Output>(
    _ name: String, on object: @autoclosure () -> Target,
    _ method: @escaping @MainActor (Target) -> (First) -> Output
  ) {
    self.init(name, of: Target.self) { object, first, _ in
      Self.target(object).flatMap { target in
        Self.argument(first).map { method(target)($0) }
      }
    }
  }

  /// Creates a selector for a method with two parameters.
  ///
  /// - Parameters:
  ///   - name: The name of the method.
  ///   - object: An object of the type that has the method; it isn't evaluated.
  ///   - method: Returns the method of an object.
  public init<Target, First, Second, Output>(
    _ name: String, on object: @autoclosure () -> Target,
    _ method: @escaping @MainActor (Target) -> (First, Second) -> Output
  ) {
    self.init(name, of: Target.self) { object, first, second in
      Self.target(object).flatMap { target in
        Self.argument(first).flatMap { first in
          Self.argument(second).map { method(target)(first, $0) }
        }
      }
    }
  }
}

/// Returns a selector that is only a name.
public nonisolated func NSSelectorFromString(_ aSelectorName: String) -> Selector {
  Selector(aSelectorName)
}

/// Returns a selector's name.
public nonisolated func NSStringFromSelector(_ aSelector: Selector) -> String {
  aSelector.description
}
