/// The views that the app's objects hold in stored properties.
///
/// The properties are read in place, by their offsets: a mirror would load weak and unowned
/// references, which ends the process if the object of an unowned one has been freed, and would run
/// the app's `customMirror`.
enum HeldViews {
  /// A stored property that may hold a view.
  private struct Property {
    let name: String
    let offset: Int
  }

  private static var known: [ObjectIdentifier: [Property]] = [:]

  /// Returns the name of the property of an object that holds a view strongly; `nil` if there is
  /// none.
  ///
  /// UIKit's own properties, such as a window's root view controller, name nothing.
  static func name(of view: UIView, in holder: AnyObject) -> String? {
    let object = UnsafeRawPointer(Unmanaged.passUnretained(holder).toOpaque())
    let wanted = UnsafeRawPointer(Unmanaged.passUnretained(view).toOpaque())
    for property in properties(of: type(of: holder))
    where object.load(fromByteOffset: property.offset, as: UnsafeRawPointer?.self) == wanted {
      return property.name
    }
    return nil
  }

  private static func properties(of type: AnyClass) -> [Property] {
    if let properties = known[ObjectIdentifier(type)] { return properties }
    var base: AnyClass? = type
    while let current = base, !_typeName(current).hasPrefix("HeadlessUIKit.") {
      base = _getSuperclass(current)
    }
    // The properties of superclasses come first.
    let first = base.map { propertyCount($0) } ?? 0
    var properties: [Property] = []
    for index in first..<max(first, propertyCount(type)) {
      var details = PropertyDetails()
      let held = propertyType(type, index, &details)
      if details.isStrong, isReference(held), let name = details.name {
        properties.append(
          Property(name: String(cString: name), offset: propertyOffset(type, index)))
      }
      details.free?(details.name)
    }
    known[ObjectIdentifier(type)] = properties
    return properties
  }

  /// Whether values of a type are one reference, or an optional one.
  private static func isReference(_ type: Any.Type) -> Bool {
    type is AnyObject.Type || (type as? any OptionalType.Type)?.wrapped is AnyObject.Type
  }
}

private protocol OptionalType {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}

// The functions of Swift's runtime on which `Mirror` is built.

/// The runtime's description of a stored property, apart from its type.
private nonisolated struct PropertyDetails {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private nonisolated func propertyCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private nonisolated func propertyType(
  _ type: Any.Type, _ index: Int, _ details: UnsafeMutablePointer<PropertyDetails>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private nonisolated func propertyOffset(_ type: Any.Type, _ index: Int) -> Int
