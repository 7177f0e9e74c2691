/// The keys at the end of a to-many relationship, each once, in the order in which they were added.
struct KeyList: Equatable {
  private(set) var keys: [ObjectKey] = []
  private var members: Set<ObjectKey> = []

  init(_ keys: [ObjectKey] = []) {
    for key in keys { append(key) }
  }

  /// Returns the keys at the end of a relationship, to-many or to-one.
  static func keys(in value: Any?) -> [ObjectKey] {
    (value as? KeyList)?.keys ?? [value as? ObjectKey].compactMap(\.self)
  }

  func contains(_ key: ObjectKey) -> Bool { members.contains(key) }

  mutating func append(_ key: ObjectKey) {
    if members.insert(key).inserted { keys.append(key) }
  }

  mutating func remove(_ key: ObjectKey) {
    guard members.remove(key) != nil else { return }
    // What was added last is most often what is removed.
    if let place = keys.lastIndex(of: key) { keys.remove(at: place) }
  }

  /// Returns the list with other keys in place of some.
  func replacing(_ others: [ObjectKey: ObjectKey]) -> KeyList {
    KeyList(keys.map { others[$0] ?? $0 })
  }

  /// Returns the list with what has been added to another one since, and without what was removed.
  func applying(_ new: KeyList, since old: KeyList, isOrdered: Bool) -> KeyList {
    if self == old || isOrdered && members == old.members { return new }
    var result = self
    for key in old.keys where !new.contains(key) { result.remove(key) }
    for key in new.keys where !old.contains(key) { result.append(key) }
    return result
  }
}
