import Foundation

/// Finds objects that have the same values as others for properties whose values must be unique,
/// and decides by the context's policy which one is left.
///
/// A new object becomes the one that has the values, or gives way to it if the context knows it. A
/// changed one takes its change back, or the other one is deleted. Where the policy is that objects
/// trump, the later object's values are saved.
struct ConstraintResolution {
  private let context: NSManagedObjectContext
  private let source: NSPersistentStoreCoordinator
  private let changing: [ObjectKey: NSManagedObject]
  private var replaced: [ObjectKey: NSManagedObjectID] = [:]
  private var claimed: [UniquenessConstraint: [[AnyHashable]: NSManagedObject]] = [:]

  init(
    _ context: NSManagedObjectContext, _ source: NSPersistentStoreCoordinator, _ changes: ChangeSet
  ) {
    (self.context, self.source) = (context, source)
    changing = Dictionary(
      (changes.updated + changes.deleted).map { ($0.key, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  private var policy: NSMergePolicyType { context.policy.mergeType }

  /// Resolves the conflicts of changes, which then also have the objects that a policy has changed.
  ///
  /// - Throws: An error of Cocoa's domain if the policy is that there must be no conflict.
  mutating func resolve(_ changes: inout ChangeSet) throws {
    var conflicts: [NSConstraintConflict] = []
    for object in changes.updated + changes.inserted {
      for constraint in object.entity.constraints {
        guard object.isInserted || !object.changedKeys.isDisjoint(with: constraint.names),
          let values = constraint.values(of: object.values ?? [:])
        else { continue }
        let other = claimed[constraint]?[values]
        guard let key = other?.key ?? savedKey(values, constraint, besides: object) else {
          claimed[constraint, default: [:]][values] = object
          continue
        }
        conflicts.append(
          NSConstraintConflict(constraint.names, [other, object].compactMap(\.self)))
        if policy == .errorMergePolicyType { continue }
        settle(object, key, constraint)
        break
      }
    }
    guard !conflicts.isEmpty else { return }
    guard policy != .errorMergePolicyType else { throw NSError.conflicts(conflicts) }
    context.rename(replaced)
    changes.inserted.removeAll { !$0.isInserted }
    changes.updated.removeAll { !$0.isUpdated }
    for object in context.changed.values.sorted(by: { $0.key < $1.key })
    where changing[object.key] !== object {
      if object.isUpdated { changes.updated.append(object) }
      if object.isDeleted { changes.deleted.append(object) }
    }
  }

  /// Returns the key of the saved object that keeps the values.
  private func savedKey(
    _ values: [AnyHashable], _ constraint: UniquenessConstraint, besides object: NSManagedObject
  ) -> ObjectKey? {
    guard let key = source.key(with: values, constraint), key != object.key else { return nil }
    guard let other = changing[key] else { return key }
    let isKept = !other.isDeleted && other.changedKeys.isDisjoint(with: constraint.names)
    return isKept ? key : nil
  }

  private mutating func settle(
    _ object: NSManagedObject, _ key: ObjectKey, _ constraint: UniquenessConstraint
  ) {
    let isObjectBetter = policy.isObjectBetter
    if object.isInserted {
      let row = changing[key] == nil ? source.row(of: key) : nil
      let old = object.key
      replaced[old] = object.become(key, row, keepingValues: isObjectBetter)
    } else if isObjectBetter {
      guard let other = context.known(key) else { return }
      context.delete(other)
      context.propagateDeletions()
    } else {
      let isAllTakenBack = policy == .rollbackMergePolicyType
      for name in isAllTakenBack ? Array(object.changedKeys) : constraint.names {
        object.values?[name] = object.committed.values[name]
        object.changedKeys.remove(name)
      }
    }
  }
}

extension NSMergePolicyType {
  /// Whether an object's values replace those of the store.
  var isObjectBetter: Bool {
    [.mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType].contains(self)
  }
}

extension NSError {
  /// The error for values that must be unique and aren't.
  static func conflicts(_ conflicts: [NSConstraintConflict]) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: NSManagedObjectConstraintMergeError,
      userInfo: [
        NSPersistentStoreSaveConflictsErrorKey: conflicts,
        NSLocalizedDescriptionKey: "Could not merge changes.",
      ])
  }
}

extension NSManagedObject {
  /// Becomes another object, or gives way to it if the context knows it.
  ///
  /// - Parameters:
  ///   - key: The key of the other object.
  ///   - row: The values of the other object in the store; `nil` if it has changes.
  ///   - keepingValues: Whether the values of this object replace those of the other one.
  /// - Returns: The identity of the other object.
  fileprivate func become(
    _ key: ObjectKey, _ row: Row?, keepingValues: Bool
  ) -> NSManagedObjectID {
    guard let context = managedObjectContext else { return objectID }
    let own = values ?? [:]
    let other = context.replace(self, by: key)
    if let row { other.take(row) }
    guard keepingValues else { return other.objectID }
    other.values = (other.values ?? [:]).merging(own) { $1 }
    other.changedKeys.formUnion(own.keys)
    context.noteUpdate(of: other)
    return other.objectID
  }
}
