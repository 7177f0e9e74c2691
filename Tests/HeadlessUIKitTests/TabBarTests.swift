import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct TabBarTests {
    @Test func `B5: viewControllers is empty, not nil, after it was set to an empty array`() {
      let tabs = UITabBarController()
      #expect(tabs.viewControllers == nil && tabs.customizableViewControllers == nil)
      tabs.setViewControllers([], animated: false)
      #expect(tabs.viewControllers == [] && tabs.customizableViewControllers == [])
      tabs.viewControllers = nil
      #expect(tabs.viewControllers == nil)
    }

    @Test func `B5: setting the tabs makes all of them customizable`() {
      let tabs = UITabBarController()
      let controllers = [UIViewController(), UIViewController()]
      tabs.viewControllers = controllers
      #expect(tabs.customizableViewControllers == controllers)
      tabs.customizableViewControllers = nil
      #expect(tabs.customizableViewControllers == nil && tabs.viewControllers == controllers)
      tabs.viewControllers = [controllers[0]]
      #expect(tabs.customizableViewControllers == [controllers[0]])
    }

    @Test(.bug(id: "U23"))
    func `the stack for tabs without room always exists, and is none of the tabs`() {
      let app = App()
      let tabs = UITabBarController()
      let more = tabs.moreNavigationController
      #expect(more === tabs.moreNavigationController && more.tabBarItem.title == "More")
      #expect(more.viewControllers.map(\.title) == ["More"])
      let screens = ["A", "B", "C", "D", "E", "F"].map { app.screen($0) }
      tabs.viewControllers = screens
      app.show(tabs)
      #expect(tabs.viewControllers == screens && tabs.tabBar.items?.count == 6)
      tabs.selectedViewController = screens[5]
      #expect(tabs.selectedViewController !== more && tabs.selectedIndex == 5)
      #expect(app.broken == [])
    }

    @Test func `tapping a tab, even the selected one, asks and notifies the delegate`() {
      let app = App()
      let (tabs, delegate) = tabs(app, app.screen("A"), app.screen("B"))
      defer { _ = delegate }
      let screens = tabs.viewControllers ?? []
      #expect(tabs.personTaps(tab: screens[1]))
      #expect(tabs.personTaps(tab: screens[1]))
      let calls = app.journal.lines.filter { $0.contains("elect") }
      #expect(calls == ["shouldSelect B", "didSelect B", "shouldSelect B", "didSelect B"])
      delegate.allowsSelection = false
      #expect(!tabs.personTaps(tab: screens[0]))
      #expect(tabs.selectedViewController === screens[1])
    }

    @Test func `selecting a tab programmatically doesn't notify the delegate`() {
      let app = App()
      let (tabs, delegate) = tabs(app, app.screen("A"), app.screen("B"))
      defer { _ = delegate }
      tabs.selectedIndex = 1
      tabs.selectedViewController = tabs.viewControllers?[0]
      #expect(!app.journal.lines.contains { $0.contains("elect") })
      #expect(tabs.selectedIndex == 0)
    }

    // This order differs from that of a push. A log on pgzxc.github.io (commit efa3afd7) shows it.
    @Test func `the new tab's viewWillAppear precedes the old tab's viewWillDisappear`() {
      let app = App()
      let (tabs, _) = tabs(app, app.screen("A"), app.screen("B"))
      tabs.selectedIndex = 1
      #expect(
        app.journal.lines == [
          "B.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear", "B.viewDidAppear",
        ])
    }

    @Test func `tapping the selected tab pops its navigation controller to the root`() {
      let app = App()
      let navigation = UINavigationController(rootViewController: app.screen("A"))
      let (tabs, delegate) = tabs(app, navigation, app.screen("B"))
      navigation.delegate = delegate
      navigation.viewControllers += [app.screen("C"), app.screen("D")]
      app.settle()
      app.journal.clear()
      _ = tabs.personTaps(tab: navigation)
      #expect(navigation.viewControllers.count == 1)
      app.settle()
      let name = navigation.screenName
      #expect(
        app.journal.lines == [
          "shouldSelect \(name)", "didSelect \(name)", "D.viewWillDisappear", "A.viewWillAppear",
          "willShow A", "D.viewDidDisappear", "A.viewDidAppear", "didShow A",
        ])
    }

    @Test func `tapping another tab doesn't change its navigation controller's stack`() {
      let app = App()
      let navigation = UINavigationController(rootViewController: app.screen("A"))
      navigation.viewControllers.append(app.screen("B"))
      let (tabs, _) = tabs(app, app.screen("C"), navigation)
      _ = tabs.personTaps(tab: navigation)
      app.settle()
      #expect(navigation.viewControllers.count == 2)
    }

    @Test func `the delegate is weak`() {
      let tabs = UITabBarController()
      var delegate: Delegate? = Delegate(Journal())
      tabs.delegate = delegate
      delegate = nil
      #expect(tabs.delegate == nil)
    }

    @Test func `selecting a controller that is not a tab is a fault`() {
      let app = App()
      let (tabs, _) = tabs(app, app.screen("A"))
      tabs.selectedViewController = app.screen("B")
      #expect(app.broken == [.selectedStranger])
    }

    @Test func `using one controller for two tabs is a fault`() {
      let app = App()
      let (tabs, _) = tabs(app, app.screen("A"))
      let screen = app.screen("B")
      tabs.viewControllers = [screen, screen]
      #expect(app.broken == [.tabsNameOneTwice])
      #expect(tabs.viewControllers?.count == 1)
    }

    @Test
    func `replacing the tabs keeps the selected tab, or else its index, or else selects the first`()
    {
      let app = App()
      let screens = ["A", "B", "C", "D"].map { app.screen($0) }
      let (tabs, _) = tabs(app, screens[0], screens[1])
      tabs.selectedIndex = 1
      tabs.viewControllers = [screens[1], screens[2]]
      #expect(tabs.selectedViewController === screens[1])
      tabs.viewControllers = [screens[3], screens[2]]
      #expect(tabs.selectedViewController === screens[3])
      tabs.selectedIndex = 1
      tabs.viewControllers = [screens[0]]
      #expect(tabs.selectedViewController === screens[0])
      #expect(screens[2].parent == nil && screens[0].parent === tabs)
      tabs.viewControllers = nil
      #expect(tabs.selectedIndex == NSNotFound && tabs.viewControllers == nil)
      #expect(tabs.children.isEmpty)
    }

    @Test func `only the selected tab's controller appears with the tab bar controller`() {
      let app = App()
      let tabs = UITabBarController()
      tabs.viewControllers = [app.screen("A"), app.screen("B")]
      tabs.selectedIndex = 1
      app.window.rootViewController = tabs
      app.window.makeKeyAndVisible()
      #expect(app.journal.lines == ["B.viewWillAppear", "B.viewDidAppear"])
    }

    @Test
    func `a controller that is pushed elsewhere loses its tab, and the first tab is selected`() {
      let app = App()
      let screens = ["A", "B"].map { app.screen($0) }
      let (tabs, _) = tabs(app, screens[0], screens[1])
      tabs.selectedIndex = 1
      let other = UINavigationController()
      other.pushViewController(screens[1], animated: false)
      #expect(tabs.viewControllers == [screens[0]])
      #expect(tabs.selectedViewController === screens[0])
      #expect(app.journal.lines.last == "A.viewDidAppear")
    }

    @Test func `a pushed controller can hide the tab bar`() {
      let app = App()
      let navigation = UINavigationController(rootViewController: app.screen("A"))
      let (tabs, _) = tabs(app, navigation)
      #expect(tabs.showsTabs)
      let pushed = app.screen("B")
      pushed.hidesBottomBarWhenPushed = true
      navigation.pushViewController(pushed, animated: false)
      #expect(!tabs.showsTabs)
    }

    @Test func `a controller's title is also the title of its navigation item and its tab`() {
      let app = App()
      let screen = app.screen("A")
      #expect(screen.navigationItem.title == "A" && screen.tabBarItem.title == "A")
      screen.title = "B"
      #expect(screen.navigationItem.title == "B" && screen.tabBarItem.title == "B")
      #expect(UINavigationController(rootViewController: screen).tabBarItem.title == "B")
    }

    @Test func `a tab bar controller that code creates loads its view in super's initializer`() {
      final class Eager: UITabBarController {
        var steps: [String] = []
        init() {
          super.init(nibName: nil, bundle: nil)
          steps.append("init")
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
          super.viewDidLoad()
          steps.append("viewDidLoad")
        }
      }
      #expect(Eager().steps == ["viewDidLoad", "init"])
    }

    private func tabs(
      _ app: borrowing App, _ controllers: UIViewController...
    ) -> (UITabBarController, Delegate) {
      let tabs = UITabBarController()
      let delegate = Delegate(app.journal)
      tabs.delegate = delegate
      tabs.viewControllers = controllers
      app.show(tabs)
      return (tabs, delegate)
    }
  }
}
