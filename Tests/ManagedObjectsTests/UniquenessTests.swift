import Foundation
import HeadlessUIKit
import ManagedObjects
import Testing

@Suite struct UniquenessTests {
  private let library = Library()

  private func tag(_ label: String, in context: NSManagedObjectContext? = nil) -> Tag {
    let tag = Tag(context: context ?? library.context)
    tag.label = label
    return tag
  }

  private func labels() throws -> [String] {
    let request = NSFetchRequest<Tag>(entityName: "Tag")
    request.sortDescriptors = [NSSortDescriptor(key: "label", ascending: true)]
    let context = library.container.newBackgroundContext()
    return try context.fetch(request).compactMap(\.label)
  }

  @Test func `a value that must be unique is an error, or updates the object that has it`() throws {
    let first = tag("classic")
    try library.context.save()
    let other = library.container.newBackgroundContext()
    let second = tag("classic", in: other)
    let error = #expect(throws: NSError.self) { try other.save() }
    #expect(error?.code == NSManagedObjectConstraintMergeError)
    other.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    try other.save()
    #expect(second.objectID == first.objectID)
    #expect(try labels() == ["classic"])

    // A context that knows the object keeps it.
    let book = library.book("Emma")
    book.addToTags(tag("classic"))
    library.context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    try library.context.save()
    #expect(book.tags?.array as? [Tag] == [first] && !library.context.hasChanges)
    #expect(try labels() == ["classic"])
  }

  @Test func `new objects with the same value are an error, or become one object`() throws {
    let book = library.book("Emma")
    let tags = (0..<3).map { _ in tag("classic") }
    for tag in tags { book.addToTags(tag) }
    let error = #expect(throws: NSError.self) { try library.context.save() }
    #expect(error?.code == NSManagedObjectConstraintMergeError)
    let conflicts =
      error?.userInfo[NSPersistentStoreSaveConflictsErrorKey] as? [NSConstraintConflict]
    #expect(conflicts?.map(\.conflictingObjects) == [[tags[0], tags[1]], [tags[0], tags[2]]])
    library.context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    try library.context.save()
    #expect(try labels() == ["classic"])
    #expect(book.tags?.array as? [Tag] == [tags[0]] && tags[1].managedObjectContext == nil)
    #expect(!library.context.hasChanges)
  }

  @Test func `a change to another object's value is an error, or decides between both`() throws {
    let (first, second) = (tag("classic"), tag("modern"))
    try library.context.save()
    second.label = "classic"
    let error = #expect(throws: NSError.self) { try library.context.save() }
    #expect(error?.code == NSManagedObjectConstraintMergeError)
    library.context.mergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
    try library.context.save()
    #expect(try labels() == ["classic", "modern"])
    #expect(second.label == "modern")
    second.label = "classic"
    library.context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    try library.context.save()
    #expect(try labels() == ["classic"])
    #expect(first.managedObjectContext == nil && second.label == "classic")
  }

  @Test func `a value can be taken over from an object that changes or is deleted`() throws {
    let (first, second) = (tag("classic"), tag("modern"))
    try library.context.save()
    (first.label, second.label) = ("modern", "classic")
    try library.context.save()
    library.context.delete(first)
    _ = tag("modern")
    try library.context.save()
    #expect(try labels() == ["classic", "modern"])
  }

  @Test func `objects without the value aren't alike`() throws {
    _ = (Tag(context: library.context), Tag(context: library.context))
    try library.context.save()
    #expect(try library.context.count(for: NSFetchRequest<Tag>(entityName: "Tag")) == 2)
  }

  @Test func `an entity's constraint holds for those that inherit from it`() throws {
    let model = Library.model()
    let keyword = NSEntityDescription()
    keyword.name = "Keyword"
    keyword.managedObjectClassName = NSStringFromClass(Tag.self)
    model.entitiesByName["Tag"]?.subentities = [keyword]
    model.entities.append(keyword)
    let library = Library(model)
    for name in ["Tag", "Keyword"] {
      NSEntityDescription.insertNewObject(forEntityName: name, into: library.context)
        .setValue("classic", forKey: "label")
    }
    #expect(throws: NSError.self) { try library.context.save() }
  }
}
