/// A bundle that flowsh has built for one of a program's modules.
///
/// The record is the name of a class in the module, so that it is found before any code runs.
package struct BundleRecord: Hashable, Sendable {
  /// The kind of a bundle.
  package enum Kind: String, Sendable {
    /// The bundle of an app.
    case app
    /// The bundle of a library.
    case framework
    /// The bundle of tests.
    case tests
  }

  /// The prefix of such classes' names.
  private static let prefix = "FlowshBundle_"

  package let kind: Kind
  /// The module's name.
  package let module: String
  /// The bundle's path, relative to the folder with the program.
  package let path: String

  package init(kind: Kind, module: String, path: String) {
    self.kind = kind
    self.module = module
    self.path = path
  }

  /// Reads the text of a record; `nil` if it isn't one.
  init?(_ text: String) {
    let parts = text.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let kind = Kind(rawValue: String(parts[0])) else { return nil }
    self.init(kind: kind, module: String(parts[1]), path: String(parts[2]))
  }

  /// The name of the class that stands for the record.
  package var className: String {
    let digits = "\(kind.rawValue)\n\(module)\n\(path)".utf8.map { byte in
      [byte >> 4, byte & 0xF].map { String($0, radix: 16) }.joined()
    }
    return Self.prefix + digits.joined()
  }
}
