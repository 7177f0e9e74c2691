/// A package of others that a project uses, as its package manager knows it.
package struct Dependency: Equatable, Sendable {
  package enum Manager: String, Sendable {
    case swiftPM = "SwiftPM"
    case cocoaPods = "CocoaPods"
    case carthage = "Carthage"
  }

  /// The name, which is mostly that of the module, too.
  package let name: String
  package let manager: Manager
  /// The version, branch or revision of the sources, or the one that is asked for.
  package var version: String?
  /// The address of the repository.
  package var repository: String?
  /// The absolute path of the file or folder that names the package.
  package let origin: String
  /// The absolute path of the folder with its sources; `nil` if they aren't on the machine.
  package var folder: String?

  package init(
    _ name: String, _ manager: Manager, version: String? = nil, repository: String? = nil,
    origin: String, folder: String? = nil
  ) {
    self.name = name
    self.manager = manager
    self.version = version
    self.repository = repository
    self.origin = origin
    self.folder = folder
  }

  /// The name by which package managers tell packages apart.
  var identity: String { name.lowercased() }

  /// The name and the version.
  package var title: String { [name, version].compactMap(\.self).joined(separator: " ") }

  /// Returns the last component of an address, without the suffix of repositories.
  static func name(of url: String) -> String {
    let name = Path.name(of: url)
    return name.lowercased().hasSuffix(".git") ? String(name.dropLast(4)) : name
  }

  /// Returns whether a name can be that of a folder, and of none outside of the one around it.
  static func isName(_ text: String) -> Bool {
    text.wholeMatch(of: /[\p{L}\p{N}_+-][\p{L}\p{N}_+. -]*/) != nil
  }
}
