// The Testing module is missing when all targets are built with the static standard library.
#if canImport(Testing)

  import Dispatch
  import Foundation
  import Glibc
  import Synchronization
  public import Testing

  /// A trait that runs a suite on dedicated threads, because its tests block while they wait for a
  /// process.
  ///
  /// Swift concurrency has only one thread per processor. If waiting tests blocked these threads,
  /// suites that run one at a time would make no progress until all tests of processes had ended.
  ///
  ///     @Suite(.blocking) struct `The test runner` { … }
  public struct BlockingTrait: SuiteTrait, TestScoping {
    private static let threads = BlockingThreads()

    /// Always `false`, because a suite's tests inherit the executor.
    public var isRecursive: Bool { false }

    /// Runs the suite on the dedicated threads.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      try await withTaskExecutorPreference(Self.threads) { try await function() }
    }
  }

  extension Trait where Self == BlockingTrait {
    /// A trait that runs a suite on dedicated threads; needed by tests that wait for a process.
    public static var blocking: Self { Self() }
  }

  /// An executor that has two more threads than there are processors.
  ///
  /// About half of the time, the tests wait for something that takes real time, such as a time
  /// limit. With fewer threads, they would run alone at the end while processors idle. With many
  /// more, the processes that they start would crowd out the suites that run one at a time, which
  /// would then run alone at the end. For the same reason, the threads and the processes have a
  /// lower priority.
  ///
  /// It doesn't use Dispatch's threads, because Swift concurrency uses them.
  private final class BlockingThreads: TaskExecutor {
    private let jobs = Mutex<[UnownedJob]>([])
    private let available = DispatchSemaphore(value: 0)

    init() {
      for _ in 0..<(ProcessInfo.processInfo.activeProcessorCount + 2) {
        Thread.detachNewThread {
          // In Linux, this is the priority of the calling thread.
          setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 4)
          while true { self.runNext() }
        }
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
