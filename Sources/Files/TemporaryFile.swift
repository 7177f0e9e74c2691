import Glibc

/// A new file in the folder of another one, whose place it is to take; removed unless it does.
struct TemporaryFile: ~Copyable {
  private let file: FileDescriptor
  private let place: String
  private let target: String
  private var isOpen = true
  private var isPlaced = false

  /// Creates the file under a name that nothing has.
  ///
  /// The name is short: the target's may be as long as a name can be.
  ///
  /// - Parameters:
  ///   - target: the file whose place it is to take.
  ///   - permissions: its permissions, less the process's umask.
  ///   - path: the path for errors.
  /// - Throws: where the folder is missing or takes no file.
  init(replacing target: String, permissions: mode_t, as path: String) throws(FileError) {
    let folder = FileDestination.folder(of: target)
    var place = ""
    var number: Int32 = -1
    // Another process may have left a file of the name; a random number doesn't meet it twice.
    for _ in 0..<8 where number < 0 {
      place = folder + ".flowsh-" + String(UInt32.random(in: 0...UInt32.max), radix: 36)
      number = open(place, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, permissions)
      if number < 0, errno != EEXIST { break }
    }
    guard number >= 0 else {
      let name = folder.isEmpty ? "." : folder.count > 1 ? String(folder.dropLast()) : folder
      switch errno {
      case ENOENT: throw FileError(.write, path, .missingFolder(name))
      case EACCES, EROFS: throw FileError(.write, path, .closedFolder(name))
      default: throw FileError(.write, path, .system(errno))
      }
    }
    file = FileDescriptor(number, path: path)
    self.place = place
    self.target = target
  }

  deinit {
    if isOpen { close(file.number) }
    if !isPlaced { unlink(place) }
  }

  /// Gives the file the owner and the permissions of the one that it replaces, as far as the system
  /// allows.
  func adopt(_ original: FileStatus) {
    var permissions = original.permissions
    // Only root gives files away; the group may be one of ours.
    if fchown(file.number, original.user, original.group) != 0,
      fchown(file.number, uid_t.max, original.group) != 0
    {
      // Another group must not gain what this one was granted.
      permissions = permissions & 0o707 | (permissions & 0o007) << 3
    }
    // A file system without permissions refuses this, and the file stays ours alone.
    _ = fchmod(file.number, permissions)
  }

  /// Fills the file, on the disk too, and puts it in the target's place.
  ///
  /// - Parameters:
  ///   - bytes: what the file is to hold.
  ///   - original: what the target was when it was looked at; nil where there was none.
  /// - Throws: where a system call fails, or the target has changed; the target is then as it was.
  mutating func place(_ bytes: [UInt8], over original: FileStatus?) throws(FileError) {
    try file.writeAll(bytes)
    guard fsync(file.number) == 0 else { throw error(.system(errno)) }
    isOpen = false
    guard close(file.number) == 0 else { throw error(.system(errno)) }
    guard FileStatus(at: target, followsLinks: false) == original else { throw error(.changed) }
    guard rename(place, target) == 0 else { throw error(.system(errno)) }
    isPlaced = true
    syncFolder()
  }

  private func error(_ problem: FileError.Problem) -> FileError {
    FileError(.write, file.path, problem)
  }

  /// Puts the new name on the disk.
  ///
  /// A failure is no error: the file is in its place already.
  private func syncFolder() {
    let folder = FileDestination.folder(of: target)
    let number = open(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard number >= 0 else { return }
    fsync(number)
    close(number)
  }
}
