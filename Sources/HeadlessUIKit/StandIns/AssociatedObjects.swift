/// How an associated object is retained.
public nonisolated enum objc_AssociationPolicy: UInt, Sendable {
  /// Not retained in Objective-C; retained here, because Swift offers no alternative.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Retained.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Copied in Objective-C, retained here.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Retained.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// Copied in Objective-C, retained here.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object under a key; nil removes it.
///
/// A replacement for the Objective-C function. The values of a responder are released with the
/// responder. The values of any other object are released after the object has been freed, when the
/// next value is associated.
@preconcurrency @MainActor
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let object = object as AnyObject
  if let responder = object as? UIResponder {
    responder.associated[key] = value
    return
  }
  AssociatedObjects.purge()
  let identifier = ObjectIdentifier(object)
  AssociatedObjects.all[identifier, default: AssociatedObjects(object)].values[key] = value
}

/// The value associated with an object under a key.
@preconcurrency @MainActor
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let object = object as AnyObject
  if let responder = object as? UIResponder { return responder.associated[key] }
  guard let found = AssociatedObjects.all[ObjectIdentifier(object)], found.object === object else {
    return nil
  }
  return found.values[key]
}

/// Removes all values associated with an object.
@preconcurrency @MainActor
public func objc_removeAssociatedObjects(_ object: Any) {
  let object = object as AnyObject
  if let responder = object as? UIResponder { responder.associated = [:] }
  AssociatedObjects.all[ObjectIdentifier(object)] = nil
}

private struct AssociatedObjects {
  static var all: [ObjectIdentifier: AssociatedObjects] = [:]

  weak var object: AnyObject?
  var values: [UnsafeRawPointer: Any] = [:]

  init(_ object: AnyObject) { self.object = object }

  static func purge() {
    for (identifier, entry) in all where entry.object == nil { all[identifier] = nil }
  }
}
