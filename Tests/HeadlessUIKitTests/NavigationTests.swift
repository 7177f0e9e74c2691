import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct NavigationTests {
    @Test func `pushing a controller that is already on the stack is a fault`() throws {
      let app = App()
      let navigation = app.stack("A", "B")
      navigation.pushViewController(navigation.viewControllers[0], animated: true)
      #expect(app.broken == [.pushedTwice])
      #expect(UIApplication.shared.hasCrashed)
      #expect(navigation.viewControllers.count == 2)
      let breach = app.lastBreach
      let event = try #require(breach)
      #expect(event.kind == .fault)
      #expect(event.subject?.number == navigation.viewControllers[0].number)
      #expect(event.object?.number == navigation.number)
      #expect(event.detail?.contains("Screen \"A\"") == true)
      #expect(event.rule?.remedy.isEmpty == false)
    }

    @Test func `pushing a navigation controller is a fault`() {
      let app = App()
      app.stack("A").pushViewController(UINavigationController(), animated: true)
      #expect(app.broken == [.pushedNavigationController])
    }

    @Test func `pushing a tab bar controller is a warning, but succeeds`() {
      let app = App()
      let navigation = app.stack("A")
      navigation.pushViewController(UITabBarController(), animated: false)
      #expect(app.broken == [.pushedTabBarController])
      #expect(!UIApplication.shared.hasCrashed)
      #expect(navigation.topViewController is UITabBarController)
    }

    @Test func `setting viewControllers to a tab bar controller is allowed`() {
      let app = App()
      let navigation = app.stack("A")
      navigation.viewControllers = [UITabBarController()]
      #expect(app.broken.isEmpty)
    }

    @Test func `listing a controller twice in viewControllers is a fault`() {
      let app = App()
      let navigation = app.stack("A")
      let screen = app.screen("B")
      navigation.viewControllers = [screen, screen]
      #expect(app.broken == [.stackNamesOneTwice])
      #expect(navigation.viewControllers.count == 1)
    }

    @Test func `pop with only the root on the stack does nothing and returns nil`() {
      let app = App()
      let navigation = app.stack("A")
      #expect(navigation.popViewController(animated: true) == nil)
      #expect(navigation.popToRootViewController(animated: true) ?? [] == [])
      app.settle()
      #expect(navigation.viewControllers.count == 1)
      #expect(app.journal.lines.isEmpty)
    }

    @Test func `popToViewController returns the popped controllers in stack order`() {
      let app = App()
      let navigation = app.stack("A", "B", "C", "D")
      let stack = navigation.viewControllers
      #expect(navigation.popToViewController(stack[1], animated: true) == [stack[2], stack[3]])
      #expect(navigation.viewControllers == [stack[0], stack[1]])
      #expect(navigation.popToRootViewController(animated: true) == [stack[1]])
    }

    @Test func `popping to a controller that is not on the stack is a fault`() {
      let app = App()
      let navigation = app.stack("A", "B")
      #expect(navigation.popToViewController(app.screen("C"), animated: true) == nil)
      #expect(app.broken == [.poppedToStranger])
    }

    @Test func `setting viewControllers is the same as setViewControllers without animation`() {
      let app = App()
      let navigation = app.stack("A")
      navigation.viewControllers = [app.screen("B")]
      app.settle()
      let expected = [
        "A.viewWillDisappear", "B.viewWillAppear", "A.viewDidDisappear", "B.viewDidAppear",
      ]
      #expect(app.journal.lines == expected)
    }

    @Test func `after a fault, navigation and callbacks stop`() {
      let app = App()
      let navigation = app.stack("A", "B")
      let stack = navigation.viewControllers
      navigation.popViewController(animated: true)
      navigation.pushViewController(UINavigationController(), animated: true)
      app.settle()
      navigation.pushViewController(app.screen("C"), animated: false)
      navigation.viewControllers = [app.screen("D")]
      navigation.popToRootViewController(animated: false)
      navigation.present(app.screen("E"), animated: false)
      app.window.rootViewController = app.screen("F")
      #expect(navigation.viewControllers == [stack[0]])
      #expect(navigation.presentedViewController == nil)
      #expect(app.window.rootViewController === navigation)
      #expect(app.journal.lines.isEmpty)
      #expect(app.broken == [.pushedNavigationController])
    }

    @Test func `a fault during a transition ends the transition, and settling returns`() {
      let app = App()
      let navigation = app.stack("A")
      app.journal.reactions["B.viewWillAppear"] = {
        navigation.pushViewController(UINavigationController(), animated: true)
      }
      navigation.pushViewController(app.screen("B"), animated: true)
      app.settle()
      #expect(app.journal.lines == ["A.viewWillDisappear", "B.viewWillAppear"])
      #expect(UIApplication.shared.hasCrashed)
    }

    @Test func `the delegate is weak`() {
      let app = App()
      let navigation = app.stack("A")
      var delegate: Delegate? = Delegate(app.journal)
      navigation.delegate = delegate
      #expect(navigation.delegate != nil)
      delegate = nil
      #expect(navigation.delegate == nil)
    }

    /// Well-known UIKit behavior.
    @Test func `a left bar button item replaces the Back button and disables the swipe`() {
      let app = App()
      let navigation = app.stack("A", "B")
      #expect(navigation.showsBackButton && navigation.allowsSwipeBack)
      let item = navigation.viewControllers[1].navigationItem
      item.leftBarButtonItem = UIBarButtonItem(title: "Close")
      #expect(!navigation.showsBackButton && !navigation.allowsSwipeBack)
      item.leftItemsSupplementBackButton = true
      #expect(navigation.showsBackButton && navigation.allowsSwipeBack)
    }

    /// Well-known UIKit behavior.
    @Test func `hidesBackButton and a hidden bar remove the Back button and disable the swipe`() {
      let app = App()
      let navigation = app.stack("A", "B")
      navigation.viewControllers[1].navigationItem.hidesBackButton = true
      #expect(!navigation.showsBackButton && !navigation.allowsSwipeBack)
      navigation.viewControllers[1].navigationItem.hidesBackButton = false
      navigation.setNavigationBarHidden(true, animated: false)
      #expect(!navigation.showsBackButton && !navigation.allowsSwipeBack)
    }

    /// It is well known that apps with a custom Back button replace the delegate to keep the swipe.
    @Test func `without the system's gesture delegate, the swipe back works with no Back button`() {
      let app = App()
      let navigation = app.stack("A", "B")
      navigation.viewControllers[1].navigationItem.hidesBackButton = true
      let gesture = navigation.interactivePopGestureRecognizer
      let own = gesture?.delegate
      #expect(gesture is UIScreenEdgePanGestureRecognizer && gesture?.view === navigation.view)
      gesture?.delegate = nil
      #expect(navigation.allowsSwipeBack)
      gesture?.delegate = own
      #expect(own != nil && !navigation.allowsSwipeBack)
      gesture?.delegate = nil
      #expect(navigation.allowsSwipeBack)
      navigation.interactivePopGestureRecognizer?.isEnabled = false
      #expect(!navigation.allowsSwipeBack)
    }

    @Test func `the system's gesture delegate has the method by which libraries know it`() throws {
      let gesture = App().stack("A", "B").interactivePopGestureRecognizer
      let own = try #require(gesture?.delegate)
      #expect(own.responds(to: Selector("handleNavigationTransition:")))
      #expect(!NSObject().responds(to: Selector("handleNavigationTransition:")))
    }

    @Test func `the Back button shows the previous screen's title or its backButtonTitle`() {
      let app = App()
      let navigation = app.stack("A", "B")
      #expect(navigation.backTitle == "A")
      let below = navigation.viewControllers[0]
      below.navigationItem.backButtonTitle = "All"
      #expect(navigation.backTitle == "All")
      below.title = nil
      below.navigationItem.backButtonTitle = nil
      #expect(navigation.backTitle == "Back")
    }

    @Test func `show pushes within a navigation controller`() {
      let app = App()
      let navigation = app.stack("A")
      let shown = app.screen("B")
      navigation.viewControllers[0].show(shown, sender: nil)
      #expect(navigation.topViewController === shown)
    }

    @Test func `visibleViewController is the presented controller, otherwise the top one`() {
      let app = App()
      let navigation = app.stack("A", "B")
      #expect(navigation.visibleViewController === navigation.viewControllers[1])
      let sheet = UINavigationController(rootViewController: app.screen("C"))
      navigation.present(sheet, animated: false)
      #expect(navigation.visibleViewController === sheet)
    }
  }
}
