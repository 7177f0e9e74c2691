import Foundation

/// Values as objects keep them.
enum Values {
  /// Returns whether two values are equal.
  static func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    switch (left, right) {
    case (nil, nil): true
    case (let left as ObjectKey, let right as ObjectKey): left == right
    case (let left as KeyList, let right as KeyList): left == right
    case (let left as String, let right as String): left == right
    case (let left as NSObject, let right as NSObject): left.isEqual(right)
    case (let left as AnyHashable, let right as AnyHashable): left == right
    default: false
    }
  }

  /// Returns a value with other keys in place of some.
  static func replacing(_ keys: [ObjectKey: ObjectKey], in value: Any) -> Any {
    switch value {
    case let key as ObjectKey: keys[key] ?? key
    case let list as KeyList: list.replacing(keys)
    default: value
    }
  }
}
