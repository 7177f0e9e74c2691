import Files
import Foundation
import Glibc

/// The files that "flowsh adopt" has written into a folder, and which of them a person has changed.
///
/// A hidden file in the folder keeps their digests.
package struct WrittenFiles {
  private let folder: PackageFolder
  private var record: WrittenRecord?
  private var lock: FolderLock?
  /// Whether this value has made the folder.
  private var isNew = false

  /// Examines a folder.
  ///
  /// - Parameter folder: The absolute path; the folder need not exist.
  /// - Throws: An error if the hidden file can't be read.
  package init(_ folder: String) throws(AdoptionError) {
    self.folder = PackageFolder(path: folder)
    record = try WrittenRecord.read(in: self.folder)
  }

  /// Whether "flowsh adopt" has written a package there.
  package var exists: Bool { record != nil }

  /// The options of the run that has written the package.
  package var options: AdoptionOptions {
    record?.options?.mappingPath { Path.joined(folder.path, $0) } ?? AdoptionOptions()
  }

  /// The name of the target that the package builds; `nil` if there is none.
  package var target: String? { record?.target }

  /// Checks that the folder is free, or has the package of this project.
  ///
  /// - Throws: An error if it has something else, or if the project has its sources there.
  func check(for project: AppProject) throws(AdoptionError) {
    guard !project.hasSources(in: folder.path) else {
      throw .insideProject(folder: folder.path, project: project.file)
    }
    guard let record else {
      // Files in the folders of sources would be built, too.
      let taken = ["Package.swift", "flowsh.json", "Sources", "Tests"]
      guard !taken.contains(where: folder.has) else {
        throw .foreignFolder(folder.path)
      }
      return
    }
    let other = Path.joined(folder.path, record.project)
    guard record.target == project.main.name, other == project.file else {
      throw .packageOfAnother(folder: folder.path, target: record.target, project: other)
    }
  }

  /// Keeps other runs from writing to the folder as long as this value exists.
  ///
  /// - Throws: An error if another run is writing there, or has written the package of another
  ///   project.
  mutating func lock(for project: AppProject) throws(AdoptionError) {
    guard lock == nil else { return }
    isNew = !Path.isFolder(folder.path)
    lock = try folder.locked()
    // Another run may have written since the folder was examined.
    record = try WrittenRecord.read(in: folder)
    try check(for: project)
  }

  /// Returns the text of flowsh.json as "flowsh adopt" has written it; `nil` if there is none, or
  /// if a person has changed it.
  ///
  /// - Throws: An error if it can't be read.
  func configuration() throws(AdoptionError) -> String? {
    let name = "flowsh.json"
    guard let bytes = try folder.bytes(of: name),
      record?.has(name, digest: Self.digest(bytes)) == true
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
  /// - Returns: Whether files were written, and which were kept.
  /// - Throws: An error if a file can't be written. What was written before it is then taken back.
  package mutating func write(
    _ package: AdoptedPackage, force: Bool
  ) throws(AdoptionError) -> Outcome {
    try lock(for: package.project)
    var outcome = Outcome()
    let contents = package.contents
    var digests: [String: String] = [:]
    var pending: [String: String] = [:]
    for (name, text) in contents.sorted(by: { $0.key < $1.key }) {
      let digest = Self.digest(Array(text.utf8))
      digests[name] = digest
      let present = try folder.bytes(of: name).map(Self.digest)
      if present == digest { continue }
      if let present, record?.has(name, digest: present) != true, !force {
        digests[name] = record?.files[name] ?? digest
        outcome.kept.append(name)
      } else {
        pending[name] = digest
      }
    }
    // Files that earlier runs have written and this one doesn't need.
    var obsolete: [String] = []
    for name in (record?.names ?? []).sorted() where contents[name] == nil {
      guard let bytes = try folder.bytes(of: name) else { continue }
      if record?.has(name, digest: Self.digest(bytes)) == true { obsolete.append(name) }
    }
    let options = package.options.mappingPath { Path.relative($0, to: folder.path) }
    var new = WrittenRecord(
      project: Path.relative(package.project.file, to: folder.path),
      target: package.project.main.name,
      program: package.targetName(of: package.project.main.module), files: record?.files ?? [:],
      pending: pending,
      options: options == AdoptionOptions() ? nil : options)
    var before = WrittenSnapshot()
    do throws(AdoptionError) {
      try before.add(WrittenRecord.name, in: folder)
      // If this process is killed, the next run recognizes the files.
      if !pending.isEmpty { try write(new) }
      for name in pending.keys.sorted() {
        try before.add(name, in: folder)
        try folder.write(Array((contents[name] ?? "").utf8), to: name)
      }
      new.files = digests
      new.pending = nil
      for name in obsolete { folder.remove(name) }
      try write(new)
    } catch {
      try before.restore(in: folder, removesNew: true, after: error)
      throw error
    }
    record = new
    outcome.hasWritten = !pending.isEmpty
    return outcome
  }

  private func write(_ record: WrittenRecord) throws(AdoptionError) {
    let bytes = Array(JSONText.of(record).utf8)
    guard try folder.bytes(of: WrittenRecord.name) != bytes else { return }
    try folder.write(bytes, to: WrittenRecord.name)
  }

  /// Returns the digest of a file's bytes by which a change is noticed.
  private static func digest(_ bytes: [UInt8]) -> String {
    String(Digest(bytes).value, radix: 16)
  }

  // MARK: A build that fails

  /// Returns the present contents of the folder's files.
  ///
  /// - Throws: An error if a file can't be read.
  func snapshot() throws(AdoptionError) -> WrittenSnapshot {
    var snapshot = WrittenSnapshot()
    for name in [WrittenRecord.name, "Package.swift", "flowsh.json"] {
      try snapshot.add(name, in: folder)
    }
    return snapshot
  }

  /// Restores the files, unless there were none; a new folder is removed if it is still empty.
  ///
  /// - Parameters:
  ///   - snapshot: Their earlier contents.
  ///   - cause: The error after which they are restored.
  /// - Throws: An error with the cause if a file can't be written.
  func restore(_ snapshot: WrittenSnapshot, after cause: AdoptionError) throws(AdoptionError) {
    try snapshot.restore(in: folder, removesNew: false, after: cause)
    if isNew { rmdir(folder.path) }
  }
}
