import Foundation

/// A module of a package of others, compiled for an SDK.
///
/// Its folder is an artifact bundle of SwiftPM.
package struct BuiltModule: Equatable, Sendable {
  /// The description that the folder keeps in `module.json`.
  struct Description: Codable, Equatable {
    /// The name by which it is imported.
    var module: String
    /// The name and the version of the package.
    var package: String
    /// Whether the source adapter has changed the sources for this SDK.
    var isAdapted: Bool
    /// Whether it imports UIKit, itself or through others.
    var usesSDK: Bool
    /// The absolute paths of the Swift sources.
    var sources: [String]
    /// The folders of the modules that it imports, directly or not.
    var imports: [String]
    /// The number of pieces that don't compile here.
    var pieces: Int
    /// The number of files in C or Objective-C, which aren't compiled.
    var filesInC: Int
  }

  /// The absolute path of the folder.
  package let path: String
  let description: Description

  package var name: String { description.module }

  /// Reads a module's folder; returns `nil` if it isn't complete.
  init?(_ path: String) {
    guard let data = try? Contents.read(path + "/" + Self.fileName),
      let description = try? JSONDecoder().decode(Description.self, from: data)
    else { return nil }
    let modules = ["\(description.module).swiftmodule", "module.modulemap"]
    guard modules.contains(where: { Path.exists("\(path)/\(Self.modules)/\($0)") }) else {
      return nil
    }
    let files = [Self.bundleFile, Self.library(of: description.module)]
    guard files.allSatisfy({ Path.exists(path + "/" + $0) }) else { return nil }
    self.path = path
    self.description = description
  }

  static let fileName = "module.json"
  static let bundleFile = SDK.bundleFile
  static let modules = "modules"
  static let pieces = "left-out.json"

  /// Returns the path of a module's library in its folder.
  ///
  /// SwiftPM doesn't link two libraries of one name.
  static func library(of module: String) -> String { "lib/lib\(module).a" }

  /// The compiler's options with which a source finds the module.
  var searchPaths: [String] { ["-I", path + "/" + Self.modules] }

  /// The name that the folder has in the cache, and by which a manifest knows the module.
  var folderName: String { Path.name(of: path) }
}
