import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  /// How the primary controller of a classic split view takes the secondary in and gives it back.
  @Suite struct SplitPrimaryTests {
    @Test func `25: the primary is asked to take the secondary in, and to give it back`() {
      let app = App()
      let primary = Primary(app.journal)
      let secondary = app.screen("Detail")
      let split = split(app, primary, secondary)
      #expect(app.journal.lines == ["collapse Detail"])
      #expect(split.viewControllers == [primary])
      resize(.regular)
      app.settle()
      #expect(split.viewControllers == [primary, secondary])
      app.journal.clear()
      primary.separated = app.screen("Other")
      resize(.compact)
      resize(.regular)
      app.settle()
      #expect(app.journal.lines.filter { $0.hasPrefix("se") } == ["separate"])
      #expect(split.viewControllers.map(\.screenName) == ["Primary", "Other"])
      resize(.compact)
    }

    @Test func `25: the primary isn't asked if the delegate has taken care of the secondary`() {
      let app = App()
      let primary = Primary(app.journal)
      let delegate = Handler()
      delegate.handles = true
      let split = split(app, primary, app.screen("Detail"), delegate)
      let other = app.screen("Other")
      delegate.separated = other
      resize(.regular)
      app.settle()
      #expect(!app.journal.lines.contains { $0.hasPrefix("collapse") || $0 == "separate" })
      #expect(split.viewControllers == [primary, other])
      resize(.compact)
    }

    @Test func `25: the primary is asked if the delegate declines`() {
      let app = App()
      let primary = Primary(app.journal)
      let delegate = Handler()
      let split = split(app, primary, app.screen("Detail"), delegate)
      #expect(app.journal.lines == ["collapse Detail"])
      resize(.regular)
      app.settle()
      #expect(app.journal.lines.contains("separate") && split.viewControllers.count == 2)
      resize(.compact)
    }

    @Test func `25: the primary that the delegate chooses for collapsing is asked`() {
      let app = App()
      let primary = Primary(app.journal)
      let delegate = Handler()
      delegate.collapsedPrimary = primary
      let split = split(app, app.screen("List"), app.screen("Detail"), delegate)
      #expect(app.journal.lines.contains("collapse Detail"))
      #expect(split.viewControllers == [primary])
    }

    @Test func `25: a navigation controller can change what it pushes and pops`() {
      let app = App()
      let primary = WrappingNavigation(rootViewController: app.screen("List"))
      let split = split(app, primary, app.screen("Detail"))
      #expect(primary.viewControllers.map(\.title) == ["List", "Wrapper"])
      resize(.regular)
      app.settle()
      #expect(split.viewControllers.map(\.screenName) == ["WrappingNavigation", "Detail"])
      #expect(primary.viewControllers.map(\.title) == ["List"])
      resize(.compact)
    }

    @Test func `25: a navigation controller gives back what is on top`() {
      let app = App()
      let primary = UINavigationController(rootViewController: app.screen("List"))
      let split = split(app, primary, app.screen("Detail"))
      primary.pushViewController(app.screen("More"), animated: false)
      resize(.regular)
      app.settle()
      #expect(primary.viewControllers.map(\.title) == ["List", "Detail"])
      #expect(split.viewControllers.last?.title == "More")
      #expect(app.broken.isEmpty)
      resize(.compact)
    }

    private func split(
      _ app: borrowing App, _ primary: UIViewController, _ secondary: UIViewController,
      _ delegate: Handler? = nil
    ) -> UISplitViewController {
      let split = UISplitViewController()
      split.viewControllers = [primary, secondary]
      split.delegate = delegate
      app.window.rootViewController = split
      app.window.makeKeyAndVisible()
      return split
    }
  }
}

private final class Primary: UIViewController {
  let journal: Journal
  var separated: UIViewController?

  init(_ journal: Journal) {
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    journal.note("collapse \(secondaryViewController.title ?? "")")
  }
  override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    journal.note("separate")
    return separated
  }
}

private final class WrappingNavigation: UINavigationController {
  private var wrapped: UIViewController?

  override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    wrapped = secondaryViewController
    let wrapper = UIViewController()
    wrapper.title = "Wrapper"
    super.collapseSecondaryViewController(wrapper, for: splitViewController)
  }
  override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    super.separateSecondaryViewController(for: splitViewController)?.title == "Wrapper"
      ? wrapped : nil
  }
}

private final class Handler: NSObject, UISplitViewControllerDelegate {
  var handles = false
  var separated: UIViewController?
  var collapsedPrimary: UIViewController?

  func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController? { collapsedPrimary }
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { handles }
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { separated }
}
