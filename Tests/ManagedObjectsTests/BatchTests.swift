import Foundation
import HeadlessUIKit
import ManagedObjects
import Testing

@Suite struct BatchTests {
  private let library = Library()

  private func delete(_ format: String) throws -> [NSManagedObjectID] {
    let request = NSFetchRequest<NSFetchRequestResult>(entityName: "Book")
    request.predicate = NSPredicate(format: format)
    let deletion = NSBatchDeleteRequest(fetchRequest: request)
    deletion.resultType = .resultTypeObjectIDs
    let result = try library.context.execute(deletion) as? NSBatchDeleteResult
    return result?.result as? [NSManagedObjectID] ?? []
  }

  @Test func `requests insert, change and delete many objects`() throws {
    let insertion = NSBatchInsertRequest(
      entityName: "Book", objects: [["title": "A"], ["title": "B", "pages": 300], ["title": "C"]])
    insertion.resultType = .count
    let inserted = try library.context.execute(insertion) as? NSBatchInsertResult
    #expect(inserted?.result as? Int == 3)
    #expect(try library.titles("pages > 100") == ["B"])
    #expect(try library.titles("pages == 1") == ["A", "C"])

    let change = NSBatchUpdateRequest(entityName: "Book")
    change.predicate = NSPredicate(format: "title != 'B'")
    change.propertiesToUpdate = ["isRead": true]
    try library.context.execute(change)
    #expect(try library.titles("isRead == YES") == ["A", "C"])

    #expect(try delete("isRead == YES").count == 2)
    #expect(try library.titles() == ["B"])
  }

  @Test func `contexts know of it when the identities are merged`() throws {
    let (gone, kept) = (library.book("Emma"), library.book("Orlando"))
    try library.context.save()
    let ids = try delete("title == 'Emma'")
    #expect(library.context.registeredObject(for: gone.objectID) === gone)
    nonisolated(unsafe) var told: Set<NSManagedObject>?
    let token = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: library.context, queue: nil
    ) {
      told = $0.userInfo?[NSDeletedObjectsKey] as? Set<NSManagedObject>
    }
    defer { NotificationCenter.default.removeObserver(token) }
    NSManagedObjectContext.mergeChanges(
      fromRemoteContextSave: [NSDeletedObjectsKey: ids], into: [library.context])
    #expect(told == [gone])
    #expect(library.context.registeredObjects == [kept])
  }

  @Test func `no object is made, and nothing is validated`() throws {
    let insertion = NSBatchInsertRequest(entityName: "Book", objects: [["pages": 5]])
    try library.context.execute(insertion)
    #expect(try library.titles("title == nil").isEmpty)
    #expect(try library.context.count(for: NSFetchRequest<Book>(entityName: "Book")) == 1)
    let book = try library.context.fetch(NSFetchRequest<Book>(entityName: "Book")).first
    #expect(book?.calls == [])
    #expect(book?.title == nil && book?.pages == 5)
  }

  @Test func `a deletion carries out delete rules, and asks none that denies it`() throws {
    let author = library.author("Austen")
    let (emma, tag) = (library.book("Emma", by: author), Tag(context: library.context))
    emma.addToTags(tag)
    try library.context.save()
    try library.context.execute(NSBatchDeleteRequest(objectIDs: [tag.objectID]))
    let other = library.container.newBackgroundContext()
    #expect(try other.count(for: NSFetchRequest<Tag>(entityName: "Tag")) == 0)
    try library.context.execute(NSBatchDeleteRequest(objectIDs: [emma.objectID]))
    #expect((try other.existingObject(with: author.objectID) as? Author)?.books.isEmpty == true)
    let next = library.book("Orlando", by: author)
    try library.context.save()
    try library.context.execute(NSBatchDeleteRequest(objectIDs: [author.objectID]))
    #expect(throws: NSError.self) {
      try library.container.newBackgroundContext().existingObject(with: next.objectID)
    }
  }

  @Test func `an insertion updates what has the unique value, or is an error`() throws {
    func insert(_ labels: [String]) throws {
      try library.context.execute(
        NSBatchInsertRequest(entityName: "Tag", objects: labels.map { ["label": $0] }))
    }
    try insert(["classic"])
    let error = #expect(throws: NSError.self) { try insert(["modern", "classic"]) }
    #expect(error?.code == NSManagedObjectConstraintMergeError)
    library.context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    try insert(["modern", "classic", "modern"])
    #expect(try library.context.count(for: NSFetchRequest<Tag>(entityName: "Tag")) == 2)
  }

  @Test func `many objects with unique values are inserted into many in time`() throws {
    library.context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    for _ in 0..<2 {
      for number in 0..<2_000 { Tag(context: library.context).label = "\(number)" }
      try library.context.save()
    }
    #expect(try library.context.count(for: NSFetchRequest<Tag>(entityName: "Tag")) == 2_000)
  }
}
