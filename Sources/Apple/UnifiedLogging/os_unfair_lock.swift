import Foundation
import Synchronization

/// A lock, which is used where it lies.
public struct os_unfair_lock_s: Sendable {
  fileprivate var isTaken: UInt32 = 0
  /// Creates a lock that is free.
  public init() {}
}

/// A lock, which is used where it lies.
public typealias os_unfair_lock = os_unfair_lock_s
/// The address of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

extension os_unfair_lock_t {
  /// Calls a closure with the lock's atomic value, which has the same layout.
  fileprivate func withAtomic<Result>(_ body: (borrowing Atomic<UInt32>) -> Result) -> Result {
    UnsafeMutableRawPointer(self).withMemoryRebound(to: Atomic<UInt32>.self, capacity: 1) {
      body($0.pointee)
    }
  }
}

/// Takes a lock; waits until it is free.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  while !os_unfair_lock_trylock(lock) { sched_yield() }
}

/// Takes a lock if it is free.
///
/// - Parameter lock: The lock.
/// - Returns: Whether it was free.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  lock.withAtomic { value in
    value.compareExchange(expected: 0, desired: 1, ordering: .acquiringAndReleasing).exchanged
  }
}

/// Frees a lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  lock.withAtomic { $0.store(0, ordering: .releasing) }
}
