/// The names of stored properties as the app's author would write them.
enum FieldLabel {
  /// The property that the macro `@Observable` adds to a class, whose other properties it renames.
  static let observationRegistrar = "_$observationRegistrar"

  private static let lazyPrefix = "$__lazy_storage_$_"
  /// Properties by which standard types hold what they hold, which nobody writes.
  private static let silent: Set = [
    "Swift.AnyHashable._box", "Swift._ConcreteHashableBox._baseHashable",
    "Swift.InlineArray._storage",
    "Foundation.NSArray._storage", "Foundation.NSMutableArray._storage",
    "Foundation.NSDictionary._storage", "Foundation.NSMutableDictionary._storage",
    "Foundation.NSSet._storage", "Foundation.NSMutableSet._storage",
    "Foundation.NSOrderedSet._orderedStorage", "Foundation.NSMutableOrderedSet._orderedStorage",
    "Foundation.__SwiftValue.value",
  ]

  /// What a person would call a stored property, or `nil` for a detail of the standard library's.
  static func label(
    _ name: String, of type: Any.Type, in owner: Any.Type, isObserved: Bool
  ) -> String? {
    if name.hasPrefix(lazyPrefix) { return String(name.dropFirst(lazyPrefix.count)) }
    if name == "wrappedValue" { return TypeMetadata(owner).kind == .structType ? nil : name }
    if silent.contains("\(String(reflecting: owner).prefix { $0 != "<" }).\(name)") { return nil }
    guard name.hasPrefix("_"), name != observationRegistrar else { return name }
    return isObserved || isWrapper(type) ? String(name.dropFirst()) : name
  }

  /// Whether a type stores a `wrappedValue`, as property wrappers do.
  private static func isWrapper(_ type: Any.Type) -> Bool {
    TypeMetadata(type).fields().contains { $0.name == "wrappedValue" }
  }
}
