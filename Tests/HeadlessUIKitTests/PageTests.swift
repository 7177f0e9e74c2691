import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct PageTests {
    @Test func `pages set programmatically appear and disappear without notifying the delegate`() {
      let app = App()
      let (pages, book) = book(app)
      let journal = app.journal
      pages.setViewControllers([book.screens[1]], direction: .forward, animated: true) {
        journal.note("completed \($0)")
      }
      app.settle()
      #expect(
        app.journal.lines == [
          "B.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear", "B.viewDidAppear",
          "completed true",
        ])
      #expect(pages.viewControllers == [book.screens[1]])
      #expect(book.screens[0].parent == nil)
    }

    @Test func `when the user turns a page, the delegate is notified before and after`() {
      let app = App()
      let (pages, book) = book(app)
      #expect(pages.personTurnsPage(.forward))
      app.settle()
      #expect(
        app.journal.lines == [
          "willTransition B", "B.viewWillAppear", "A.viewWillDisappear", "B.viewDidAppear",
          "A.viewDidDisappear", "didFinish from A true",
        ])
      #expect(pages.viewControllers == [book.screens[1]])
      #expect(!pages.personTurnsPage(.forward))
      #expect(pages.personTurnsPage(.reverse))
      app.settle()
      #expect(pages.viewControllers == [book.screens[0]])
    }

    @Test func `a canceled page turn changes nothing`() {
      let app = App()
      let (pages, book) = book(app)
      #expect(pages.personTurnsPage(.forward, letsGo: true))
      app.settle()
      #expect(app.journal.lines == ["willTransition B", "didFinish from A false"])
      #expect(pages.viewControllers == [book.screens[0]])
    }

    @Test func `setting the wrong number of pages is a fault`() {
      let app = App()
      let (pages, _) = book(app)
      pages.setViewControllers([], direction: .forward, animated: false)
      #expect(app.broken == [.pagesDoNotMatch])
    }

    @Test func `B3: a double-sided page curl takes a page and its back`() {
      let app = App()
      let pages = UIPageViewController(
        transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: nil)
      pages.isDoubleSided = true
      let screens = ["A", "Back of A", "B", "Back of B"].map { app.screen($0) }
      pages.setViewControllers(
        [screens[0], screens[1]], direction: .forward, animated: false)
      app.show(pages)
      #expect(pages.childrenOnScreen == [screens[0]] && pages.shownChild === screens[0])
      pages.setViewControllers(
        [screens[2], screens[3]], direction: .forward, animated: true)
      app.settle()
      #expect(pages.viewControllers == [screens[2], screens[3]])
      #expect(
        app.journal.lines == [
          "B.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear", "B.viewDidAppear",
        ])
      #expect(app.broken.isEmpty)
      pages.setViewControllers([screens[0]], direction: .reverse, animated: true)
      #expect(app.broken == [.pagesDoNotMatch])
    }

    @Test func `B3: without animation, the back of a double-sided page may be omitted`() {
      let app = App()
      let pages = UIPageViewController(
        transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: nil)
      pages.isDoubleSided = true
      pages.setViewControllers([app.screen("A")], direction: .forward, animated: false)
      #expect(pages.viewControllers?.count == 1 && app.broken.isEmpty)
    }

    @Test func `B3: a double-sided page view controller that scrolls takes one page`() {
      let app = App()
      let (pages, book) = book(app)
      pages.isDoubleSided = true
      pages.setViewControllers(book.screens, direction: .forward, animated: false)
      #expect(app.broken == [.pagesDoNotMatch])
    }

    @Test func `the delegate and the data source are weak`() {
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
      var book: Book? = Book([], Journal())
      pages.delegate = book
      pages.dataSource = book
      #expect(pages.delegate != nil && pages.dataSource != nil)
      book = nil
      #expect(pages.delegate == nil && pages.dataSource == nil)
    }

    private func book(_ app: borrowing App) -> (UIPageViewController, Book) {
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
      let book = Book([app.screen("A"), app.screen("B")], app.journal)
      pages.dataSource = book
      pages.delegate = book
      objc_setAssociatedObject(pages, Book.key, book, .OBJC_ASSOCIATION_RETAIN)
      pages.setViewControllers([book.screens[0]], direction: .forward, animated: false)
      app.show(pages)
      return (pages, book)
    }
  }
}

private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  nonisolated(unsafe) static let key = UnsafeRawPointer(
    UnsafeMutablePointer<Int8>.allocate(capacity: 1))
  let screens: [Screen]
  let journal: Journal

  init(_ screens: [Screen], _ journal: Journal) {
    self.screens = screens
    self.journal = journal
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { viewController === screens[1] ? screens[0] : nil }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { viewController === screens[0] ? screens[1] : nil }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { journal.note("willTransition \(pendingViewControllers[0].screenName)") }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { journal.note("didFinish from \(previousViewControllers[0].screenName) \(completed)") }
}
