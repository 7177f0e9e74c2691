/// The values of an object's stored properties.
package enum StoredValues {
  /// Returns the values of the stored properties that an object's class declares, without those of its
  /// superclasses: what the children of the object's mirror are.
  ///
  /// The first mirror of a process takes longer than all that flowsh does until its first prompt: for the
  /// collections that it consists of, the runtime searches all conformances of the program twenty times.
  /// A mirror is used if the object makes its own, and if the values of a known object are misread.
  package static func values(of object: AnyObject) -> [Any] {
    // Asking the class takes a quarter of the time of asking the object.
    guard areReadable, !(Swift.type(of: object) is any CustomReflectable.Type) else {
      return Mirror(reflecting: object).children.map(\.value)
    }
    return unchecked(object)
  }

  /// The whole self-test takes fifty times as long, and reads what isn't needed here.
  private static let areReadable = SelfTest.readsValues

  /// Returns the values without a mirror, by the functions that a mirror uses.
  static func unchecked(_ object: AnyObject) -> [Any] {
    let value: Any = object
    let type: Any.Type = Swift.type(of: object)
    return (0..<runtimeChildCount(value, type: type)).map { index in
      var name: UnsafePointer<CChar>?
      var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
      defer { freeName?(name) }
      return runtimeChild(of: value, type: type, index: index, name: &name, freeName: &freeName)
    }
  }
}
