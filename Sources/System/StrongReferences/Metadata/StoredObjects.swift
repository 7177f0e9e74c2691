/// The objects in another object's stored properties.
package enum StoredObjects {
  /// Returns the objects that are the values of the properties that an object's class declares,
  /// without those of its superclasses, in the order in which they are declared.
  ///
  /// A property's type may be a class or a protocol, or an optional of one.
  ///
  /// A mirror isn't used, and neither is a cast of a value to a protocol: for each, the runtime
  /// searches all conformances of the program, for a mirror twenty times, which takes longer than
  /// all that flowsh does until its first prompt. Only if a known object is misread, a mirror is.
  package static func objects(of object: AnyObject) -> [AnyObject] {
    guard areReadable else {
      return Mirror(reflecting: object).children.map { $0.value as AnyObject }
    }
    return unchecked(object)
  }

  /// The whole self-test takes fifty times as long, and reads what isn't needed here.
  private static let areReadable = SelfTest.readsStoredObjects

  /// Returns the objects, by the functions that a mirror uses.
  static func unchecked(_ object: AnyObject) -> [AnyObject] {
    let value: Any = object
    let type: Any.Type = Swift.type(of: object)
    return (0..<runtimeChildCount(value, type: type)).compactMap { index in
      var name: UnsafePointer<CChar>?
      var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
      defer { freeName?(name) }
      let child = runtimeChild(
        of: value, type: type, index: index, name: &name, freeName: &freeName)
      return Self.object(in: child)
    }
  }

  /// Returns the object that a value is; `nil` if it isn't one.
  private static func object(in value: Any) -> AnyObject? {
    withUnsafePointer(to: value) { pointer in
      TypeMetadata.openContainer(at: pointer).flatMap { object(at: $0.value, $0.metadata) }
    }
  }

  private static func object(at address: UnsafeRawPointer, _ metadata: TypeMetadata) -> AnyObject? {
    var metadata = metadata
    // Every representation of `nil`, however deeply nested, is a number too small to be a pointer.
    while metadata.kind == .optional { metadata = TypeMetadata(metadata.wrapped) }
    if metadata.container == .opaque {
      guard let (value, type) = TypeMetadata.openContainer(at: address), type.kind == .classType
      else { return nil }
      return object(at: value, type)
    }
    guard metadata.kind == .classType || metadata.container == .reference else { return nil }
    return reference(at: address).map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
  }
}
