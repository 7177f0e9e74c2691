import StrongReferences

/// The objects that outlived their apps in a session and are still alive.
package struct Survivors {
  /// The maximum number of findings; the oldest are discarded.
  private static let maximumCount = 256

  private var entries: [(reference: UnownedReference, leak: Leak)] = []
  private var found = 0
  /// The number of the latest finding that was discarded although its object may still exist.
  package private(set) var lastDiscarded = 0
  /// A counter that increases whenever the findings change.
  package private(set) var revision = 0

  package init() {}

  /// The findings, oldest first.
  package var leaks: [Leak] { entries.map(\.leak) }

  /// Adds findings, except those about objects that were found before.
  package mutating func add(_ findings: [(object: AnyObject, leak: Leak)]) {
    removeFreed()
    for (object, leak) in findings {
      if entries.contains(where: { $0.reference.target === object }) { continue }
      found += 1
      var leak = leak
      leak.id = .survivor(number: found)
      entries.append((UnownedReference(object), leak))
      revision += 1
    }
    while entries.count > Self.maximumCount {
      if case .survivor(let number) = entries.removeFirst().leak.id { lastDiscarded = number }
    }
  }

  /// Removes the findings about objects that have been freed.
  package mutating func removeFreed() {
    guard !entries.isEmpty else { return }
    let count = entries.count
    entries.removeAll { $0.reference.target == nil }
    if entries.count != count { revision += 1 }
  }

  /// Removes all findings.
  package mutating func removeAll() {
    if !entries.isEmpty { revision += 1 }
    entries = []
  }

  /// Marks the objects of the given classes as kept on purpose.
  package mutating func keep(classes: Set<String>) {
    for index in entries.indices where classes.contains(entries[index].leak.type) {
      entries[index].leak.isKept = true
    }
  }
}
