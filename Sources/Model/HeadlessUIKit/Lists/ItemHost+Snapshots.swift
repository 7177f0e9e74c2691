import Dispatch
import Foundation

/// A data source whose data is a snapshot.
protocol SnapshotDataSource: AnyObject {}

/// The methods of a list that its diffable data source calls.
extension ItemHost {
  /// Shows a snapshot that has replaced another one in the data source.
  func show<Section, Item>(
    _ new: NSDiffableDataSourceSnapshot<Section, Item>,
    after old: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let places = new.places()
    let reloaded = Set(new.reloadedItemIdentifiers)
    let reloadedSections = Set(new.reloadedSectionIdentifiers)
    let sections = old.sectionIdentifiers
    display.replaceItems { path in
      guard let item = old.item(at: path), !reloaded.contains(item),
        reloadedSections.isEmpty || !reloadedSections.contains(sections[path.section])
      else { return nil }
      return places[item]
    }
    reconfigure(new.reconfiguredItemIdentifiers.compactMap { places[$0] })
  }
}

/// The work of a diffable data source, which can be asked for on any thread.
nonisolated enum SnapshotWork {
  /// Runs work on the main thread, now or as soon as it can, and then calls a completion handler
  /// when the app settles.
  static func run(then completion: (() -> Void)?, _ work: @escaping @MainActor () -> Void) {
    nonisolated(unsafe) let completion = completion
    let all: @MainActor () -> Void = {
      work()
      if let completion { UIApplication.shared.settleLater(DeferredCall { completion() }) }
    }
    if MainThread.isCurrent {
      MainActor.assumeIsolated { all() }
    } else {
      DispatchQueue.main.async { all() }
    }
  }
}
