import Foundation

extension NSManagedObjectContext {
  func carryOut(_ request: NSBatchDeleteRequest) throws -> NSBatchDeleteResult {
    let identities = try inStores { rows, context in
      let identities = try request.found(in: context).filter { context.row(for: $0.key) != nil }
      try rows.delete(identities.map(\.key))
      return identities
    }
    switch request.resultType {
    case .resultTypeStatusOnly: return NSBatchDeleteResult(true, request.resultType)
    case .resultTypeObjectIDs: return NSBatchDeleteResult(identities, request.resultType)
    case .resultTypeCount: return NSBatchDeleteResult(identities.count, request.resultType)
    }
  }

  func carryOut(_ request: NSBatchInsertRequest) throws -> NSBatchInsertResult {
    let search = NSFetchRequest<NSManagedObject>(entityName: request.entityName)
    let identities = try inStores { rows, context in
      try rows.insert(request.allValues, context.entity(of: search), policy.mergeType)
    }
    switch request.resultType {
    case .statusOnly: return NSBatchInsertResult(true, request.resultType)
    case .objectIDs: return NSBatchInsertResult(identities, request.resultType)
    case .count: return NSBatchInsertResult(identities.count, request.resultType)
    }
  }

  func carryOut(_ request: NSBatchUpdateRequest) throws -> NSBatchUpdateResult {
    let search = NSFetchRequest<NSManagedObject>(entityName: request.entityName)
    search.predicate = request.predicate
    search.includesSubentities = request.includesSubentities
    var values: [String: Any] = [:]
    for (key, value) in request.propertiesToUpdate ?? [:] {
      values[(key.base as? NSPropertyDescription)?.name ?? "\(key.base)"] = value
    }
    let identities = try inStores { rows, context in
      let identities = try context.candidates(search).map(\.id)
      try rows.update(identities, to: values)
      return identities
    }
    switch request.resultType {
    case .statusOnlyResultType: return NSBatchUpdateResult(true, request.resultType)
    case .updatedObjectIDsResultType: return NSBatchUpdateResult(identities, request.resultType)
    case .updatedObjectsCountResultType:
      return NSBatchUpdateResult(identities.count, request.resultType)
    }
  }

  /// Changes rows of the stores, which a context without changes searches.
  private func inStores(
    _ change: (BatchRows, NSManagedObjectContext) throws -> [NSManagedObjectID]
  ) throws -> [NSManagedObjectID] {
    guard let coordinator = persistentStoreCoordinator else {
      Mistake.fault("the context has no persistent store coordinator")
      return []
    }
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    return try coordinator.performAndWait { try change(BatchRows(coordinator), context) }
  }
}
