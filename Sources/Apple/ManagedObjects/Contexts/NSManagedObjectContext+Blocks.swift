import Foundation

extension NSManagedObjectContext {
  /// When a closure runs.
  public enum ScheduledTaskType: Sendable {
    /// At once if the thread is the context's, else later.
    case immediate
    /// After what has been enqueued before.
    case enqueued
  }

  /// The context whose block is running.
  @TaskLocal static var current: NSManagedObjectContext?

  /// Runs a closure later, on the main queue.
  @preconcurrency
  public final func perform(_ block: @escaping @Sendable () -> Void) {
    blocks.later { self.run(block) }
  }

  /// Runs a closure at once, and returns what it returns.
  public final func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result {
    try onOwnThread { try run(block) }
  }

  /// Runs a closure while no other thread works with the context, and returns what it returns.
  func onOwnThread<Result>(_ block: () throws -> Result) rethrows -> Result {
    guard concurrencyType == .mainQueueConcurrencyType, !MainQueue.isCurrent else {
      return try blocks.wait(block)
    }
    nonisolated(unsafe) let block = block
    return try DispatchQueue.main.sync {
      nonisolated(unsafe) let result = try block()
      return result
    }
  }

  /// Runs a closure on the main queue, and returns what it returns.
  public nonisolated(nonsending) final func perform<Result>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> Result
  ) async rethrows -> Result {
    nonisolated(unsafe) let block = block
    while true {
      let passed = try await MainActor.run {
        try self.blocks.attempt { Passed(value: try self.run(block)) }
      }
      if let passed { return passed.value }
      await blocks.turn()
    }
  }

  /// A result that a block passes on to its caller.
  private struct Passed<Value>: @unchecked Sendable { let value: Value }

  private func run<Result>(_ block: () throws -> Result) rethrows -> Result {
    let result = try Self.$current.withValue(self) { try block() }
    processPendingChanges()
    return result
  }
}
