import Glibc

/// The status of a file, as returned by `stat(2)`.
///
/// If two values are equal, they describe the same file, and it hasn't changed.
package struct FileStatus: Equatable, Sendable {
  package enum Kind: Sendable { case regular, folder, link, other }

  package let kind: Kind
  package let size: Int
  let permissions: mode_t
  let user: uid_t
  let group: gid_t
  package let identity: FileIdentity
  private let seconds: Int
  private let nanoseconds: Int

  /// Examines the file at a path.
  ///
  /// If that fails, returns nil and leaves the reason in `errno`.
  package init?(at path: String, followsLinks: Bool = true) {
    let path = StartFolder.resolve(path)
    var status = stat()
    guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    self.init(status)
  }

  /// Examines an open file.
  ///
  /// If that fails, returns nil and leaves the reason in `errno`.
  package init?(of descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    size = Int(status.st_size)
    // Like a write to the file itself, a replacement clears the set-user-ID bit.
    permissions = status.st_mode & 0o777
    user = status.st_uid
    group = status.st_gid
    identity = FileIdentity(device: status.st_dev, inode: status.st_ino)
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
  }

  /// Returns whether two values describe the same file, even if it changed in the meantime.
  package func isSameFile(as other: FileStatus) -> Bool {
    identity == other.identity
  }
}
