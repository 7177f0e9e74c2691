public import Foundation

// Key-value coding of collections. What an element has is found as a predicate finds it.
nonisolated extension NSArray {
  /// Returns the elements' values for a key.
  public func value(forKey key: String) -> Any { value(forKeyPath: key) as Any }
  /// Returns the elements' values at a path of keys, or the result of an operator such as `@sum`;
  /// `nil` if the elements haven't got them.
  public func value(forKeyPath keyPath: String) -> Any? {
    try? KeyValue.value(of: self, at: keyPath.split(separator: ".").map(String.init)[...])
  }
}

nonisolated extension NSDictionary {
  /// Returns the value at a path of keys; `nil` if there is none.
  public func value(forKeyPath keyPath: String) -> Any? {
    try? KeyValue.value(of: self, at: keyPath.split(separator: ".").map(String.init)[...])
  }
}

nonisolated extension NSMutableDictionary {
  /// Sets the value for a key; `nil` removes it.
  public func setValue(_ value: Any?, forKey key: String) {
    guard let value else { return removeObject(forKey: key) }
    self[key] = value
  }
}
