import AppDriver
import Foundation
import HeadlessUIKit
import ManagedObjects
import TestSupport
import Testing

/// A mistake for which Core Data raises an exception.
private nonisolated struct ExceptionCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let message: String
  let make: @Sendable (Library) throws -> Void

  init(
    _ testDescription: String, _ message: String,
    _ make: @escaping @Sendable (Library) throws -> Void
  ) {
    (self.testDescription, self.message, self.make) = (testDescription, message, make)
  }

  static let all: [ExceptionCase] = [
    .init(
      "an object of an unknown entity",
      "NSInternalInconsistencyException: +entityForName: could not find an entity named 'Poem'"
    ) {
      let new = NSEntityDescription.insertNewObject(forEntityName: "Poem", into: $0.context)
      #expect(!(new is Book))
      new.setValue("Ozymandias", forKey: "title")
      try? $0.context.save()
    },
    .init(
      "a request for an unknown entity",
      "NSInternalInconsistencyException: NSFetchRequest could not locate an NSEntityDescription "
        + "for entity name 'Poem'"
    ) {
      let request = NSFetchRequest<NSManagedObject>(entityName: "Poem")
      let found = try $0.context.fetch(request)
      #expect(found.isEmpty)
    },
    .init(
      "a property that the entity hasn't",
      "NSUnknownKeyException: [<Book> setValue:forUndefinedKey:]: the entity Book is not key value "
        + "coding-compliant for the key \"price\"."
    ) { $0.book("Emma").setValue(3, forKey: "price") },
    .init(
      "a value of a property that the entity hasn't",
      "NSUnknownKeyException: [<Book> valueForUndefinedKey:]: the entity Book is not key value "
        + "coding-compliant for the key \"price\"."
    ) { #expect($0.book("Emma").value(forKey: "price") == nil) },
    .init(
      "a value of another type",
      "NSInvalidArgumentException: Unacceptable type of value for attribute: property = "
        + "\"title\"; desired type = NSString; given type = Int; value = 3."
    ) { $0.book("Emma").setValue(3, forKey: "title") },
    .init(
      "an object of another entity",
      "NSInvalidArgumentException: Unacceptable type of value for to-one relationship: property = "
        + "\"author\"; desired type = Author; given type = Book; value = "
    ) { library in library.book("Emma").setValue(library.book("Persuasion"), forKey: "author") },
    .init(
      "objects of two contexts",
      "NSInvalidArgumentException: Illegal attempt to establish a relationship 'author' between "
        + "objects in different contexts (source = "
    ) { library in
      let other = library.container.newBackgroundContext()
      let author = Author(context: other)
      library.book("Emma").author = author
    },
    .init(
      "an unsorted results controller",
      "NSInvalidArgumentException: An instance of NSFetchedResultsController requires a fetch "
        + "request with sort descriptors"
    ) {
      let controller = NSFetchedResultsController(
        fetchRequest: NSFetchRequest<Book>(entityName: "Book"),
        managedObjectContext: $0.context, sectionNameKeyPath: nil, cacheName: nil)
      try controller.performFetch()
    },
    .init(
      "a sort by an unknown property",
      "NSInvalidArgumentException: keypath price not found in entity Book, which has author, "
    ) { library in
      library.book("Emma")
      library.book("Persuasion")
      try library.context.save()
      library.context.reset()
      let request = NSFetchRequest<Book>(entityName: "Book")
      request.sortDescriptors = [NSSortDescriptor(key: "price", ascending: true)]
      _ = try library.context.fetch(request)
    },
    .init(
      "a container without a model", "NSInvalidArgumentException: Failed to load model named Poems"
    ) { _ in _ = NSPersistentContainer(name: "Poems") },
    .init(
      "a save without a store",
      "NSInternalInconsistencyException: This NSPersistentStoreCoordinator has no persistent stores "
        + "(unknown).  It cannot perform a save operation."
    ) { _ in
      let container = NSPersistentContainer(name: "Library", managedObjectModel: Library.model())
      Book(context: container.viewContext).title = "Emma"
      #expect(throws: (any Error).self) { try container.viewContext.save() }
    },
  ]
}

@Suite(.serialized, .exclusive) struct ExceptionTests {
  @Test(arguments: ExceptionCase.all)
  private func `a mistake ends the app with Apple's text, and the process lives on`(
    mistake: ExceptionCase
  ) async throws {
    let session = AppSession { _ in FixtureDelegate(root: { FixtureScreen("Home") }) }
    await session.launch()
    let library = Library()
    #expect(UIApplication.shared.crash == nil)
    try mistake.make(library)
    let crash = try #require(UIApplication.shared.crash)
    #expect(crash.rule == .exceptionOfFramework)
    #expect(crash.message.hasPrefix(mistake.message), "\(crash.message)")
  }

  @Test func `a mistake on another thread ends the app, too`() async throws {
    let session = AppSession { _ in FixtureDelegate(root: { FixtureScreen("Home") }) }
    await session.launch()
    let library = Library()
    let context = library.container.newBackgroundContext()
    await withCheckedContinuation { done in
      DispatchQueue.global().async {
        context.performAndWait {
          _ = NSEntityDescription.insertNewObject(forEntityName: "Poem", into: context)
        }
        DispatchQueue.main.async { done.resume() }
      }
    }
    #expect(UIApplication.shared.crash?.message.contains("named 'Poem'") == true)
  }
}
