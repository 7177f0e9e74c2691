import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import AppDriver

/// Tests of the dots that a display shows below pages.
@Suite(.serialized, .exclusive) struct DisplayPageTests {
  private final class Tour: NSObject, UIPageViewControllerDataSource {
    let pages = ["One", "Two", "Three"].map { FixtureScreen($0) }
    var count = 3
    /// The index that the data source gives whenever it is asked.
    var first = 0

    func pageViewController(
      _ pages: UIPageViewController, viewControllerBefore page: UIViewController
    ) -> UIViewController? { neighbor(of: page, -1) }

    func pageViewController(
      _ pages: UIPageViewController, viewControllerAfter page: UIViewController
    ) -> UIViewController? { neighbor(of: page, 1) }

    func presentationCount(for pages: UIPageViewController) -> Int { count }
    func presentationIndex(for pages: UIPageViewController) -> Int { first }

    private func neighbor(of page: UIViewController, _ step: Int) -> UIViewController? {
      let place = (pages.firstIndex { $0 === page } ?? 0) + step
      return pages.indices.contains(place) ? pages[place] : nil
    }
  }

  private func session(
    _ tour: Tour, _ style: UIPageViewController.TransitionStyle = .scroll
  ) async -> (AppSession, UIPageViewController) {
    let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
    pages.setViewControllers([tour.pages[0]], direction: .forward, animated: false)
    pages.dataSource = tour
    let session = AppSession.fixture { pages }
    await session.launch()
    return (session, pages)
  }

  @Test func `the dots follow the user's turns and what the app sets`() async throws {
    let tour = Tour()
    let (session, pages) = await session(tour)
    func dots() -> PageDots? { session.display()?.layers[0].panes[0].dots }
    #expect(dots() == PageDots(count: 3, current: 0))
    _ = await session.perform(.turnPage(forward: true))
    _ = await session.perform(.turnPage(forward: true))
    #expect(dots() == PageDots(count: 3, current: 2))
    _ = await session.perform(.turnPage(forward: false))
    #expect(dots() == PageDots(count: 3, current: 1))
    tour.first = 2
    pages.setViewControllers([tour.pages[2]], direction: .forward, animated: false)
    #expect(dots() == PageDots(count: 3, current: 2))
  }

  @Test func `pages that curl, or whose source counts none, have no dots`() async throws {
    let (curling, _) = await session(Tour(), .pageCurl)
    #expect(curling.display()?.layers[0].panes[0].dots == nil)
    let tour = Tour()
    tour.count = 0
    let (uncounted, _) = await session(tour)
    #expect(uncounted.display()?.layers[0].panes[0].dots == nil)
  }
}
