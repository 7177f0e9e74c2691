import Foundation
import HeadlessUIKit
import ManagedObjects
import Testing

@Suite struct ResultsControllerTests {
  private let library = Library()

  private func controller(
    sections: String? = nil, _ format: String? = nil
  ) throws -> NSFetchedResultsController<Book> {
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.predicate = format.map { NSPredicate(format: $0) }
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: library.context, sectionNameKeyPath: sections,
      cacheName: nil)
    try controller.performFetch()
    return controller
  }

  private func fill(_ titles: String...) throws -> [Book] {
    let books = titles.map { library.book($0) }
    try library.context.save()
    return books
  }

  @Test func `results have places, and objects at them`() throws {
    let books = try fill("Emma", "Beowulf")
    let controller = try controller()
    #expect(controller.fetchedObjects?.compactMap(\.title) == ["Beowulf", "Emma"])
    #expect(controller.object(at: IndexPath(row: 1, section: 0)) === books[0])
    #expect(controller.indexPath(forObject: books[1]) == IndexPath(row: 0, section: 0))
    #expect(controller.sections?.map(\.numberOfObjects) == [2])
  }

  @Test func `sections have the values at a path in common, and titles for an index`() throws {
    _ = try fill("Emma", "Evelina", "Beowulf")
    let controller = try controller(sections: "initial")
    #expect(controller.sections?.map(\.name) == ["B", "E"])
    #expect(controller.sections?.map(\.numberOfObjects) == [1, 2])
    #expect(controller.sectionIndexTitles == ["B", "E"])
    #expect(controller.section(forSectionIndexTitle: "E", at: 1) == 1)
    let none = try self.controller(sections: "initial", "title == 'none'")
    #expect(none.sections?.count == 0)
  }

  @Test func `a delegate receives each change, with the index paths before and after`() throws {
    let books = try fill("C", "E", "G")
    let controller = try controller()
    let delegate = RecordingDelegate()
    controller.delegate = delegate
    library.book("A")
    books[0].title = "F"
    books[1].pages = 7
    library.context.delete(books[2])
    library.context.processPendingChanges()
    #expect(
      delegate.calls == [
        "will change", "delete G 0.2", "insert A 0.0", "move F 0.0 to 0.2", "update E 0.1 to 0.1",
        "did change",
      ])
    #expect(controller.fetchedObjects?.compactMap(\.title) == ["A", "E", "F"])
  }

  @Test func `objects come and go with the predicate, and sections with their objects`() throws {
    let books = try fill("Emma", "Beowulf")
    let controller = try controller(sections: "initial", "pages > 50")
    let delegate = RecordingDelegate()
    controller.delegate = delegate
    books[0].pages = 1
    library.book("Middlemarch")
    library.context.processPendingChanges()
    #expect(
      delegate.calls == [
        "will change", "delete section 1 E", "insert section 1 M", "delete Emma 1.0",
        "insert Middlemarch 1.0", "did change",
      ])
    delegate.calls = []
    library.author("Eliot")
    books[0].pages = 2
    library.context.processPendingChanges()
    #expect(delegate.calls.isEmpty)
  }

  @Test func `objects that are rolled back are gone`() throws {
    let books = try fill("Emma")
    let controller = try controller()
    let delegate = RecordingDelegate()
    controller.delegate = delegate
    library.book("Beowulf")
    books[0].title = "A"
    library.context.processPendingChanges()
    delegate.calls = []
    library.context.rollback()
    #expect(
      delegate.calls == [
        "will change", "delete Beowulf 0.1", "move Emma 0.0 to 0.0", "did change",
      ])
  }

  @Test func `a delegate receives a change that is merged from another context`() throws {
    let books = try fill("Emma", "Beowulf")
    let controller = try controller()
    let delegate = RecordingDelegate()
    controller.delegate = delegate
    let other = library.container.newBackgroundContext()
    (other.object(with: books[0].objectID) as? Book)?.title = "A"
    let new = Book(context: other)
    new.title = "Z"
    let token = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextDidSave, object: other, queue: nil
    ) { [context = library.context] in context.mergeChanges(fromContextDidSave: $0) }
    defer { NotificationCenter.default.removeObserver(token) }
    try other.save()
    #expect(
      delegate.calls == ["will change", "insert Z 0.2", "move A 0.1 to 0.0", "did change"])
  }

  @Test func `a delegate that takes snapshots gets all identities, and no other calls`() throws {
    let books = try fill("Emma", "Beowulf")
    let controller = try controller(sections: "initial")
    let delegate = SnapshotDelegate()
    controller.delegate = delegate
    try controller.performFetch()
    #expect(delegate.snapshots.map(\.sectionIdentifiers) == [["B", "E"]])
    #expect(delegate.snapshots[0].itemIdentifiers == [books[1].objectID, books[0].objectID])
    books[0].pages = 3
    library.book("Middlemarch")
    library.context.processPendingChanges()
    #expect(delegate.snapshots.count == 2 && delegate.calls.isEmpty)
    #expect(delegate.snapshots[1].reloadedItemIdentifiers == [books[0].objectID])
    #expect(delegate.snapshots[1].itemIdentifiers.last?.isTemporaryID == true)
    try library.context.save()
    #expect(delegate.snapshots.last?.itemIdentifiers.last?.isTemporaryID == false)
  }

  @Test func `a delegate receives only the one change among a thousand results`() throws {
    for number in 0..<1_000 { library.book("Book \(number)") }
    try library.context.save()
    let controller = try controller()
    let delegate = RecordingDelegate()
    controller.delegate = delegate
    controller.object(at: IndexPath(row: 500, section: 0)).title = "A"
    library.context.processPendingChanges()
    #expect(delegate.calls == ["will change", "move A 0.500 to 0.0", "did change"])
  }
}

/// Records the calls for changes.
nonisolated private class RecordingDelegate: NSFetchedResultsControllerDelegate {
  var calls: [String] = []

  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>
  ) { calls.append("will change") }

  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>
  ) { calls.append("did change") }

  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) { calls.append("\(type) section \(sectionIndex) \(sectionInfo.name)") }

  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {
    let paths = [indexPath, newIndexPath].compactMap { $0.map { "\($0[0]).\($0[1])" } }
    let title = (anObject as? Book)?.title ?? "?"
    calls.append("\(type) \(title) \(paths.joined(separator: " to "))")
  }
}

/// Records snapshots, and calls for changes.
nonisolated private final class SnapshotDelegate: NSFetchedResultsControllerDelegate {
  var calls: [String] = []
  var snapshots: [NSDiffableDataSourceSnapshot<String, NSManagedObjectID>] = []

  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>
  ) { calls.append("will change") }

  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) {
    snapshots.append(snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>)
  }
}
