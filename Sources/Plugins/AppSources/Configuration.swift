import Foundation

/// The contents of flowsh.json.
struct Configuration: Decodable {
  /// What a target of the package is made of.
  struct Entry: Decodable {
    /// The target's name in the manifest.
    let name: String
    /// The folder to which the other paths are relative, itself absolute or relative to flowsh.json.
    let root: String
    /// Files, and folders with everything inside.
    let files: [String]
    /// Files, folders and patterns, such as `**/*.pb.swift`, that are left out.
    var exclude: [String]?
    /// Folders that the bundle has as they are, such as Xcode's folder references.
    var folders: [String]?
    /// The file with the information property list; if it is missing, one is generated.
    var infoPlist: String?
    /// The build settings, to which the information property list refers.
    var buildSettings: [String: String]?
    /// The language of the sources; `en` if it is missing.
    var developmentRegion: String?
    /// `warn` if outlets and actions of storyboards that the app doesn't have are only warnings.
    var brokenConnections: String?
  }

  let version: Int
  let targets: [Entry]

  /// Reads flowsh.json.
  ///
  /// - Throws: A `Problem` that says what is wrong with it.
  static func read(_ file: URL) throws -> Configuration {
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw Problem("\(file.path): no such file; \"flowsh adopt\" writes it")
    }
    let configuration: Configuration
    do {
      configuration = try JSONDecoder().decode(Configuration.self, from: data)
    } catch DecodingError.keyNotFound(let key, let context) {
      throw Problem("\(file.path): \(place(context))\"\(key.stringValue)\" is missing")
    } catch DecodingError.typeMismatch(_, let context) {
      throw Problem("\(file.path): \(place(context))\(context.debugDescription)")
    } catch {
      throw Problem("\(file.path): not valid JSON: \(error)")
    }
    guard configuration.version == 1 else {
      throw Problem(
        "\(file.path): version \(configuration.version) isn't known; this flowsh knows version 1")
    }
    return configuration
  }

  private static func place(_ context: DecodingError.Context) -> String {
    let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
    return path.isEmpty ? "" : path.joined(separator: ".") + ": "
  }
}
