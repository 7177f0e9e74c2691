import CSystem
import Glibc

/// A temporary file in the same folder as the target that it will replace.
///
/// If it doesn't replace the target, it is removed. If the file system allows it, the file has no
/// name until it is complete, so that nothing is left of it if the process is killed.
struct TemporaryFile: ~Copyable {
  /// The descriptor to which the contents are written.
  let file: FileDescriptor
  /// The path; `nil` as long as the file has none.
  private var place: String?
  private let target: String
  private var isOpen = true
  private var isPlaced = false

  /// Creates the file without a name, or under an unused one.
  ///
  /// - Parameters:
  ///   - target: The file to replace.
  ///   - permissions: The permissions of the new file, before the process's umask is applied.
  ///   - path: The path to use in error messages.
  /// - Throws: An error if the folder doesn't exist or no file can be created in it.
  init(replacing target: String, permissions: mode_t, as path: String) throws(FileError) {
    let target = StartFolder.resolve(target)
    let folder = FileDestination.folder(of: target)
    var place: String?
    var number = flowsh_openUnnamedFile(folder.isEmpty ? "." : folder, permissions)
    if number < 0 {
      place = Self.unusedName(in: folder) { name in
        number = open(name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, permissions)
        return number >= 0
      }
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
    if let place, !isPlaced { unlink(place) }
  }

  /// Gives a file an unused name.
  ///
  /// The name is short because the target's name may already have the maximum length.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder, which is empty or ends with a slash.
  ///   - use: A closure that gives the file a name, and returns whether it could.
  /// - Returns: The file's path; `nil`, with the cause in `errno`, if it has none.
  private static func unusedName(in folder: String, use: (String) -> Bool) -> String? {
    // Another process may have left a file with the same random name, so try a few times.
    for _ in 0..<8 {
      let name = folder + ".flowsh-" + String(UInt32.random(in: 0...UInt32.max), radix: 36)
      if use(name) { return name }
      if errno != EEXIST { break }
    }
    return nil
  }

  /// Sets the file's owner and permissions to those of the original, as far as the system allows.
  func adopt(_ original: FileStatus) {
    var permissions = original.permissions
    // Only root can change the owner, but any user can set the group to one of their own.
    if fchown(file.number, original.user, original.group) != 0,
      fchown(file.number, uid_t.max, original.group) != 0
    {
      // The original group's permissions must not apply to a different group.
      permissions = permissions & 0o707 | (permissions & 0o007) << 3
    }
    // A file system without permissions refuses the change, and the file remains private.
    _ = fchmod(file.number, permissions)
  }

  /// Moves the file to the target's path.
  ///
  /// - Parameters:
  ///   - original: The status of the target when it was examined; nil if it didn't exist.
  ///   - isFlushed: Whether the contents and the folder are flushed to disk.
  /// - Throws: An error if a system call fails or the target has changed. The target then remains
  ///   unchanged.
  mutating func place(over original: FileStatus?, isFlushed: Bool) throws(FileError) {
    guard !isFlushed || fsync(file.number) == 0 else { throw error(.system(errno)) }
    let place = try named()
    isOpen = false
    guard close(file.number) == 0 else { throw error(.system(errno)) }
    guard FileStatus(at: target, followsLinks: false) == original else { throw error(.changed) }
    let isNew = original == nil ? try link(place) : false
    if !isNew {
      guard rename(place, target) == 0 else { throw error(.system(errno)) }
      isPlaced = true
    }
    if isFlushed { syncFolder() }
  }

  /// Gives the file an unused name, unless it has one.
  ///
  /// - Returns: The file's path.
  /// - Throws: An error if it can't have a name, such as in a folder with a path that is too long.
  @discardableResult
  mutating func named() throws(FileError) -> String {
    if let place { return place }
    let number = file.number
    place = Self.unusedName(in: FileDestination.folder(of: target)) {
      flowsh_nameFile(number, $0) == 0
    }
    guard let place else { throw error(.system(errno)) }
    return place
  }

  /// Gives the file the target's name in addition to its own, unless a file with that name has
  /// appeared; returns false if the file system has no hard links.
  private func link(_ place: String) throws(FileError) -> Bool {
    if Glibc.link(place, target) == 0 { return true }
    if errno == EEXIST { throw error(.changed) }
    return false
  }

  private func error(_ problem: FileError.Problem) -> FileError {
    FileError(.write, file.path, problem)
  }

  /// Flushes the folder to disk, so that the file's new name is stored.
  ///
  /// Errors are ignored because the file has already replaced the target.
  private func syncFolder() {
    let folder = FileDestination.folder(of: target)
    let number = open(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard number >= 0 else { return }
    fsync(number)
    close(number)
  }
}
