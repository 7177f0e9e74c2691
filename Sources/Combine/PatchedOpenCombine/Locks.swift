import Glibc
import Synchronization

// What OpenCombine has in C++.

/// A lock that must not be locked twice by a thread, which ends the program.
struct UnfairLock {
  fileprivate let mutex: UnsafeMutablePointer<pthread_mutex_t>

  static func allocate() -> UnfairLock { UnfairLock(mutex: .make(PTHREAD_MUTEX_ERRORCHECK)) }
  func lock() {
    let error = pthread_mutex_lock(mutex)
    precondition(error == 0, "a lock of OpenCombine can't be locked: error \(error)")
  }
  func unlock() { pthread_mutex_unlock(mutex) }
  func assertOwner() { assert(pthread_mutex_trylock(mutex) == EBUSY, "the lock isn't locked") }
  func deallocate() { mutex.free() }
}

/// A lock that a thread may lock again.
struct UnfairRecursiveLock {
  fileprivate let mutex: UnsafeMutablePointer<pthread_mutex_t>

  static func allocate() -> UnfairRecursiveLock {
    UnfairRecursiveLock(mutex: .make(PTHREAD_MUTEX_RECURSIVE))
  }
  func lock() { pthread_mutex_lock(mutex) }
  func unlock() { pthread_mutex_unlock(mutex) }
  func deallocate() { mutex.free() }
}

extension UnsafeMutablePointer<pthread_mutex_t> {
  fileprivate static func make(_ kind: some BinaryInteger) -> Self {
    let mutex = Self.allocate(capacity: 1)
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    pthread_mutexattr_settype(&attributes, Int32(kind))
    pthread_mutex_init(mutex, &attributes)
    pthread_mutexattr_destroy(&attributes)
    return mutex
  }

  fileprivate func free() {
    pthread_mutex_destroy(self)
    deallocate()
  }
}

private let identifiers = Atomic<UInt64>(0)

func __nextCombineIdentifier() -> UInt64 {
  identifiers.add(1, ordering: .relaxed).oldValue
}

func __stopInDebugger() { raise(SIGTRAP) }
