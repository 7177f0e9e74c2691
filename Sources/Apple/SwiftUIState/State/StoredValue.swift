/// A value in memory that copies of a property wrapper share.
final class StoredValue<Value>: @unchecked Sendable {
  var value: Value

  init(_ value: Value) { self.value = value }
}

/// A property wrapper whose value a hosting controller shows.
package protocol ValueHolder {
  /// The value now; `nil` if there is none yet.
  var heldValue: Any? { get }
}

/// A property wrapper whose value is an object that a view observes.
protocol ObjectHolder: ValueHolder {}

/// A property wrapper of an object that publishes the value's changes, as Combine's `Published`.
package protocol PublishedProperty: ValueHolder {}
