import Foundation
import HeadlessUIKit

/// Changes rows without objects, so that nothing is validated, and no object's life cycle runs.
struct BatchRows {
  private let stores: NSPersistentStoreCoordinator

  init(_ stores: NSPersistentStoreCoordinator) { self.stores = stores }

  /// Inserts rows with the default values and the given ones, or changes those that have the values
  /// which must be unique.
  ///
  /// - Throws: An error of Cocoa's domain if there is no store, or if there are such rows and the
  ///   policy is that there must be no conflict.
  func insert(
    _ all: [[String: Any]], _ entity: NSEntityDescription, _ policy: NSMergePolicyType
  ) throws -> [NSManagedObjectID] {
    let constraints = entity.constraints
    let rows = all.map { entity.defaultValues.merging(kept($0, entity)) { $1 } }
    if policy == .errorMergePolicyType { try checkUniqueness(of: rows, constraints) }
    var identities: [NSManagedObjectID] = []
    for values in rows {
      let key = constraints.lazy.compactMap { constraint in
        constraint.values(of: values).flatMap { stores.key(with: $0, constraint) }
      }.first
      guard let key else {
        let id = try stores.newIdentity(entity)
        stores.contents(of: id.key)?.insert(Row(entity: entity.key, values: values), id.key)
        identities.append(id)
        continue
      }
      guard policy.isObjectBetter else { continue }
      change(key) { $0.merge(values) { $1 } }
      identities.append(stores.identity(of: key, entity))
    }
    return identities
  }

  private func checkUniqueness(
    of rows: [[String: Any]], _ constraints: [UniquenessConstraint]
  ) throws {
    for constraint in constraints {
      var known: Set<[AnyHashable]> = []
      for case let values? in rows.map(constraint.values)
      where !known.insert(values).inserted || stores.key(with: values, constraint) != nil {
        throw NSError.conflicts([NSConstraintConflict(constraint.names, [])])
      }
    }
  }

  /// Sets values of rows.
  ///
  /// - Throws: An error of Cocoa's domain if a store is read-only.
  func update(_ identities: [NSManagedObjectID], to values: [String: Any]) throws {
    try stores.checkCanChange(identities.map(\.key))
    for id in identities {
      let kept = kept(values, id.entity)
      change(id.key) { row in
        for name in values.keys { row[name] = kept[name] }
      }
    }
  }

  /// Removes rows, and carries out their delete rules except for the one that denies it.
  ///
  /// - Throws: An error of Cocoa's domain if a store is read-only.
  func delete(_ keys: [ObjectKey]) throws {
    try stores.checkCanChange(keys)
    var rest = keys
    while let key = rest.popLast() {
      guard let row = stores.row(of: key) else { continue }
      stores.contents(of: key)?.remove(key)
      let entity = stores.managedObjectModel.entitiesByName[row.entity]
      for relationship in entity?.relationshipsByName.values.sorted(by: { $0.name < $1.name }) ?? []
      {
        let others = KeyList.keys(in: row.values[relationship.name])
        switch relationship.deleteRule {
        case .cascadeDeleteRule: rest += others
        case .nullifyDeleteRule:
          guard let inverse = relationship.inverseRelationship?.name else { continue }
          for other in others {
            stores.contents(of: other)?.update(other) { $0.remove(key, at: inverse) }
          }
        case .noActionDeleteRule, .denyDeleteRule: break
        }
      }
    }
  }

  private func change(_ key: ObjectKey, _ change: (inout [String: Any]) -> Void) {
    stores.contents(of: key)?.update(key) { row in
      change(&row.values)
      row.version += 1
    }
  }

  /// Returns values as rows have them; `NSNull` stands for none.
  private func kept(_ values: [String: Any], _ entity: NSEntityDescription) -> [String: Any] {
    var kept: [String: Any] = [:]
    for (name, value) in values where !(value is NSNull) {
      switch entity.propertiesByName[name] {
      case let attribute as NSAttributeDescription:
        kept[name] = PredicateValue.unwrapped(value).flatMap(attribute.kept)
      case let relationship as NSRelationshipDescription where !relationship.isToMany:
        kept[name] = (value as? NSManagedObjectID ?? (value as? NSManagedObject)?.objectID)?.key
      default:
        Mistake.fault("the entity \(entity.key) has no property \(name) that a batch can set")
      }
    }
    return kept
  }
}

extension Row {
  /// Removes a key from the end of a relationship.
  fileprivate mutating func remove(_ key: ObjectKey, at name: String) {
    if values[name] as? ObjectKey == key {
      values[name] = nil
      version += 1
    } else if var list = values[name] as? KeyList {
      list.remove(key)
      values[name] = list
    }
  }
}
