import Glibc

/// The information about a file that `stat(2)` returns.
///
/// Two equal values describe the same file, unchanged.
package struct FileStatus: Equatable, Sendable {
  package enum Kind: Sendable { case regular, folder, link, other }

  package let kind: Kind
  package let size: Int
  let permissions: mode_t
  let user: uid_t
  let group: gid_t
  private let device: dev_t
  private let inode: ino_t
  private let seconds: Int
  private let nanoseconds: Int

  /// Examines the file at a path; nil, with the reason in `errno`, if that fails.
  package init?(at path: String, followsLinks: Bool = true) {
    var status = stat()
    guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    self.init(status)
  }

  /// Examines an open file; nil, with the reason in `errno`, if that fails.
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
    // Like a write to the file itself, a replacement doesn't keep the set-user-ID bit.
    permissions = status.st_mode & 0o777
    user = status.st_uid
    group = status.st_gid
    device = status.st_dev
    inode = status.st_ino
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
  }

  /// Whether two values describe the same file, even if it has changed in between.
  package func isSameFile(as other: FileStatus) -> Bool {
    device == other.device && inode == other.inode
  }
}
