import Foundation

extension Configuration.Entry {
  /// Suffixes of the folders that are one file, and resources of an app.
  private static let resources: Set = [
    "xcassets", "bundle", "scnassets", "xcdatamodeld", "xcdatamodel",
  ]

  /// The folder to which the other paths are relative.
  func folder(beside package: URL) -> String {
    URL(fileURLWithPath: root, relativeTo: package).standardizedFileURL.path
  }

  /// Finds the files of the target: absolute paths, sorted, each once.
  ///
  /// - Parameter package: The folder with flowsh.json, unless the root's path is absolute.
  /// - Returns: The paths.
  /// - Throws: A `Problem` if a listed file doesn't exist, or a folder can't be read.
  func found(beside package: URL) throws -> [String] {
    let folder = folder(beside: package)
    let patterns = (exclude ?? []).map(GlobPattern.init)
    var found: Set<String> = []
    for name in files {
      let path = Path.joined(folder, name)
      guard Path.exists(path) else {
        throw Problem(
          "flowsh.json: \(self.name): there is no \(path); if the project lists it, rename or remove"
            + " it there, too, and run \"flowsh adopt\" again")
      }
      do throws(FolderError) {
        let contents = try SourceFolder.contents(of: path) { path in
          let name = Path.relative(path, to: folder)
          return name != "." && patterns.contains { $0.matches(name) }
        }
        found.formUnion(contents.files)
      } catch {
        throw Problem("\(error); add it to \"exclude\" in flowsh.json if it isn't the target's")
      }
    }
    found = found.filter { path in
      !Path.isFolder(path) || Self.resources.contains(Path.suffix(of: path))
    }
    // A file in a folder that stays as it is isn't listed on its own.
    let whole = (folders ?? []).map { Path.joined(folder, $0) }
    found = found.filter { path in !whole.contains { path.hasPrefix($0 + "/") } }
    return found.union(whole).sorted()
  }

  /// Returns the files inside of folders, and the other files as they are.
  static func files(in paths: [String]) -> [String] {
    paths.flatMap { path in
      guard Path.isFolder(path) else { return [path] }
      let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
      return names.sorted().map { path + "/" + $0 }.filter { Path.isFile($0) }
    }
  }
}
