extension ReferenceReader {
  /// Libraries whose objects guard what they hold by locks, or change it on threads of their own.
  private static let guardedModules: Set = [
    "Dispatch", "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML", "Observation", "Synchronization", "_Concurrency",
  ]

  /// Foundation's classes that are as harmless as the app's own.
  ///
  /// A timer's closure never changes, and is the usual way in which a timer keeps an object alive.
  private static let plainClasses: Set = [
    "Foundation.NSArray", "Foundation.NSMutableArray", "Foundation.NSDictionary",
    "Foundation.NSMutableDictionary", "Foundation.NSSet", "Foundation.NSMutableSet",
    "Foundation.NSOrderedSet", "Foundation.NSMutableOrderedSet", "Foundation.NSNotification",
    "Foundation.NSObject", "Foundation.NSError", "Foundation.Timer", "Foundation.__SwiftValue",
  ]

  /// Whether a class is one of a library's that may change on other threads: Foundation, but for its
  /// collections, and what Dispatch and Swift's concurrency are made of.
  public static func isOpaqueByDefault(_ type: AnyClass) -> Bool {
    let name = String(reflecting: type)
    return guardedModules.contains(moduleName(of: type)) && !plainClasses.contains(name)
  }

  /// The name of the module that declares a type: what a caller needs who treats a library specially.
  public static func moduleName(of type: Any.Type) -> String {
    let name = String(reflecting: type)
    // A type nested in another's extension begins with `(extension in Module):`.
    let prefix = "(extension in "
    guard name.hasPrefix(prefix) else { return String(name.prefix { $0 != "." }) }
    return String(name.dropFirst(prefix.count).prefix { $0 != ")" })
  }
}
