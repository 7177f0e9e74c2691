import Foundation
import HeadlessUIKit
@_spi(ManagedProperties) import ManagedObjects

// The classes of a library, as the adapter writes them for a model of Xcode's editor.

nonisolated class Author: NSManagedObject {
  var name: String? {
    get { managedValue("name") }
    set { setManagedValue(newValue, "name") }
  }
  var born: Date? {
    get { managedValue("born") }
    set { setManagedValue(newValue, "born") }
  }
  var books: Set<Book> {
    get { managedValue("books") }
    set { setManagedValue(newValue, "books") }
  }
}

nonisolated class Book: NSManagedObject {
  enum Kind: Int16 { case novel, poems }

  /// The names of the methods that have been called.
  nonisolated(unsafe) var calls: [String] = []

  var title: String? {
    get { managedValue("title") }
    set { setManagedValue(newValue, "title") }
  }
  var pages: Int16 {
    get { managedValue("pages") }
    set { setManagedValue(newValue, "pages") }
  }
  var isRead: Bool {
    get { managedValue("isRead") }
    set { setManagedValue(newValue, "isRead") }
  }
  var kind: Kind {
    get { managedValue("kind") }
    set { setManagedValue(newValue, "kind") }
  }
  var author: Author? {
    get { managedValue("author") }
    set { setManagedValue(newValue, "author") }
  }
  var tags: NSOrderedSet? {
    get { managedValue("tags") }
    set { setManagedValue(newValue, "tags") }
  }
  func addToTags(_ value: Tag) { addManaged(value, "tags") }
  func insertIntoTags(_ value: Tag, at idx: Int) { addManaged(value, "tags", at: idx) }
  func removeFromTags(_ value: Tag) { removeManaged(value, "tags") }
  func removeFromTags(at idx: Int) { replaceManaged("tags", at: idx, with: nil) }

  /// A property that isn't in the model.
  var initial: String { String(title?.prefix(1) ?? "") }
  override func ownValue(forKey key: String) -> Any?? {
    key == "initial" ? .some(initial) : super.ownValue(forKey: key)
  }

  override func awakeFromInsert() { calls.append("awakeFromInsert") }
  override func awakeFromFetch() { calls.append("awakeFromFetch") }
  override func willSave() { calls.append("willSave") }
  override func didSave() { calls.append("didSave") }
  override func prepareForDeletion() { calls.append("prepareForDeletion") }
}

nonisolated class Tag: NSManagedObject {
  var label: String? {
    get { managedValue("label") }
    set { setManagedValue(newValue, "label") }
  }
  var books: NSSet? {
    get { managedValue("books") }
    set { setManagedValue(newValue, "books") }
  }
}

/// A library in memory.
nonisolated struct Library {
  let container: NSPersistentContainer
  var context: NSManagedObjectContext { container.viewContext }

  init(_ model: NSManagedObjectModel = Library.model()) {
    container = NSPersistentContainer(name: "Library", managedObjectModel: model)
    container.persistentStoreDescriptions = [
      NSPersistentStoreDescription(url: URL(fileURLWithPath: "/dev/null"))
    ]
    container.loadPersistentStores { _, error in precondition(error == nil) }
  }

  /// Inserts a book.
  @discardableResult
  func book(_ title: String, by author: Author? = nil, pages: Int16 = 100) -> Book {
    let book = Book(context: context)
    (book.title, book.author, book.pages) = (title, author, pages)
    return book
  }

  /// Inserts an author.
  @discardableResult
  func author(_ name: String) -> Author {
    let author = Author(context: context)
    author.name = name
    return author
  }

  /// Returns the titles of all books that a context finds, in their order.
  func titles(
    _ format: String? = nil, _ arguments: Any..., in other: NSManagedObjectContext? = nil
  ) throws -> [String] {
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.predicate = format.map { NSPredicate(format: $0, argumentArray: arguments) }
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    return try (other ?? context).fetch(request).compactMap(\.title)
  }

  // MARK: The model, by hand

  static func model() -> NSManagedObjectModel {
    let (author, book, tag) = (NSEntityDescription(), NSEntityDescription(), NSEntityDescription())
    let classes: [(NSEntityDescription, NSManagedObject.Type)] = [
      (author, Author.self), (book, Book.self), (tag, Tag.self),
    ]
    for (entity, type) in classes {
      entity.name = "\(type)"
      entity.managedObjectClassName = NSStringFromClass(type)
    }
    let books = end("books", of: book, .cascadeDeleteRule, maximum: 0)
    let writer = end("author", of: author, .nullifyDeleteRule, maximum: 1)
    let tags = end("tags", of: tag, .nullifyDeleteRule, maximum: 0)
    let tagged = end("books", of: book, .denyDeleteRule, maximum: 0)
    tags.isOrdered = true
    (books.inverseRelationship, writer.inverseRelationship) = (writer, books)
    (tags.inverseRelationship, tagged.inverseRelationship) = (tagged, tags)
    let title = attribute("title", .stringAttributeType, isOptional: false)
    author.properties = [
      attribute("name", .stringAttributeType, isOptional: false),
      attribute("born", .dateAttributeType), books,
    ]
    book.properties = [
      title, attribute("pages", .integer16AttributeType, default: 1),
      attribute("isRead", .booleanAttributeType, default: false),
      attribute("kind", .integer16AttributeType), writer, tags,
    ]
    tag.properties = [attribute("label", .stringAttributeType), tagged]
    tag.uniquenessConstraints = [["label"]]
    let model = NSManagedObjectModel()
    model.entities = [author, book, tag]
    return model
  }

  static func attribute(
    _ name: String, _ type: NSAttributeType, isOptional: Bool = true, default value: Any? = nil
  ) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    (attribute.name, attribute.attributeType) = (name, type)
    (attribute.isOptional, attribute.defaultValue) = (isOptional, value)
    return attribute
  }

  static func end(
    _ name: String, of entity: NSEntityDescription, _ rule: NSDeleteRule, maximum: Int
  ) -> NSRelationshipDescription {
    let relationship = NSRelationshipDescription()
    (relationship.name, relationship.destinationEntity) = (name, entity)
    (relationship.deleteRule, relationship.maxCount) = (rule, maximum)
    return relationship
  }
}
