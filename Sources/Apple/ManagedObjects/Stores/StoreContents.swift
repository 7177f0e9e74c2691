import AppSandbox
import Foundation
import Synchronization

/// The rows of a store.
///
/// Coordinators on all threads share it.
final class StoreContents: @unchecked Sendable {
  /// The number of the store in this process, which is a part of its keys.
  let number: Int
  /// The identifier, which is the same in each launch.
  let identifier: String
  /// Whether no coordinator has had the store.
  var isNew = true
  private(set) var rows: [ObjectKey: Row] = [:]
  /// The keys of the rows by entity, in the order in which they were inserted.
  private var keys: [String: [ObjectKey]] = [:]
  private var last = 0
  /// The keys of the rows by the values that must be unique, for the constraints that have been
  /// asked about.
  private var indexes: [UniquenessConstraint: [[AnyHashable]: ObjectKey]] = [:]

  private init(number: Int) {
    self.number = number
    let digits = String(number, radix: 16, uppercase: true)
    identifier =
      "00000000-0000-0000-0000-" + String(repeating: "0", count: 12 - digits.count) + digits
  }

  func key(_ number: Int) -> ObjectKey { ObjectKey(store: self.number, number: number) }

  /// Returns the keys of the rows of an entity, in the order in which they were inserted.
  func keys(of entity: String) -> [ObjectKey] { keys[entity] ?? [] }

  /// Returns a key that no row has had.
  func newKey() -> ObjectKey {
    last += 1
    return key(last)
  }

  func insert(_ row: Row, _ key: ObjectKey) {
    rows[key] = row
    keys[row.entity, default: []].append(key)
    index(row, key)
  }

  func update(_ key: ObjectKey, _ change: (inout Row) -> Void) {
    guard var row = rows.removeValue(forKey: key) else { return }
    removeFromIndexes(row, key)
    change(&row)
    rows[key] = row
    index(row, key)
  }

  func remove(_ key: ObjectKey) {
    guard let row = rows.removeValue(forKey: key) else { return }
    removeFromIndexes(row, key)
    var all = keys.removeValue(forKey: row.entity) ?? []
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle] < key { low = middle + 1 } else { high = middle }
    }
    if low < all.count, all[low] == key { all.remove(at: low) }
    keys[row.entity] = all
  }

  // MARK: Uniqueness

  /// Returns the key of the row that has values that must be unique; `nil` if there is none.
  func key(with values: [AnyHashable], _ constraint: UniquenessConstraint) -> ObjectKey? {
    if let index = indexes[constraint] { return index[values] }
    var index: [[AnyHashable]: ObjectKey] = [:]
    for (key, row) in rows {
      if let values = constraint.values(of: row) { index[values] = key }
    }
    indexes[constraint] = index
    return index[values]
  }

  private func index(_ row: Row, _ key: ObjectKey) {
    for constraint in indexes.keys {
      if let values = constraint.values(of: row) { indexes[constraint]?[values] = key }
    }
  }

  private func removeFromIndexes(_ row: Row, _ key: ObjectKey) {
    for constraint in indexes.keys {
      guard let values = constraint.values(of: row), indexes[constraint]?[values] == key else {
        continue
      }
      indexes[constraint]?[values] = nil
    }
  }

  // MARK: The stores of the process

  private struct Shared: Sendable {
    var count = 0
    var contents: [String: StoreContents] = [:]
    var isSandboxed = false
  }

  private static let shared = Mutex(Shared())

  /// Serializes the work of coordinators, which may share stores.
  static let lock = NSRecursiveLock()

  /// Creates the contents of a store that is empty.
  ///
  /// At the beginning of a case, there are none.
  static func make() -> StoreContents {
    let isNew = shared.withLock { shared in
      defer { shared.isSandboxed = true }
      return !shared.isSandboxed
    }
    if isNew {
      AppSandbox.add(store: {
        shared.withLock { ($0.count, $0.contents) = (0, [:]) }
      })
    }
    return shared.withLock { shared in
      shared.count += 1
      let contents = StoreContents(number: shared.count)
      shared.contents[contents.identifier] = contents
      return contents
    }
  }

  /// Returns the contents with an identifier; `nil` if there are none in this process.
  static func find(_ identifier: String) -> StoreContents? {
    shared.withLock { $0.contents[identifier] }
  }
}
