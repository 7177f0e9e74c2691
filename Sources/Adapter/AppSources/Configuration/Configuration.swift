import Foundation

/// The contents of flowsh.json.
struct Configuration {
  /// What a target of the package is made of.
  struct Entry {
    /// The target's name in the manifest.
    var name = ""
    /// The folder to which the other paths are relative, itself absolute or relative to
    /// flowsh.json.
    var root = ""
    /// Files, and folders with everything inside.
    var files: [String] = []
    /// Files, folders and patterns, such as `**/*.pb.swift`, that are left out.
    var exclude: [String] = []
    /// Folders that the bundle has as they are, such as Xcode's folder references.
    var folders: [String] = []
    /// The file with the information property list; if it is missing, one is generated.
    var infoPlist: String?
    /// The build settings, to which the information property list refers.
    var buildSettings: [String: String] = [:]
    /// The language of the sources.
    var developmentRegion = "en"
    /// What becomes of outlets and actions of storyboards that the app doesn't have.
    var brokenConnections = BrokenConnections.error
  }

  /// What becomes of outlets and actions of storyboards that the app doesn't have.
  enum BrokenConnections: String, CaseIterable {
    /// They stop the build.
    case error
    /// They are skipped with a warning.
    case warn
  }

  let targets: [Entry]

  /// Reads flowsh.json.
  ///
  /// - Throws: A `Problem` that says what is wrong with it, one mistake on each line.
  static func read(_ file: URL) throws -> Configuration {
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw Problem("\(file.path): no such file; \"flowsh adopt\" writes it")
    }
    var reader = ConfigurationReader(path: file.path, bytes: [UInt8](data))
    let targets = reader.targets()
    guard reader.mistakes.isEmpty else {
      // SwiftPM writes "error: " before the first line.
      throw Problem(reader.mistakes.joined(separator: "\nerror: "))
    }
    return Configuration(targets: targets)
  }
}
