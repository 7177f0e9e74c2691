public import Observation

/// A value of a view's environment.
@propertyWrapper
public struct Environment<Value> {
  private let values = StoredValue(EnvironmentValues())
  private let read: (EnvironmentValues) -> Value

  /// Creates the property for a value of the environment.
  public init(_ path: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: path] } }

  /// Creates the property for an object; without it, reading it is a mistake of the app's.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    read = { values in
      guard let object = values.object(Value.self) else {
        fatalError(
          "No Observable object of type \(Value.self) found. A View.environment(_:) for"
            + " \(Value.self) may be missing as an ancestor of this view.")
      }
      return object
    }
  }

  /// Creates the property for an object that may be missing.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    read = { $0.object(Object.self) }
  }

  /// The value.
  public var wrappedValue: Value { read(values.value) }
}

extension Environment: EnvironmentReader {
  func update(_ change: (inout EnvironmentValues) -> Void) { change(&values.value) }
}

/// A property wrapper whose value comes from the views around a view.
protocol EnvironmentReader {
  /// Changes the environment from which the value comes.
  func update(_ change: (inout EnvironmentValues) -> Void)
}
