public import Foundation

/// A value in the user's defaults.
@propertyWrapper
public struct AppStorage<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  private init(_ read: @escaping () -> Value, _ write: @escaping (Value) -> Void) {
    self.read = read
    self.write = write
  }

  /// Creates a value, given what it is as long as the defaults have none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    let store = store ?? .standard
    self.init {
      store.object(forKey: key) as? Value ?? wrappedValue
    } _: {
      store.set($0, forKey: key)
    }
  }

  /// Creates a value that is missing as long as the defaults have none.
  public init<Stored>(_ key: String, store: UserDefaults? = nil) where Value == Stored? {
    let store = store ?? .standard
    self.init {
      store.object(forKey: key) as? Stored
    } _: {
      store.set($0, forKey: key)
    }
  }

  /// Creates a value that is kept by its raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable {
    let store = store ?? .standard
    self.init {
      (store.object(forKey: key) as? Value.RawValue).flatMap(Value.init) ?? wrappedValue
    } _: {
      store.set($0.rawValue, forKey: key)
    }
  }

  /// The value.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(get: read, set: write) }
}

extension AppStorage: ValueHolder { package var heldValue: Any? { wrappedValue } }
