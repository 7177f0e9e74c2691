import Glibc
import VirtualClock

/// An interprocess lock, held on a file next to the one that it protects.
nonisolated struct FileLock {
  private static let pause = Duration.milliseconds(10)

  private let file: Int32

  /// Waits for the lock, for at most the given time.
  init(beside path: String, within limit: Duration) throws(HistoryError) {
    file = open(path + ".lock", O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK, 0o600)
    guard file >= 0 else { throw .unwritable(path: path + ".lock", errno: errno) }

    for _ in 0..<Int(limit / Self.pause) {
      if flock(file, LOCK_EX | LOCK_NB) == 0 { return }
      switch errno {
      case EINTR: continue
      case EWOULDBLOCK: RealTime.sleep(for: Self.pause)
      // Where the file system has no locks, saving unlocked is better than losing the history.
      case ENOLCK, EOPNOTSUPP, ENOSYS: return
      default:
        let error = errno
        close(file)
        throw .unwritable(path: path + ".lock", errno: error)
      }
    }
    close(file)
    throw .locked(path: path)
  }

  func release() {
    close(file)
  }
}
