/// A value that a view owns.
///
/// It is kept for as long as the view that was created with it, or a copy of that one.
@propertyWrapper
public struct State<Value> {
  private let stored: StoredValue<Value>

  /// Creates a state with a first value.
  public init(wrappedValue: Value) { stored = StoredValue(wrappedValue) }
  /// Creates a state with a first value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

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

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state without a value.
  public init() { self.init(wrappedValue: nil) }
}

extension State: ValueHolder { package var heldValue: Any? { wrappedValue } }
extension State: Sendable where Value: Sendable {}
