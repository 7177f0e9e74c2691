import Foundation
import Testing
import UnifiedLogging

/// The locks and signposts of the modules that log.
@Suite struct LockTests {
  @Test func `a lock protects its state from threads`() {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<1_000 { lock.withLock { $0 += 1 } }
    }
    #expect(lock.withLock { $0 } == 8_000)
    #expect(lock.withLock { _ in lock.withLockIfAvailable { $0 } } == nil)
  }

  @Test func `a lock that is held can't be taken`() {
    var lock = os_unfair_lock()
    os_unfair_lock_lock(&lock)
    #expect(!os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
    #expect(os_unfair_lock_trylock(&lock))
    let other = OSAllocatedUnfairLock()
    other.lock()
    #expect(!other.lockIfAvailable())
    other.unlock()
    #expect(other.withLock { 1 } == 1)
  }

  @Test func `signposts run the code between them, and have identifiers of their own`() {
    let signposter = OSSignposter(subsystem: "app", category: .pointsOfInterest)
    let id = signposter.makeSignpostID()
    #expect(id != signposter.makeSignpostID())
    let state = signposter.beginInterval("load", id: id, "begins \(1)")
    signposter.emitEvent("half")
    signposter.endInterval("load", state)
    os_signpost(.begin, log: .default, name: "load", signpostID: id, "%d", 1)
    #expect(signposter.withIntervalSignpost("load") { 7 } == 7)
    #expect(!OSLog.disabled.isEnabled(type: .debug) && OSLog.default.isEnabled(type: .debug))
  }
}
