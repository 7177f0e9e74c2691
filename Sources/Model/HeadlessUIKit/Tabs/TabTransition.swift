/// The change to another tab, animated by the app.
final class TabTransition: TransitionCoordinator {
  private let container: UITabBarController

  init(in container: UITabBarController, from: UIViewController, to: UIViewController) {
    self.container = container
    super.init(from: from, to: to, isAnimated: true)
  }

  override func ended(didComplete: Bool) { container.finish(self, didComplete: didComplete) }

  override func abandon() {
    super.abandon()
    if container.running === self { container.running = nil }
  }
}
