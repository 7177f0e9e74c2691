import Foundation
import HeadlessUIKit

/// A screen whose buttons push another screen some time after the tap.
final class LaterViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Later"
  }

  @Content.Builder override var content: [Content.Element] {
    Content.Button("Task") {
      Task {
        for _ in 0..<3 { await Task.yield() }
        self.push("After a task")
      }
    }
    Content.Button("Service") {
      Task { self.push(await Service().title()) }
    }
    Content.Button("Dispatch") {
      DispatchQueue.main.async {
        DispatchQueue.main.async { self.push("After two turns") }
      }
    }
    Content.Button("Timer") { self.afterAMoment { self.push("After a timer") } }
    Content.Button("Sleep") {
      Task {
        try? await Task.sleep(for: .milliseconds(30))
        self.push("After a sleep")
      }
    }
    Content.Button("Thread") { self.pushByThread() }
    Content.Button("Crash") {
      self.afterAMoment { self.navigationController?.pushViewController(self, animated: true) }
    }
  }

  private func afterAMoment(_ work: @escaping @MainActor @Sendable () -> Void) {
    let timer = Timer(timeInterval: 0.03, repeats: false) { _ in
      MainActor.assumeIsolated(work)
    }
    RunLoop.main.add(timer, forMode: .default)
  }

  /// Has a thread that is quick on every machine push a screen.
  private func pushByThread() {
    let hasCalled = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      DispatchQueue.main.async { self.push("After a thread") }
      hasCalled.signal()
    }
    hasCalled.wait()
  }

  private func push(_ title: String) {
    let screen = UIViewController()
    screen.title = title
    navigationController?.pushViewController(screen, animated: true)
  }
}

/// A service that works outside the main actor, partly on its own actor.
private nonisolated struct Service {
  private actor Memory {
    private(set) var title = "After a service"
  }

  private let memory = Memory()

  func title() async -> String { await Task.detached { await memory.title }.value }
}
