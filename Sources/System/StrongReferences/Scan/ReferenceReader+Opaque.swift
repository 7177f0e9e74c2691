extension ReferenceReader {
  /// The libraries whose objects protect their state with locks, or change it on their own threads.
  private static let guardedModules: Set = [
    "Dispatch", "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML", "Observation", "Synchronization", "_Concurrency",
  ]

  /// The Foundation classes that are as safe to read as the app's own classes.
  ///
  /// `Timer` is among them because its closure never changes, and because timers usually keep
  /// objects alive through their closures.
  private static let plainClasses: Set = [
    "Foundation.NSArray", "Foundation.NSMutableArray", "Foundation.NSDictionary",
    "Foundation.NSMutableDictionary", "Foundation.NSSet", "Foundation.NSMutableSet",
    "Foundation.NSOrderedSet", "Foundation.NSMutableOrderedSet", "Foundation.NSNotification",
    "Foundation.NSObject", "Foundation.NSError", "Foundation.Timer", "Foundation.__SwiftValue",
  ]

  /// Returns whether a class belongs to a library whose objects may change on other threads:
  /// Foundation (except for its collections), Dispatch, or Swift's concurrency runtime.
  package static func isOpaqueByDefault(_ type: AnyClass) -> Bool {
    let name = _typeName(type, qualified: true)
    return guardedModules.contains(moduleName(inTypeName: name)) && !plainClasses.contains(name)
  }

  /// Returns the name of the module that declares a type, for callers that treat a library
  /// specially.
  package static func moduleName(of type: Any.Type) -> String {
    moduleName(inTypeName: _typeName(type, qualified: true))
  }

  private static func moduleName(inTypeName name: String) -> String {
    // The name of a type in an extension of another type begins with `(extension in Module):`.
    let prefix = "(extension in "
    guard name.hasPrefix(prefix) else { return String(name.prefix { $0 != "." }) }
    return String(name.dropFirst(prefix.count).prefix { $0 != ")" })
  }
}
