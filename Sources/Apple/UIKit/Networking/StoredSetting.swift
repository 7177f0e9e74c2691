import Foundation
import HeadlessUIKit

/// Values that apps set on objects of Foundation which have no room for them on Linux.
nonisolated enum StoredSetting {
  private static let lock = NSLock()
  nonisolated(unsafe) private static let table = NSMapTable<NSObject, NSMutableDictionary>(
    keyOptions: [.weakMemory, .objectPointerPersonality])

  /// Returns the value that the app has set; a standard value if it hasn't.
  static func value<Value>(_ name: String, of object: NSObject, _ standard: Value) -> Value {
    lock.withLock { table.object(forKey: object)?[name] as? Value ?? standard }
  }

  /// Keeps a value as long as the object exists.
  static func set(_ name: String, of object: NSObject, to value: Any) {
    lock.withLock {
      let values = table.object(forKey: object) ?? NSMutableDictionary()
      values[name] = value
      table.setObject(values, forKey: object)
    }
  }
}
