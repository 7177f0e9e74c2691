import Foundation
import HeadlessUIKit
import ManagedObjects
import Testing

@Suite struct RelationshipTests {
  private let library = Library()

  @Test func `the inverse follows when an end is set`() throws {
    let (austen, woolf) = (library.author("Austen"), library.author("Woolf"))
    let book = library.book("Emma", by: austen)
    #expect(austen.books == [book])
    book.author = woolf
    #expect(austen.books.isEmpty && woolf.books == [book])
    woolf.books = []
    #expect(book.author == nil)
    austen.books = [book]
    #expect(book.author === austen)
    try library.context.save()
    library.context.reset()
    let request = NSFetchRequest<Author>(entityName: "Author")
    request.predicate = NSPredicate(format: "name == %@", "Austen")
    let found = try library.context.fetch(request)
    #expect(found.first?.books.compactMap(\.title) == ["Emma"])
  }

  @Test func `an ordered relationship keeps its order`() throws {
    let book = library.book("Emma")
    let tags = ["b", "a", "c"].map { label in
      let tag = Tag(context: library.context)
      tag.label = label
      return tag
    }
    book.addToTags(tags[0])
    book.addToTags(tags[2])
    book.insertIntoTags(tags[1], at: 0)
    func labels() -> [String] { (book.tags?.array as? [Tag])?.compactMap(\.label) ?? [] }
    #expect(labels() == ["a", "b", "c"])
    #expect(tags[1].books?.allObjects as? [Book] == [book])
    try library.context.save()
    library.context.refresh(book, mergeChanges: false)
    #expect(labels() == ["a", "b", "c"])
    book.removeFromTags(at: 0)
    #expect(labels() == ["b", "c"] && tags[1].books?.count == 0)
  }

  @Test func `cascade deletes what is at the end, nullify cuts it off`() throws {
    let austen = library.author("Austen")
    let (emma, other) = (library.book("Emma", by: austen), library.book("Orlando"))
    try library.context.save()
    library.context.delete(austen)
    #expect(!emma.isDeleted)
    library.context.processPendingChanges()
    #expect(emma.isDeleted && !other.isDeleted)
    try library.context.save()
    #expect(try library.titles() == ["Orlando"])

    let woolf = library.author("Woolf")
    other.author = woolf
    try library.context.save()
    library.context.delete(other)
    try library.context.save()
    #expect(woolf.books.isEmpty && woolf.managedObjectContext != nil)
  }

  @Test func `deny keeps an object from being deleted`() throws {
    let tag = Tag(context: library.context)
    let book = library.book("Emma")
    book.addToTags(tag)
    try library.context.save()
    library.context.delete(tag)
    let error = #expect(throws: NSError.self) { try library.context.save() }
    #expect(error?.code == NSValidationRelationshipDeniedDeleteError)
    #expect(error?.userInfo[NSValidationKeyErrorKey] as? String == "books")
    library.context.delete(book)
    try library.context.save()
    #expect(try library.context.count(for: NSFetchRequest<Tag>(entityName: "Tag")) == 0)
  }

  @Test func `two contexts may add to the same relationship`() throws {
    let austen = library.author("Austen")
    try library.context.save()
    #expect(austen.books.isEmpty)
    let other = library.container.newBackgroundContext()
    let own = try #require(other.object(with: austen.objectID) as? Author)
    let book = Book(context: other)
    book.title = "Persuasion"
    book.author = own
    library.book("Emma", by: austen)
    try other.save()
    try library.context.save()
    library.context.refresh(austen, mergeChanges: false)
    #expect(austen.books.compactMap(\.title).sorted() == ["Emma", "Persuasion"])
  }

  @Test func `a set for a relationship changes it`() throws {
    let (austen, book) = (library.author("Austen"), library.book("Emma"))
    let books = austen.mutableSetValue(forKey: "books")
    books.add(book)
    #expect(book.author === austen && books.count == 1 && books.contains(book))
    books.remove(book)
    #expect(book.author == nil && austen.books.isEmpty)
  }
}
