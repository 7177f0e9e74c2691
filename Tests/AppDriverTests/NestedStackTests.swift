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
          Button("Go") {
            let tabs = UITabBarController()
            tabs.viewControllers = [
              UINavigationController(
                rootViewController: FixtureScreen("One") { screen in
                  Button("More") { screen.push(FixtureScreen("Detail")) }
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
            Button("More") { screen.push(FixtureScreen("More")) }
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
}
