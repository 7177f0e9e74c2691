import Foundation
import HeadlessUIKit
import Testing

/// A navigation controller that decides about its Back button, as a navigation bar's delegate.
private final class GuardedNavigation: UINavigationController, UINavigationBarDelegate {
  var mayPop = false
  var asked: [String?] = []

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    asked.append(item.title)
    return mayPop
  }
}

/// A tab bar controller that receives taps as a tab bar's delegate.
private final class HearingTabs: UITabBarController {
  var heard: [String] = []

  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    heard.append("\(item.title ?? "") \(selectedIndex)")
  }
}

private final class BarDelegate: NSObject, UITabBarDelegate, UINavigationBarDelegate {}

extension HeadlessUIKitTests {
  @Suite struct BarDelegateTests {
    @Test func `32: a navigation controller that is a bar's delegate decides about Back`() {
      let app = App()
      let navigation = GuardedNavigation(rootViewController: app.screen("A"))
      navigation.pushViewController(app.screen("B"), animated: false)
      app.show(navigation)
      let root = navigation.viewControllers[0]
      navigation.topViewController?.navigationItem.title = "B"
      navigation.personGoesBack(to: root)
      app.settle()
      #expect(navigation.viewControllers.count == 2 && navigation.asked == ["B"])
      navigation.mayPop = true
      navigation.personGoesBack(to: root)
      app.settle()
      #expect(navigation.viewControllers.count == 1 && navigation.asked == ["B", "B"])
      #expect(navigation.navigationBar.delegate === navigation)
    }

    @Test func `32: neither a swipe back nor a pop in code asks a navigation bar's delegate`() {
      let app = App()
      let navigation = GuardedNavigation(rootViewController: app.screen("A"))
      navigation.pushViewController(app.screen("B"), animated: false)
      navigation.pushViewController(app.screen("C"), animated: false)
      app.show(navigation)
      navigation.personSwipesBack()
      app.settle()
      navigation.popViewController(animated: false)
      app.settle()
      #expect(navigation.viewControllers.count == 1 && navigation.asked.isEmpty)
    }

    @Test func `33: a tap calls a tab bar controller's didSelect before the tab changes`() {
      let app = App()
      let tabs = HearingTabs()
      let (first, second) = (app.screen("A"), app.screen("B"))
      first.tabBarItem.title = "A"
      second.tabBarItem.title = "B"
      tabs.viewControllers = [first, second]
      app.show(tabs)
      tabs.selectedIndex = 1
      #expect(tabs.heard.isEmpty)
      #expect(tabs.personTaps(tab: first))
      #expect(tabs.heard == ["A 1"] && tabs.selectedIndex == 0)
      #expect(tabs.tabBar.delegate === tabs)
    }

    @Test func `a bar of its own has its own delegate and items`() {
      let app = App()
      let delegate = BarDelegate()
      let bar = UINavigationBar()
      bar.delegate = delegate
      bar.pushItem(UINavigationItem(title: "A"), animated: false)
      bar.pushItem(UINavigationItem(title: "B"), animated: false)
      #expect(bar.topItem?.title == "B" && bar.delegate === delegate)
      #expect(bar.popItem(animated: false)?.title == "B" && bar.popItem(animated: false) == nil)
      let tabBar = UITabBar()
      tabBar.delegate = delegate
      tabBar.items = [UITabBarItem(title: "A", image: nil, tag: 0)]
      tabBar.selectedItem = tabBar.items?.first
      #expect(tabBar.selectedItem?.title == "A" && tabBar.delegate === delegate)
      #expect(app.broken.isEmpty)
    }
  }
}
