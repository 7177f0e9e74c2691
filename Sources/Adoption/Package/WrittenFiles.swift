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
    /// The options that a later run uses again; a path of flowsh is relative to the folder.
    var options: AdoptionOptions?
  }

  static let recordName = ".flowsh-adopt.json"

  private let folder: String
  private var record: Record?

  /// Examines a folder.
  ///
  /// - Parameter folder: The absolute path; the folder need not exist.
  /// - Throws: An error if the hidden file can't be read.
  package init(_ folder: String) throws(AdoptionError) {
    self.folder = folder
    let path = folder + "/" + Self.recordName
    guard Path.exists(path) else { return }
    let data = try Contents.read(path)
    do {
      record = try JSONDecoder().decode(Record.self, from: data)
    } catch {
      throw .broken(
        path: path, line: Contents.conflict(in: data),
        reason: "it isn't as \"flowsh adopt\" has written it; restore it, or choose another folder"
          + " with --into")
    }
  }

  /// Whether "flowsh adopt" has written a package there.
  package var exists: Bool { record != nil }

  /// The options of the run that has written the package.
  package var options: AdoptionOptions {
    record?.options?.mappingPath { Path.joined(folder, $0) } ?? AdoptionOptions()
  }

  /// The name of the target that the package builds; `nil` if there is none.
  package var target: String? { record?.target }

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

  /// Returns the text of flowsh.json as "flowsh adopt" has written it; `nil` if there is none, or if
  /// a person has changed it.
  ///
  /// - Throws: An error if it can't be read.
  func configuration() throws(AdoptionError) -> String? {
    let name = "flowsh.json"
    guard let digest = record?.files[name], let bytes = try bytes(of: name),
      Self.digest(bytes) == digest
    else { return nil }
    return String(decoding: bytes, as: UTF8.self)
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
      let present = try bytes(of: name).map(Self.digest)
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
      guard try bytes(of: name).map(Self.digest) == digest else { continue }
      unlink(folder + "/" + name)
      // A folder that still has files stays.
      rmdir(Path.folder(of: folder + "/" + name))
    }
    let options = package.options.mappingPath { Path.relative($0, to: folder) }
    record = Record(
      project: Path.relative(package.project.file, to: folder), target: package.project.main.name,
      files: digests,
      options: options == AdoptionOptions() ? nil : options)
    try writeRecord()
    return outcome
  }

  private func writeRecord() throws(AdoptionError) {
    let text = JSONText.of(record)
    guard try bytes(of: Self.recordName) != Array(text.utf8) else { return }
    try write(text, folder + "/" + Self.recordName)
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

  /// Returns the bytes of a file of the folder; `nil` if there is none.
  private func bytes(of name: String) throws(AdoptionError) -> [UInt8]? {
    let path = folder + "/" + name
    return Path.exists(path) ? Array(try Contents.read(path)) : nil
  }

  /// Returns the digest of a file's bytes by which a change is noticed.
  private static func digest(_ bytes: [UInt8]) -> String {
    String(Digest(bytes).value, radix: 16)
  }
}

extension WrittenFiles {
  /// The files of a folder that say what is built.
  struct Snapshot {
    fileprivate var contents: [String: [UInt8]] = [:]
  }

  /// Returns what the folder's files say now.
  ///
  /// - Throws: An error if a file can't be read.
  func snapshot() throws(AdoptionError) -> Snapshot {
    var snapshot = Snapshot()
    for name in ["Package.swift", "flowsh.json", Self.recordName] {
      snapshot.contents[name] = try bytes(of: name)
    }
    return snapshot
  }

  /// Restores the files, unless there were none.
  ///
  /// - Parameters:
  ///   - snapshot: What they said.
  ///   - cause: The error after which they are restored.
  /// - Throws: An error with the cause if a file can't be written.
  func restore(_ snapshot: Snapshot, after cause: AdoptionError) throws(AdoptionError) {
    for (name, bytes) in snapshot.contents.sorted(by: { $0.key < $1.key }) {
      let path = folder + "/" + name
      do throws(FileError) {
        try WholeFile.write(bytes, to: path)
      } catch {
        throw .notRestored(path: path, reason: "\(error)", after: cause)
      }
    }
  }
}
