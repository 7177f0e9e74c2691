import Foundation
import HeadlessUIKit

/// A screen whose buttons leave work for later, one of them without end.
final class LeavingViewController: UIViewController {
  private var timer: Timer?
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Leaving"
  }

  @Content.Builder override var content: [Content.Element] {
    Content.Text("\(count)")
    Content.Button("Tick") { self.tick() }
    Content.Button("Many") { for _ in 0..<20 { self.countLater() } }
    Content.Button("One") { self.countLater() }
  }

  private func tick() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
      MainActor.assumeIsolated { self.count += 1 }
    }
  }

  private func countLater() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      MainActor.assumeIsolated { self.count += 1 }
    }
  }
}
