import Foundation
import HeadlessUIKit

/// The accessors that the adapter writes in place of `@NSManaged`, which needs the runtime of
/// Objective-C.
@_spi(ManagedProperties)
extension NSManagedObject {
  /// Returns the value of a property as its accessor's type.
  public final func managedValue<Value>(_ key: String) -> Value {
    willAccessValue(forKey: key)
    defer { didAccessValue(forKey: key) }
    let value = primitiveValue(forKey: entity.modelName(key))
    if let value, let found = value as? Value { return found }
    if let type = Value.self as? any RawRepresentable.Type,
      let found = Self.made(type, of: value ?? NSNumber(value: 0)) as? Value
    {
      return found
    }
    if value == nil, let none = Self.none(as: Value.self) { return none }
    Mistake.raise(
      "the property \(key) of \(entity.key) is \(value.map { "\($0)" } ?? "nil"), which isn't a "
        + "\(Value.self)")
  }

  /// Sets a property and the inverse of a relationship.
  public final func setManagedValue<Value>(_ value: Value, _ key: String) {
    let name = entity.modelName(key)
    guard name == key else { return setPrimitiveValue(value, forKey: name) }
    if let raw = PredicateValue.unwrapped(value) as? any RawRepresentable,
      entity.attributesByName[key]?.attributeType.className != nil
    {
      set(raw.rawValue, key)
    } else {
      set(value, key)
    }
  }

  /// Adds one object or several to a to-many relationship, or inserts them at places: an `Int` or
  /// an `NSIndexSet`.
  public final func addManaged(_ objects: Any, _ key: String, at place: Any? = nil) {
    let added = Self.elements(of: objects).compactMap { $0 as? NSManagedObject }
    guard let place else { return change(key, adding: added, removing: []) }
    var all = related(key)
    for (place, object) in zip(Self.places(place), added) { all.insert(object, at: place) }
    set(NSOrderedSet(array: all), key)
  }

  /// Removes one object or several from a to-many relationship.
  public final func removeManaged(_ objects: Any, _ key: String) {
    change(
      key, adding: [], removing: Self.elements(of: objects).compactMap { $0 as? NSManagedObject })
  }

  /// Removes objects at places, an `Int` or an `NSIndexSet`, from an ordered relationship, or puts
  /// others there.
  public final func replaceManaged(_ key: String, at place: Any, with objects: Any?) {
    var all = related(key)
    let new = objects.map(Self.elements)?.compactMap { $0 as? NSManagedObject }
    for (index, place) in Self.places(place).enumerated().reversed() {
      all.replaceSubrange(place...place, with: new.map { [$0[index]] } ?? [])
    }
    set(NSOrderedSet(array: all), key)
  }

  private static func places(_ place: Any) -> [Int] {
    (place as? NSIndexSet).map { Array($0) } ?? [place as? Int].compactMap(\.self)
  }

  /// Returns a value of an enumeration; `nil` if it has none for the number or text.
  private static func made<Kind: RawRepresentable>(_ type: Kind.Type, of raw: Any) -> Any? {
    (raw as? Kind.RawValue).flatMap { Kind(rawValue: $0) }
  }

  /// Returns what Objective-C's `nil` is as a type: `nil`, zero, or something empty.
  private static func none<Value>(as type: Value.Type) -> Value? {
    if let optional = type as? any ExpressibleByNilLiteral.Type {
      return optional.init(nilLiteral: ()) as? Value
    }
    let empty: [Any] = [NSNumber(value: 0), "", NSSet(), NSArray(), NSOrderedSet(), Data()]
    return empty.lazy.compactMap { $0 as? Value }.first
  }
}

@_spi(ManagedProperties)
extension NSFetchRequest {
  /// Returns the request as one for results of another class, which Objective-C doesn't tell apart.
  public final func managedRequest<Result: AnyObject>() -> NSFetchRequest<Result> {
    Unmanaged.fromOpaque(Unmanaged.passUnretained(self).toOpaque()).takeUnretainedValue()
  }
}

extension NSEntityDescription {
  /// Returns the name of a property in the model for that of an accessor, which may be the one for
  /// the primitive value, such as `primitiveName`.
  fileprivate func modelName(_ key: String) -> String {
    guard propertiesByName[key] == nil, key.hasPrefix("primitive") else { return key }
    let rest = key.dropFirst("primitive".count)
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }
}
