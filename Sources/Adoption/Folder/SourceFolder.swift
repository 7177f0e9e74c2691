import Foundation

/// The files of a folder, as the build plugin finds them.
enum SourceFolder {
  /// Folders that never hold sources of an app.
  static let skipped: Set = ["Pods", "Carthage", "DerivedData", "node_modules"]
  /// Suffixes of folders that are one file for a person.
  static let bundles: Set = [
    "xcodeproj", "xcworkspace", "xcassets", "xcdatamodeld", "playground", "framework",
    "xcframework", "docc", "bundle", "scnassets", "appiconset",
  ]

  /// Suffixes of files in C, C++ and Objective-C.
  static let suffixesOfC: Set = ["m", "mm", "c", "cc", "cpp", "cxx"]

  /// Returns the absolute paths of the files in a folder and in those below, sorted.
  ///
  /// A symbolic link may lead back to a folder around it; each folder is read once.
  ///
  /// - Parameters:
  ///   - folder: The absolute path of the folder.
  ///   - exclusions: The absolute paths of files and folders that are left out.
  /// - Returns: The paths.
  static func files(in folder: String, excluding exclusions: [String] = []) -> [String] {
    var found: [String] = []
    var visited: Set<String> = []
    collect(folder, Set(exclusions), &found, &visited)
    return found.sorted()
  }

  private static func collect(
    _ path: String, _ exclusions: Set<String>, _ found: inout [String],
    _ visited: inout Set<String>
  ) {
    guard !exclusions.contains(path) else { return }
    guard Path.isFolder(path), !bundles.contains(Path.suffix(of: path)) else {
      if Path.exists(path) { found.append(path) }
      return
    }
    guard let real = Path.real(path), visited.insert(real).inserted else { return }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
      .filter { !$0.hasPrefix(".") && !skipped.contains($0) }
      .map { path == "/" ? "/" + $0 : path + "/" + $0 }
    // A folder is found at its own place before a link leads to it.
    let links = names.filter(Path.isLink)
    for name in names.filter({ !Path.isLink($0) }).sorted() + links.sorted() {
      collect(name, exclusions, &found, &visited)
    }
  }
}
