import Foundation
import HeadlessUIKit
@_spi(ManagedProperties) import ManagedObjects
import Testing

@Suite struct FetchTests {
  private let library = Library()

  private func fill() throws {
    let (austen, woolf) = (library.author("Jane Austen"), library.author("Virginia Woolf"))
    library.book("Emma", by: austen, pages: 474)
    library.book("Persuasion", by: austen, pages: 249)
    library.book("orlando", by: woolf, pages: 134)
    library.book("Beowulf", pages: 100)
    try library.context.save()
  }

  @Test(arguments: [
    ("pages > 200", ["Emma", "Persuasion"]), ("title == 'Emma'", ["Emma"]),
    ("title CONTAINS[c] 'E'", ["Beowulf", "Emma", "Persuasion"]), ("author == nil", ["Beowulf"]),
    ("author.name BEGINSWITH 'Jane'", ["Emma", "Persuasion"]),
    ("isRead == NO AND pages IN {134, 100}", ["Beowulf", "orlando"]),
    ("author.books.@count == 1", ["orlando"]),
    ("ANY author.books.title == 'Emma'", ["Emma", "Persuasion"]),
  ])
  func `a predicate chooses objects by their values and those at the ends of relationships`(
    _ format: String, _ titles: [String]
  ) throws {
    try fill()
    #expect(try library.titles(format) == titles)
    library.context.reset()
    #expect(try library.titles(format) == titles)
  }

  @Test func `a property of a class sorts objects, a missing value first`() throws {
    try fill()
    library.author("Anonymous").born = Date(timeIntervalSinceReferenceDate: 0)
    func names(_ descriptor: NSSortDescriptor) throws -> [String?] {
      let request = NSFetchRequest<Author>(entityName: "Author")
      request.sortDescriptors = [
        descriptor, NSSortDescriptor(keyPath: \Author.name, ascending: true),
      ]
      return try library.context.fetch(request).map(\.name)
    }
    let (one, other) = ("Jane Austen", "Virginia Woolf")
    #expect(
      try names(NSSortDescriptor(keyPath: \Author.name, ascending: false))
        == [other, one, "Anonymous"])
    #expect(
      try names(NSSortDescriptor(keyPath: \Author.born, ascending: true))
        == [one, other, "Anonymous"])
  }

  @Test func `a predicate compares objects and identities`() throws {
    try fill()
    let request = NSFetchRequest<Author>(entityName: "Author")
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    let austen = try library.context.fetch(request)[0]
    #expect(try library.titles("author == %@", austen) == ["Emma", "Persuasion"])
    #expect(try library.titles("author == %@", austen.objectID) == ["Emma", "Persuasion"])
    #expect(try library.titles("NOT (SELF IN %@)", Array(austen.books)) == ["Beowulf", "orlando"])
  }

  @Test func `changes that aren't saved count, unless a request says otherwise`() throws {
    try fill()
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.predicate = NSPredicate(format: "pages > 200")
    let book = try library.context.fetch(request)[0]
    book.pages = 1
    library.book("Ulysses", pages: 700)
    #expect(try library.titles("pages > 200") == ["Persuasion", "Ulysses"])
    request.includesPendingChanges = false
    #expect(try library.context.count(for: request) == 2)
  }

  @Test func `results are in the order of the sort descriptors, within the limits`() throws {
    try fill()
    let request = NSFetchRequest<Book>(entityName: "Book")
    func titles(_ descriptors: [NSSortDescriptor]) throws -> [String] {
      request.sortDescriptors = descriptors
      return try library.context.fetch(request).compactMap(\.title)
    }
    #expect(
      try titles([NSSortDescriptor(key: "title", ascending: true)])
        == ["Beowulf", "Emma", "Persuasion", "orlando"])
    #expect(
      try titles([
        NSSortDescriptor(
          key: "title", ascending: true,
          selector: Selector("localizedCaseInsensitiveCompare:"))
      ]) == ["Beowulf", "Emma", "orlando", "Persuasion"])
    #expect(
      try titles([
        NSSortDescriptor(key: "author.name", ascending: false),
        NSSortDescriptor(keyPath: \Book.pages, ascending: true),
      ]) == ["orlando", "Persuasion", "Emma", "Beowulf"])
    (request.fetchOffset, request.fetchLimit) = (1, 2)
    #expect(
      try titles([NSSortDescriptor(key: "pages", ascending: false)]) == ["Persuasion", "orlando"])
  }

  @Test func `results are objects, identities, dictionaries, or their number`() throws {
    try fill()
    let request = NSFetchRequest<NSFetchRequestResult>(entityName: "Book")
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    request.resultType = .managedObjectIDResultType
    #expect(try library.context.fetch(request).count == 4)
    #expect(try library.context.fetch(request).first is NSManagedObjectID)
    request.resultType = .countResultType
    #expect(try library.context.fetch(request).first as? Int == 4)
    request.resultType = .dictionaryResultType
    request.propertiesToFetch = ["title", "pages"]
    let dictionaries = try #require(try library.context.fetch(request) as? [[String: Any]])
    #expect(
      dictionaries[1]["title"] as? String == "Emma" && dictionaries[1]["pages"] as? Int == 474)
  }

  @Test func `a class has a request for its objects`() throws {
    try fill()
    let request = Author.fetchRequest()
    #expect(request.entityName == "Author")
    #expect(try library.context.fetch(request).count == 2)
    let typed: NSFetchRequest<Author> = request.managedRequest()
    #expect(try library.context.fetch(typed).compactMap(\.name).count == 2)
  }

  @Test func `many objects are found and sorted`() throws {
    for number in 0..<2_000 { library.book("Book \(number % 997)", pages: Int16(number % 500)) }
    try library.context.save()
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.predicate = NSPredicate(format: "pages >= 250 AND title BEGINSWITH %@", "Book")
    request.sortDescriptors = [
      NSSortDescriptor(key: "title", ascending: true),
      NSSortDescriptor(key: "pages", ascending: false),
    ]
    let found = try library.context.fetch(request)
    #expect(found.count == 1_000)
    #expect(found.first?.title == "Book 0" && found.first?.pages == 497)
  }
}
