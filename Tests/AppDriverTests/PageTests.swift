import AppDriver
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// A data source for three pages, and a delegate that records the page turns.
private final class Tour: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let pages = ["One", "Two", "Three"].map { title in
    let page = UIViewController()
    page.title = title
    return page
  }
  private(set) var turns: [String] = []

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore page: UIViewController
  ) -> UIViewController? { neighbor(of: page, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter page: UIViewController
  ) -> UIViewController? { neighbor(of: page, 1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    turns.append(
      "from \(previousViewControllers.compactMap(\.title).joined()), completed \(completed)")
  }

  private func neighbor(of page: UIViewController, _ step: Int) -> UIViewController? {
    guard let place = pages.firstIndex(of: page), pages.indices.contains(place + step) else {
      return nil
    }
    return pages[place + step]
  }
}

/// A coordinator that keeps a page.
private final class PagesCoordinator {
  var pages: [UIViewController]
  init(keeping page: UIViewController) { pages = [page] }
}

/// A page view controller that keeps its pages, as the pages of an onboarding are kept.
private final class KeepingPager: UIPageViewController, UIPageViewControllerDataSource {
  var pages = [FixtureScreen("One"), FixtureScreen("Two"), FixtureScreen("Three")]
  var child: PagesCoordinator?

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = self
    setViewControllers([pages[0]], direction: .forward, animated: false)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore page: UIViewController
  ) -> UIViewController? { pages.last { $0 !== page && $0.title == "Two" } }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter page: UIViewController
  ) -> UIViewController? {
    let place = pages.firstIndex { $0 === page } ?? 0
    return place + 1 < pages.count ? pages[place + 1] : nil
  }
}

/// A screen that keeps others.
private final class Stash: UIViewController {
  var screens: [UIViewController] = []
}

@Suite(.serialized, .exclusive) struct PageTests {
  @Test func `a page that the data source keeps has not leaked while its pages are shown`()
    async throws
  {
    let session = AppSession { _ in
      FixtureDelegate {
        let navigation = UINavigationController(rootViewController: Stash())
        navigation.pushViewController(
          KeepingPager(transitionStyle: .scroll, navigationOrientation: .horizontal),
          animated: false)
        return navigation
      }
    }
    await session.launch()
    let window = try #require(session.delegate?.window ?? nil)
    let navigation = try #require(window.rootViewController as? UINavigationController)
    let stash = try #require(navigation.viewControllers[0] as? Stash)
    let pager = try #require(navigation.viewControllers[1] as? KeepingPager)
    for _ in 0..<2 { #expect(await session.perform(.turnPage(forward: true)).isDone) }
    #expect(session.leaks.isEmpty, "\(session.leaks)")
    // The user can't turn back to a page any more that is only kept elsewhere.
    stash.screens.append(pager.pages.removeFirst())
    #expect(await session.perform(.turnPage(forward: false)).isDone)
    #expect(session.leaks.map(\.name) == ["FixtureScreen \"One\""])
  }

  @Test func `a page that only a child coordinator of the data source keeps has leaked`()
    async throws
  {
    let session = AppSession { _ in
      FixtureDelegate {
        KeepingPager(transitionStyle: .scroll, navigationOrientation: .horizontal)
      }
    }
    await session.launch()
    let window = try #require(session.delegate?.window ?? nil)
    let pager = try #require(window.rootViewController as? KeepingPager)
    pager.child = PagesCoordinator(keeping: pager.pages.removeFirst())
    #expect(await session.perform(.turnPage(forward: true)).isDone)
    #expect(session.leaks.map(\.name).contains("FixtureScreen \"One\""), "\(session.leaks)")
  }

  @Test func `the user can turn the pages up to the last, and the delegate is notified`() async {
    let tour = Tour()
    let session = AppSession { _ in
      FixtureDelegate {
        let pages = UIPageViewController(
          transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.dataSource = tour
        pages.delegate = tour
        pages.setViewControllers([tour.pages[0]], direction: .forward, animated: false)
        return pages
      }
    }
    await session.launch()
    #expect(session.screen()?.name == "One")
    #expect(await session.perform(.turnPage(forward: true)).isDone)
    #expect(session.screen()?.name == "Two")
    #expect(await session.perform(.turnPage(forward: true)).isDone)
    #expect(await session.perform(.turnPage(forward: true)).result == .refused(.noSuchPage))
    #expect(await session.perform(.turnPage(forward: false)).isDone)
    #expect(session.screen()?.name == "Two")
    #expect(
      tour.turns == [
        "from One, completed true", "from Two, completed true", "from Three, completed true",
      ])
  }

  @Test func `on a screen without pages, turning the page is refused`() async {
    let session = AppSession { _ in FixtureDelegate { UIViewController() } }
    await session.launch()
    #expect(await session.perform(.turnPage(forward: true)).result == .refused(.noPages))
  }
}
