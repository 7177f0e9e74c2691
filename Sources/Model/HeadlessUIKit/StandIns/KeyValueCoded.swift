public import Foundation

/// An object of UIKit whose properties apps get and set by names, as key-value coding does on iOS.
///
/// Linux can't set a property by its name. What apps set in this way is nearly always one of a few
/// properties, most of which UIKit lets nobody set otherwise: those work, and other values are
/// kept.
@preconcurrency @MainActor
public protocol KeyValueCoded: NSObject {}

extension UIResponder: KeyValueCoded {}
extension UIBarItem: KeyValueCoded {}
extension UINavigationItem: KeyValueCoded {}
extension UIAlertAction: KeyValueCoded {}
extension UIDevice: KeyValueCoded {}

extension KeyValueCoded {
  /// Returns the value that the app has set for a name, or else the stored property of that name;
  /// `nil` if there is none.
  public func value(forKey key: String) -> Any? {
    if let value = keptValues[key] { return value }
    if let property = KeyedProperty.of(self, named: key) { return property.read() }
    return try? KeyValue.value(of: self, at: [key])
  }

  /// Sets a property by its name, or keeps the value for it.
  public func setValue(_ value: Any?, forKey key: String) {
    // The device is that of all apps that run in the process. Its orientation can't be set since
    // iOS 16.
    guard !(self is UIDevice), KeyedProperty.of(self, named: key)?.write(value) != true
    else { return }
    keptValues[key] = value
  }

  /// Returns the value at the end of a path of names.
  public func value(forKeyPath keyPath: String) -> Any? {
    if let value = keptValues[keyPath] { return value }
    guard let (object, key) = end(of: keyPath) else { return nil }
    return object.value(forKey: key)
  }

  /// Sets the property at the end of a path of names, or keeps the value for the path.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let (object, key) = end(of: keyPath) else { return keptValues[keyPath] = value }
    object.setValue(value, forKey: key)
  }

  /// Returns the object that has the last name of a path; `nil` if the path leads to none.
  private func end(of keyPath: String) -> (any KeyValueCoded, String)? {
    let keys = keyPath.split(separator: ".").map(String.init)
    guard let last = keys.last else { return nil }
    var object: any KeyValueCoded = self
    for key in keys.dropLast() {
      guard let next = object.value(forKey: key) as? any KeyValueCoded else { return nil }
      object = next
    }
    return (object, last)
  }

  private var keptValues: [String: Any] {
    get { objc_getAssociatedObject(self, KeptValues.key) as? [String: Any] ?? [:] }
    set {
      objc_setAssociatedObject(self, KeptValues.key, newValue, .OBJC_ASSOCIATION_RETAIN)
    }
  }
}

private enum KeptValues {
  /// The key under which an object keeps what apps have set by names.
  static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}
