/// The folders for walks in that of `--write`.
extension WalkFolder {
  /// The kinds of walks, each of which has a folder of its own in that of `--write`.
  enum Kind: String, CaseIterable { case findings, missing }

  /// Returns the path of the folder for walks of a kind in the folder of `--write`.
  static func path(of kind: Kind, in folder: String) -> String {
    let folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    return path(of: kind.rawValue, in: folder)
  }

  /// The paths of the folder of `--write` and of those in it.
  static func paths(in folder: String) -> [String] {
    [folder] + Kind.allCases.map { path(of: $0, in: folder) }
  }

  /// Returns the path of a file in a folder.
  static func path(of name: String, in folder: String) -> String {
    folder.isEmpty ? name : (folder.hasSuffix("/") ? folder : folder + "/") + name
  }
}
