public import Foundation
import HeadlessUIKit

/// The results of a search, in sections, which follow the changes of a context.
///
/// In Objective-C, the type of the results is known to the compiler alone. So each controller can
/// pass itself to its delegate as one of `NSFetchRequestResult`.
open class NSFetchedResultsController<ResultType: AnyObject>: NSObject {
  /// The search.
  public final let fetchRequest: NSFetchRequest<ResultType>
  /// The context.
  public final let managedObjectContext: NSManagedObjectContext
  /// The path of names to the value that the objects of a section have in common.
  public final let sectionNameKeyPath: String?
  /// The name of the file in which sections would be kept.
  public final let cacheName: String?
  /// The observer of the results.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
    didSet {
      takesSnapshots = true
      takesDifferences = true
    }
  }

  /// Whether the delegate may have the method for snapshots; its default says that it hasn't.
  final var takesSnapshots = true
  /// Whether the delegate may have the method for differences; its default says that it hasn't.
  final var takesDifferences = true
  private var results: FetchedResults?
  private var order = SortOrder([])
  private var observers: [any NSObjectProtocol] = []

  /// Creates a controller of the results of a search, which has to be sorted.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    if fetchRequest.sortDescriptors?.isEmpty != false {
      Mistake.fault(
        "An instance of NSFetchedResultsController requires a fetch request with sort descriptors")
    }
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    cacheName = name
  }

  deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

  /// Removes a file with sections, of which there are none here.
  open class func deleteCache(withName name: String?) {}

  // MARK: Results

  /// Searches for the objects.
  ///
  /// - Throws: An error of Cocoa's domain.
  open func performFetch() throws {
    order = SortOrder(fetchRequest.sortDescriptors ?? [])
    let found = try managedObjectContext.candidates(fetchRequest)
    results = FetchedResults(
      found.map { entry(of: $0.object) }, hasSections: sectionNameKeyPath != nil)
    observe()
    guard delegate != nil, takesSnapshots else { return }
    delegate?.controller(erased, didChangeContentWith: snapshot(reloading: []))
  }

  /// The objects in order; `nil` before the first search.
  open var fetchedObjects: [ResultType]? {
    results?.entries.compactMap { $0.object as? ResultType }
  }

  /// The sections; `nil` before the first search.
  open var sections: [any NSFetchedResultsSectionInfo]? {
    guard let results else { return nil }
    return results.sections.map { section in
      ResultSection(
        name: section.name, entries: results.entries[section.range],
        title: sectionIndexTitle(forSectionName:))
    }
  }

  /// Returns the object at a place.
  open func object(at indexPath: IndexPath) -> ResultType {
    guard let results, indexPath.count == 2, results.sections.indices.contains(indexPath[0]),
      case let range = results.sections[indexPath[0]].range, indexPath[1] < range.count,
      let object = results.entries[range.lowerBound + indexPath[1]].object as? ResultType
    else {
      let place = indexPath.map(String.init)
      Mistake.raise(
        "no object at index \(place.last ?? "none") in section at index \(place.first ?? "none")")
    }
    return object
  }

  /// Returns the place of an object; `nil` if it isn't among the results.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    guard let results, let object = object as? NSManagedObject else { return nil }
    return results.index(of: object).map { results.path($0) }
  }

  // MARK: The index

  /// Returns the title of a section in the table's index.
  open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    guard let delegate else { return sectionName.first.map { $0.uppercased() } }
    return delegate.controller(erased, sectionIndexTitleForSectionName: sectionName)
  }
  /// The titles of the sections in the table's index, each once.
  open var sectionIndexTitles: [String] {
    var titles: [String] = []
    for section in results?.sections ?? [] {
      guard let title = sectionIndexTitle(forSectionName: section.name), titles.last != title
      else { continue }
      titles.append(title)
    }
    return titles
  }
  /// Returns the first section with a title.
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    results?.sections.firstIndex { sectionIndexTitle(forSectionName: $0.name) == title } ?? 0
  }

  // MARK: Changes

  /// The controller as its delegate knows it.
  private var erased: NSFetchedResultsController<NSFetchRequestResult> {
    Unmanaged.fromOpaque(Unmanaged.passUnretained(self).toOpaque()).takeUnretainedValue()
  }

  private func entry(of object: NSManagedObject) -> FetchedEntry {
    let name = sectionNameKeyPath.flatMap { object.value(forKeyPath: $0) }
    return FetchedEntry(
      object: object, values: order.values(of: FetchCandidate(object)),
      section: name.map { "\($0)" } ?? "")
  }

  private func observe() {
    guard observers.isEmpty else { return }
    let observer = Observer(controller: self)
    for name in [
      Notification.Name.NSManagedObjectContextObjectsDidChange, .NSManagedObjectContextDidSave,
    ] {
      observers.append(
        NotificationCenter.default.addObserver(
          forName: name, object: managedObjectContext, queue: nil
        ) { observer.controller?.follow($0) })
    }
  }

  /// The controller as an observer, whose context tells it of changes on the context's thread.
  private struct Observer: @unchecked Sendable {
    weak var controller: NSFetchedResultsController?
  }

  private func follow(_ notification: Notification) {
    guard notification.name == .NSManagedObjectContextObjectsDidChange else {
      return followSave(notification)
    }
    guard let old = results else { return }
    if notification.userInfo?[NSInvalidatedAllObjectsKey] != nil {
      results = FetchedResults(hasSections: sectionNameKeyPath != nil)
      return
    }
    let entity = managedObjectContext.entity(of: fetchRequest)
    func objects(_ key: String) -> [NSManagedObject] {
      let all = notification.userInfo?[key] as? Set<NSManagedObject> ?? []
      return all.filter { $0.entity.isKindOf(entity: entity) }.sorted { $0.key < $1.key }
    }
    let deleted = objects(NSDeletedObjectsKey)
    let others =
      objects(NSInsertedObjectsKey) + objects(NSUpdatedObjectsKey) + objects(NSRefreshedObjectsKey)
    guard !deleted.isEmpty || !others.isEmpty else { return }
    let change = ResultsChange(
      of: old, deleted: deleted, others: others, order, fits: fits, entry: entry)
    guard !change.isEmpty else { return }
    results = change.new
    tell(change)
  }

  private func fits(_ object: NSManagedObject) -> Bool {
    !object.isDeleted && (fetchRequest.predicate?.evaluate(with: object) ?? true)
  }

  private func tell(_ change: ResultsChange) {
    guard let delegate else { return }
    if takesSnapshots {
      delegate.controller(
        erased, didChangeContentWith: snapshot(reloading: change.changedObjects))
      if takesSnapshots { return }
    }
    if takesDifferences {
      let ids = change.new.entries.map(\.object.objectID)
      delegate.controller(
        erased,
        didChangeContentWith: ids.difference(from: change.old.entries.map(\.object.objectID)))
      if takesDifferences { return }
    }
    delegate.controllerWillChangeContent(erased)
    for section in change.sections {
      let index = section.index
      let results = section.type == .delete ? change.old : change.new
      let info = ResultSection(
        name: results.sections[index].name,
        entries: results.entries[results.sections[index].range],
        title: sectionIndexTitle(forSectionName:))
      delegate.controller(
        erased, didChange: info, atSectionIndex: index, for: section.type)
    }
    for object in change.objects {
      delegate.controller(
        erased, didChange: object.object, at: object.old, for: object.type,
        newIndexPath: object.new)
    }
    delegate.controllerDidChangeContent(erased)
  }

  /// Passes on the identities that inserted objects have got.
  private func followSave(_ notification: Notification) {
    guard results != nil, delegate != nil, takesSnapshots,
      let inserted = notification.userInfo?[NSInsertedObjectsKey] as? Set<NSManagedObject>,
      inserted.contains(where: { results?.index(of: $0) != nil })
    else { return }
    delegate?.controller(erased, didChangeContentWith: snapshot(reloading: []))
  }

  private func snapshot(
    reloading changed: [NSManagedObject]
  ) -> NSDiffableDataSourceSnapshotReference {
    let results = results ?? FetchedResults(hasSections: false)
    return NSDiffableDataSourceSnapshotReference(
      results.sections.map { section in
        (
          AnyHashable(section.name),
          results.entries[section.range].map { AnyHashable($0.object.objectID) }
        )
      }, reloaded: changed.map { AnyHashable($0.objectID) })
  }
}

/// A section of results with its objects.
private struct ResultSection: NSFetchedResultsSectionInfo {
  let name: String
  let entries: ArraySlice<FetchedEntry>
  let title: (String) -> String?

  var indexTitle: String? { title(name) }
  var numberOfObjects: Int { entries.count }
  var objects: [Any]? { entries.map(\.object) }
}
