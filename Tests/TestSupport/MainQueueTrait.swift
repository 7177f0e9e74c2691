// The Testing module is missing when all targets are built with the static standard library.
#if canImport(Testing)

  import Dispatch
  public import Testing

  /// A trait that keeps tests on the main queue, even where they leave the main actor.
  ///
  /// Otherwise, another thread would have to wake up and go back to sleep each time.
  public nonisolated struct MainQueueTrait: SuiteTrait, TestTrait, TestScoping {
    private static let mainQueue = MainQueueExecutor()

    /// Always `false`, because a suite's tests inherit the executor.
    public var isRecursive: Bool { false }

    /// Runs the test on the main queue.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      try await withTaskExecutorPreference(Self.mainQueue) { try await function() }
    }
  }

  extension Trait where Self == MainQueueTrait {
    /// A trait that keeps tests on the main queue.
    public nonisolated static var onMainQueue: Self { Self() }
  }

  private nonisolated final class MainQueueExecutor: TaskExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      DispatchQueue.main.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
  }

#endif
