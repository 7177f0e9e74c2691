import Files
import Foundation
import Glibc

/// A folder for an app's files, which is laid out as on iOS and goes with its process.
///
/// It is in a folder of the user's, below the one for temporary files. A lock that the process
/// holds tells other processes that it is in use. They remove those that aren't, for a process may
/// be killed.
struct SandboxFolder {
  /// The folders in it, each after the one that contains it.
  private static let folders = [
    "Documents", "Library", "Library/Caches", "Library/Preferences", "tmp",
  ]

  /// The number of times that a lock is tried, a millisecond apart.
  private static let mostTries = 1_000

  let path: String
  private var lock: Int32

  /// Creates a folder.
  ///
  /// - Throws: An error that names the folder that can't be created or used.
  init() throws(FileError) {
    let parent = Self.parent
    try Self.makeParent(parent)
    Self.removeUnused(in: parent)
    while true {
      var template = Array("\(parent)/XXXXXX".utf8CString)
      guard mkdtemp(&template) != nil else { throw FileError(.write, parent, .system(errno)) }
      let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let lock = Self.lock(path)
      guard let lock else {
        // Another process has taken it for an unused one.
        rmdir(path)
        continue
      }
      (self.path, self.lock) = (path, lock)
      try makeFolders()
      return
    }
  }

  func remove() {
    Self.remove(path)
    close(lock)
  }

  /// Removes everything that the app has added.
  mutating func empty() throws(FileError) {
    if !isLocked { try takeAgain() }
    if isEmpty { return }
    for name in (try? FolderListing.names(in: path)) ?? [] {
      Self.remove("\(path)/\(String(decoding: name, as: UTF8.self))")
    }
    try makeFolders()
  }

  /// Whether the lock still holds the folder.
  ///
  /// An app may have closed the lock's descriptor. Then another process may have removed the
  /// folder. Or the app itself has removed the folder, or put something else in its place.
  var isLocked: Bool {
    var (held, there) = (stat(), stat())
    return fstat(lock, &held) == 0 && lstat(path, &there) == 0 && held.st_dev == there.st_dev
      && held.st_ino == there.st_ino
  }

  /// Creates the folder again if it isn't there or something else is, and takes its lock.
  private mutating func takeAgain() throws(FileError) {
    // A process that removes unused folders holds the lock for a moment.
    for _ in 0..<Self.mostTries {
      guard mkdir(path, 0o700) == 0 || errno == EEXIST else { break }
      if let lock = Self.lock(path) {
        self.lock = lock
        return
      }
      switch errno {
      case EWOULDBLOCK, ENOENT: usleep(1_000)
      case ENOTDIR, ELOOP: unlink(path)
      default: throw FileError(.write, path, .system(errno))
      }
    }
    throw FileError(.write, path, .system(errno))
  }

  private var isEmpty: Bool {
    func names(_ folder: String) -> [String]? {
      (try? FolderListing.names(in: "\(path)/\(folder)"))?
        .map { String(decoding: $0, as: UTF8.self) }
    }
    return (["."] + Self.folders).allSatisfy { folder in
      let prefix = folder == "." ? "" : "\(folder)/"
      let expected = Self.folders.filter {
        $0.hasPrefix(prefix) && !$0.dropFirst(prefix.count).contains("/")
      }
      return names(folder) == expected.map { String($0.dropFirst(prefix.count)) }.sorted()
    }
  }

  private func makeFolders() throws(FileError) {
    for folder in Self.folders where mkdir("\(path)/\(folder)", 0o700) != 0 && errno != EEXIST {
      throw FileError(.write, "\(path)/\(folder)", .system(errno))
    }
  }

  // MARK: The user's folder

  /// The folder that contains those of all processes of the user.
  private static var parent: String {
    let temporary = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    return "\(temporary.hasPrefix("/") ? temporary : "/tmp")/flowsh-\(geteuid())"
  }

  private static func makeParent(_ path: String) throws(FileError) {
    if mkdir(path, 0o700) == 0 { return }
    guard errno == EEXIST else { throw FileError(.write, path, .system(errno)) }
    // Anybody can create files in the folder for temporary files.
    var status = stat()
    guard lstat(path, &status) == 0 else { throw FileError(.write, path, .system(errno)) }
    guard status.st_mode & S_IFMT == S_IFDIR, status.st_uid == geteuid(),
      status.st_mode & 0o022 == 0
    else { throw FileError(.write, path, .system(EPERM)) }
  }

  /// Removes the folders of processes that have ended, and what apps have put in place of such
  /// folders.
  static func removeUnused() { removeUnused(in: parent) }

  private static func removeUnused(in parent: String) {
    for name in (try? FolderListing.names(in: parent)) ?? [] {
      let path = "\(parent)/\(String(decoding: name, as: UTF8.self))"
      if let lock = lock(path) {
        remove(path)
        close(lock)
      } else if [ENOTDIR, ELOOP].contains(errno) {
        unlink(path)
      }
    }
  }

  /// Returns a descriptor that holds the lock of a folder; `nil`, with the cause in `errno`, if a
  /// process holds it, if the folder isn't there any more, or if something else is.
  private static func lock(_ path: String) -> Int32? {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW
    var descriptor = open(path, flags)
    // An app may have made its folder unreadable.
    if descriptor < 0, errno == EACCES, chmod(path, 0o700) == 0 { descriptor = open(path, flags) }
    guard descriptor >= 0 else { return nil }
    var status = stat()
    var error = flock(descriptor, LOCK_EX | LOCK_NB) == 0 ? 0 : errno
    if error == 0 {
      if fstat(descriptor, &status) == 0, status.st_nlink > 0 { return descriptor }
      // It was removed before it was locked.
      error = ENOENT
    }
    close(descriptor)
    errno = error
    return nil
  }

  private static func remove(_ path: String) {
    if (try? FileManager.default.removeItem(atPath: path)) != nil { return }
    // The app may have made folders that can't be written to.
    let contents = FileManager.default.enumerator(atPath: path)
    chmod(path, 0o700)
    while let name = contents?.nextObject() as? String { chmod("\(path)/\(name)", 0o700) }
    try? FileManager.default.removeItem(atPath: path)
  }
}
