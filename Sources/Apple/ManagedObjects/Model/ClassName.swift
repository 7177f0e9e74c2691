import Foundation

/// The class that a model names.
enum ClassName {
  /// Returns the class with a name, which may lack the module, or begin with a dot for the module
  /// of the product that is built.
  static func find(_ name: String, module: String?) -> AnyClass? {
    let plain = name.hasPrefix(".") ? String(name.dropFirst()) : name
    if plain.contains("."), let found = NSClassFromString(plain) { return found }
    guard let last = plain.split(separator: ".").last, let module else { return nil }
    return NSClassFromString(module + "." + last)
  }
}
