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
    MainQueue.later { self.run(block) }
  }

  /// Runs a closure at once, and returns what it returns.
  public final func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result {
    guard concurrencyType == .mainQueueConcurrencyType, !Thread.isMainThread else {
      return try lock.withLock { try run(block) }
    }
    nonisolated(unsafe) let block = block
    return try DispatchQueue.main.sync {
      nonisolated(unsafe) let result = try run(block)
      return result
    }
  }

  /// Runs a closure on the main queue, and returns what it returns.
  public nonisolated(nonsending) final func perform<Result>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> Result
  ) async rethrows -> Result {
    nonisolated(unsafe) let block = block
    return try await MainActor.run { Passed(value: try self.run(block)) }.value
  }

  /// A result that a block passes on to its caller.
  private struct Passed<Value>: @unchecked Sendable { let value: Value }

  private func run<Result>(_ block: () throws -> Result) rethrows -> Result {
    let result = try Self.$current.withValue(self) { try block() }
    processPendingChanges()
    return result
  }
}
