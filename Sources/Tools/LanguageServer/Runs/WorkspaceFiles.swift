import Foundation

/// The Swift files and walkthroughs of the folders of a workspace.
struct WorkspaceFiles {
  /// The maximum number of files and folders that are looked at.
  private static let bound = 200_000

  /// The paths of the Swift files, by their names.
  private(set) var sources: [String: [String]] = [:]
  /// The paths of the walkthroughs and scripts, sorted.
  private(set) var walks: [String] = []

  /// Looks for files in folders, except in hidden folders, such as that of a build.
  init(_ roots: [String]) {
    var rest = Self.bound
    var seen: Set<String> = []
    for root in roots { find(in: root, &rest, &seen) }
    walks.sort()
    for name in sources.keys { sources[name]?.sort() }
  }

  private mutating func find(in root: String, _ rest: inout Int, _ seen: inout Set<String>) {
    let files = FileManager.default.enumerator(
      at: URL(filePath: root), includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    while rest > 0, let url = files?.nextObject() as? URL {
      rest -= 1
      // A folder may be in another.
      guard ["swift", "walk", "steps"].contains(url.pathExtension), seen.insert(url.path).inserted
      else { continue }
      switch url.pathExtension {
      case "swift": sources[url.lastPathComponent, default: []].append(url.path)
      default: walks.append(url.path)
      }
    }
  }
}
