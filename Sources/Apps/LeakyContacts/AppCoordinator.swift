import Coordinators
import Foundation
import HeadlessUIKit

/// The app's root coordinator, which doesn't release the old tree when it replaces its root, and
/// which opens links regardless of the screen that is shown.
final class AppCoordinator: WindowCoordinator {
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  let window: UIWindow

  init(window: UIWindow) { self.window = window }

  func start() {
    let tabs = TabsCoordinator(
      startOver: { [weak self] in self?.startOver() }, signOut: { [weak self] in self?.signOut() })
    startChild(tabs)
    window.rootViewController = tabs.rootViewController
  }

  /// Fault 10: The root is replaced, but the old coordinator isn't removed, so the old coordinator
  /// tree stays alive.
  private func startOver() { start() }

  /// Fault 11: The old coordinators are released, but the root is replaced while it presents the
  /// account sheet, so the window keeps the old root and the sheet.
  private func signOut() {
    childCoordinators = []
    start()
  }

  /// Fault 8: A deep link pushes its screen onto the stack of the selected tab, even if the link
  /// belongs to another tab or a sheet covers the tab.
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
