import Files
import Foundation
import Script
package import Shell

/// A search for walkthroughs in folders; a walkthrough is a file whose name ends in `.walk`.
package nonisolated enum WalkthroughFolder {
  /// Returns the walkthroughs at a path: the file itself, or all walkthroughs in a folder and its
  /// subfolders, sorted by name.
  ///
  /// The search skips subfolders with their own `Package.swift`, because they belong to other
  /// programs. It also skips hidden folders, symbolic links to folders, and named pipes and devices.
  /// - Throws: `CommandError.unreadable` if the path doesn't exist or can't be read.
  package static func files(at path: String) throws(CommandError) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .unreadable(path: path, reason: "No such file or directory")
    }
    guard isFolder.boolValue else { return [path] }
    var files: [String] = []
    try collect(path, into: &files)
    return files
  }

  private static func collect(_ folder: String, into files: inout [String]) throws(CommandError) {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw .unreadable(path: folder, reason: "the folder can't be listed")
    }
    for name in names where name.utf8.first != UInt8(ascii: ".") {
      let path = folder.utf8.last == UInt8(ascii: "/") ? folder + name : "\(folder)/\(name)"
      if isFolder(path) {
        let package = path + "/Package.swift"
        if !FileManager.default.fileExists(atPath: package) { try collect(path, into: &files) }
      } else if name.hasSuffix(ScriptFile.suffix), isReadable(path) {
        files.append(path)
      }
    }
  }

  /// Returns whether a path leads to a regular file or to nothing, in which case reading it fails.
  ///
  /// Reading a named pipe would wait for a writer.
  private static func isReadable(_ path: String) -> Bool {
    FileStatus(at: path).map { $0.kind == .regular } ?? true
  }

  private static func isFolder(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }
}
