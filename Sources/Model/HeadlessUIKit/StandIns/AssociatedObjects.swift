/// The policy by which an associated object is retained.
public nonisolated enum objc_AssociationPolicy: UInt, Sendable {
  /// Specifies a strong reference.
  ///
  /// Objective-C wouldn't retain the object, but Swift offers no alternative.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Specifies a strong reference.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Specifies a strong reference; Objective-C would copy the object.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Specifies a strong reference.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// Specifies a strong reference; Objective-C would copy the object.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object, using the given key.
///
/// Pass `nil` to remove the value.
///
/// This is a replacement for the Objective-C function. A responder's values are released together
/// with the responder. When any other object is freed, its values remain in memory until the app
/// settles.
@preconcurrency @MainActor
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let object = object as AnyObject
  // A value that is freed may run code that sets another one.
  let old = objc_getAssociatedObject(object, key)
  defer { withExtendedLifetime(old) {} }
  if let responder = object as? UIResponder {
    responder.associated[key] = value
    return
  }
  AssociatedObjects.purge()
  let identifier = ObjectIdentifier(object)
  AssociatedObjects.all[identifier, default: AssociatedObjects(object)].values[key] = value
}

/// Returns the value that is associated with the given object for the given key.
@preconcurrency @MainActor
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let object = object as AnyObject
  if let responder = object as? UIResponder { return responder.associated[key] }
  guard let found = AssociatedObjects.all[ObjectIdentifier(object)], found.object === object else {
    return nil
  }
  return found.values[key]
}

/// Removes all values that are associated with the given object.
@preconcurrency @MainActor
public func objc_removeAssociatedObjects(_ object: Any) {
  let object = object as AnyObject
  if let responder = object as? UIResponder { responder.associated = [:] }
  AssociatedObjects.all[ObjectIdentifier(object)] = nil
}

/// The values of objects that aren't responders.
struct AssociatedObjects {
  fileprivate static var all: [ObjectIdentifier: AssociatedObjects] = [:]

  fileprivate weak var object: AnyObject?
  fileprivate var values: [UnsafeRawPointer: Any] = [:]

  fileprivate init(_ object: AnyObject) { self.object = object }

  /// Releases the values of freed objects.
  static func purge() {
    let left = all.filter { $0.value.object == nil }
    for identifier in left.keys { all[identifier] = nil }
    // Only now are the values released, which may run the app's code.
    withExtendedLifetime(left) {}
  }
}
