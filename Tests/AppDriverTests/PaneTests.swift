import AppDriver
import HeadlessUIKit
import TestSupport
import Testing

/// Tests of screens with several panes, in which a custom container shows two children.
@Suite(.serialized, .exclusive) struct PaneTests {
  /// Launches an app whose container is on a stack and shows a list next to a stack of two screens.
  private func launch() async -> AppSession {
    let session = AppSession.fixture {
      let lists = FixtureScreen("Lists") { _ in Content.Row("Women") {} }
      let beside = UINavigationController(
        stack: [
          FixtureScreen("Women"), FixtureScreen("Dresses") { _ in Content.Row("Linen dress") {} },
        ])
      let container = SideBySide("Catalog", lists, beside)
      container.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Filter", primaryAction: UIAction { _ in container.title = "Filtered" })
      return UINavigationController(stack: [FixtureScreen("Home"), container])
    }
    await session.launch()
    return session
  }

  @Test func `each pane has its own path, in addition to the enclosing path`() async throws {
    let screen = try #require(await launch().screen())
    #expect(screen.container == "SideBySide")
    #expect(screen.panes.map(\.title) == ["Lists", "Dresses"])
    #expect(screen.panes.map(\.path) == [["Lists"], ["Women", "Dresses"]])
    #expect(screen.stack == ["Home", "Catalog"])
    #expect(screen.paths == [["Home", "Catalog"], ["Women", "Dresses"]])
  }

  @Test func `if the first pane has a stack, that stack represents the container`() async throws {
    let session = AppSession.fixture {
      SideBySide(
        "Container", UINavigationController(stack: [FixtureScreen("Catalog")]),
        UINavigationController(stack: [FixtureScreen("Women"), FixtureScreen("Dresses")]))
    }
    await session.launch()
    #expect(session.screen()?.paths == [["Catalog"], ["Women", "Dresses"]])
  }

  @Test func `a screen with one pane has no further paths`() async throws {
    let session = AppSession.fixture { UINavigationController(stack: [FixtureScreen("Home")]) }
    await session.launch()
    let screen = try #require(session.screen())
    #expect(screen.container == nil && screen.panes[0].path == nil && screen.paths == [["Home"]])
  }

  @Test func `Back applies to the last pane with a Back button, then to the container`()
    async throws
  {
    let session = await launch()
    #expect(session.screen()?.back?.below == ["Women"])
    #expect(await session.perform(.back(steps: 1)).isDone)
    #expect(session.screen()?.paths == [["Home", "Catalog"], ["Women"]])
    #expect(await session.perform(.swipeBack(letGo: false)).isDone)
    #expect(session.screen()?.paths == [["Home"]])
  }

  @Test func `the container's bar items belong to the first pane`() async throws {
    let session = await launch()
    let panes = try #require(session.screen()).panes
    #expect(panes[0].elements.map(\.label) == ["Women", "Filter"])
    #expect(panes[1].elements.map(\.label) == ["Linen dress"])
    #expect(await session.tap("Filter").isDone)
    #expect(session.screen()?.stack == ["Home", "Filtered"])
  }

  @Test func `the app's snapshot includes panes in tabs and behind presented screens`()
    async throws
  {
    let session = AppSession.fixture {
      let container = SideBySide(
        "Catalog",
        FixtureScreen("Lists") { screen in
          Content.Button("Present") { screen.present(FixtureScreen("Sheet"), animated: true) }
        }, FixtureScreen("Women"))
      container.tabBarItem = UITabBarItem(title: "Shop", image: nil, tag: 0)
      let tabs = UITabBarController()
      tabs.viewControllers = [container]
      return tabs
    }
    await session.launch()
    #expect(await session.tap("Present").isDone)
    let app = try #require(session.snapshot())
    #expect(app.tabs.map(\.stack) == [["Catalog"]])
    #expect(app.tabs.map(\.beside) == [[["Women"]]])
    #expect(app.screen.modal?.over == ["Catalog"])
    #expect(app.screen.modal?.overBeside == [["Women"]])
    #expect(app.presented.map(\.beside) == [nil])
  }
}
