import HeadlessUIKit

/// A flow coordinator that only a suspended function holds while awaiting its result.
///
/// Its screen holds the continuation, but doesn't know the coordinator.
final class PickCoordinator: NavigationCoordinator {
  func choice() async -> String {
    let choice = await withCheckedContinuation { continuation in
      // If the function is resumed late, a walk may press the button a second time.
      var waiting: CheckedContinuation<String, Never>? = continuation
      let pick: @MainActor () -> Void = {
        waiting?.resume(returning: "Red picked")
        waiting = nil
      }
      let screen = TitledViewController("Pick", buttons: [("Red", pick)])
      navigationController.pushViewController(screen, animated: true)
    }
    navigationController.popViewController(animated: true)
    return choice
  }
}

/// A coordinator like `PickCoordinator`, except that its screen feeds a stream.
final class PollCoordinator: NavigationCoordinator {
  func run() async {
    let (votes, feed) = AsyncStream<String>.makeStream()
    let screen = TitledViewController(
      "Poll", buttons: [("Aye", { feed.yield("aye") }), ("Done", { feed.finish() })])
    navigationController.pushViewController(screen, animated: true)
    for await vote in votes { screen.title = "Poll: \(vote)" }
    navigationController.popViewController(animated: true)
  }
}

/// A coordinator like `PickCoordinator`, except that it is its screen's delegate.
final class AskCoordinator: NavigationCoordinator {
  private var continuation: CheckedContinuation<String, Never>?

  func answer() async -> String {
    let answer = await withCheckedContinuation { continuation in
      self.continuation = continuation
      let screen = TitledViewController("Ask", buttons: [("Yes", { [weak self] in self?.agree() })])
      screen.delegate = self
      navigationController.pushViewController(screen, animated: true)
    }
    navigationController.popViewController(animated: true)
    return answer
  }

  private func agree() {
    continuation?.resume(returning: "Yes said")
    continuation = nil
  }
}
