import AppDriver
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Tests of what can be touched beside a presented screen.
@Suite(.serialized, .exclusive) struct TouchableBehindTests {
  /// Two tabs; the first one has a stack whose screens present another one.
  @MainActor private final class Tabs {
    let first = FixtureScreen("A") { _ in Content.Button("Map") {} }
    let second = FixtureScreen("B")
    let session: AppSession

    init(_ presented: UIViewController) {
      let (first, second) = (first, second)
      session = .fixture {
        let tabs = UITabBarController()
        let navigation = UINavigationController(rootViewController: FixtureScreen("Root"))
        navigation.pushViewController(first, animated: false)
        tabs.viewControllers = [navigation, second]
        first.appeared = { screen in
          if screen.presentedViewController == nil { screen.present(presented, animated: false) }
        }
        return tabs
      }
    }
  }

  @Test(.bug(id: "U6"), arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func `tabs around a presentation context can be tapped`(_ style: UIModalPresentationStyle)
    async throws
  {
    let presented = FixtureScreen("P")
    presented.modalPresentationStyle = style
    let app = Tabs(presented)
    await app.session.launch()
    let screen = try #require(app.session.screen())
    #expect(screen.panes.map(\.title) == ["P"] && screen.tabs?.isReachable == true)
    #expect(app.session.display()?.layers.last?.tabs?.isReachable == true)
    #expect(await app.session.perform(.selectTab(1)).isDone)
    #expect(app.session.screen()?.panes.map(\.title) == ["B"])
    #expect(await app.session.perform(.selectTab(0)).isDone)
    #expect(app.session.screen()?.panes.map(\.title) == ["P"])
  }

  @Test(.bug(id: "U6")) func `a screen behind a sheet that doesn't dim it can be touched`()
    async throws
  {
    let sheet = FixtureScreen("Sheet")
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    let app = Tabs(sheet)
    await app.session.launch()
    let screen = try #require(app.session.screen())
    #expect(screen.panes.map(\.title) == ["Sheet", "A"] && screen.tabs?.isReachable == true)
    #expect(screen.back?.below == ["Root"])
    #expect(await app.session.perform(.tap(app.session.element(.button, "Map"))).isDone)
    sheet.sheetPresentationController?.selectedDetentIdentifier = .large
    #expect(app.session.screen()?.panes.map(\.title) == ["Sheet"])
    #expect(
      await app.session.perform(.selectTab(1)).result == .refused(.tabsCovered(by: "Sheet")))
    sheet.sheetPresentationController?.selectedDetentIdentifier = .medium
    #expect(await app.session.perform(.selectTab(1)).isDone)
    #expect(app.session.screen()?.panes.map(\.title) == ["Sheet", "B"])
  }

  @Test(.bug(id: "U7")) func `rotating is refused with who doesn't support the orientation`() async
  {
    final class Upright: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    let session = AppSession.fixture { Upright() }
    await session.launch()
    let refusal = Refusal.orientationNotSupported(isLandscape: true, by: "Upright")
    #expect(await session.perform(.rotate).result == .refused(refusal))
    #expect(!session.isLandscape)
  }

  @Test(.bug(id: "U20"))
  func `an action sheet in a popover has no Cancel, and a tap outside cancels it`() async throws {
    final class Box { var chosen: [String] = [] }
    let (box, root) = (Box(), FixtureScreen("Root"))
    let session = AppSession(context: LaunchContext(size: .regular)) { _ in
      FixtureDelegate { root }
    }
    await session.launch()
    let sheet = UIAlertController(title: "Sure?", message: nil, preferredStyle: .actionSheet)
    for (title, style) in [("Delete", UIAlertAction.Style.destructive), ("Cancel", .cancel)] {
      sheet.addAction(UIAlertAction(title: title, style: style) { _ in box.chosen.append(title) })
    }
    sheet.popoverPresentationController?.sourceView = root.view
    root.present(sheet, animated: false)
    let screen = try #require(session.screen())
    #expect(screen.panes[0].elements.map(\.label) == ["Delete"])
    #expect(screen.modal?.canBeSwiped == true && screen.modal?.isPopover == true)
    #expect(!session.followsSwipeDown)
    #expect(await session.perform(.swipeDown).isDone)
    #expect(box.chosen == ["Cancel"] && session.screen()?.modal == nil)
  }

  @Test(.bug(id: "U22")) func `a page view controller's scroll view can stop a person's turns`()
    async throws
  {
    final class Pages: NSObject, UIPageViewControllerDataSource {
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore page: UIViewController
      ) -> UIViewController? { nil }
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter page: UIViewController
      ) -> UIViewController? { FixtureScreen("Next") }
    }
    let source = Pages()
    let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pager.dataSource = source
    pager.setViewControllers([FixtureScreen("One")], direction: .forward, animated: false)
    let session = AppSession.fixture { pager }
    await session.launch()
    #expect(session.pageTurns.next)
    let scroll = try #require(pager.view.subviews.compactMap { $0 as? UIScrollView }.first)
    scroll.isScrollEnabled = false
    #expect(!session.pageTurns.next)
    #expect(await session.perform(.turnPage(forward: true)).result == .refused(.pagesDisabled))
    scroll.isScrollEnabled = true
    #expect(await session.perform(.turnPage(forward: true)).isDone)
    #expect(session.screen()?.panes.map(\.title) == ["Next"])
  }
}
