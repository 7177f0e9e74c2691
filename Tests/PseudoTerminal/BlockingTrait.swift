// Testing is missing in a build of all targets with the static standard library.
#if canImport(Testing)

  import Dispatch
  import Foundation
  import Synchronization
  public import Testing

  /// Runs a suite's tests on threads of their own, because they block while they wait for a process.
  ///
  /// The threads of Swift concurrency are as many as the processors. Blocked by tests that wait, they
  /// would run nothing else, so that the suites that run one at a time would stop until all tests
  /// with processes have ended.
  ///
  ///     @Suite(.blocking) struct `The runner` { … }
  public struct BlockingTrait: SuiteTrait, TestScoping {
    private static let threads = BlockingThreads()

    /// The tests of the suite inherit its threads.
    public var isRecursive: Bool { false }

    /// Runs the suite on the threads.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      try await withTaskExecutorPreference(Self.threads) { try await function() }
    }
  }

  extension Trait where Self == BlockingTrait {
    /// Runs the suite's tests on threads of their own; needed by tests that wait for a process.
    public static var blocking: Self { Self() }
  }

  /// Two threads for each processor: at any time, about half of them wait.
  ///
  /// They are not Dispatch's, which are those of Swift concurrency.
  private final class BlockingThreads: TaskExecutor {
    private let jobs = Mutex<[UnownedJob]>([])
    private let available = DispatchSemaphore(value: 0)

    init() {
      for _ in 0..<(2 * ProcessInfo.processInfo.activeProcessorCount) {
        Thread.detachNewThread { while true { self.runNext() } }
      }
    }

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      jobs.withLock { $0.append(job) }
      available.signal()
    }

    private func runNext() {
      available.wait()
      jobs.withLock { $0.removeFirst() }.runSynchronously(on: asUnownedTaskExecutor())
    }
  }

#endif
