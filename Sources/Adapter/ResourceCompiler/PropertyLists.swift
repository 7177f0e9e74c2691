import BuildFormats
import Foundation

/// Property lists as the compiler of resources reads and writes them.
enum PropertyLists {
  /// Reads a dictionary.
  ///
  /// - Throws: A `Diagnostic` if the file is something else.
  static func dictionary(_ path: String, _ data: Data) throws -> [String: Any] {
    let value: Any
    do {
      value = try PropertyList.value(of: data)
    } catch {
      let (line, reason) = PropertyList.explanation(of: error)
      if reason.contains("Conversion of string failed") {
        throw Diagnostic(path, "neither UTF-8 nor UTF-16; save the file in UTF-8")
      }
      throw Diagnostic(path, line: line, "not a property list: \(reason)")
    }
    guard let dictionary = value as? [String: Any] else {
      throw Diagnostic(path, "the outermost value isn't a dictionary")
    }
    return dictionary
  }

  /// Returns a dictionary as a file, the same one for the same contents.
  static func data(_ dictionary: [String: Any]) throws -> Data {
    // The order of keys in the binary form depends on the process.
    try PropertyListSerialization.data(fromPropertyList: dictionary, format: .xml, options: 0)
  }
}
