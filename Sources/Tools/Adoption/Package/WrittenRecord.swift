import Foundation

/// The hidden file in a package's folder that says what "flowsh adopt" has written there.
struct WrittenRecord: Codable {
  static let name = ".flowsh-adopt.json"

  var version = 1
  /// The project's file and the target, relative to the folder.
  var project: String
  var target: String
  /// The name of the app's program, for scripts.
  var program: String?
  /// The digests of the files, by their paths in the folder.
  var files: [String: String]
  /// The digests of files that were about to be written; if the run has come to its end, there are
  /// none.
  var pending: [String: String]?
  /// The options that a later run uses again; a path of flowsh is relative to the folder.
  var options: AdoptionOptions?

  /// Reads the file in a folder; returns `nil` if there is none.
  ///
  /// - Throws: An error if it can't be read, or a person has changed it.
  static func read(in folder: PackageFolder) throws(AdoptionError) -> WrittenRecord? {
    guard let bytes = try folder.bytes(of: name) else { return nil }
    let record = try? JSONDecoder().decode(WrittenRecord.self, from: Data(bytes))
    guard let record, record.version == 1, record.names.allSatisfy(isInside) else {
      throw .broken(
        path: folder.path + "/" + name, line: Contents.conflict(in: Data(bytes)), .otherThanRecord)
    }
    return record
  }

  /// The paths of all files.
  var names: Set<String> { Set(files.keys).union((pending ?? [:]).keys) }

  /// Whether a file has the contents that "flowsh adopt" has written.
  func has(_ name: String, digest: String) -> Bool {
    files[name] == digest || pending?[name] == digest
  }

  /// Whether a path leads to a place in the folder.
  private static func isInside(_ name: String) -> Bool {
    !name.hasPrefix("/") && !name.isEmpty && Path.normalized(name) == name && name != "."
      && name != ".." && !name.hasPrefix("../")
  }
}
