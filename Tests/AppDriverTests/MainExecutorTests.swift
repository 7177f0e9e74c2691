import Dispatch
import Foundation
import Testing

@testable import AppDriver

/// An isolated deinitializer asks the runtime whether its executor runs on the thread that releases
/// the object last, and so does each check of the main actor.
@Suite struct `The main actor's executor, once it is remembered` {
  private nonisolated static let key = DispatchSpecificKey<Bool>()

  init() {
    MainQueue.rememberExecutor()
    DispatchQueue.main.setSpecific(key: Self.key, value: true)
  }

  /// Whether the main queue runs, which another thread than the main one may serve.
  private nonisolated static var isOnMainQueue: Bool { DispatchQueue.getSpecific(key: key) == true }

  @MainActor final class Screen {
    let onFree: @Sendable (Bool) -> Void

    init(onFree: @escaping @Sendable (Bool) -> Void) { self.onFree = onFree }

    isolated deinit { onFree(`The main actor's executor, once it is remembered`.isOnMainQueue) }
  }

  final class QueueExecutor: SerialExecutor {
    private let queue = DispatchQueue(label: "executor")

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      let executor = asUnownedSerialExecutor()
      queue.async { job.runSynchronously(on: executor) }
    }
  }

  actor Worker {
    private let executor = QueueExecutor()
    let onFree: @Sendable (Bool) -> Void

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    init(onFree: @escaping @Sendable (Bool) -> Void) { self.onFree = onFree }

    isolated deinit { onFree(`The main actor's executor, once it is remembered`.isOnMainQueue) }
  }

  @Test func `frees at once what the main queue releases`() async {
    let isOnMain = await MainActor.run {
      nonisolated(unsafe) var isOnMain: Bool?
      var screen: Screen? = Screen { isOnMain = $0 }
      _ = screen
      screen = nil
      return isOnMain
    }
    #expect(isOnMain == true)
  }

  @Test func `frees on the main queue what a thread releases`() async {
    let isOnMain = await withCheckedContinuation { continuation in
      Task { @MainActor in
        let screen = Unmanaged.passRetained(
          Screen { continuation.resume(returning: $0) })
        Thread.detachNewThread { screen.release() }
      }
    }
    #expect(isOnMain)
  }

  @Test func `belongs to the main thread, whose run loop runs while a test is suspended`() async {
    let isOnMain = await withCheckedContinuation { continuation in
      Task { @MainActor in
        let isOnMain = isOnMainThread()
        let timer = Timer(timeInterval: 0, repeats: false) { _ in
          continuation.resume(returning: isOnMain && Thread.isMainThread)
        }
        RunLoop.main.add(timer, forMode: .default)
      }
    }
    #expect(isOnMain)
  }

  @Test func `isn't taken for another one, whose objects the main queue releases`() async {
    let isOnMain = await withCheckedContinuation { continuation in
      Task { @MainActor in
        // The executor is remembered now.
        MainActor.assertIsolated()
        let worker = Unmanaged.passRetained(Worker { continuation.resume(returning: $0) })
        worker.release()
      }
    }
    #expect(!isOnMain)
  }
}

/// Whether this is the main thread, for asynchronous callers.
private func isOnMainThread() -> Bool { Thread.isMainThread }
