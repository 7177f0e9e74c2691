import Foundation
import Synchronization

/// A lock that belongs to an object, and how many calls hold it or wait for it.
private nonisolated struct ObjectLock {
  let lock = NSRecursiveLock()
  var users = 0

  static let all = Mutex<[ObjectIdentifier: ObjectLock]>([:])
}

/// Waits until no other thread holds the object's lock, and holds it.
///
/// - Returns: 0, as nothing can go wrong.
@discardableResult
public nonisolated func objc_sync_enter(_ object: Any) -> Int32 {
  let id = ObjectIdentifier(object as AnyObject)
  let lock = ObjectLock.all.withLock { all in
    all[id, default: ObjectLock()].users += 1
    return all[id]?.lock
  }
  lock?.lock()
  return 0
}

/// Releases the object's lock.
///
/// - Returns: 0, or -1 if nothing holds the lock.
@discardableResult
public nonisolated func objc_sync_exit(_ object: Any) -> Int32 {
  let id = ObjectIdentifier(object as AnyObject)
  let lock = ObjectLock.all.withLock { all in
    let entry = all[id]
    all[id]?.users -= 1
    if all[id]?.users == 0 { all[id] = nil }
    return entry?.lock
  }
  lock?.unlock()
  return lock == nil ? -1 : 0
}
