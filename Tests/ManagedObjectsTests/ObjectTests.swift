import Foundation
import HeadlessUIKit
import ManagedObjects
import Testing

@Suite struct ObjectTests {
  private let library = Library()

  @Test func `a new object has the default values, and is inserted`() throws {
    let book = Book(context: library.context)
    #expect(book.pages == 1 && !book.isRead && book.title == nil && book.kind == .novel)
    #expect(book.isInserted && book.hasChanges && book.objectID.isTemporaryID)
    #expect(library.context.insertedObjects == [book] && library.context.hasChanges)
    #expect(book.calls == ["awakeFromInsert"])
  }

  @Test func `a save gives an object its identity, which a URL stands for`() throws {
    let book = library.book("Emma")
    try library.context.save()
    #expect(!book.hasChanges && !library.context.hasChanges && !book.objectID.isTemporaryID)
    let url = book.objectID.uriRepresentation()
    #expect(url.absoluteString.hasSuffix("/Book/p1"))
    let coordinator = library.container.persistentStoreCoordinator
    #expect(coordinator.managedObjectID(forURIRepresentation: url) == book.objectID)
    #expect(library.context.object(with: book.objectID) === book)
    #expect(book.calls == ["awakeFromInsert", "willSave", "didSave"])
  }

  @Test func `values are read and set by names, numbers as NSNumber`() throws {
    let book = library.book("Emma", by: library.author("Austen"))
    book.setValue(320, forKey: "pages")
    book.setValue(1, forKey: "kind")
    #expect(book.pages == 320 && book.kind == .poems)
    #expect(book.value(forKey: "pages") as? Int == 320)
    #expect(book.value(forKey: "pages") as? NSNumber == 320)
    #expect(book.value(forKeyPath: "author.name") as? String == "Austen")
    #expect(book.value(forKey: "initial") as? String == "E")
    book.setValue(nil, forKeyPath: "author.name")
    #expect(book.author?.name == nil)
  }

  @Test func `an object that is changed remembers what was saved`() throws {
    let book = library.book("Emma")
    try library.context.save()
    #expect(book.changedValues().isEmpty)
    book.title = "Persuasion"
    #expect(book.isUpdated && library.context.updatedObjects == [book])
    #expect(book.changedValues().keys.sorted() == ["title"])
    #expect(book.committedValues(forKeys: ["title"])["title"] as? String == "Emma")
    book.title = "Emma"
    #expect(book.hasChanges && !book.hasPersistentChangedValues)
    book.title = "Persuasion"
    library.context.rollback()
    #expect(book.title == "Emma" && !library.context.hasChanges)
  }

  @Test func `a fault reads its values when one is asked for`() throws {
    library.book("Emma")
    try library.context.save()
    library.context.reset()
    let book = try #require(
      try library.context.fetch(NSFetchRequest<Book>(entityName: "Book")).first)
    #expect(book.isFault && book.calls.isEmpty)
    #expect(book.title == "Emma")
    #expect(!book.isFault && book.calls == ["awakeFromFetch"])
    library.context.refresh(book, mergeChanges: false)
    #expect(book.isFault)
  }

  @Test func `an object that is deleted leaves its context with the save`() throws {
    let book = library.book("Emma")
    try library.context.save()
    library.context.delete(book)
    #expect(book.isDeleted && library.context.deletedObjects == [book])
    #expect(try library.titles() == [])
    try library.context.save()
    #expect(book.managedObjectContext == nil && !book.isDeleted)
    #expect(book.calls.contains("prepareForDeletion"))
    let error = #expect(throws: NSError.self) {
      try library.context.existingObject(with: book.objectID)
    }
    #expect(error?.code == NSManagedObjectReferentialIntegrityError)
  }

  @Test func `an object that was never saved is forgotten when it is deleted`() throws {
    let book = library.book("Emma")
    library.context.delete(book)
    #expect(!library.context.hasChanges)
    try library.context.save()
    #expect(try library.titles() == [])
  }

  @Test func `an object can be created of a class that is known when the app runs`() throws {
    func make<Item: NSManagedObject>(_ type: Item.Type) -> Item { Item(context: library.context) }
    let book = make(Book.self)
    #expect(book.calls == ["awakeFromInsert"] && book.isInserted && book.pages == 1)
    book.title = "Emma"
    try library.context.save()
    #expect(try library.titles() == ["Emma"])
  }

  @Test func `objects are freed with their context`() throws {
    weak var weakAuthor: Author?
    do {
      let context = library.container.newBackgroundContext()
      let author = Author(context: context)
      let book = Book(context: context)
      book.author = author
      weakAuthor = author
      #expect(weakAuthor != nil)
    }
    #expect(weakAuthor == nil)
  }
}
