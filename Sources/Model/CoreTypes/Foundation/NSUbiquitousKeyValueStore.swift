public import Foundation

/// Values that iCloud shares between devices.
///
/// They stay on this device, in a suite of `UserDefaults`.
nonisolated open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  /// The app's store.
  public static let `default` = NSUbiquitousKeyValueStore()
  /// Posted when another device has changed values; never on Linux.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  private var defaults: UserDefaults { UserDefaults(suiteName: "iCloud") ?? .standard }

  /// Creates an object for the app's store.
  public override init() {}

  /// Returns the object for a key; `nil` if there is none.
  open func object(forKey aKey: String) -> Any? { defaults.object(forKey: aKey) }
  /// Returns the text for a key; `nil` if there is none.
  open func string(forKey aKey: String) -> String? { defaults.string(forKey: aKey) }
  /// Returns the array for a key; `nil` if there is none.
  open func array(forKey aKey: String) -> [Any]? { defaults.array(forKey: aKey) }
  /// Returns the dictionary for a key; `nil` if there is none.
  open func dictionary(forKey aKey: String) -> [String: Any]? { defaults.dictionary(forKey: aKey) }
  /// Returns the data for a key; `nil` if there is none.
  open func data(forKey aKey: String) -> Data? { defaults.data(forKey: aKey) }
  /// Returns the number for a key; 0 if there is none.
  open func longLong(forKey aKey: String) -> Int64 { Int64(defaults.integer(forKey: aKey)) }
  /// Returns the number for a key; 0 if there is none.
  open func double(forKey aKey: String) -> Double { defaults.double(forKey: aKey) }
  /// Returns the Boolean value for a key; `false` if there is none.
  open func bool(forKey aKey: String) -> Bool { defaults.bool(forKey: aKey) }
  /// Sets the object for a key; `nil` removes it.
  open func set(_ anObject: Any?, forKey aKey: String) { defaults.set(anObject, forKey: aKey) }
  /// Sets the text for a key.
  open func set(_ aString: String?, forKey aKey: String) { defaults.set(aString, forKey: aKey) }
  /// Sets the data for a key.
  open func set(_ aData: Data?, forKey aKey: String) { defaults.set(aData, forKey: aKey) }
  /// Sets the array for a key.
  open func set(_ anArray: [Any]?, forKey aKey: String) { defaults.set(anArray, forKey: aKey) }
  /// Sets the dictionary for a key.
  open func set(_ aDictionary: [String: Any]?, forKey aKey: String) {
    defaults.set(aDictionary, forKey: aKey)
  }
  /// Sets the number for a key.
  open func set(_ value: Int64, forKey aKey: String) { defaults.set(Int(value), forKey: aKey) }
  /// Sets the number for a key.
  open func set(_ value: Double, forKey aKey: String) { defaults.set(value, forKey: aKey) }
  /// Sets the Boolean value for a key.
  open func set(_ value: Bool, forKey aKey: String) { defaults.set(value, forKey: aKey) }
  /// Removes the value for a key.
  open func removeObject(forKey aKey: String) { defaults.removeObject(forKey: aKey) }
  /// All values.
  open var dictionaryRepresentation: [String: Any] {
    defaults.persistentDomain(forName: "iCloud") ?? [:]
  }
  /// Writes the values; returns whether it worked.
  @discardableResult
  open func synchronize() -> Bool { defaults.synchronize() }
}
