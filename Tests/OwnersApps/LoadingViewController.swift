import Foundation
import HeadlessUIKit

/// A screen with a task that continues after its removal and keeps it alive until the work ends.
final class LoadingViewController: TitledViewController {
  private let work: Work

  init(_ work: Work) {
    self.work = work
    super.init("Load")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    Task {
      await work.ended()
      self.title = "Loaded"
    }
  }
}

/// Work that ends when `end()` is called.
final class Work {
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func ended() async { await withCheckedContinuation { waiting.append($0) } }

  func end() {
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}
