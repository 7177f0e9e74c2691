import Glibc

/// A lock between processes, on a file next to the one that it protects.
nonisolated struct FileLock {
  private static let attempts = 200
  private static let pause: UInt32 = 10_000

  private let file: Int32

  /// Waits up to two seconds for the lock.
  init(beside path: String) throws(HistoryError) {
    file = open(path + ".lock", O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK, 0o600)
    guard file >= 0 else { throw .unwritable(path: path + ".lock", errno: errno) }

    for _ in 0..<Self.attempts {
      if flock(file, LOCK_EX | LOCK_NB) == 0 { return }
      switch errno {
      case EINTR: continue
      case EWOULDBLOCK: usleep(Self.pause)
      // If the file system has no locks, saving without one is better than losing the history.
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

  /// Releases the lock.
  func release() {
    close(file)
  }
}
