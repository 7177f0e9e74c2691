/// Access to a value that is kept elsewhere.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: @unchecked Sendable {
  private let read: () -> Value
  private let write: (Value) -> Void

  /// Creates a binding from the closures that read and write the value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = set
  }

  /// Creates a binding to the same value as another one.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Creates a binding to the value of another one; `nil` if that has none.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init {
      base.wrappedValue ?? first
    } set: {
      base.wrappedValue = $0
    }
  }

  /// Creates a binding to a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding {
      value
    } set: { _ in
    }
  }

  /// The value.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a property of the value.
  public subscript<Member>(
    dynamicMember path: WritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    Binding<Member> { [self] in
      wrappedValue[keyPath: path]
    } set: { [self] in
      wrappedValue[keyPath: path] = $0
    }
  }
}

extension Binding: ValueHolder { package var heldValue: Any? { wrappedValue } }
