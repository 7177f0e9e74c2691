import Coordinators
import Foundation
import HeadlessUIKit

/// The coordinator of the whole app, which replaces its root without releasing the old tree, and
/// handles links without regard to where the user is.
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

  /// Fault 10, a root that is replaced while the old tree is kept: the old child is not removed.
  private func startOver() { start() }

  /// Fault 8, a deep link that arrives while a sheet or the wrong tab is shown: the screen is
  /// pushed onto whichever tab is selected, behind any presented screen.
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
