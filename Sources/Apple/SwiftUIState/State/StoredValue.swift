/// A value in memory that copies of a property wrapper share.
final class StoredValue<Value>: @unchecked Sendable {
  var value: Value

  init(_ value: Value) { self.value = value }
}

/// A property wrapper whose value a hosting controller shows.
protocol ValueHolder {
  /// The value now; `nil` if there is none yet.
  var heldValue: Any? { get }
}
