/// A dictionary or a set.
protocol HashedElements {
  static var keyType: Any.Type { get }
  /// The type of the values; of a set's, which has none, the empty tuple.
  static var valueType: Any.Type { get }

  /// Gives each entry: the key's text if it has one, and where key and value lie for now.
  ///
  /// Entries come in the order of their keys where keys are text or numbers, for else the order
  /// would change with each start of the process.
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
