import Foundation
import HeadlessUIKit
import ManagedObjects
import Testing

@Suite struct StoreTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
  private var url: URL { folder.appendingPathComponent("Library.sqlite") }

  private func open() throws -> NSManagedObjectContext {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: Library.model())
    try coordinator.addPersistentStore(
      ofType: NSSQLiteStoreType, configurationName: nil, at: url, options: nil)
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    return context
  }

  private func count(_ context: NSManagedObjectContext) throws -> Int {
    try context.count(for: NSFetchRequest<Book>(entityName: "Book"))
  }

  @Test func `a store keeps its objects for the next coordinator, until its file is removed`()
    throws
  {
    let context = try open()
    let book = Book(context: context)
    book.title = "Emma"
    try context.save()
    let next = try open()
    let found = try #require(try next.fetch(NSFetchRequest<Book>(entityName: "Book")).first)
    #expect(found.title == "Emma")
    #expect(found.objectID.uriRepresentation() == book.objectID.uriRepresentation())
    try FileManager.default.removeItem(at: url)
    #expect(try count(open()) == 0)
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `a store that is destroyed is empty`() throws {
    let context = try open()
    Book(context: context).title = "Emma"
    try context.save()
    let coordinator = try #require(context.persistentStoreCoordinator)
    try coordinator.destroyPersistentStore(at: url, ofType: NSSQLiteStoreType)
    #expect(coordinator.persistentStores.isEmpty)
    #expect(try count(open()) == 0)
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `a database of SQLite is an error, and so is a folder that doesn't exist`() throws {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: Library.model())
    func add() throws {
      try coordinator.addPersistentStore(
        ofType: NSSQLiteStoreType, configurationName: nil, at: url, options: nil)
    }
    #expect(throws: NSError.self) { try add() }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("SQLite format 3".utf8).write(to: url)
    let error = #expect(throws: NSError.self) { try add() }
    #expect(error?.code == NSFileReadCorruptFileError)
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `a save without a store is an error`() throws {
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = NSPersistentStoreCoordinator(
      managedObjectModel: Library.model())
    Book(context: context).title = "Emma"
    #expect(throws: NSError.self) { try context.save() }
    #expect(context.hasChanges)
  }

  @Test func `requests delete, insert and change many objects without telling contexts`() throws {
    let library = Library()
    let insertion = NSBatchInsertRequest(
      entityName: "Book", objects: [["title": "A"], ["title": "B", "pages": 300], ["title": "C"]])
    insertion.resultType = .count
    let inserted = try library.context.execute(insertion) as? NSBatchInsertResult
    #expect(inserted?.result as? Int == 3)
    #expect(try library.titles("pages > 100") == ["B"])

    let change = NSBatchUpdateRequest(entityName: "Book")
    change.predicate = NSPredicate(format: "title != 'B'")
    change.propertiesToUpdate = ["isRead": true]
    try library.context.execute(change)
    #expect(try library.titles("isRead == YES") == ["A", "C"])

    let request = NSFetchRequest<NSFetchRequestResult>(entityName: "Book")
    request.predicate = NSPredicate(format: "isRead == YES")
    let deletion = NSBatchDeleteRequest(fetchRequest: request)
    deletion.resultType = .resultTypeObjectIDs
    let result = try library.context.execute(deletion) as? NSBatchDeleteResult
    let ids = try #require(result?.result as? [NSManagedObjectID])
    #expect(ids.count == 2)
    #expect(try library.titles() == ["B"])
    NSManagedObjectContext.mergeChanges(
      fromRemoteContextSave: [NSDeletedObjectsKey: ids], into: [library.context])
  }
}
