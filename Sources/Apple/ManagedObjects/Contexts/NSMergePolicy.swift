public import Foundation

/// The kinds of policies for conflicts.
public enum NSMergePolicyType: UInt, Sendable {
  /// A save fails if there is a conflict.
  case errorMergePolicyType = 0
  /// The store's values win, property by property.
  case mergeByPropertyStoreTrumpMergePolicyType = 1
  /// The object's values win, property by property.
  case mergeByPropertyObjectTrumpMergePolicyType = 2
  /// All values of the object win.
  case overwriteMergePolicyType = 3
  /// All values of the store win.
  case rollbackMergePolicyType = 4
}

/// A policy for objects that were saved elsewhere since a context has read them.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// The kind.
  public final let mergeType: NSMergePolicyType

  /// Creates a policy.
  public init(merge ty: NSMergePolicyType) { mergeType = ty }

  /// A save fails if there is a conflict.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// The store's values win, property by property.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(
    merge: .mergeByPropertyStoreTrumpMergePolicyType)
  /// The object's values win, property by property.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(
    merge: .mergeByPropertyObjectTrumpMergePolicyType)
  /// All values of the object win.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// All values of the store win.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
}

/// A save fails if there is a conflict.
public var NSErrorMergePolicy: AnyObject { NSMergePolicy.error }
/// The store's values win, property by property.
public var NSMergeByPropertyStoreTrumpMergePolicy: AnyObject {
  NSMergePolicy.mergeByPropertyStoreTrump
}
/// The object's values win, property by property.
public var NSMergeByPropertyObjectTrumpMergePolicy: AnyObject {
  NSMergePolicy.mergeByPropertyObjectTrump
}
/// All values of the object win.
public var NSOverwriteMergePolicy: AnyObject { NSMergePolicy.overwrite }
/// All values of the store win.
public var NSRollbackMergePolicy: AnyObject { NSMergePolicy.rollback }

/// An object that was saved elsewhere since a context has read it.
open class NSMergeConflict: NSObject {
  /// The object.
  public final let sourceObject: NSManagedObject
  /// The version that the context has read.
  public final let oldVersionNumber: Int
  /// The version in the store; 0 if the object was deleted.
  public final let newVersionNumber: Int
  /// The attributes of the object that the context has read.
  public final let cachedSnapshot: [String: Any]?
  /// The attributes of the object in the store.
  public final let persistedSnapshot: [String: Any]?

  init(_ object: NSManagedObject, _ row: Row?) {
    sourceObject = object
    oldVersionNumber = object.committed.version
    newVersionNumber = row?.version ?? 0
    let attributes = object.entity.attributesByName
    cachedSnapshot = object.committed.values.filter { attributes[$0.key] != nil }
    persistedSnapshot = row?.values.filter { attributes[$0.key] != nil }
  }
}

/// Objects that have the same values and must not.
open class NSConstraintConflict: NSObject {
  /// The names of the properties.
  public final let constraint: [String]
  /// The objects.
  public final let conflictingObjects: [NSManagedObject]

  init(_ constraint: [String], _ objects: [NSManagedObject]) {
    self.constraint = constraint
    conflictingObjects = objects
  }
}
