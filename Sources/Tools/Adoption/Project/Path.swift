import Foundation
import Glibc

/// Paths as text.
///
/// A slash is found by its byte, because a slash and a combining mark after it form one character.
/// The adapter is compiled with this file, too.
enum Path {
  private static let slash = UInt8(ascii: "/")

  /// Returns a path without `.`, `..`, and double or trailing slashes.
  ///
  /// Symbolic links aren't followed.
  static func normalized(_ path: String) -> String {
    let isAbsolute = path.utf8.first == slash
    var parts: [Substring] = []
    for part in components(path) where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    return isAbsolute ? "/" + joined : joined.isEmpty ? "." : joined
  }

  /// Returns a path in a folder; an absolute path stays as it is.
  static func joined(_ folder: String, _ path: String) -> String {
    normalized(path.utf8.first == slash ? path : folder + "/" + path)
  }

  /// Returns the path that leads from a folder to an absolute path.
  ///
  /// The result is absolute if they have nothing in common but the root folder.
  static func relative(_ path: String, to folder: String) -> String {
    let (target, start) = (components(path), components(folder))
    let common = zip(target, start).prefix { $0 == $1 }.count
    guard common > 0 else { return path }
    let parts = start[common...].map { _ in ".." } + target[common...]
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// Returns whether an absolute path is a folder or lies in it.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    components(path).starts(with: components(folder))
  }

  static func folder(of path: String) -> String { normalized(path + "/..") }

  static func name(of path: String) -> String { components(path).last.map(String.init) ?? path }

  /// Returns the part of the name after the last period, in lowercase; it is empty if there is
  /// none.
  static func suffix(of path: String) -> String {
    let name = name(of: path).utf8
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return "" }
    return (String(name[name.index(after: dot)...]) ?? "").lowercased()
  }

  /// Returns the name without its suffix.
  static func base(of path: String) -> String {
    let name = name(of: path).utf8
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
      return String(name)
    }
    return String(name[..<dot]) ?? String(name)
  }

  private static func components(_ path: String) -> [Substring] {
    path.utf8.split(separator: slash).map { Substring($0) }
  }

  // MARK: The file system

  /// Returns the path without symbolic links; `nil` if it leads nowhere.
  static func real(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// Returns the names in a folder in their order, without hidden ones.
  ///
  /// One that isn't UTF-8 has a replacement character, and leads nowhere.
  static func names(in folder: String) throws(FolderError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder)
        .filter { $0.utf8.first != UInt8(ascii: ".") }.sorted()
    } catch {
      let cause = (error as? CocoaError)?.underlying as? POSIXError
      throw .unreadable(folder, cause?.code.rawValue ?? EIO)
    }
  }

  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Whether a path leads to a file that can be read to its end, so not to a pipe or a device.
  static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  static func isReadable(_ path: String) -> Bool { access(path, R_OK) == 0 }

  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Returns a path as the disk spells it; `nil` if there is no such file.
  ///
  /// On a Mac, names don't depend on case or on how accents are encoded, and projects rely on that.
  static func onDisk(_ path: String) -> String? {
    if exists(path) { return path }
    // No longer path exists, and this function would look for each folder on it.
    guard path != "/", path != ".", path.utf8.count < Int(PATH_MAX),
      let folder = onDisk(folder(of: path))
    else { return nil }
    let name = key(name(of: path))
    let found = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted()
    return found?.first { key($0) == name }.map { folder + "/" + $0 }
  }

  private static func key(_ name: String) -> String {
    name.precomposedStringWithCanonicalMapping.lowercased()
  }
}
