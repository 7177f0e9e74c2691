/// A collection with hashed elements: a dictionary or a set.
protocol HashedElements {
  static var keyType: Any.Type { get }
  /// The type of the values; the empty tuple for a set, which has no values.
  static var valueType: Any.Type { get }

  /// Calls a closure with the label of each entry and the temporary addresses of its key and value.
  ///
  /// Entries are sorted by label if `EntryLabel.areOrdered(_:)` returns true for the type of the
  /// keys. Otherwise, their order changes each time the process starts.
  static func forEachEntry(
    at address: UnsafeRawPointer,
    _ body: (EntryLabel, _ key: UnsafeRawPointer, _ value: UnsafeRawPointer) -> Void)
}

extension Dictionary: HashedElements {
  static var keyType: Any.Type { Key.self }
  static var valueType: Any.Type { Value.self }

  static func forEachEntry(
    at address: UnsafeRawPointer,
    _ body: (EntryLabel, _ key: UnsafeRawPointer, _ value: UnsafeRawPointer) -> Void
  ) {
    var labels: [EntryLabel] = []
    var entries: [Element] = []
    for entry in address.assumingMemoryBound(to: Self.self).pointee {
      labels.append(EntryLabel(entry.key))
      entries.append(entry)
    }
    // The entries themselves aren't sorted: that would instantiate a dozen generic types.
    var order = Array(entries.indices)
    if EntryLabel.areOrdered(Key.self) { order.sort { labels[$0] < labels[$1] } }
    for place in order {
      withUnsafePointer(to: entries[place].key) { key in
        withUnsafePointer(to: entries[place].value) { value in body(labels[place], key, value) }
      }
    }
  }
}

extension Set: HashedElements {
  static var keyType: Any.Type { Element.self }
  static var valueType: Any.Type { Void.self }

  static func forEachEntry(
    at address: UnsafeRawPointer,
    _ body: (EntryLabel, _ key: UnsafeRawPointer, _ value: UnsafeRawPointer) -> Void
  ) {
    for member in address.assumingMemoryBound(to: Self.self).pointee {
      withUnsafePointer(to: member) { body(.member, $0, $0) }
    }
  }
}
