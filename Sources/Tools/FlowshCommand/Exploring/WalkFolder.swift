import Files
import Foundation
import Script

/// A folder to which a run of `explore` or `monkey` writes walkthroughs.
///
/// A walk that an earlier run with the same options has written is replaced by one of the same
/// title for the same app. Files that no such run has written, or that somebody has changed,
/// renamed or copied, are left alone: the walk then gets another name.
final class WalkFolder {
  /// The path of the folder, which is created when the first file is written.
  let path: String
  private let mark: WalkMark
  private let kept: Set<FileIdentity>
  /// The walks of earlier runs, by the lines with their heads and titles, in the order of their
  /// names.
  private lazy var earlier = Dictionary(grouping: ownWalks, by: \.titleLines)
  /// The names of the walks of this run.
  private var written: Set<String> = []

  /// The maximum number of bytes that are read of a file to see who has written it.
  private static let mostBytes = 1 << 20
  /// The name of a file that is never written.
  private static let probe = ".flowsh-walk"

  /// A walk of an earlier run.
  private struct OwnWalk {
    let name: String
    /// The head, an empty line and the title.
    let titleLines: [String]
  }

  /// Creates a folder for the walks of a run, which depend on the given options; files in `kept`
  /// are neither replaced nor removed.
  init(
    path: String, by author: WalkMark.Author = .explore, options: [String] = [],
    keeping kept: Set<FileIdentity> = []
  ) {
    self.path = path
    mark = WalkMark(author: author, options: options)
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
      try WholeFile(place(Self.probe)).requireWritable()
    } catch {
      throw FileError(.write, path, error.problem)
    }
  }

  /// Writes a walk, and returns the path of its file.
  func write(_ walk: ExploredWalk) throws(FileError) -> String {
    try Self.create(path)
    for own in earlier[walk.titleLines] ?? [] where !written.contains(own.name) {
      var file = WholeFile(place(own.name))
      let text = mark.marked(walk.text, in: identity(own.name))
      let isKept = FileStatus(at: place(own.name)).map { kept.contains($0.identity) } == true
      // Equal contents keep the time of the last change.
      if (try? file.read(atMost: Self.mostBytes)) != text {
        if isKept { continue }
        try file.write(text)
      }
      written.insert(own.name)
      return place(own.name)
    }
    var number = 1
    while true {
      let name = walk.name(number) + ScriptFile.suffix
      number += 1
      // A link to nothing has a name, too.
      guard FileStatus(at: place(name), followsLinks: false) == nil else { continue }
      let file = WholeFile(place(name))
      try file.write(mark.marked(walk.text, in: identity(name)))
      written.insert(name)
      return place(name)
    }
  }

  /// Removes the walks that an earlier run with the same options has written and this one hasn't,
  /// and folders that are empty then.
  ///
  /// - Parameter head: The lines before the cases' titles, which name the app. Only walks that have
  ///   them are removed.
  /// - Throws: An error if a file can't be removed.
  func removeOthers(head: [String]) throws(FileError) {
    var hasRemoved = false
    for walk in ownWalks where !written.contains(walk.name) {
      let place = place(walk.name)
      // Each walk declares only the secrets that it needs.
      guard walk.titleLines.dropLast(2).filter({ !$0.hasPrefix("@secret ") }) == head,
        let status = FileStatus(at: place, followsLinks: false), status.kind == .regular,
        !kept.contains(status.identity)
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

  /// The walks in the folder that are as a run with these options has written them, in the order of
  /// their names.
  private var ownWalks: [OwnWalk] {
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: StartFolder.resolve(path))) ?? []
    return names.filter { $0.hasSuffix(ScriptFile.suffix) }.sorted().compactMap { name in
      guard FileStatus(at: place(name), followsLinks: false)?.kind == .regular else { return nil }
      var file = WholeFile(place(name))
      guard let contents = try? file.read(atMost: Self.mostBytes),
        let rest = mark.text(of: contents, in: identity(name))
      else { return nil }
      let lines = rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .drop { $0.first == UInt8(ascii: "#") }.map { String(decoding: $0, as: UTF8.self) }
      guard let title = lines.firstIndex(where: { $0.hasPrefix("== ") }) else { return nil }
      return OwnWalk(name: name, titleLines: Array(lines[...title]))
    }
  }

  private func place(_ name: String) -> String { Self.path(of: name, in: path) }

  /// The name of a file with that of the folder, by which a walk that was copied to another folder
  /// isn't recognized.
  private func identity(_ name: String) -> String { "\(PathParts.name(of: path))/\(name)" }

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
