import Foundation

/// A `.strings` file: texts by their keys.
struct StringsFile {
  let texts: [String: String]

  /// Reads a file in any of the forms that Xcode reads: text in UTF-8 or UTF-16, or a property
  /// list.
  ///
  /// - Throws: A `Diagnostic` if it is something else.
  init(_ path: String, _ data: Data) throws {
    // Without any text but a byte order mark, it is no property list.
    let isEmpty = data.isEmpty || data == Data([0xEF, 0xBB, 0xBF])
    let values = isEmpty ? [:] : try PropertyLists.dictionary(path, data)
    texts = values.compactMapValues { $0 as? String }
  }
}
