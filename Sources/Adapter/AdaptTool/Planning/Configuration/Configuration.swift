/// The contents of flowsh.json, which `flowsh adopt` writes and the build plugin's tool reads.
///
/// Adoption is compiled with this file, too.
struct Configuration: Codable {
  /// A target of the package, with its files.
  struct Entry: Codable {
    /// The target's name in the manifest.
    var name = ""
    /// The folder to which the other paths are relative, itself absolute or relative to
    /// flowsh.json.
    var root = ""
    /// Files, and folders with everything inside.
    var files: [String] = []
    /// Files, folders and patterns, such as `**/*.pb.swift`, that are left out.
    var exclude: [String]?
    /// Folders that the bundle has as they are, such as Xcode's folder references.
    var folders: [String]?
    /// The file with the information property list; if it is missing, one is generated.
    var infoPlist: String?
    /// The build settings, to which the information property list refers.
    var buildSettings: [String: String]?
    /// The language of the sources; English if it is missing.
    var developmentRegion: String?
    /// The treatment of outlets and actions that the app doesn't have; an error if it is missing.
    var brokenConnections: BrokenConnections?
  }

  /// The treatment of storyboards' outlets and actions that the app doesn't have.
  enum BrokenConnections: String, CaseIterable, Codable {
    /// They stop the build.
    case error
    /// They are skipped with a warning.
    case warn
  }

  var version = 1
  let targets: [Entry]
}
