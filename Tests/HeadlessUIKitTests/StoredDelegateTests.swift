import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  /// Subclasses that override the property of a delegate.
  @Suite struct StoredDelegateTests {
    @Test func `B1: a navigation controller calls the delegate that it stores`() {
      let app = App()
      let navigation = ProxiedNavigation(rootViewController: app.screen("A"))
      let proxy = Delegate(app.journal)
      navigation.setProxy(proxy)
      app.show(navigation)
      navigation.pushViewController(app.screen("B"), animated: true)
      app.settle()
      #expect(navigation.delegate == nil)
      #expect(app.journal.lines.contains("willShow B") && app.journal.lines.contains("didShow B"))
    }

    @Test func `B1: a tab bar controller calls the delegate that it stores`() {
      let app = App()
      let tabs = ProxiedTabs()
      tabs.viewControllers = [app.screen("A"), app.screen("B")]
      let proxy = Delegate(app.journal)
      tabs.setProxy(proxy)
      app.show(tabs)
      #expect(tabs.personTaps(tab: tabs.viewControllers![1]))
      #expect(app.journal.lines.first == "shouldSelect B")
      #expect(app.journal.lines.last == "didSelect B")
    }

    @Test func `B1: a page view controller calls the delegate and data source that it stores`() {
      let app = App()
      let pages = ProxiedPages(
        transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
      let book = TwoPages([app.screen("A"), app.screen("B")], app.journal)
      pages.setProxy(book)
      pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
      app.show(pages)
      #expect(pages.personTurnsPage(.forward))
      app.settle()
      #expect(pages.viewControllers == [book.pages[1]])
      #expect(app.journal.lines.first == "willTransition")
    }

    @Test func `B1: a split view controller calls the delegate that it stores`() {
      let app = App()
      let split = ProxiedSplit()
      split.viewControllers = [
        UINavigationController(rootViewController: app.screen("A")), app.screen("B"),
      ]
      let proxy = CollapseDelegate(app.journal)
      split.setProxy(proxy)
      app.window.rootViewController = split
      app.window.makeKeyAndVisible()
      #expect(app.journal.lines.contains("didCollapse"))
    }

    @Test func `B1: a table view calls the delegate and the data source that it stores`() {
      let app = App()
      let table = ProxiedTable(frame: .zero, style: .plain)
      let rows = TwoRows(app.journal)
      table.setProxy(rows)
      #expect(table.numberOfRows(inSection: 0) == 2)
      let controller = UITableViewController(style: .plain)
      controller.tableView = table
      table.setProxy(rows)
      guard case .rows(let shown) = controller.content.first else {
        Issue.record("no rows")
        return
      }
      shown[1].activate()
      #expect(app.journal.lines == ["selected 1"])
    }

    @Test func `B1: a presentation controller calls the delegate that it stores`() {
      let app = App()
      let root = app.screen("A")
      app.show(root)
      let sheet = app.screen("B")
      sheet.modalPresentationStyle = .custom
      let transitioning = CustomPresentation()
      sheet.transitioningDelegate = transitioning
      let proxy = StyleDelegate()
      transitioning.proxy = proxy
      root.present(sheet, animated: false)
      #expect(sheet.presentationController?.delegate == nil)
      #expect(proxy.asked == 1)
    }

    @Test func `B1: an override of the setter that passes the delegate on works`() {
      let app = App()
      let navigation = ObservedNavigation(rootViewController: app.screen("A"))
      let delegate = Delegate(app.journal)
      navigation.delegate = delegate
      app.show(navigation)
      navigation.pushViewController(app.screen("B"), animated: false)
      app.settle()
      #expect(navigation.sets == 1)
      #expect(app.journal.lines.contains("didShow B"))
    }

    @Test func `a transitioning delegate is read through its property, so it can be overridden`() {
      let app = App()
      let root = app.screen("A")
      app.show(root)
      let own = OwnTransition()
      root.present(own, animated: true)
      app.settle()
      #expect(own.asked == 1)
    }
  }
}

private final class ProxiedNavigation: UINavigationController {
  func setProxy(_ proxy: any UINavigationControllerDelegate) { super.delegate = proxy }
  override weak var delegate: (any UINavigationControllerDelegate)? {
    get { nil }
    set {}
  }
}

private final class ObservedNavigation: UINavigationController {
  var sets = 0
  override weak var delegate: (any UINavigationControllerDelegate)? {
    didSet { sets += 1 }
  }
}

private final class ProxiedTabs: UITabBarController {
  func setProxy(_ proxy: any UITabBarControllerDelegate) { super.delegate = proxy }
  override var delegate: (any UITabBarControllerDelegate)? {
    get { nil }
    set {}
  }
}

private final class ProxiedSplit: UISplitViewController {
  func setProxy(_ proxy: any UISplitViewControllerDelegate) { super.delegate = proxy }
  override var delegate: (any UISplitViewControllerDelegate)? {
    get { nil }
    set {}
  }
}

private final class ProxiedPages: UIPageViewController {
  func setProxy(_ proxy: any UIPageViewControllerDelegate & UIPageViewControllerDataSource) {
    super.delegate = proxy
    super.dataSource = proxy
  }
  override weak var delegate: (any UIPageViewControllerDelegate)? {
    get { nil }
    set {}
  }
  override weak var dataSource: (any UIPageViewControllerDataSource)? {
    get { nil }
    set {}
  }
}

private final class ProxiedTable: UITableView {
  func setProxy(_ proxy: any UITableViewDelegate & UITableViewDataSource) {
    super.delegate = proxy
    super.dataSource = proxy
  }
  override weak var delegate: (any UITableViewDelegate)? {
    get { nil }
    set {}
  }
  override weak var dataSource: (any UITableViewDataSource)? {
    get { nil }
    set {}
  }
}

private final class ProxiedPresentation: UIPresentationController {
  func setProxy(_ proxy: any UIAdaptivePresentationControllerDelegate) { super.delegate = proxy }
  override weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { nil }
    set {}
  }
}

private final class CustomPresentation: NSObject, UIViewControllerTransitioningDelegate {
  var proxy: StyleDelegate?

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let made = ProxiedPresentation(presentedViewController: presented, presenting: presenting)
    if let proxy { made.setProxy(proxy) }
    return made
  }
}

private final class StyleDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  var asked = 0
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) { asked += 1 }
}

private final class OwnTransition: UIViewController, UIViewControllerTransitioningDelegate {
  var asked = 0
  override var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { self }
    set {}
  }
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    asked += 1
    return nil
  }
}

private final class CollapseDelegate: NSObject, UISplitViewControllerDelegate {
  let journal: Journal
  init(_ journal: Journal) { self.journal = journal }
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { journal.note("didCollapse") }
}

private final class TwoRows: NSObject, UITableViewDelegate, UITableViewDataSource {
  let journal: Journal
  init(_ journal: Journal) { self.journal = journal }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    journal.note("selected \(indexPath.row)")
  }
}

private final class TwoPages: NSObject, UIPageViewControllerDelegate,
  UIPageViewControllerDataSource
{
  let pages: [UIViewController]
  let journal: Journal

  init(_ pages: [UIViewController], _ journal: Journal) {
    self.pages = pages
    self.journal = journal
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { viewController === pages[1] ? pages[0] : nil }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { viewController === pages[0] ? pages[1] : nil }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { journal.note("willTransition") }
}
