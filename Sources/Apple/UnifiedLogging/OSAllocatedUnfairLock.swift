/// A lock with the state that it protects.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let lock: os_unfair_lock_t
    var state: State

    init(_ state: State) {
      self.state = state
      lock = .allocate(capacity: 1)
      lock.initialize(to: os_unfair_lock())
    }

    deinit { lock.deallocate() }
  }

  private let storage: Storage

  /// Creates a lock around a state, which may not be sent to other threads.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Creates a lock around a state.
  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

  /// Calls a closure with the state while the lock is held.
  ///
  /// - Parameter body: The closure.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws.
  public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    os_unfair_lock_lock(storage.lock)
    defer { os_unfair_lock_unlock(storage.lock) }
    return try body(&storage.state)
  }

  /// Calls a closure with the state while the lock is held; what it returns isn't checked.
  ///
  /// - Parameter body: The closure.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws.
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try withLock(body)
  }

  /// Calls a closure with the state if the lock is free.
  ///
  /// - Parameter body: The closure.
  /// - Returns: What the closure returns; `nil` if the lock is held.
  /// - Throws: What the closure throws.
  public func withLockIfAvailable<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result? {
    guard os_unfair_lock_trylock(storage.lock) else { return nil }
    defer { os_unfair_lock_unlock(storage.lock) }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock.
  public init() { self.init(uncheckedState: ()) }

  /// Calls a closure while the lock is held.
  ///
  /// - Parameter body: The closure.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws.
  public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    try withLock { _ in try body() }
  }

  /// Takes the lock; waits until it is free.
  public func lock() { os_unfair_lock_lock(storage.lock) }

  /// Frees the lock.
  public func unlock() { os_unfair_lock_unlock(storage.lock) }

  /// Takes the lock if it is free.
  ///
  /// - Returns: Whether it was free.
  public func lockIfAvailable() -> Bool { os_unfair_lock_trylock(storage.lock) }
}
