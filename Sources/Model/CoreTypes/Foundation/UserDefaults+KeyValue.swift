public import Foundation

extension UserDefaults {
  /// Returns the object for a key, as `object(forKey:)` does.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Sets the object for a key, as `set(_:forKey:)` does; `nil` removes it.
  public func setValue(_ value: Any?, forKey key: String) {
    guard let value else { return removeObject(forKey: key) }
    set(value, forKey: key)
  }
}
