import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct TabGroupTests {
    private func tab(_ name: String, _ app: borrowing App) -> UITab {
      let screen = app.screen(name)
      return UITab(title: name, image: nil, identifier: name) { _ in screen }
    }

    @Test(.bug(id: "U12")) func `a tab of a group is selected by its object`() throws {
      let app = App()
      let (a, b, home) = (tab("A", app), tab("B", app), tab("Home", app))
      let group = UITabGroup(title: "G", image: nil, identifier: "G", children: [a, b])
      let tabs = UITabBarController(tabs: [home, group])
      app.show(tabs)
      tabs.selectedTab = b
      app.settle()
      #expect(tabs.selectedViewController?.title == "B" && tabs.selectedTab === b)
      #expect(group.selectedChild === b && b.tabBarController === tabs)
      #expect(tabs.viewControllers?.map(\.title) == ["Home", "B"])
      tabs.selectedTab = home
      tabs.selectedTab = group
      #expect(tabs.selectedViewController?.title == "B", "the group shows its selected child")
      #expect(app.broken.isEmpty)
    }

    @Test(.bug(id: "U12")) func `a group's selected child is shown in place of the other`() {
      let app = App()
      let (a, b, home) = (tab("A", app), tab("B", app), tab("Home", app))
      let inner = UITabGroup(title: "I", image: nil, identifier: "I", children: [b])
      let group = UITabGroup(title: "G", image: nil, identifier: "G", children: [a, inner])
      let tabs = UITabBarController(tabs: [group, home])
      app.show(tabs)
      #expect(tabs.selectedViewController?.title == "A")
      group.selectedChild = inner
      app.settle()
      #expect(tabs.selectedViewController?.title == "B")
      tabs.selectedTab = home
      group.selectedChild = a
      app.settle()
      #expect(tabs.selectedTab === home && tabs.viewControllers?.map(\.title) == ["A", "Home"])
      #expect(app.broken.isEmpty)
    }

    @Test(.bug(id: "U12")) func `a tab that no tab bar controller shows can't be selected`() {
      let app = App()
      let tabs = UITabBarController(tabs: [tab("A", app)])
      app.show(tabs)
      tabs.selectedTab = tab("B", app)
      #expect(app.broken == [.selectedStranger])
    }
  }
}
