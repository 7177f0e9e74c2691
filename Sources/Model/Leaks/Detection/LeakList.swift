/// The findings of a leak check, ordered by the action after which they were made.
package struct LeakList {
  /// The number of changes that are remembered.
  private static let memory = 512

  /// The findings.
  private(set) var leaks: [Leak] = []
  /// A counter that increases whenever the findings change.
  package private(set) var revision = 0
  /// The actions of the findings, by which a finding's place is found.
  private var actions: [LeakID: Int] = [:]
  /// The identifiers of the findings that were changed last, each with its revision.
  private var changes: ArraySlice<(revision: Int, id: LeakID)> = []

  /// Returns a finding; `nil` if there is none with the identifier.
  package subscript(id: LeakID) -> Leak? {
    actions[id].map { leaks[place(of: id, action: $0)] }
  }

  /// Adds a finding, or replaces the one with its identifier.
  mutating func set(_ leak: Leak) {
    let known = actions[leak.id]
    let place = place(of: leak.id, action: known ?? leak.action)
    if known != nil {
      guard leaks[place] != leak else { return }
      leaks[place] = leak
    } else {
      actions[leak.id] = leak.action
      leaks.insert(leak, at: place)
    }
    note(leak.id)
  }

  /// Removes a finding, if it is there.
  mutating func remove(_ id: LeakID) {
    guard let action = actions.removeValue(forKey: id) else { return }
    leaks.remove(at: place(of: id, action: action))
    note(id)
  }

  /// Returns the identifiers of the findings that were added, changed or removed since a revision;
  /// `nil` if that isn't known any more.
  package func changes(since revision: Int) -> Set<LeakID>? {
    guard revision >= (changes.first?.revision ?? self.revision + 1) - 1 else { return nil }
    return Set(changes.reversed().lazy.prefix { $0.revision > revision }.map(\.id))
  }

  private mutating func note(_ id: LeakID) {
    revision += 1
    changes.append((revision, id))
    if changes.count > 2 * Self.memory { changes = ArraySlice(Array(changes.suffix(Self.memory))) }
  }

  /// Returns the place that a finding has or would have.
  private func place(of id: LeakID, action: Int) -> Int {
    var (low, high) = (0, leaks.count)
    while low < high {
      let middle = (low + high) / 2
      if (leaks[middle].action, leaks[middle].id) < (action, id) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
