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
    var entries = address.assumingMemoryBound(to: Self.self).pointee
      .map { (label: EntryLabel($0.key), entry: $0) }
    if EntryLabel.areOrdered(Key.self) { entries.sort { $0.label < $1.label } }
    for (label, entry) in entries {
      withUnsafePointer(to: entry.key) { key in
        withUnsafePointer(to: entry.value) { value in body(label, key, value) }
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
