import Foundation

/// Finds objects that were saved elsewhere since a context has read them, and decides by the
/// context's policy which values are saved.
struct ConflictResolution {
  private let context: NSManagedObjectContext
  private let source: NSPersistentStoreCoordinator

  init(_ context: NSManagedObjectContext, _ source: NSPersistentStoreCoordinator) {
    (self.context, self.source) = (context, source)
  }

  private var policy: NSMergePolicy { context.policy }

  /// Returns the changes that are saved; the objects have the values that the policy chooses.
  ///
  /// - Throws: An error of Cocoa's domain if the policy is that there must be no conflict.
  func resolve(_ changes: ChangeSet) throws -> ChangeSet {
    var resolved = changes
    var conflicts: [NSMergeConflict] = []
    resolved.updated = changes.updated.filter { object in
      guard let row = source.row(of: object.key), row.version != object.committed.version
      else { return true }
      conflicts.append(NSMergeConflict(object, row))
      return merge(object, row)
    }
    resolved.updated.removeAll { source.row(of: $0.key) == nil }
    for object in changes.updated where source.row(of: object.key) == nil {
      conflicts.append(NSMergeConflict(object, nil))
    }
    for object in changes.deleted {
      guard let row = source.row(of: object.key), row.version != object.committed.version,
        object.committed.version != 0
      else { continue }
      conflicts.append(NSMergeConflict(object, row))
      if [.mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType]
        .contains(policy.mergeType)
      {
        resolved.deleted.removeAll { $0 === object }
      }
    }
    if policy.mergeType == .errorMergePolicyType, !conflicts.isEmpty {
      throw NSError(
        domain: NSCocoaErrorDomain, code: NSManagedObjectMergeError,
        userInfo: [
          NSPersistentStoreSaveConflictsErrorKey: conflicts,
          NSLocalizedDescriptionKey: "Could not merge changes.",
        ])
    }
    var constraints = ConstraintResolution(context, source, changes)
    try constraints.resolve(&resolved)
    return resolved
  }

  /// Gives an object the values that the policy chooses; returns whether it is saved.
  private func merge(_ object: NSManagedObject, _ row: Row) -> Bool {
    switch policy.mergeType {
    case .errorMergePolicyType: return true
    case .rollbackMergePolicyType:
      object.take(row)
      return false
    case .overwriteMergePolicyType:
      object.changedKeys = Set(object.entity.propertiesByName.keys)
      return true
    case .mergeByPropertyObjectTrumpMergePolicyType:
      object.takeUnchanged(row) { _ in true }
      return true
    case .mergeByPropertyStoreTrumpMergePolicyType:
      object.takeUnchanged(row) { Values.areEqual(row.values[$0], object.committed.values[$0]) }
      return true
    }
  }
}

extension NSManagedObject {
  /// Takes the values of a row in place of changes.
  func take(_ row: Row) {
    values = row.values
    committed = (row.values, row.version)
    changedKeys = []
  }

  /// Takes the values of a row except for changes that count.
  func takeUnchanged(_ row: Row, keeping isKept: (String) -> Bool) {
    let kept = changedKeys.filter(isKept)
    var merged = row.values
    for name in kept {
      if let old = committed.values[name] as? KeyList, let new = values?[name] as? KeyList {
        let isOrdered = entity.relationshipsByName[name]?.isOrdered == true
        merged[name] = (row.values[name] as? KeyList ?? KeyList())
          .applying(new, since: old, isOrdered: isOrdered)
      } else {
        merged[name] = values?[name]
      }
    }
    values = merged
    committed = (row.values, row.version)
    changedKeys = kept
  }
}
