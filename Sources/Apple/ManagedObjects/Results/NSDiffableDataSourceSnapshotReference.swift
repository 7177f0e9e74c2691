public import Foundation
public import HeadlessUIKit

/// The sections and items of a snapshot, of any types.
///
/// A cast makes an `NSDiffableDataSourceSnapshot` of it.
open class NSDiffableDataSourceSnapshotReference: NSObject {
  /// The sections with their items.
  let sections: [(identifier: AnyHashable, items: [AnyHashable])]
  /// The items whose cells are made again.
  let reloaded: [AnyHashable]

  init(_ sections: [(identifier: AnyHashable, items: [AnyHashable])], reloaded: [AnyHashable]) {
    (self.sections, self.reloaded) = (sections, reloaded)
  }

  /// The number of items.
  open var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  /// The number of sections.
  open var numberOfSections: Int { sections.count }
  /// The identifiers of the sections, in order.
  open var sectionIdentifiers: [Any] { sections.map(\.identifier.base) }
  /// The identifiers of the items, in order.
  open var itemIdentifiers: [Any] { sections.flatMap(\.items).map(\.base) }
  /// The identifiers of the items whose cells are made again.
  open var reloadedItemIdentifiers: [Any] { reloaded.map(\.base) }
}

extension NSDiffableDataSourceSnapshot: _ObjectiveCBridgeable {
  /// Returns the snapshot with the types that it has.
  public func _bridgeToObjectiveC() -> NSDiffableDataSourceSnapshotReference {
    NSDiffableDataSourceSnapshotReference(
      sectionIdentifiers.map { section in
        (AnyHashable(section), itemIdentifiers(inSection: section).map { AnyHashable($0) })
      }, reloaded: reloadedItemIdentifiers.map { AnyHashable($0) })
  }
  /// Makes a snapshot of one whose identifiers have the right types.
  public static func _forceBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference, result: inout Self?
  ) {
    guard _conditionallyBridgeFromObjectiveC(source, result: &result) else {
      Mistake.fault("the snapshot has identifiers of other types than \(Self.self)")
      result = Self()
      return
    }
  }
  /// Makes a snapshot of one, unless its identifiers have other types.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference, result: inout Self?
  ) -> Bool {
    var snapshot = Self()
    for section in source.sections {
      guard let identifier = section.identifier.base as? SectionIdentifierType else { return false }
      let items = section.items.compactMap { $0.base as? ItemIdentifierType }
      guard items.count == section.items.count else { return false }
      snapshot.appendSections([identifier])
      snapshot.appendItems(items, toSection: identifier)
    }
    snapshot.reloadItems(source.reloaded.compactMap { $0.base as? ItemIdentifierType })
    result = snapshot
    return true
  }
  /// Makes a snapshot of one; an empty one of `nil`.
  public static func _unconditionallyBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference?
  ) -> Self {
    var result: Self?
    if let source { _forceBridgeFromObjectiveC(source, result: &result) }
    return result ?? Self()
  }
}
