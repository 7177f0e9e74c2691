import Foundation

extension Configuration.Entry {
  /// Folders that never hold sources of an app.
  private static let skipped: Set = ["Pods", "Carthage", "DerivedData", "node_modules"]
  /// Folders that are one file for a person.
  private static let bundles: Set = [
    "xcodeproj", "xcworkspace", "xcassets", "xcdatamodeld", "playground", "framework",
    "xcframework",
    "docc", "bundle", "scnassets", "appiconset",
  ]
  /// Those of them that are resources of an app.
  private static let resources: Set = ["xcassets", "bundle", "scnassets"]

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
    let patterns = exclude.map(GlobPattern.init)
    var found: Set<String> = []
    var visited: Set<String> = []
    for name in files {
      let path = name == "." ? folder : name.hasPrefix("/") ? name : folder + "/" + name
      guard FileManager.default.fileExists(atPath: path) else {
        throw Problem(
          "flowsh.json: \(self.name): there is no \(path); if the project lists it, rename or remove"
            + " it there, too, and run \"flowsh adopt\" again")
      }
      try collect(path, name == "." ? "" : name, in: path, patterns, &found, &visited)
    }
    // What is in a folder that stays as it is, is no file of its own.
    let whole = folders.map { folder + "/" + $0 }
    found = found.filter { path in !whole.contains { path.hasPrefix($0 + "/") } }
    return (found.union(whole)).sorted()
  }

  /// Returns the files inside of folders, and the other files as they are.
  static func files(in paths: [String]) -> [String] {
    paths.flatMap { path in
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
      else { return [path] }
      let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
      return names.sorted().map { path + "/" + $0 }.filter {
        FileManager.default.fileExists(atPath: $0, isDirectory: &isFolder) && !isFolder.boolValue
      }
    }
  }

  private func collect(
    _ path: String, _ name: String, in root: String, _ patterns: [GlobPattern],
    _ found: inout Set<String>, _ visited: inout Set<String>
  ) throws {
    guard !patterns.contains(where: { $0.matches(name) }) else { return }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return }
    let suffix = URL(fileURLWithPath: path).pathExtension
    guard isFolder.boolValue, !Self.bundles.contains(suffix) else {
      let isFound = isFolder.boolValue ? Self.resources.contains(suffix) : Self.isFile(path)
      if isFound { found.insert(path) }
      return
    }
    // A symbolic link may lead back to a folder around it, or around the whole.
    let real = Self.real(path)
    guard visited.insert(real).inserted,
      !Self.isLink(path) || !Self.real(root).hasPrefix(real + "/")
    else { return }
    let children: [String]
    do {
      children = try FileManager.default.contentsOfDirectory(atPath: path)
    } catch {
      throw Problem(
        "\(path): the folder can't be read: \(error.localizedDescription); make it readable, or add"
          + " it to \"exclude\" in flowsh.json")
    }
    // A folder is found at its own place before a link leads to it.
    let links = children.filter { Self.isLink(path + "/" + $0) }
    for child in children.filter({ !links.contains($0) }).sorted() + links.sorted()
    where !child.hasPrefix(".") && !Self.skipped.contains(child) {
      try collect(
        path + "/" + child, name.isEmpty ? child : name + "/" + child, in: root, patterns, &found,
        &visited)
    }
  }

  private static func real(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  /// Whether a path leads to a file that can be read to its end, so not to a pipe or a device.
  private static func isFile(_ path: String) -> Bool {
    let values = try? URL(fileURLWithPath: path).resolvingSymlinksInPath()
      .resourceValues(forKeys: [.isRegularFileKey])
    return values?.isRegularFile == true
  }

  private static func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }
}
