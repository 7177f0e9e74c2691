import Foundation

/// The Swift files and walkthroughs of a workspace.
struct WorkspaceFiles {
  /// The maximum number of files and folders that are looked at.
  private static let bound = 200_000

  /// The paths of the Swift files, by their names.
  private(set) var sources: [String: [String]] = [:]
  /// The paths of the walkthroughs and scripts, sorted.
  private(set) var walks: [String] = []

  /// Looks for files in a folder, except in hidden folders, such as that of a build.
  init(_ root: String) {
    let files = FileManager.default.enumerator(
      at: URL(filePath: root), includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    var rest = Self.bound
    while rest > 0, let url = files?.nextObject() as? URL {
      rest -= 1
      switch url.pathExtension {
      case "swift": sources[url.lastPathComponent, default: []].append(url.path)
      case "walk", "steps": walks.append(url.path)
      default: break
      }
    }
    walks.sort()
    for name in sources.keys { sources[name]?.sort() }
  }
}
