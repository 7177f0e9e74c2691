import Files
import Glibc

/// A watch for changes in folders.
///
/// It watches folders and not files, because an editor may replace a file instead of writing to it.
final class FileWatch {
  /// A change in a folder.
  struct Change: Hashable {
    /// The absolute path of the file or folder that has changed.
    let path: String
    /// Whether it is a folder.
    let isFolder: Bool
  }

  private let descriptor: Int32
  /// The watched folders by the numbers that the system has given them.
  private var folders: [Int32: String] = [:]

  /// The kinds of changes: files that have been written, renamed, created or deleted, or whose
  /// permissions have changed.
  private static let mask =
    UInt32(IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_CREATE | IN_DELETE | IN_ATTRIB)
    | UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR)
  private static let headerSize = 16

  /// Creates a watch without folders.
  ///
  /// - Throws: An error if the system has too many watches.
  init() throws(FileError) {
    // The flags of `inotify_init1` have the values of those of `open`.
    descriptor = inotify_init1(O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw FileError(.read, "the watch for changes", .system(errno)) }
  }

  deinit { close(descriptor) }

  /// Adds a folder that isn't watched yet.
  ///
  /// - Parameter folder: The absolute path of the folder.
  /// - Throws: An error if the folder can't be watched. A folder that doesn't exist is ignored.
  func add(_ folder: String) throws(FileError) {
    let number = inotify_add_watch(descriptor, folder, Self.mask)
    if number >= 0 {
      folders[number] = folder
    } else if errno != ENOENT, errno != ENOTDIR {
      throw FileError(.read, folder, .system(errno))
    }
  }

  /// Notices when a folder is renamed or deleted, if it may be read.
  ///
  /// - Parameter folder: The absolute path of the folder.
  func addItself(_ folder: String) {
    let mask = UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR | IN_MASK_ADD)
    let number = inotify_add_watch(descriptor, folder, mask)
    if number >= 0 { folders[number] = folder }
  }

  /// Waits for changes.
  ///
  /// - Parameter milliseconds: The maximum time to wait; `nil` if there is none.
  /// - Returns: The changes; none if the time is over or a signal has arrived.
  func changes(within milliseconds: Int32? = nil) -> Set<Change> {
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&polled, 1, milliseconds ?? -1) > 0 else { return [] }
    var changes: Set<Change> = []
    withUnsafeTemporaryAllocation(byteCount: 1 << 13, alignment: 8) { room in
      while true {
        let count = read(descriptor, room.baseAddress, room.count)
        guard count > 0 else { return }
        take(UnsafeRawBufferPointer(rebasing: room[..<count]), &changes)
      }
    }
    return changes
  }

  private func take(_ bytes: UnsafeRawBufferPointer, _ changes: inout Set<Change>) {
    var place = 0
    while place + Self.headerSize <= bytes.count {
      let number = bytes.loadUnaligned(fromByteOffset: place, as: Int32.self)
      let mask = bytes.loadUnaligned(fromByteOffset: place + 4, as: UInt32.self)
      let length = Int(bytes.loadUnaligned(fromByteOffset: place + 12, as: UInt32.self))
      let start = place + Self.headerSize
      place = start + length
      guard place <= bytes.count else { return }
      if mask & UInt32(IN_Q_OVERFLOW) != 0 {
        // Some changes are unknown, so any folder may have changed.
        for folder in folders.values { changes.insert(Change(path: folder, isFolder: true)) }
      }
      guard let folder = folders[number] else { continue }
      if mask & UInt32(IN_IGNORED) != 0 { folders[number] = nil }
      let name = String(decoding: bytes[start..<place].prefix { $0 != 0 }, as: UTF8.self)
      if name.isEmpty {
        changes.insert(Change(path: folder, isFolder: true))
      } else {
        let prefix = folder == "/" ? "/" : folder + "/"
        changes.insert(
          Change(path: prefix + name, isFolder: mask & UInt32(IN_ISDIR) != 0))
      }
    }
  }
}
