import Glibc

/// The folder in which the program was started.
///
/// All relative paths that the user names refer to it, even after the app has changed the working
/// directory.
package enum StartFolder {
  private static let path = currentPath
  private static let identity = currentIdentity

  /// Remembers the working directory; call this before any code of the app runs.
  package static func remember() { (_, _) = (path, identity) }

  /// Returns a path that leads from the current working directory to the same file.
  ///
  /// The result equals the given path unless the working directory has changed.
  package static func resolve(_ path: String) -> String {
    path.utf8.first == UInt8(ascii: "/") || currentIdentity == identity ? path : absolute(path)
  }

  /// Returns the absolute form of a path.
  package static func absolute(_ path: String) -> String {
    guard !path.isEmpty, path.utf8.first != UInt8(ascii: "/"), let folder = self.path else {
      return path
    }
    return (folder == "/" ? "" : folder) + "/" + path
  }

  /// Returns a path of the same file or folder that means the same to Foundation's URLs, which take
  /// out each `..` of a relative path together with the name before it, even where that is a link
  /// to another folder.
  package static func withoutParents(_ path: String) -> String {
    guard PathParts.components(of: path).contains(".."), let real = realpath(path, nil) else {
      return path
    }
    defer { free(real) }
    return String(cString: real)
  }

  /// Returns a path that is the same on every machine: a path below the working directory is
  /// relative to it, and of another absolute one only the name is left.
  package static func portable(_ path: String) -> String {
    guard path.utf8.first == UInt8(ascii: "/") else { return path }
    let parts = PathParts.components(of: path)
    let folder = PathParts.components(of: self.path ?? "/")
    guard parts.starts(with: folder, by: PathParts.areSame) else {
      return parts.last.map(String.init) ?? path
    }
    let rest = parts.dropFirst(folder.count)
    return rest.isEmpty ? "." : rest.joined(separator: "/")
  }

  /// The path of the working directory; nil if it has been removed.
  private static var currentPath: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    // Linux puts text before a path that can't be reached.
    return path.pointee == CChar(UInt8(ascii: "/")) ? String(cString: path) : nil
  }

  private static var currentIdentity: FileIdentity? {
    var status = stat()
    guard stat(".", &status) == 0 else { return nil }
    return FileIdentity(device: status.st_dev, inode: status.st_ino)
  }
}
