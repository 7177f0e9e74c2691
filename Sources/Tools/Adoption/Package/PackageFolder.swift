import Files
import Glibc

/// The folder of a package, whose files are read and written by their paths in it.
struct PackageFolder {
  /// The absolute path; the folder need not exist.
  let path: String

  /// Returns the bytes of a file; `nil` if there is none.
  func bytes(of name: String) throws(AdoptionError) -> [UInt8]? {
    let place = path + "/" + name
    return Path.exists(place) ? Array(try Contents.read(place)) : nil
  }

  /// Writes a file, and creates the folders around it.
  func write(_ bytes: [UInt8], to name: String) throws(AdoptionError) {
    let place = path + "/" + name
    // The project's own files may lie where a link leads.
    if let link = link(on: name) {
      throw .unwritable(path: link, reason: "it is a link, which would be followed; remove it")
    }
    try create(Path.folder(of: place))
    do throws(FileError) {
      try WholeFile.write(bytes, to: place)
    } catch {
      throw .unwritable(path: place, reason: "\(error)")
    }
  }

  /// Whether there is a file, a folder, or a link that may lead nowhere.
  func has(_ name: String) -> Bool {
    Path.exists(path + "/" + name) || Path.isLink(path + "/" + name)
  }

  /// Returns the first link on the way from the folder to a file in it; `nil` if there is none.
  private func link(on name: String) -> String? {
    var place = path
    for part in name.split(separator: "/") {
      place += "/" + part
      if Path.isLink(place) { return place }
    }
    return nil
  }

  /// Removes a file, and the folders around it that have no other.
  func remove(_ name: String) {
    guard link(on: name) == nil else { return }
    unlink(path + "/" + name)
    var place = Path.folder(of: path + "/" + name)
    while place != path, Path.isInside(place, path) {
      rmdir(place)
      place = Path.folder(of: place)
    }
  }

  /// Locks the folder; throws an error at once if another process has.
  ///
  /// - Returns: A lock, which holds while it exists.
  func locked() throws(AdoptionError) -> FolderLock {
    try create(path)
    return try FolderLock(path)
  }

  private func create(_ folder: String) throws(AdoptionError) {
    guard !Path.isFolder(folder) else { return }
    try create(Path.folder(of: folder))
    guard mkdir(folder, 0o777) == 0 || errno == EEXIST && Path.isFolder(folder) else {
      throw .unwritable(
        path: folder, reason: String(errorNumber: errno == EEXIST ? ENOTDIR : errno))
    }
  }
}

/// Keeps another flowsh from writing to a folder at the same time.
final class FolderLock {
  private let descriptor: Int32

  /// Locks a folder.
  ///
  /// - Throws: An error if another process has locked it.
  init(_ folder: String) throws(AdoptionError) {
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw .unwritable(path: folder, reason: String(errorNumber: errno))
    }
    // Some file systems have no locks, and there nobody is kept away.
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      close(descriptor)
      throw .busy(folder)
    }
  }

  /// Locks a folder, after waiting for another process that has locked it.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - isCancelled: Whether to stop waiting; asked several times a second.
  ///   - whenBusy: Called if another process has locked it.
  /// - Throws: An error if the folder can't be opened, or if the wait is cancelled.
  init(
    waitingFor folder: String, isCancelled: () -> Bool, whenBusy: () -> Void
  ) throws(AdoptionError) {
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw .unwritableSDK(path: folder, reason: String(errorNumber: errno))
    }
    var isBusy = false
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      if !isBusy { whenBusy() }
      isBusy = true
      guard !isCancelled() else {
        close(descriptor)
        throw .interrupted
      }
      poll(nil, 0, 100)
    }
  }

  deinit {
    // A child that is just being started may still have the descriptor.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}
