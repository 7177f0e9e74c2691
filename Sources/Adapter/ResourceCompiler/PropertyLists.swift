import Foundation

/// Property lists as the compiler of resources reads and writes them.
enum PropertyLists {
  /// Reads a dictionary.
  ///
  /// - Throws: A `ResourceDiagnostic` if the file is something else.
  static func dictionary(_ path: String, _ data: Data) throws -> [String: Any] {
    let value: Any
    do {
      value = try PropertyListSerialization.propertyList(from: data, format: nil)
    } catch {
      let reason = (error as NSError).userInfo["NSDebugDescription"] as? String
      throw ResourceDiagnostic(
        path, "not a property list" + (reason.map { ": \($0)" } ?? "; open and save it in Xcode"))
    }
    guard let dictionary = value as? [String: Any] else {
      throw ResourceDiagnostic(path, "the outermost value isn't a dictionary")
    }
    return dictionary
  }

  /// Returns a dictionary as a file, the same one for the same contents.
  static func data(_ dictionary: [String: Any]) throws -> Data {
    // The order of keys in the binary form depends on the process.
    try PropertyListSerialization.data(fromPropertyList: dictionary, format: .xml, options: 0)
  }
}
