public import Foundation

/// The result of a request to stores.
open class NSPersistentStoreResult: NSObject {}

/// The result of a deletion of many objects.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// A Boolean value, a number, or a list of identities, as the request asks.
  public final let result: Any?
  /// The kind of the result.
  public final let resultType: NSBatchDeleteRequestResultType
  init(_ result: Any?, _ type: NSBatchDeleteRequestResultType) {
    (self.result, resultType) = (result, type)
  }
}

/// The result of an insertion of many objects.
open class NSBatchInsertResult: NSPersistentStoreResult {
  /// A Boolean value, a number, or a list of identities, as the request asks.
  public final let result: Any?
  /// The kind of the result.
  public final let resultType: NSBatchInsertRequestResultType
  init(_ result: Any?, _ type: NSBatchInsertRequestResultType) {
    (self.result, resultType) = (result, type)
  }
}

/// The result of a change of many objects.
open class NSBatchUpdateResult: NSPersistentStoreResult {
  /// A Boolean value, a number, or a list of identities, as the request asks.
  public final let result: Any?
  /// The kind of the result.
  public final let resultType: NSBatchUpdateRequestResultType
  init(_ result: Any?, _ type: NSBatchUpdateRequestResultType) {
    (self.result, resultType) = (result, type)
  }
}

/// The kind of a deletion's result.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  /// Whether it succeeded.
  case resultTypeStatusOnly = 0
  /// The identities of the objects.
  case resultTypeObjectIDs = 1
  /// The number of objects.
  case resultTypeCount = 2
}

/// The kind of an insertion's result.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
  /// Whether it succeeded.
  case statusOnly = 0
  /// The identities of the objects.
  case objectIDs = 1
  /// The number of objects.
  case count = 2
}

/// The kind of a change's result.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  /// Whether it succeeded.
  case statusOnlyResultType = 0
  /// The identities of the objects.
  case updatedObjectIDsResultType = 1
  /// The number of objects.
  case updatedObjectsCountResultType = 2
}
