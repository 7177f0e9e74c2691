/// Tells which objects an object refers to weakly: its delegates, its parent.
///
/// Only properties of an optional type that are not strong are read, and those by `Mirror`, which loads
/// them as the app would. What is left out are `unowned` properties, whose object may be gone.
public struct WeakReferenceReader {
  private final class Plans {
    var places: [ObjectIdentifier: [Int]] = [:]
  }

  private let plans = Plans()

  /// Makes a reader; it remembers what it learnt of classes.
  public init() {}

  /// Gives a closure each object that the properties of an object's class, and of its superclasses
  /// down to one that is left out, refer to weakly.
  ///
  /// - Parameters:
  ///   - object: The object to read.
  ///   - isLeftOut: Whether a class and those above it are not read.
  ///   - body: Is given each object referred to.
  public func forEachReference(
    of object: AnyObject, except isLeftOut: (AnyClass) -> Bool, _ body: (AnyObject) -> Void
  ) {
    guard ReferenceReader.obstacle == nil else { return }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror, let type = level.subjectType as? AnyClass, !isLeftOut(type) {
      for place in places(of: type) {
        let children = level.children
        guard place < children.count else { continue }
        let child = children[children.index(children.startIndex, offsetBy: place)]
        if let target = Self.object(in: child.value) { body(target) }
      }
      mirror = level.superclassMirror
    }
  }

  /// The places of a class's own weak properties among its own.
  private func places(of type: AnyClass) -> [Int] {
    if let known = plans.places[ObjectIdentifier(type)] { return known }
    let inherited = (_getSuperclass(type) as Any.Type?).map(runtimeFieldCount) ?? 0
    var places: [Int] = []
    for index in inherited..<max(inherited, runtimeFieldCount(type)) {
      var field = RuntimeField()
      let fieldType = runtimeField(type, index: index, field: &field)
      if let name = field.name { field.freeName?(name) }
      if !field.isStrong, fieldType is any OptionalType.Type { places.append(index - inherited) }
    }
    plans.places[ObjectIdentifier(type)] = places
    return places
  }

  private static func object(in value: Any) -> AnyObject? {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      return mirror.children.first.flatMap { object(in: $0.value) }
    }
    return mirror.displayStyle == .class ? value as AnyObject : nil
  }
}

/// Tells optional types from others.
private protocol OptionalType {}
extension Optional: OptionalType {}
