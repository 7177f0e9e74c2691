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

  @Test func `a store that is read-only takes no changes`() throws {
    let first = try open()
    Book(context: first).title = "Emma"
    try first.save()
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: Library.model())
    try coordinator.addPersistentStore(
      ofType: NSSQLiteStoreType, configurationName: nil, at: url,
      options: [NSReadOnlyPersistentStoreOption: true])
    context.persistentStoreCoordinator = coordinator
    let book = try #require(context.fetch(NSFetchRequest<Book>(entityName: "Book")).first)
    book.title = "Persuasion"
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == NSFileWriteNoPermissionError)
    context.rollback()
    context.delete(book)
    #expect(throws: NSError.self) { try context.save() }
    #expect(throws: NSError.self) {
      try context.execute(NSBatchDeleteRequest(objectIDs: [book.objectID]))
    }
    #expect(try count(first) == 1)
    try FileManager.default.removeItem(at: folder)
  }
}
