import CoreData

/// The app's stack of Core Data.
final class PersistenceController {
  private let container = NSPersistentContainer(name: "Ledger")

  var viewContext: NSManagedObjectContext { container.viewContext }

  init() {
    container.loadPersistentStores { _, error in
      if let error { fatalError("the store can't be loaded: \(error)") }
    }
    container.viewContext.automaticallyMergesChangesFromParent = true
    container.viewContext.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
  }

  /// Returns a context for a form, whose changes are in the list when it is saved.
  func makeFormContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.parent = viewContext
    return context
  }

  func save() throws {
    guard viewContext.hasChanges else { return }
    try viewContext.save()
  }

  /// Adds what a bank would send.
  func importEntries(into account: NSManagedObjectID, completion: @escaping (Error?) -> Void) {
    container.performBackgroundTask { context in
      context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
      do {
        let account = try context.existingObject(with: account) as? Account
        for (note, amount) in [("Salary", 3_000), ("Rent", -1_200)] {
          let entry = Entry(context: context)
          entry.note = note
          entry.amount = Int32(amount)
          entry.date = Date()
          entry.account = account
        }
        try context.save()
        DispatchQueue.main.async { completion(nil) }
      } catch {
        DispatchQueue.main.async { completion(error) }
      }
    }
  }
}
