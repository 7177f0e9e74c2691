import Files
import Foundation

/// The files that "flowsh adopt" has written into a folder, and which of them a person has changed.
///
/// A hidden file in the folder keeps their digests.
package struct WrittenFiles {
  /// What the hidden file says.
  private struct Record: Codable {
    var version = 1
    /// The project's file and the target, relative to the folder.
    var project: String
    var target: String
    /// The digests of the files, by their paths in the folder.
    var files: [String: String]
  }

  static let recordName = ".flowsh-adopt.json"

  private let folder: String
  private var record: Record?

  /// Examines a folder.
  ///
  /// - Parameter folder: The absolute path; the folder need not exist.
  package init(_ folder: String) {
    self.folder = folder
    record = (try? Contents.read(folder + "/" + Self.recordName)).flatMap {
      try? JSONDecoder().decode(Record.self, from: $0)
    }
  }

  /// Whether "flowsh adopt" has written a package there.
  package var exists: Bool { record != nil }

  /// Checks that the folder is free, or has the package of this project.
  ///
  /// - Throws: An error if it has something else, or if the project has its sources there.
  func check(for project: AppProject) throws(AdoptionError) {
    guard !project.hasSources(in: folder) else {
      throw .insideProject(folder: folder, project: project.file)
    }
    guard let record else {
      // What is in the folders of sources would be built, too.
      let taken = ["Package.swift", "flowsh.json", "Sources", "Tests"]
      guard !taken.contains(where: { Path.exists(folder + "/" + $0) }) else {
        throw .foreignFolder(folder)
      }
      return
    }
    guard
      record.target == project.main.name,
      Path.joined(folder, record.project) == project.file
    else {
      throw .packageOfAnother(
        folder: folder, target: record.target, project: Path.joined(folder, record.project))
    }
  }

  /// The text of flowsh.json as "flowsh adopt" has written it; empty if a person has changed it.
  var configuration: String {
    let name = "flowsh.json"
    let path = folder + "/" + name
    guard let digest = record?.files[name], present(path) == digest else { return "" }
    return Contents.text(path) ?? ""
  }

  /// The result of writing.
  package struct Outcome: Equatable {
    /// Whether any file has been written.
    package var hasWritten = false
    /// The paths of the files that a person has changed, and that therefore stay as they are.
    package var kept: [String] = []
  }

  /// Writes the files of a package, except for those that a person has changed.
  ///
  /// - Parameters:
  ///   - package: The package.
  ///   - force: Whether to write the changed files, too.
  /// - Returns: What has been written, and what not.
  /// - Throws: An error if a file can't be written.
  package mutating func write(
    _ package: AdoptedPackage, force: Bool
  ) throws(AdoptionError) -> Outcome {
    var outcome = Outcome()
    let contents = package.contents
    var digests: [String: String] = [:]
    try create(folder)
    for (name, text) in contents.sorted(by: { $0.key < $1.key }) {
      let path = folder + "/" + name
      let digest = Self.digest(Array(text.utf8))
      let present = present(path)
      if present == digest {
        digests[name] = digest
        continue
      }
      if let present, present != record?.files[name], !force {
        digests[name] = record?.files[name] ?? digest
        outcome.kept.append(name)
        continue
      }
      try create(Path.folder(of: path))
      try write(text, path)
      outcome.hasWritten = true
      digests[name] = digest
    }
    // What earlier runs have written and this one doesn't need.
    for (name, digest) in record?.files ?? [:] where contents[name] == nil {
      guard present(folder + "/" + name) == digest else { continue }
      unlink(folder + "/" + name)
      // A folder that still has files stays.
      rmdir(Path.folder(of: folder + "/" + name))
    }
    record = Record(
      project: Path.relative(package.project.file, to: folder), target: package.project.main.name,
      files: digests)
    try writeRecord()
    return outcome
  }

  private func writeRecord() throws(AdoptionError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(record)) ?? Data()
    let text = String(decoding: data, as: UTF8.self) + "\n"
    let path = folder + "/" + Self.recordName
    if Contents.text(path) != text { try write(text, path) }
  }

  private func write(_ text: String, _ path: String) throws(AdoptionError) {
    do throws(FileError) {
      try WholeFile.write(Array(text.utf8), to: path)
    } catch {
      throw .unwritable(path: path, reason: "\(error)")
    }
  }

  private func create(_ folder: String) throws(AdoptionError) {
    guard !Path.isFolder(folder) else { return }
    try create(Path.folder(of: folder))
    guard mkdir(folder, 0o777) == 0 || errno == EEXIST && Path.isFolder(folder) else {
      throw .unwritable(
        path: folder, reason: String(errorNumber: errno == EEXIST ? ENOTDIR : errno))
    }
  }

  /// Returns the digest of a file; `nil` if there is none.
  private func present(_ path: String) -> String? {
    (try? Contents.read(path)).map { Self.digest(Array($0)) }
  }

  /// Returns the digest of a file's bytes by which a change is noticed.
  private static func digest(_ bytes: [UInt8]) -> String {
    String(Digest(bytes).value, radix: 16)
  }
}

extension WrittenFiles {
  /// The files of a folder that say what is built.
  struct Snapshot {
    fileprivate let contents: [String: String?]
  }

  /// Returns what the folder's files say now.
  func snapshot() -> Snapshot {
    let names = ["Package.swift", "flowsh.json", Self.recordName]
    return Snapshot(
      contents: Dictionary(
        uniqueKeysWithValues: names.map { ($0, Contents.text(folder + "/" + $0)) }))
  }

  /// Restores the files, unless there were none.
  func restore(_ snapshot: Snapshot) {
    for (name, text) in snapshot.contents {
      if let text { try? WholeFile.write(Array(text.utf8), to: folder + "/" + name) }
    }
  }
}
