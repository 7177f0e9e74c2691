import Foundation

/// A value that belongs to a view's focus.
@propertyWrapper
public struct FocusState<Value: Hashable> {
  private let stored: StoredValue<Value>

  /// Creates a state of a view that doesn't have the focus.
  public init() where Value == Bool { stored = StoredValue(false) }
  /// Creates a state of views of which none has the focus.
  public init<Field: Hashable>() where Value == Field? { stored = StoredValue(nil) }

  /// The value.
  public var wrappedValue: Value {
    get { stored.value }
    nonmutating set { stored.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding { [stored] in
      stored.value
    } set: { [stored] in
      stored.value = $0
    }
  }
}

/// A value that iOS scales with the user's text size, which stays the standard size here.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  /// The value.
  public let wrappedValue: Value

  /// Creates a value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// A value that a gesture changes; no gesture does here, so it keeps its first value.
@propertyWrapper
public struct GestureState<Value> {
  /// The value.
  public let wrappedValue: Value
  /// The state itself.
  public var projectedValue: GestureState<Value> { self }

  /// Creates a state with its first value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Creates a state with its first value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
}

/// A namespace for the identities of views.
@propertyWrapper
public struct Namespace {
  /// The identity of a namespace.
  public struct ID: Hashable, Sendable {
    private let id = UUID()

    init() {}
  }

  /// The identity of this namespace.
  public let wrappedValue = ID()

  /// Creates a namespace.
  public init() {}
}

/// A value that a scene keeps while the app runs.
@propertyWrapper
public struct SceneStorage<Value> {
  private let state: State<Value>

  /// Creates a value that is kept under a key.
  public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }
  /// Creates a value that is kept under a key, and is missing first.
  public init(_ key: String) where Value: ExpressibleByNilLiteral { state = State() }

  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { state.projectedValue }
}
