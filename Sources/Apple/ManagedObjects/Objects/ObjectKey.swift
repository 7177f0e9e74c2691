import Synchronization

/// The identity of an object: its number in a store, or a temporary one before it is saved.
struct ObjectKey: Hashable, Sendable {
  /// The store's number in this process; 0 for a temporary key.
  let store: Int
  let number: Int

  var isTemporary: Bool { store == 0 }

  private static let last = Mutex(0)

  /// Returns a key that no other object has.
  static func temporary() -> ObjectKey {
    ObjectKey(
      store: 0,
      number: last.withLock {
        $0 += 1
        return $0
      })
  }
}

extension ObjectKey: Comparable {
  /// Keys are in the order in which objects were inserted, those of stores first.
  static func < (left: ObjectKey, right: ObjectKey) -> Bool {
    left.isTemporary == right.isTemporary
      ? (left.store, left.number) < (right.store, right.number) : right.isTemporary
  }
}
