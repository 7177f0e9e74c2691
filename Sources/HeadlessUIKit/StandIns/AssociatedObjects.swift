/// How an associated object is held.
public nonisolated enum objc_AssociationPolicy: UInt, Sendable {
  /// Not kept alive; here it is, for Swift has no other way.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Kept alive.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Copied in Objective-C, kept alive here.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Kept alive.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// Copied in Objective-C, kept alive here.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Hangs a value on an object under a key; nil takes it off.
///
/// A stand-in for Objective-C's: what hangs on a responder is freed with it, what hangs on another
/// object when the next value is hung on something after the object is gone.
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

/// The value that hangs on an object under a key.
@preconcurrency @MainActor
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let object = object as AnyObject
  if let responder = object as? UIResponder { return responder.associated[key] }
  guard let found = AssociatedObjects.all[ObjectIdentifier(object)], found.object === object else {
    return nil
  }
  return found.values[key]
}

/// Takes off all that hangs on an object.
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
