import SwiftSyntax

/// Modules of iOS that don't exist here, and the names by which a file shows that it uses one.
///
/// Many files import a module and use nothing of it. Such an import can be struck. One that is
/// used stays, so that the compiler names the module. The list has the frameworks of the iOS SDK
/// but Charts, because apps import another module of that name.
enum AbsentModules {
  /// Returns whether a module is one of those that don't exist here.
  static func contains(_ module: String) -> Bool {
    prefixes[module] != nil || names[module] != nil
  }

  /// Returns whether a name is one of a module's.
  static func has(_ module: String, _ name: String) -> Bool {
    if names[module]?.contains(name) == true { return true }
    return prefixes[module]?.contains { prefix in
      guard name.hasPrefix(prefix) else { return false }
      guard let next = name.dropFirst(prefix.count).first else { return prefix.count > 2 }
      return next.isUppercase || next == "_" || prefix.count > 2
    } ?? false
  }
}
