import Foundation
package import HeadlessUIKit

extension NSManagedObject {
  var key: ObjectKey { objectID.key }

  /// Reads the values of a fault.
  func fire() {
    guard values == nil, let context = managedObjectContext else { return }
    // An object that has been deleted elsewhere has no values.
    let row = context.row(for: key)
    values = row?.values ?? [:]
    committed = (row?.values ?? [:], row?.version ?? 0)
    awakeFromFetch()
  }

  /// Becomes a fault again, without the changes.
  func turnIntoFault() {
    guard values != nil else { return }
    willTurnIntoFault()
    values = nil
    changedKeys = []
    didTurnIntoFault()
  }

  /// Sets a property, and the inverse of a relationship.
  func set(_ value: Any?, _ name: String) {
    willChangeValue(forKey: name)
    if let relationship = entity.propertiesByName[name] as? NSRelationshipDescription {
      relate(relationship, stored(value, name))
    } else {
      setPrimitiveValue(value, forKey: name)
    }
    didChangeValue(forKey: name)
  }

  /// Notes a change that the context saves and tells its observers.
  func noteChange(of name: String) {
    changedKeys.insert(name)
    managedObjectContext?.noteUpdate(of: self)
  }

  // MARK: Forms

  /// Returns a value as apps see it: objects in place of keys.
  func external(_ value: Any?, _ name: String) -> Any? {
    guard let relationship = entity.propertiesByName[name] as? NSRelationshipDescription else {
      return value
    }
    guard relationship.isToMany else {
      return (value as? ObjectKey).flatMap { managedObjectContext?.known($0) }
    }
    let objects = (value as? KeyList)?.keys.compactMap { managedObjectContext?.known($0) } ?? []
    return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
  }

  /// Returns a value of an app as objects keep it: keys in place of objects.
  func stored(_ value: Any?, _ name: String) -> Any? {
    guard let value = PredicateValue.unwrapped(value) else { return nil }
    switch entity.propertiesByName[name] {
    case let attribute as NSAttributeDescription:
      return attribute.kept(value)
    case let relationship as NSRelationshipDescription:
      guard relationship.isToMany else { return storedKey(of: value, relationship) }
      return KeyList(Self.elements(of: value).compactMap { storedKey(of: $0, relationship) })
    default: return value
    }
  }

  private func storedKey(of value: Any, _ relationship: NSRelationshipDescription) -> ObjectKey? {
    let kind = relationship.isToMany ? "to-many" : "to-one"
    guard let object = value as? NSManagedObject,
      relationship.destinationEntity.map(object.entity.isKindOf) ?? true
    else {
      Mistake.fault(
        "Unacceptable type of value for \(kind) relationship: property = \"\(relationship.name)\"; "
          + "desired type = \(relationship.destinationEntity?.key ?? "NSManagedObject"); given type = "
          + "\((value as? NSManagedObject)?.entity.key ?? "\(type(of: value))"); "
          + "value = \(value).")
      return nil
    }
    if let own = managedObjectContext, let other = object.managedObjectContext, own !== other {
      Mistake.fault(
        "Illegal attempt to establish a relationship '\(relationship.name)' between objects in "
          + "different contexts (source = \(objectID), destination = \(object.objectID))")
      return nil
    }
    return object.key
  }

  static func elements(of value: Any) -> [Any] {
    switch value {
    case let set as NSSet: set.allObjects
    case let set as NSOrderedSet: set.array
    case let array as NSArray: Array(array)
    case let set as Set<AnyHashable>: set.map(\.base)
    case let array as [Any]: array
    default: [value]
    }
  }

  // MARK: Relationships

  /// The objects at the end of a relationship.
  func related(_ name: String) -> [NSManagedObject] {
    fire()
    return KeyList.keys(in: values?[name]).compactMap { managedObjectContext?.known($0) }
  }

  /// Sets the end of a relationship, and the inverse at both the old and the new end.
  private func relate(_ relationship: NSRelationshipDescription, _ value: Any?) {
    let old = KeyList.keys(in: values?[relationship.name])
    let new = KeyList.keys(in: value)
    values?[relationship.name] = value
    guard let inverse = relationship.inverseRelationship, old != new else { return }
    let (oldKeys, newKeys) = (Set(old), Set(new))
    for key in old where !newKeys.contains(key) {
      managedObjectContext?.known(key)?.forget(self, in: inverse)
    }
    for key in new where !oldKeys.contains(key) {
      managedObjectContext?.known(key)?.remember(self, in: inverse)
    }
  }

  /// Removes an object from the end of a relationship, without a change of the inverse.
  func forget(_ object: NSManagedObject, in relationship: NSRelationshipDescription) {
    fire()
    let name = relationship.name
    if relationship.isToMany {
      changeList(name) { $0.remove(object.key) }
    } else if values?[name] as? ObjectKey == object.key {
      values?[name] = nil
    }
    noteChange(of: name)
  }

  /// Adds an object to the end of a relationship, without a change of its inverse.
  func remember(_ object: NSManagedObject, in relationship: NSRelationshipDescription) {
    fire()
    let name = relationship.name
    if relationship.isToMany {
      changeList(name) { $0.append(object.key) }
    } else {
      if let old = values?[name] as? ObjectKey, old != object.key,
        let inverse = relationship.inverseRelationship
      {
        managedObjectContext?.known(old)?.forget(self, in: inverse)
      }
      values?[name] = object.key
    }
    noteChange(of: name)
  }

  /// Changes a list in its place, so that it isn't copied.
  private func changeList(_ name: String, _ change: (inout KeyList) -> Void) {
    var list = values?.removeValue(forKey: name) as? KeyList ?? KeyList()
    change(&list)
    values?[name] = list
  }

  /// Adds objects to the end of a to-many relationship, or removes them.
  func change(_ name: String, adding added: [NSManagedObject], removing removed: [NSManagedObject])
  {
    guard let relationship = entity.relationshipsByName[name] else { return }
    willChangeValue(forKey: name)
    for object in removed {
      changeList(name) { $0.remove(object.key) }
      if let inverse = relationship.inverseRelationship { object.forget(self, in: inverse) }
    }
    for object in added {
      changeList(name) { $0.append(object.key) }
      if let inverse = relationship.inverseRelationship { object.remember(self, in: inverse) }
    }
    didChangeValue(forKey: name)
  }
}

extension NSManagedObject: KeyedObject {
  package final var keyedIdentity: AnyHashable { key }
  package final func keyedValue(_ key: String) throws(PredicateMistake) -> Any? {
    value(forKey: key)
  }
}
