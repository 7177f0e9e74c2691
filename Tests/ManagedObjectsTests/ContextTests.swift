import Foundation
import HeadlessUIKit
import ManagedObjects
import Testing

@Suite struct ContextTests {
  private let library = Library()

  private func child() -> NSManagedObjectContext {
    let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    child.parent = library.context
    return child
  }

  @Test func `a child's changes are in the parent after its save, and in the store after both`()
    throws
  {
    let book = library.book("Emma")
    try library.context.save()
    let child = child()
    let own = try #require(child.object(with: book.objectID) as? Book)
    #expect(own !== book && own.title == "Emma")
    own.title = "Persuasion"
    let new = Book(context: child)
    new.title = "Orlando"
    #expect(book.title == "Emma" && child.hasChanges && !library.context.hasChanges)
    try child.save()
    #expect(book.title == "Persuasion" && book.isUpdated && library.context.hasChanges)
    #expect(try library.titles() == ["Orlando", "Persuasion"])
    let other = library.container.newBackgroundContext()
    #expect(try library.titles(in: other) == ["Emma"])
    try library.context.save()
    #expect(try library.titles(in: other) == ["Orlando", "Persuasion"])
  }

  @Test func `a child reads what its parent hasn't saved, and can be thrown away`() throws {
    let author = library.author("Austen")
    let child = child()
    let own = try #require(child.object(with: author.objectID) as? Author)
    #expect(own.name == "Austen")
    let book = Book(context: child)
    (book.title, book.author) = ("Emma", own)
    #expect(own.books == [book] && author.books.isEmpty)
    child.rollback()
    #expect(!child.hasChanges && own.books.isEmpty && author.books.isEmpty)
  }

  @Test func `a child deletes and relates in its parent`() throws {
    let (author, book) = (library.author("Austen"), library.book("Emma"))
    let gone = library.book("Sanditon")
    try library.context.save()
    let child = child()
    let own = try #require(child.object(with: book.objectID) as? Book)
    own.author = child.object(with: author.objectID) as? Author
    child.delete(child.object(with: gone.objectID))
    try child.save()
    #expect(book.author === author && author.books == [book] && gone.isDeleted)
    try library.context.save()
    #expect(try library.titles() == ["Emma"])
  }

  @Test func `a save tells others, which merge it if they are asked to`() async throws {
    library.context.automaticallyMergesChangesFromParent = true
    let book = library.book("Emma")
    try library.context.save()
    let other = library.container.newBackgroundContext()
    let own = try #require(other.object(with: book.objectID) as? Book)
    own.title = "Persuasion"
    book.pages = 7
    try other.save()
    #expect(book.title == "Emma")
    await library.context.perform(schedule: .enqueued) {}
    try await Task.sleep(for: .milliseconds(1))
    #expect(book.title == "Persuasion" && book.pages == 7)
  }

  @Test func `mergeChanges takes over what another context has saved`() throws {
    let (book, gone) = (library.book("Emma"), library.book("Sanditon"))
    try library.context.save()
    let other = library.container.newBackgroundContext()
    let token = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextDidSave, object: other, queue: nil
    ) { [context = library.context] in context.mergeChanges(fromContextDidSave: $0) }
    defer { NotificationCenter.default.removeObserver(token) }
    (other.object(with: book.objectID) as? Book)?.title = "Persuasion"
    other.delete(other.object(with: gone.objectID))
    try other.save()
    #expect(book.title == "Persuasion" && !library.context.hasChanges)
    #expect(try library.titles() == ["Persuasion"])
  }

  @Test(arguments: [
    (NSMergePolicy.mergeByPropertyObjectTrump, "Mine", Int16(5)),
    (NSMergePolicy.mergeByPropertyStoreTrump, "Theirs", 5),
    (NSMergePolicy.overwrite, "Mine", 5), (NSMergePolicy.rollback, "Theirs", 9),
  ])
  func `a policy decides between values of two contexts`(
    _ policy: NSMergePolicy, _ title: String, _ pages: Int16
  ) throws {
    let book = library.book("Emma", pages: 1)
    try library.context.save()
    let other = library.container.newBackgroundContext()
    let own = try #require(other.object(with: book.objectID) as? Book)
    own.title = "Theirs"
    if policy === NSMergePolicy.rollback { own.pages = 9 }
    try other.save()
    (book.title, book.pages) = ("Mine", 5)
    library.context.mergePolicy = policy
    try library.context.save()
    library.context.refreshAllObjects()
    #expect(book.title == title && book.pages == pages)
  }

  @Test func `without a policy, a conflict is an error`() throws {
    let book = library.book("Emma")
    try library.context.save()
    let other = library.container.newBackgroundContext()
    (other.object(with: book.objectID) as? Book)?.title = "Theirs"
    try other.save()
    book.title = "Mine"
    let error = #expect(throws: NSError.self) { try library.context.save() }
    #expect(error?.code == NSManagedObjectMergeError)
    let conflicts = error?.userInfo[NSPersistentStoreSaveConflictsErrorKey] as? [NSMergeConflict]
    #expect(conflicts?.first?.sourceObject === book)
    #expect(conflicts?.first?.persistedSnapshot?["title"] as? String == "Theirs")
  }

  @Test func `notifications of changes contain the objects`() throws {
    var told: [String: [String]] = [:]
    let names: [Notification.Name] = [
      .NSManagedObjectContextObjectsDidChange, .NSManagedObjectContextWillSave,
      .NSManagedObjectContextDidSave,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: library.context, queue: nil) {
        let keys = ($0.userInfo ?? [:]).filter {
          ($0.value as? Set<NSManagedObject>)?.isEmpty == false
        }
        let list = keys.keys.compactMap { $0 as? String }.sorted()
        MainActor.assumeIsolated {
          told[name.rawValue, default: []] += [list.joined(separator: " ")]
        }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    let (kept, gone) = (library.book("Emma"), library.book("Sanditon"))
    library.context.processPendingChanges()
    try library.context.save()
    kept.title = "Persuasion"
    library.context.delete(gone)
    library.book("Orlando")
    try library.context.save()
    #expect(told[names[0].rawValue] == ["inserted", "deleted inserted updated"])
    #expect(told[names[1].rawValue] == ["", ""])
    #expect(told[names[2].rawValue] == ["inserted", "deleted inserted updated"])
  }

  @Test func `the notification of changes is posted at the end of the event`() async throws {
    var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: library.context, queue: nil
    ) { _ in MainActor.assumeIsolated { count += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    library.book("Emma")
    library.book("Orlando")
    #expect(count == 0)
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(count == 1)
  }

  @Test func `blocks run in order on the main queue, and can be waited for`() async throws {
    let context = library.container.newBackgroundContext()
    let result = try await context.perform { () throws -> Int in
      let book = Book(context: context)
      book.title = "Emma"
      try context.save()
      return try context.count(for: NSFetchRequest<Book>(entityName: "Book"))
    }
    #expect(result == 1)
    let title = await library.container.performBackgroundTask { context in
      (try? context.fetch(NSFetchRequest<Book>(entityName: "Book")))?.first?.title
    }
    #expect(title == "Emma")
    let count = try context.performAndWait {
      try context.count(for: NSFetchRequest<Book>(entityName: "Book"))
    }
    #expect(count == 1)
  }

  @Test func `identities can be had before a save`() throws {
    let book = library.book("Emma")
    try library.context.obtainPermanentIDs(for: [book])
    let id = book.objectID
    #expect(!id.isTemporaryID && book.isInserted)
    try library.context.save()
    #expect(book.objectID == id)
    #expect(try library.titles() == ["Emma"])
  }
}
