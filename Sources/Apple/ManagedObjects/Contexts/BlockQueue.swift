import Foundation
import Synchronization

/// The queue of a context's blocks: one thread at a time runs one.
///
/// A block that runs later on the main queue doesn't wait there for one that runs on another
/// thread, which may itself wait for the main thread. It runs after that one.
final class BlockQueue: Sendable {
  private struct State {
    /// The blocks that run later, in their order.
    var blocks: [Block] = []
    /// The number of times that the main queue has come to a block while another thread ran one.
    var missed = 0
  }

  /// A closure that one thread passes to another.
  private struct Block: @unchecked Sendable { let run: () -> Void }

  private let lock = NSRecursiveLock()
  private let state = Mutex(State())

  /// Runs a block at once, or after that of another thread.
  func wait<Result>(_ block: () throws -> Result) rethrows -> Result {
    lock.lock()
    defer { unlock() }
    return try block()
  }

  /// Runs a block later on the main queue.
  func later(_ block: @escaping () -> Void) {
    let block = Block(run: block)
    state.withLock { $0.blocks.append(block) }
    MainQueue.later { self.runNext() }
  }

  /// Waits for the block of another thread, if there is one.
  func turn() async {
    await withCheckedContinuation { turn in later { turn.resume() } }
  }

  /// Runs a block at once on the main thread; returns `nil` if another thread runs one.
  func attempt<Result>(_ block: () throws -> Result) rethrows -> Result? {
    guard lock.try() else { return nil }
    defer { unlock() }
    return try block()
  }

  private func runNext() {
    // Counted before the attempt, so that the end of the other thread's block finds it.
    state.withLock { $0.missed += 1 }
    _ = attempt {
      let block = state.withLock { state in
        state.missed = max(0, state.missed - 1)
        return state.blocks.isEmpty ? nil : state.blocks.removeFirst()
      }
      block?.run()
    }
  }

  private func unlock() {
    lock.unlock()
    let missed = state.withLock { state in
      defer { state.missed = 0 }
      return state.missed
    }
    for _ in 0..<missed { MainQueue.later { self.runNext() } }
  }
}
