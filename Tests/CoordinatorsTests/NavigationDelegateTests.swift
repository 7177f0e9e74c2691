import AppDriver
import Coordinators
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@Suite(.serialized, .exclusive) final class NavigationDelegateTests {
  private let journal = Flow.Journal()
  private let parent: Flow
  private let navigation: UINavigationController
  private let delegate: NavigationDelegate
  private let tabs = UITabBarController()
  private let session: AppSession

  init() async {
    let parent = Flow("parent", journal)
    let navigation = UINavigationController(rootViewController: parent.screen)
    let tabs = tabs
    tabs.viewControllers = [navigation, FixtureScreen("Other")]
    (self.parent, self.navigation) = (parent, navigation)
    delegate = NavigationDelegate(for: navigation)
    session = .fixture { tabs }
    await session.launch()
  }

  /// Starts a child and pushes its screen.
  ///
  /// The child finishes when its screen leaves the stack.
  @discardableResult
  private func push(_ name: String, in parent: Flow? = nil) async -> Flow {
    let child = Flow(name, journal)
    (parent ?? self.parent).startChild(child)
    delegate.finish(child, whenGone: child.screen)
    navigation.pushViewController(child.screen, animated: true)
    await session.settle()
    return child
  }

  @Test func `the Back button finishes the child whose screen it pops`() async {
    await push("a")
    #expect(journal.finished == [])
    #expect(await session.perform(.back(steps: 1)).isDone)
    #expect(journal.finished == ["a"])
    #expect(parent.children == [])
  }

  @Test func `a swipe back finishes the child, but a canceled swipe doesn't`() async {
    await push("a")
    #expect(await session.perform(.swipeBack(letGo: true)).isDone)
    #expect(journal.finished == [] && parent.children == ["a"])
    #expect(await session.perform(.swipeBack(letGo: false)).isDone)
    #expect(journal.finished == ["a"] && parent.children == [])
  }

  @Test func `tapping the selected tab finishes all children above the root, the topmost first`()
    async
  {
    for name in ["a", "b", "c"] { await push(name) }
    #expect(await session.perform(.selectTab(0)).isDone)
    #expect(journal.finished == ["c", "b", "a"])
    #expect(parent.children == [])
  }

  @Test func `switching to another tab and back finishes no coordinator`() async {
    await push("a")
    #expect(await session.perform(.selectTab(1)).isDone)
    #expect(await session.perform(.selectTab(0)).isDone)
    #expect(journal.finished == [])
  }

  @Test
  func `going back several screens finishes the children of all popped screens, the topmost first`()
    async
  {
    for name in ["a", "b", "c"] { await push(name) }
    #expect(await session.perform(.back(steps: 2)).isDone)
    #expect(journal.finished == ["c", "b"])
    #expect(parent.children == ["a"])
  }

  @Test func `screens pushed above a child's screen belong to that child`() async {
    let child = await push("a")
    navigation.pushViewController(FixtureScreen("a's second"), animated: true)
    await session.settle()
    #expect(await session.perform(.back(steps: 1)).isDone)
    #expect(journal.finished == [])
    #expect(await session.perform(.back(steps: 1)).isDone)
    #expect(journal.finished == ["a"])
    #expect(child.finishDelegate === parent)
  }

  @Test func `popping or replacing the stack programmatically finishes the children too`() async {
    for name in ["a", "b"] { await push(name) }
    navigation.popToRootViewController(animated: false)
    await session.settle()
    #expect(journal.finished == ["b", "a"])
    for name in ["c", "d"] { await push(name) }
    navigation.setViewControllers([FixtureScreen("new")], animated: true)
    await session.settle()
    #expect(journal.finished == ["b", "a", "d", "c"])
  }

  @Test func `two coordinators with one navigation controller can share its delegate`() async {
    let first = await push("first")
    await push("inner", in: first)
    #expect(await session.perform(.back(steps: 1)).isDone)
    #expect(journal.finished == ["inner"] && first.children == [])
    #expect(parent.children == ["first"])
    #expect(await session.perform(.back(steps: 1)).isDone)
    #expect(journal.finished == ["inner", "first"])
  }

  @Test func `a child that has already finished isn't finished again`() async {
    var child: Flow? = await push("a")
    child?.finish()
    child = nil
    #expect(journal.finished == ["a"])
    #expect(await session.perform(.back(steps: 1)).isDone)
    #expect(journal.finished == ["a"])
  }

  @Test func `a coordinator popped together with its child finishes once, after the child`() async {
    let first = await push("first")
    await push("inner", in: first)
    #expect(await session.perform(.back(steps: 2)).isDone)
    #expect(journal.finished == ["inner", "first"])
  }

  @Test func `the previous delegate still receives all calls`() async {
    final class Listener: NSObject, UINavigationControllerDelegate {
      var calls: [String] = []
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
      ) { calls.append("willShow \(viewController.title ?? "")") }
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) { calls.append("didShow \(viewController.title ?? "")") }
    }
    let listener = Listener()
    delegate.next = listener
    await push("a")
    #expect(await session.perform(.back(steps: 1)).isDone)
    #expect(listener.calls == ["willShow a", "didShow a", "willShow parent", "didShow parent"])
    let other = UINavigationController(rootViewController: FixtureScreen("x"))
    other.delegate = listener
    #expect(NavigationDelegate(for: other).next === listener)
  }
}
