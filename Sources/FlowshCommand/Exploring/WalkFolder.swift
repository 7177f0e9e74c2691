import Files
import Foundation
import Script

/// A folder to which a run of `explore` or `monkey` writes walkthroughs.
///
/// Files that no such run has written, or that somebody has changed since, are left alone: the walk then gets
/// another name, as if it has the name of another walk of the same run.
final class WalkFolder {
  /// The path of the folder, which is created when the first file is written.
  let path: String
  private let author: ExploredWalk.Author
  private let head: [String]
  private let kept: Set<FileIdentity>
  /// The paths of the walks of this run.
  private var written: Set<String> = []

  /// The maximum number of bytes that are read of a file to see who has written it.
  private static let mostBytes = 1 << 20
  /// The name of a file that is never written.
  private static let probe = ".flowsh-walk"

  /// Creates a folder for the walks of a run.
  ///
  /// - Parameters:
  ///   - path: The path of the folder.
  ///   - author: The subcommand that writes the walks.
  ///   - head: The first lines of the walks after the mark and the notes, which name the app. Only walks that have
  ///     them are removed.
  ///   - kept: Files that are neither replaced nor removed.
  init(
    path: String, by author: ExploredWalk.Author = .explore, head: [String] = [],
    keeping kept: Set<FileIdentity> = []
  ) {
    self.path = path
    self.author = author
    self.head = head
    self.kept = kept
  }

  /// Checks that files can be written, without leaving anything behind.
  ///
  /// - Throws: An error if the folder can't be created, or if no file can be written in it.
  func requireWritable() throws(FileError) {
    var missing: [String] = []
    var folder = path
    while FileStatus(at: folder, followsLinks: false) == nil, !folder.isEmpty {
      missing.append(folder)
      folder = Self.parent(of: folder)
    }
    guard folder.isEmpty || FileStatus(at: folder)?.kind == .folder else {
      throw FileError(.write, folder, .system(ENOTDIR))
    }
    // Only making the folders tells whether that is possible.
    defer { for made in missing { rmdir(StartFolder.resolve(made)) } }
    try Self.create(path)
    do throws(FileError) {
      try WholeFile(Self.place(Self.probe, in: path)).requireWritable()
    } catch {
      throw FileError(.write, path, error.problem)
    }
  }

  /// Writes a walk.
  ///
  /// - Parameter walk: The walk.
  /// - Returns: The path of its file.
  /// - Throws: An error if the file can't be written.
  func write(_ walk: ExploredWalk) throws(FileError) -> String {
    try Self.create(path)
    let text = Array(walk.text.utf8)
    var number = 1
    while true {
      let name = walk.name + (number == 1 ? "" : "-\(number)")
      let place = Self.place(name + ScriptFile.suffix, in: path)
      number += 1
      guard !written.contains(place) else { continue }
      var file = WholeFile(place)
      let bytes = file.exists ? try? file.read(atMost: Self.mostBytes) : nil
      // A link to nothing has a name, too.
      let status = FileStatus(at: place, followsLinks: false)
      let isKept = FileStatus(at: place).map { kept.contains($0.identity) } == true
      guard status == nil || bytes == text || !isKept && bytes.map(isOwn) == true else { continue }
      written.insert(place)
      // Equal contents keep the time of the last change.
      if bytes != text { try file.write(text) }
      return place
    }
  }

  /// Removes the walks that an earlier run has written and this one hasn't, and folders that are empty then.
  ///
  /// - Throws: An error if a file can't be removed.
  func removeOthers() throws(FileError) {
    let names =
      (try? FileManager.default.contentsOfDirectory(
        atPath: StartFolder.resolve(path))) ?? []
    var hasRemoved = false
    for name in names.sorted() where name.hasSuffix(ScriptFile.suffix) {
      let place = Self.place(name, in: path)
      guard !written.contains(place),
        let status = FileStatus(at: place, followsLinks: false), status.kind == .regular,
        !kept.contains(status.identity)
      else { continue }
      var file = WholeFile(place)
      guard let bytes = try? file.read(atMost: Self.mostBytes), isOwn(bytes), hasHead(bytes)
      else { continue }
      guard unlink(StartFolder.resolve(place)) == 0 else {
        throw FileError(.write, place, .system(errno))
      }
      hasRemoved = true
    }
    // A folder with other files stays.
    guard hasRemoved, rmdir(StartFolder.resolve(path)) == 0 else { return }
    let parent = Self.parent(of: path)
    if !parent.isEmpty { rmdir(StartFolder.resolve(parent)) }
  }

  /// Returns whether a file is as the subcommand has written it.
  private func isOwn(_ bytes: [UInt8]) -> Bool {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return false }
    return bytes[..<end].elementsEqual(author.mark(of: bytes[(end + 1)...]).utf8)
  }

  /// Returns whether the first lines that aren't comments are the head.
  private func hasHead(_ bytes: [UInt8]) -> Bool {
    head.isEmpty
      || bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .drop { $0.first == UInt8(ascii: "#") }
        .starts(with: head) { $0.elementsEqual($1.utf8) }
  }

  private static func place(_ name: String, in folder: String) -> String {
    folder.isEmpty ? name : (folder.hasSuffix("/") ? folder : folder + "/") + name
  }

  /// Returns the path of the folder that contains another one; empty for the current folder.
  private static func parent(of path: String) -> String {
    var parent = path[...]
    while parent.last == "/" { parent.removeLast() }
    while let last = parent.last, last != "/" { parent.removeLast() }
    while parent.count > 1, parent.last == "/" { parent.removeLast() }
    return String(parent)
  }

  private static func create(_ path: String) throws(FileError) {
    guard !path.isEmpty, FileStatus(at: path) == nil else { return }
    try create(parent(of: path))
    guard mkdir(StartFolder.resolve(path), 0o777) == 0 || errno == EEXIST else {
      let folder = parent(of: path)
      let isClosed = errno == EACCES || errno == EROFS
      throw FileError(
        .write, path, isClosed ? .closedFolder(folder.isEmpty ? "." : folder) : .system(errno))
    }
  }
}
