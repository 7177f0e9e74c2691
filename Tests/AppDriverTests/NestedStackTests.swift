import AppDriver
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@Suite(.serialized, .exclusive) struct NestedStackTests {
  @Test func `B11: a pushed tab bar controller works and stands in the stack`() async {
    let session = AppSession.fixture {
      UINavigationController(
        rootViewController: FixtureScreen("Home") { screen in
          Content.Button("Go") {
            let tabs = UITabBarController()
            tabs.viewControllers = [
              UINavigationController(
                rootViewController: FixtureScreen("One") { screen in
                  Content.Button("More") { screen.push(FixtureScreen("Detail")) }
                }), FixtureScreen("Two"),
            ]
            screen.push(tabs)
          }
        })
    }
    await session.launch()
    #expect(await session.perform(.tap(session.element(.button, "Go"))).isDone)
    #expect(session.screen()?.stack == ["Home", "One"])
    #expect(session.screen()?.back?.below == ["Home"])
    #expect(await session.perform(.tap(session.element(.button, "More"))).isDone)
    #expect(session.screen()?.stack == ["Home", "One", "Detail"])
    #expect(session.screen()?.back?.below == ["Home", "One"])
    #expect(await session.perform(.back(steps: 3)).isDone == false)
    #expect(await session.perform(.back(steps: 1)).isDone)
    #expect(session.screen()?.stack == ["Home", "One"])
    #expect(await session.perform(.selectTab(1)).isDone)
    #expect(session.screen()?.stack == ["Home", "Two"])
    #expect(await session.perform(.back(steps: 1)).isDone)
    #expect(session.screen()?.stack == ["Home"])
    #expect(session.events(in: 0..<session.eventCount).filter { $0.kind == .warning }.count == 1)
  }

  @Test func `B6: Back leaves a secondary that a collapsed split view has nested`() async {
    let session = AppSession.fixture {
      let split = UISplitViewController()
      split.viewControllers = [
        UINavigationController(rootViewController: FixtureScreen("List")),
        UINavigationController(
          rootViewController: FixtureScreen("Detail") { screen in
            Content.Button("More") { screen.push(FixtureScreen("More")) }
          }),
      ]
      return split
    }
    await session.launch()
    #expect(session.screen()?.stack == ["List", "Detail"])
    #expect(await session.perform(.tap(session.element(.button, "More"))).isDone)
    #expect(session.screen()?.stack == ["List", "Detail", "More"])
    #expect(await session.perform(.back(steps: 1)).isDone)
    #expect(await session.perform(.back(steps: 1)).isDone)
    #expect(session.screen()?.stack == ["List"])
  }

  @Test func `51: a column's screen has its buttons in the toolbar of the stack`() async {
    let stack = UINavigationController(rootViewController: FixtureScreen("List"))
    let session = AppSession.fixture {
      let detail = FixtureScreen("Detail")
      detail.toolbarItems = [UIBarButtonItem(title: "Share", primaryAction: nil)]
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(stack, for: .primary)
      split.setViewController(detail, for: .secondary)
      return split
    }
    await session.launch()
    #expect(session.screen()?.elements.map(\.label) == [])
    stack.setToolbarHidden(false, animated: false)
    #expect(session.screen()?.elements.map(\.label) == ["Share"])
  }

  @Test func `51: the columns of a collapsed split view are one path with one bar`() async {
    let session = AppSession.fixture {
      let split = UISplitViewController(style: .tripleColumn)
      let middle = UINavigationController(rootViewController: FixtureScreen("List"))
      middle.pushViewController(FixtureScreen("Sub"), animated: false)
      split.setViewController(FixtureScreen("Folders"), for: .primary)
      split.setViewController(middle, for: .supplementary)
      split.setViewController(
        FixtureScreen("Detail") { screen in
          Content.Button("More") { screen.push(FixtureScreen("More")) }
        }, for: .secondary)
      return split
    }
    for (steps, title) in [1: "Detail", 2: "Sub", 3: "List", 4: "Folders"] {
      await session.launch()
      #expect(session.screen()?.stack == ["Folders", "List", "Sub", "Detail"])
      #expect(session.display()?.layers.last?.panes.first?.bar?.back == "Sub")
      #expect(await session.perform(.tap(session.element(.button, "More"))).isDone)
      #expect(session.screen()?.back?.below == ["Folders", "List", "Sub", "Detail"])
      #expect(session.display()?.layers.last?.depth == 5)
      #expect(await session.perform(.back(steps: steps)).isDone)
      #expect(session.screen()?.stack.last == title)
      #expect(session.screen()?.stack.count == 5 - steps)
    }
    #expect(await session.perform(.back(steps: 5)).isDone == false)
  }

  @Test func `several steps back lead from an inner stack to the outer one`() async {
    func inner() -> UIViewController {
      UINavigationController(
        rootViewController: FixtureScreen("One") { screen in
          Content.Button("More") { screen.push(FixtureScreen("More")) }
        })
    }
    let containers: [String: () -> UIViewController] = [
      "Tabs": {
        let tabs = UITabBarController()
        tabs.viewControllers = [inner(), FixtureScreen("Two")]
        return tabs
      },
      "Child": {
        let container = UIViewController()
        let child = inner()
        container.addChild(child)
        container.view.addSubview(child.view)
        child.didMove(toParent: container)
        return container
      },
    ]
    for (name, container) in containers {
      let session = AppSession.fixture {
        UINavigationController(
          rootViewController: FixtureScreen("Home") { screen in
            Content.Button("Next") {
              screen.push(
                FixtureScreen("Next") { screen in
                  Content.Button("Go") { screen.push(container()) }
                })
            }
          })
      }
      for (steps, title) in [1: "One", 2: "Next", 3: "Home"] {
        await session.launch()
        _ = await session.perform(.tap(session.element(.button, "Next")))
        _ = await session.perform(.tap(session.element(.button, "Go")))
        _ = await session.perform(.tap(session.element(.button, "More")))
        #expect(session.screen()?.back?.below == ["Home", "Next", "One"], "\(name)")
        #expect(await session.perform(.back(steps: steps)).isDone)
        #expect(session.screen()?.panes.first?.title == title, "\(name)")
      }
    }
  }
}
