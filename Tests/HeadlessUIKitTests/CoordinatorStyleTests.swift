import Foundation
import HeadlessUIKit
import Swift5Coordinators
import Swift6Coordinators
import Testing

extension HeadlessUIKitTests {
  /// Tests that run coordinators from real apps unchanged.
  @Suite struct CoordinatorStyleTests {
    @Test func `when the login flow finishes, the tab flow replaces it`() {
      let app = App()
      let navigation = UINavigationController()
      let coordinator = FinishingAppCoordinator(navigation)
      app.show(navigation)
      coordinator.start()
      app.settle()
      let login = navigation.topViewController as? EventViewController
      login?.didSendEvent?(.done)
      app.settle()
      #expect(navigation.topViewController is UITabBarController)
      #expect(coordinator.childCoordinators.map(\.type) == [.tab])
      #expect(app.broken.isEmpty)
    }

    @Test func `a coordinator that owns the window can keep its children in an NSMutableArray`() {
      let app = App()
      let coordinator = WindowCoordinator(window: app.window)
      coordinator.start()
      app.settle()
      #expect(coordinator.childCoordinators.count == 1)
      #expect(app.window.rootViewController is UINavigationController)
    }

    @Test func `a navigation proxy notifies the coordinator when the user goes back`() {
      let app = App()
      let navigation = app.stack("A")
      let proxy = NavigationProxy(navigationController: navigation)
      let coordinator = ProxiedCoordinator(proxy: proxy)
      coordinator.start()
      app.settle()
      #expect(proxy.pushes == 1)
      #expect(proxy.owner(of: navigation.viewControllers[1]) === coordinator)
      navigation.personGoesBack(to: navigation.viewControllers[0])
      app.settle()
      #expect(coordinator.popped == ["Proxied"])
    }

    @Test func `a coordinator written for Swift 6 starts its tabs`() {
      let app = App()
      let coordinator = RootCoordinator(window: app.window)
      coordinator.start()
      app.settle()
      #expect((app.window.rootViewController as? UITabBarController)?.selectedIndex == 1)
      #expect(coordinator.children.count == 1)
    }
  }
}
