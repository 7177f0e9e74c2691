/// A converter from the runtime's names of stored properties to the names in the app's source code.
enum FieldLabel {
  /// The property that the `@Observable` macro adds to a class.
  ///
  /// The macro also renames the other properties.
  static let observationRegistrar = "_$observationRegistrar"

  private static let lazyPrefix = "$__lazy_storage_$_"
  /// Internal properties of standard types, which never appear in an app's source code.
  private static let silent: Set = [
    "Swift.AnyHashable._box", "Swift._ConcreteHashableBox._baseHashable",
    "Swift.InlineArray._storage",
    "Foundation.NSArray._storage", "Foundation.NSMutableArray._storage",
    "Foundation.NSDictionary._storage", "Foundation.NSMutableDictionary._storage",
    "Foundation.NSSet._storage", "Foundation.NSMutableSet._storage",
    "Foundation.NSOrderedSet._orderedStorage", "Foundation.NSMutableOrderedSet._orderedStorage",
    "Foundation.__SwiftValue.value",
  ]

  /// The names of those properties, because naming a type takes longer than comparing a name.
  private static let silentNames: Set = [
    "_box", "_baseHashable", "_storage", "_orderedStorage", "value",
  ]

  /// Returns the name of a stored property for display; `nil` for an internal property of the
  /// standard library.
  static func label(
    _ name: String, of type: Any.Type, in owner: Any.Type, isObserved: Bool
  ) -> String? {
    if name.hasPrefix(lazyPrefix) { return String(name.dropFirst(lazyPrefix.count)) }
    if name == "wrappedValue" { return TypeMetadata(owner).kind == .structType ? nil : name }
    if silentNames.contains(name) {
      let owner = _typeName(owner, qualified: true).prefix { $0 != "<" }
      if silent.contains("\(owner).\(name)") { return nil }
    }
    guard name.hasPrefix("_"), name != observationRegistrar else { return name }
    return isObserved || isWrapper(type) ? String(name.dropFirst()) : name
  }

  /// Returns whether a type has a stored property named `wrappedValue`, as property wrappers do.
  private static func isWrapper(_ type: Any.Type) -> Bool {
    TypeMetadata(type).fields().contains { $0.name == "wrappedValue" }
  }
}
