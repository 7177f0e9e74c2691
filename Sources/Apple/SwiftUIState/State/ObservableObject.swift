/// An object whose changes views observe.
public protocol ObservableObject: AnyObject {}

extension ObservableObject {
  /// Tells that the object is about to change; nobody observes it here.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// The publisher of an object's changes, without subscribers.
public final class ObservableObjectPublisher: Sendable {
  /// Creates a publisher.
  public init() {}

  /// Tells that the object is about to change.
  public func send() {}
}

/// A property whose changes an object publishes.
@propertyWrapper
public struct Published<Value> {
  /// The value.
  public var wrappedValue: Value

  /// Creates a property with a first value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Creates a property with a first value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
}

extension Published: ValueHolder { var heldValue: Any? { wrappedValue } }
extension Published: Sendable where Value: Sendable {}
