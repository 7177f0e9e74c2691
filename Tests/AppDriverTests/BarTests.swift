import AppDriver
import HeadlessUIKit
import TestSupport
import Testing

/// Tests of what stands in a screen's bars, and of containers with views of their own.
@Suite(.serialized, .exclusive) struct BarTests {
  private final class Log { var lines: [String] = [] }

  private func labels(_ session: AppSession) -> [String] {
    session.screen()?.elements.map(\.label) ?? []
  }

  @Test func `the toolbar's buttons follow the bar's, if the toolbar is shown`() async {
    let log = Log()
    let screen = FixtureScreen("Home") { _ in Content.Text("Hello") }
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", primaryAction: nil)
    screen.toolbarItems = [
      UIBarButtonItem(title: "Share", primaryAction: UIAction { _ in log.lines.append("share") }),
      .flexibleSpace(), UIBarButtonItem(title: "Trash", primaryAction: nil),
    ]
    let navigation = UINavigationController(rootViewController: screen)
    let session = AppSession.fixture { navigation }
    await session.launch()
    #expect(labels(session) == ["Hello", "Edit"])
    navigation.setToolbarHidden(false, animated: false)
    #expect(labels(session) == ["Hello", "Edit", "Share", "Trash"])
    #expect(await session.tap("Share").isDone)
    #expect(log.lines == ["share"])
  }

  @Test
  func `a navigation bar that the app hides itself takes its buttons along, but not the swipe`()
    async
  {
    let screen = FixtureScreen("Detail")
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", primaryAction: nil)
    let navigation = UINavigationController(rootViewController: FixtureScreen("Home"))
    navigation.pushViewController(screen, animated: false)
    let session = AppSession.fixture { navigation }
    await session.launch()
    #expect(labels(session) == ["Edit"])
    navigation.navigationBar.isHidden = true
    #expect(labels(session).isEmpty)
    #expect(session.screen()?.back?.hasButton == false && session.screen()?.back?.canSwipe == true)
    #expect(await session.perform(.back(steps: 1)).result == .refused(.noWayBack))
    #expect(await session.perform(.swipeBack(letGo: false)).isDone)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test
  func `a tab without a title has the name of its image, or else of its first screen's class`()
    async
  {
    let image = UIImage(systemName: "trash")
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(), UINavigationController(), UIViewController()]
    tabs.viewControllers?[0].tabBarItem = UITabBarItem(title: nil, image: image, tag: 0)
    tabs.viewControllers?[1].addChild(FixtureScreen(""))
    tabs.viewControllers?[2].title = "Given"
    tabs.viewControllers?[2].tabBarItem = UITabBarItem(title: nil, image: image, tag: 0)
    let session = AppSession.fixture { tabs }
    await session.launch()
    #expect(session.screen()?.tabs?.titles == ["Delete", "FixtureScreen", "Given"])
  }

  @Test func `a cover over an empty stack names the navigation controller`() async {
    let navigation = UINavigationController()
    let session = AppSession.fixture { navigation }
    await session.launch()
    navigation.present(FixtureScreen("Home"), animated: true)
    await session.settle()
    #expect(session.screen()?.modal?.over == ["UINavigationController"])
  }

  @Test func `a bar item's menu is a button for each action, beside its primary action`() async {
    let log = Log()
    func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
      UIAction(title: title, attributes: attributes) { log.lines.append($0.title) }
    }
    let menu = UIMenu(children: [
      action("Name"), UIMenu(title: "More", children: [action("Size"), action("Date", .disabled)]),
      action("Secret", .hidden),
    ])
    let screen = FixtureScreen("Home")
    screen.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Sort", menu: menu),
      UIBarButtonItem(title: "Add", primaryAction: action("Add"), menu: menu),
    ]
    let session = AppSession.fixture { UINavigationController(rootViewController: screen) }
    await session.launch()
    #expect(
      labels(session) == [
        "Sort: Name", "Sort: Size", "Sort: Date", "Add", "Add: Name", "Add: Size", "Add: Date",
      ])
    for title in ["Sort: Size", "Add", "Add: Name"] { #expect(await session.tap(title).isDone) }
    #expect(log.lines == ["Size", "Add", "Name"])
    let disabled = session.element(.button, "Sort: Date")
    #expect(await session.perform(.tap(disabled)).result == .refused(.disabled(disabled)))
  }

  @Test func `a bar item without a primary action calls its target`() async {
    final class Target {
      var senders: [String] = []
      func tapped(_ sender: UIBarButtonItem) { senders.append(sender.title ?? "") }
    }
    let target = Target()
    let screen = FixtureScreen("Home")
    screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Close", style: .plain, target: target,
      action: Selector("tapped:", Target.tapped(_:)))
    let session = AppSession.fixture { UINavigationController(rootViewController: screen) }
    await session.launch()
    #expect(await session.tap("Close").isDone)
    #expect(target.senders == ["Close"])
  }

  @Test func `the title view and a bar item's view are read like other views`() async {
    let screen = FixtureScreen("Home") { _ in Content.Text("Hello") }
    let title = UILabel()
    title.text = "Inbox"
    let badge = UILabel()
    badge.text = "3 new"
    screen.navigationItem.titleView = title
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: badge)
    let session = AppSession.fixture { UINavigationController(rootViewController: screen) }
    await session.launch()
    #expect(labels(session) == ["Inbox", "Hello", "3 new"])
  }

  @Test func `a container with a label of its own is one pane with its children's elements inline`()
    async
  {
    let container = UIViewController()
    container.title = "Container"
    let label = UILabel()
    label.text = "Above"
    let child = FixtureScreen("Child") { _ in Content.Button("Go") {} }
    let session = AppSession.fixture {
      container.addChild(child)
      container.view.addSubview(label)
      container.view.addSubview(child.view)
      child.didMove(toParent: container)
      return UINavigationController(rootViewController: container)
    }
    await session.launch()
    #expect(session.screen()?.panes.map(\.title) == ["Container"])
    #expect(labels(session) == ["Above", "Go"])
    #expect(await session.tap("Go").isDone)
    label.isHidden = true
    #expect(session.screen()?.panes.map(\.title) == ["Child"])
    #expect(labels(session) == ["Go"])
  }

  @Test func `controls in rows are read with their row, and headers only above wanted rows`() async
  {
    let log = Log()
    func section(_ name: String, _ count: Int) -> Content.Element {
      .rows(
        .reading(
          count: count,
          header: {
            log.lines.append(name); return name
          }
        ) { index in
          Content.Row("\(name) \(index)") {}
        })
    }
    let session = AppSession.fixture {
      FixtureScreen("List") { _ in
        [section("A", 3), section("B", 0), section("C", 3), section("D", 3)]
      }
    }
    await session.launch()
    #expect(
      session.screen(rowLimit: 4)?.elements.map(\.label) == [
        "A", "A 0", "A 1", "A 2", "B", "C", "C 0",
      ])
    #expect(session.screen(rowLimit: 4)?.panes.first?.rowCount == 9)
    #expect(Set(log.lines) == ["A", "B", "C"])
  }
}
