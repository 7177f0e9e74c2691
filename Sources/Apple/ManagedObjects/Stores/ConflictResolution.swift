import Foundation

/// Finds objects that were saved elsewhere since a context has read them, and decides by the
/// context's policy which values are saved.
struct ConflictResolution {
  private let policy: NSMergePolicy
  private let source: NSPersistentStoreCoordinator

  init(_ policy: NSMergePolicy, _ source: NSPersistentStoreCoordinator) {
    (self.policy, self.source) = (policy, source)
  }

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
    try resolveConstraints(&resolved)
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

  // MARK: Uniqueness

  /// Resolves inserted objects that have the same values as saved ones for a list of properties
  /// that no two objects must have in common.
  ///
  /// The new object becomes the saved one, or gives way to it if the context knows it. The policy
  /// that the object trumps saves the new values.
  private func resolveConstraints(_ changes: inout ChangeSet) throws {
    var conflicts: [NSConstraintConflict] = []
    for object in changes.inserted {
      for constraint in object.entity.uniquenessConstraints {
        let names = constraint.map { ($0 as? NSPropertyDescription)?.name ?? "\($0)" }
        guard let twin = twin(of: object, names) else { continue }
        conflicts.append(NSConstraintConflict(names, object))
        guard policy.mergeType != .errorMergePolicyType, let row = source.row(of: twin) else {
          break
        }
        let isObjectBetter = [
          .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType,
        ].contains(policy.mergeType)
        let saved = object.become(twin, row, keepingValues: isObjectBetter)
        changes.inserted.removeAll { $0 === object }
        changes.updated.removeAll { $0 === saved }
        if isObjectBetter { changes.updated.append(saved) }
        break
      }
    }
    guard policy.mergeType == .errorMergePolicyType, !conflicts.isEmpty else { return }
    throw NSError(
      domain: NSCocoaErrorDomain, code: NSManagedObjectConstraintMergeError,
      userInfo: [
        NSPersistentStoreSaveConflictsErrorKey: conflicts,
        NSLocalizedDescriptionKey: "Could not merge changes.",
      ])
  }

  private func twin(of object: NSManagedObject, _ names: [String]) -> ObjectKey? {
    source.keys(of: object.entity.family).first { key in
      guard let row = source.row(of: key) else { return false }
      return names.allSatisfy { name in
        object.values?[name] != nil && Values.areEqual(row.values[name], object.values?[name])
      }
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

  /// Becomes a saved object, or gives way to it if the context knows it; returns the one that is
  /// left.
  func become(_ key: ObjectKey, _ row: Row, keepingValues: Bool) -> NSManagedObject {
    guard let context = managedObjectContext else { return self }
    let own = values ?? [:]
    let saved = context.replace(self, by: key)
    saved.take(row)
    guard keepingValues else { return saved }
    saved.values = row.values.merging(own) { $1 }
    saved.changedKeys = Set(own.keys)
    context.noteUpdate(of: saved)
    return saved
  }
}
