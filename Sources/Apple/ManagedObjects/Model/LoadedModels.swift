import Synchronization

/// The models that coordinators use, the latest first.
enum LoadedModels {
  private struct Entry: Sendable { weak var model: NSManagedObjectModel? }

  private static let entries = Mutex<[Entry]>([])

  static var all: [NSManagedObjectModel] { entries.withLock { $0.compactMap(\.model) } }

  static func add(_ model: NSManagedObjectModel) {
    entries.withLock { entries in
      entries.removeAll { $0.model == nil || $0.model === model }
      entries.insert(Entry(model: model), at: 0)
    }
  }
}
