import Foundation
import HeadlessUIKit

extension NSManagedObjectContext {
  /// Returns the results of a request.
  ///
  /// - Throws: An error of Cocoa's domain.
  public final func fetch<Result: AnyObject>(_ request: NSFetchRequest<Result>) throws -> [Result] {
    let found = try results(of: request)
    return found.compactMap { result in
      if let typed = result as? Result { return typed }
      Mistake.fault(
        "the request for \(request.entityName ?? "nil") finds \(type(of: result)), not "
          + "\(Result.self)")
      return nil
    }
  }

  /// Returns the number of objects that a request finds.
  ///
  /// - Throws: An error of Cocoa's domain.
  public final func count<Result: AnyObject>(for request: NSFetchRequest<Result>) throws -> Int {
    try candidates(request).count
  }

  /// Carries out a request.
  ///
  /// - Returns: The result, such as an `NSBatchDeleteResult`.
  /// - Throws: An error of Cocoa's domain.
  @discardableResult
  public final func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    switch request {
    case let request as NSBatchDeleteRequest: return try carryOut(request)
    case let request as NSBatchInsertRequest: return try carryOut(request)
    case let request as NSBatchUpdateRequest: return try carryOut(request)
    default:
      Mistake.fault("\(type(of: request)) can't be executed; fetch it")
      return NSPersistentStoreResult()
    }
  }

  /// Returns the entity of a request.
  final func entity<Result>(of request: NSFetchRequest<Result>) -> NSEntityDescription {
    if let entity = request.entity { return entity }
    guard let name = request.entityName else {
      return Mistake.noEntity("executeFetchRequest:error: A fetch request must have an entity.")
    }
    return model?.entitiesByName[name]
      ?? Mistake.noEntity(
        "NSFetchRequest could not locate an NSEntityDescription for entity name '\(name)'")
  }

  private func results<Result>(of request: NSFetchRequest<Result>) throws -> [AnyObject] {
    let candidates = try candidates(request)
    if request.resultType.contains(.countResultType) { return [NSNumber(value: candidates.count)] }
    if request.resultType.contains(.managedObjectIDResultType) { return candidates.map(\.id) }
    if request.resultType.contains(.dictionaryResultType) {
      return dictionaries(request, candidates)
    }
    return candidates.map { candidate in
      let object = candidate.object
      if !request.returnsObjectsAsFaults { object.fire() }
      return object
    }
  }

  private func dictionaries<Result>(
    _ request: NSFetchRequest<Result>, _ candidates: [FetchCandidate]
  ) -> [AnyObject] {
    let entity = entity(of: request)
    let names =
      request.propertiesToFetch?.map { ($0 as? NSPropertyDescription)?.name ?? "\($0)" }
      ?? Array(entity.attributesByName.keys)
    let all = candidates.map { candidate in
      let values = names.compactMap { name in
        candidate.value(at: name.split(separator: ".").map(String.init)[...]).map { (name, $0) }
      }
      return NSDictionary(dictionary: Dictionary(values, uniquingKeysWith: { first, _ in first }))
    }
    guard request.returnsDistinctResults else { return all }
    var known: Set<NSDictionary> = []
    return all.filter { known.insert($0).inserted }
  }

  /// Returns what a request finds, in its order and within its limits.
  ///
  /// Objects without changes fit by the values in the store, others by their own.
  func candidates<Result>(_ request: NSFetchRequest<Result>) throws -> [FetchCandidate] {
    processPendingChanges()
    let entity = entity(of: request)
    let entities = request.includesSubentities ? entity.family : [entity]
    var found: [FetchCandidate] = []
    for key in source?.keys(of: entities) ?? [] {
      if request.includesPendingChanges, let object = changed[key] {
        if !object.isDeleted { found.append(FetchCandidate(object)) }
      } else if let row = row(for: key) {
        found.append(FetchCandidate(key, row, self))
      }
    }
    if request.includesPendingChanges {
      let inserted = changed.values.filter { object in
        object.isInserted && entities.contains { $0 === object.entity }
      }
      found += inserted.sorted { $0.key < $1.key }.map { FetchCandidate($0) }
    }
    if let predicate = request.predicate {
      found = found.filter { predicate.evaluate(with: $0.subject) }
    }
    if let descriptors = request.sortDescriptors, !descriptors.isEmpty {
      found = SortOrder(descriptors).sorted(found)
    }
    let rest = found.dropFirst(request.fetchOffset)
    return request.fetchLimit > 0 ? Array(rest.prefix(request.fetchLimit)) : Array(rest)
  }
}
