import Coordinators
import Foundation
import HeadlessUIKit

/// The coordinator of the whole app; it replaces its root without releasing the old tree, and
/// handles links wherever the user happens to be.
final class AppCoordinator: WindowCoordinator {
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  let window: UIWindow

  init(window: UIWindow) { self.window = window }

  func start() {
    let tabs = TabsCoordinator { [weak self] in self?.startOver() }
    startChild(tabs)
    window.rootViewController = tabs.rootViewController
  }

  /// Fault 10, a root replaced while the old tree stays alive: the old coordinator is not removed.
  private func startOver() { start() }

  /// Fault 8, a deep link that meets a sheet or the wrong tab: the screen is pushed onto the
  /// selected tab, whichever it is, behind whatever is presented.
  func open(_ url: URL) -> Bool {
    guard url.scheme == "leaky", let group = url.pathComponents.last,
      let tabs = window.rootViewController as? UITabBarController,
      let navigation = tabs.selectedViewController as? UINavigationController
    else { return false }
    navigation.pushViewController(Page(title: group, words: "A group."), animated: true)
    return true
  }
}

extension AppCoordinator: CoordinatorFinishDelegate {}
