import Files
import Foundation
import Glibc

/// The links from an adopted package to the modules of packages of others in the cache.
///
/// They lie beside the link to the SDK, and aren't committed either.
struct ModuleLinks {
  /// The folder of the links, in a package's folder.
  static let folder = SDKLink.folder + "/packages"
  /// The file that tells the build plugin which sources the modules are made of.
  static let list = SDKLink.folder + "/modules.json"

  /// A module in that file.
  struct Item: Codable, Equatable {
    let module: String
    let path: String
    /// The sources, if the adapter has changed them.
    let sources: [String]
  }

  /// Returns the path of the link to a module, in a package's folder.
  static func name(of module: BuiltModule) -> String {
    "\(folder)/\(module.folderName).artifactbundle"
  }

  /// The path of the package's folder.
  let package: String

  /// Has links lead to modules, and removes all others.
  ///
  /// - Throws: An error if a link can't be made.
  func set(_ modules: [BuiltModule]) throws(AdoptionError) {
    let folder = package + "/" + Self.folder
    let list = package + "/" + Self.list
    let items = modules.map {
      Item(
        module: $0.name, path: $0.path,
        sources: $0.description.isAdapted ? $0.description.sources : [])
    }
    do throws(FolderError) {
      try SDKCache.remove(folder)
      if modules.isEmpty { return try SDKCache.remove(list) }
    } catch {
      throw AdoptionError(error)
    }
    try SDKFolder.create(folder)
    for module in modules {
      let link = package + "/" + Self.name(of: module)
      guard symlink(module.path, link) == 0 else {
        throw .unwritable(path: link, reason: String(errorNumber: errno))
      }
    }
    // A file that is written again would start the plugin's tool again.
    let text = JSONText.of(items)
    if Contents.text(list) == text { return }
    do throws(FileError) {
      try WholeFile.write(Array(text.utf8), to: list)
    } catch {
      throw .unwritable(path: list, reason: "\(error)")
    }
  }

  /// The modules to which links lead, as an earlier run has made them.
  var modules: [BuiltModule] {
    let data = try? Contents.read(package + "/" + Self.list)
    let items = data.flatMap { try? JSONDecoder().decode([Item].self, from: $0) } ?? []
    return items.compactMap { BuiltModule($0.path) }
  }
}
