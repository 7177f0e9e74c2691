import Glibc

/// The identity of a file, regardless of the path that leads to it.
///
/// A file that doesn't exist yet is identified by its folder and its name.
package struct FileIdentity: Hashable, Sendable {
  private let device: dev_t
  private let inode: ino_t
  private let name: String

  init(device: dev_t, inode: ino_t, name: String = "") {
    self.device = device
    self.inode = inode
    self.name = name
  }

  /// Identifies the file to which a path leads, or would lead if the file existed; returns nil if
  /// the path leads nowhere.
  package init?(ofDestination path: String) {
    if let status = FileStatus(at: path) {
      self = status.identity
    } else if case .file(let target, _) = FileDestination(path) {
      self.init(ofEntry: target)
    } else {
      return nil
    }
  }

  /// Identifies a name in a folder, without following a symbolic link of that name; returns nil if
  /// the folder doesn't exist.
  package init?(ofEntry path: String) {
    let folder = FileDestination.folder(of: path)
    guard let status = FileStatus(at: folder.isEmpty ? "." : folder) else { return nil }
    self.init(
      device: status.identity.device, inode: status.identity.inode,
      name: FileDestination.name(of: path))
  }
}
