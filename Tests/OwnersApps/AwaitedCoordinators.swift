import HeadlessUIKit

/// A flow that only a suspended function holds, which awaits it.
///
/// Its screen holds the continuation and doesn't know the coordinator.
final class PickCoordinator: NavigationCoordinator {
  func choice() async -> String {
    let choice = await withCheckedContinuation { continuation in
      let screen = TitledViewController(
        "Pick", buttons: [("Red", { continuation.resume(returning: "Red picked") })])
      navigationController.pushViewController(screen, animated: true)
    }
    navigationController.popViewController(animated: true)
    return choice
  }
}

/// As `PickCoordinator`, but its screen feeds a stream.
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

/// As `PickCoordinator`, but the coordinator is the delegate of its screen.
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

  private func agree() { continuation?.resume(returning: "Yes said") }
}
