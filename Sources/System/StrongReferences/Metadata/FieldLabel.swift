/// A converter from the runtime's names of stored properties to the names in the app's source code.
enum FieldLabel {
  /// The property that the `@Observable` macro adds to a class.
  ///
  /// The macro also renames the other properties.
  static let observationRegistrar = "_$observationRegistrar"

  private static let lazyPrefix = "$__lazy_storage_$_"
  /// Internal properties of public types, which never appear in an app's source code.
  private static let silent: Set = [
    "Swift.AnyHashable._box", "Swift._ConcreteHashableBox._baseHashable",
    "Swift.InlineArray._storage",
    "Foundation.NSArray._storage", "Foundation.NSMutableArray._storage",
    "Foundation.NSDictionary._storage", "Foundation.NSMutableDictionary._storage",
    "Foundation.NSSet._storage", "Foundation.NSMutableSet._storage",
    "Foundation.NSOrderedSet._orderedStorage", "Foundation.NSMutableOrderedSet._orderedStorage",
    "Foundation.__SwiftValue.value", "PatchedOpenCombine.AnyCancellable._cancel",
    "RxSwift.AnonymousObserver.eventHandler",
  ]

  /// The names of those properties, because naming a type takes longer than comparing a name.
  private static let silentNames: Set = [
    "_box", "_baseHashable", "_storage", "_orderedStorage", "value", "_cancel",
    "eventHandler",
  ]

  /// Stored properties of HeadlessUIKit, by the properties that show them to an app.
  private static let published = [
    "HeadlessUIKit.UIViewController.inside": "children",
    "HeadlessUIKit.UIViewController.above": "presentedViewController",
    "HeadlessUIKit.UIWindow.root": "rootViewController",
    "HeadlessUIKit.UITabBarController.controllersInTabs": "viewControllers",
    "HeadlessUIKit.UITabBarController.selected": "selectedViewController",
    "HeadlessUIKit.UIView.children": "subviews",
    "HeadlessUIKit.UIStackView.arranged": "arrangedSubviews",
  ]
  private static let publishedNames = Set(
    published.keys.map { $0.split(separator: ".").last.map(String.init) ?? $0 })
  /// The beginnings of other names in HeadlessUIKit, such as `storedDelegate` for `delegate`.
  private static let storagePrefixes = ["stored", "loaded"]

  /// Returns the name by which an app knows a stored property of HeadlessUIKit; `nil` for the
  /// property's own name, and for other properties.
  private static func published(_ name: String, in owner: Any.Type) -> String? {
    let prefix = storagePrefixes.first { name.hasPrefix($0) && name.utf8.count > $0.utf8.count }
    guard prefix != nil || publishedNames.contains(name) else { return nil }
    let owner = _typeName(owner, qualified: true).prefix { $0 != "<" }
    guard owner.hasPrefix("HeadlessUIKit.") else { return nil }
    if let label = published["\(owner).\(name)"] { return label }
    return prefix.map { prefix in
      // Appending a substring would search all conformances of the program.
      let rest = String(name.dropFirst(prefix.count))
      return String(rest.prefix(1)).lowercased() + String(rest.dropFirst())
    }
  }

  /// Returns the name of a stored property for display; `nil` for an internal property of the
  /// standard library.
  static func label(
    _ name: String, of type: Any.Type, in owner: Any.Type, isObserved: Bool
  ) -> String? {
    if name.hasPrefix(lazyPrefix) { return String(name.dropFirst(lazyPrefix.count)) }
    if let label = published(name, in: owner) { return label }
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
