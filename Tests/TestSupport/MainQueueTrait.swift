// Testing is missing in a build of all targets with the static standard library.
#if canImport(Testing)

  import Dispatch
  public import Testing

  /// Keeps tests on the main queue, even where they leave the main actor.
  ///
  /// A session that settles yields many times. Each time another thread would have to wake up and
  /// to go back to sleep, which takes more time than the rest of the test.
  ///
  /// Only for tests of apps without tasks: a session waits less long for work that leaves the main
  /// actor.
  public nonisolated struct MainQueueTrait: SuiteTrait, TestTrait, TestScoping {
    private static let mainQueue = MainQueueExecutor()

    /// A suite's tests inherit the executor.
    public var isRecursive: Bool { false }

    /// Runs the test on the main queue.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      try await withTaskExecutorPreference(Self.mainQueue) { try await function() }
    }
  }

  extension Trait where Self == MainQueueTrait {
    /// Keeps tests of apps without tasks on the main queue.
    public nonisolated static var onMainQueue: Self { Self() }
  }

  private nonisolated final class MainQueueExecutor: TaskExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      DispatchQueue.main.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
  }

#endif
