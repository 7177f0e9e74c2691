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

@Suite(.serialized, .exclusive) struct PageTests {
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
