import AppSandbox
import Files
import Foundation
import Synchronization

/// Objects with which new stores begin, from a JSON file.
///
/// The file has a list of objects for each entity. An object has values by the names of properties.
/// The end of a relationship is an object of its own, a list of such, or the value that another
/// object has for `@id`.
struct StoredObjects: InitialData, Sendable {
  private static let inUse = Mutex<StoredObjects?>(nil)

  private static let largestFile = 64 << 20

  private let root: JSONNode

  init(contentsOf path: String) throws {
    var file = WholeFile(path)
    guard let bytes = try file.read(atMost: Self.largestFile) else {
      throw FileError(.read, path, .system(ENOENT))
    }
    do throws(JSONReader.Defect) {
      root = try JSONReader.read(bytes[...])
    } catch {
      throw StoredObjectsMistake(line: error.line, message: error.problem)
    }
    // The objects of an app whose model isn't a file are checked when its store is filled.
    if let model = NSManagedObjectModel.mergedModel(from: nil) { try check(model) }
  }

  /// Checks that a model has the objects, and that they can be saved.
  func check(_ model: NSManagedObjectModel) throws {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    try coordinator.addPersistentStore(
      ofType: NSInMemoryStoreType, configurationName: nil, at: nil, options: nil, isFilled: false)
    try fill(coordinator)
  }

  static func use(_ data: StoredObjects?) { inUse.withLock { $0 = data } }

  /// Fills a new store with the data in use.
  static func fill(_ coordinator: NSPersistentStoreCoordinator) {
    guard let data = inUse.withLock({ $0 }) else { return }
    do { try data.fill(coordinator) } catch { Mistake.fault("the data file: \(error)") }
  }

  /// Inserts the objects into a coordinator's stores.
  func fill(_ coordinator: NSPersistentStoreCoordinator) throws {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    context.isSilent = true
    var writer = StoredObjectsWriter(context)
    try writer.write(root)
    do { try context.save() } catch {
      let errors = (error as NSError).userInfo[NSDetailedErrorsKey] as? [NSError]
      let first = errors?.first ?? error as NSError
      let object = first.userInfo[NSValidationObjectErrorKey] as? NSManagedObject
      throw StoredObjectsMistake(
        line: object.flatMap { writer.lines[$0] } ?? root.line,
        message: first.localizedDescription)
    }
  }
}

/// A mistake in a file with objects.
struct StoredObjectsMistake: Error, CustomStringConvertible {
  let line: Int
  let message: String

  var description: String { "line \(line): \(message)" }
}
