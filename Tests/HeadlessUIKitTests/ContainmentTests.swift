import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct ContainmentTests {
    @Test func `addChild calls willMove and leaves didMove to the container`() {
      let app = App()
      let (container, child) = (UIViewController(), app.screen("A"))
      app.journal.kinds = [.move]
      container.addChild(child)
      #expect(app.journal.lines == ["A.willMove(parent)"])
      #expect(child.parent === container && container.children == [child])
      child.didMove(toParent: container)
      #expect(app.journal.lines == ["A.willMove(parent)", "A.didMove(parent)"])
    }

    @Test func `removeFromParent calls didMove with nil but not willMove`() {
      let app = App()
      let (container, child) = (UIViewController(), app.screen("A"))
      container.addChild(child)
      app.journal.kinds = [.move]
      child.removeFromParent()
      #expect(app.journal.lines == ["A.didMove(nil)"])
      #expect(child.parent == nil && container.children.isEmpty)
      child.removeFromParent()
      #expect(app.journal.lines == ["A.didMove(nil)"])
    }

    @Test func `adding a child that has another parent first removes it from that parent`() {
      let app = App()
      let (old, new, child) = (UIViewController(), UIViewController(), app.screen("A"))
      old.addChild(child)
      app.journal.kinds = [.move]
      new.addChild(child)
      #expect(app.journal.lines == ["A.didMove(nil)", "A.willMove(parent)"])
      #expect(old.children.isEmpty && child.parent === new)
    }

    @Test(.bug(id: "U9"), arguments: [false, true])
    func `63: a child's view in the view of a controller that isn't its parent is a fault`(
      isInWindow: Bool
    ) {
      let app = App()
      let (root, parent, child) = (app.screen("A"), app.screen("B"), app.screen("C"))
      app.show(root)
      parent.addChild(child)
      if isInWindow { app.window.addSubview(child.view) } else { root.view.addSubview(child.view) }
      #expect(app.broken == [.childViewElsewhere])
      let other = isInWindow ? "(null)" : "Screen \"A\""
      #expect(
        app.lastBreach?.detail
          == "child view controller: Screen \"C\" should have parent view controller: \(other) but "
          + "actual parent is: Screen \"B\"")
    }

    @Test(.bug(id: "U9")) func `63: adding a child whose view another controller shows is a fault`()
    {
      let app = App()
      let (root, other, child) = (app.screen("A"), app.screen("B"), app.screen("C"))
      app.show(root)
      root.view.addSubview(child.view)
      other.addChild(child)
      #expect(app.broken == [.childViewElsewhere])
      #expect(app.lastBreach?.detail?.hasSuffix("but requested parent is: Screen \"B\"") == true)
    }

    @Test(.bug(id: "U9"))
    func `63: outside of a window, and in views of the parent's own, a child's view may be`() {
      let app = App()
      let (root, parent, child) = (app.screen("A"), app.screen("B"), app.screen("C"))
      parent.addChild(child)
      root.view.addSubview(child.view)
      #expect(app.broken.isEmpty)
      app.show(root)
      let (next, box) = (app.screen("D"), UIView())
      root.view.addSubview(box)
      root.addChild(next)
      box.addSubview(next.view)
      #expect(app.broken.isEmpty)
    }

    @Test func `pushing a controller removes it from its previous stack`() {
      let app = App()
      let navigation = app.stack("A", "B")
      let moved = navigation.viewControllers[1]
      let other = UINavigationController()
      other.pushViewController(moved, animated: false)
      #expect(navigation.viewControllers.count == 1)
      #expect(moved.navigationController === other)
      app.settle()
      #expect(app.journal.lines.last == "A.viewDidAppear")
      #expect(app.broken.isEmpty)
    }

    @Test func `removing a controller from the middle of a stack calls no appearance callbacks`() {
      let app = App()
      let navigation = app.stack("A", "B", "C")
      navigation.viewControllers[1].removeFromParent()
      app.settle()
      #expect(navigation.viewControllers.map(\.title) == ["A", "C"])
      #expect(app.journal.lines.isEmpty)
    }

    @Test func `adding a controller to itself or to its own descendant is a fault`() {
      for inner in [true, false] {
        let app = App()
        let (container, child) = (app.screen("A"), app.screen("B"))
        container.addChild(child)
        let parent = inner ? child : container
        parent.addChild(container)
        #expect(app.broken == [.containsItself])
      }
    }

    /// UIKit's exception says: "adding a root view controller … as a child of view controller".
    @Test func `a screen that is being popped can't contain the stack that it leaves`() {
      let app = App()
      let navigation = UINavigationController(rootViewController: app.screen("A"))
      let popped = app.screen("B")
      navigation.pushViewController(popped, animated: false)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      app.show(tabs)
      app.journal.reactions["B.viewWillDisappear"] = { popped.addChild(navigation) }
      navigation.popViewController(animated: true)
      app.settle()
      #expect(app.broken == [.containsItself])
    }

    @Test func `adding a window's root view controller as a child is a fault`() {
      let app = App()
      let root = app.screen("A")
      app.show(root)
      UINavigationController().pushViewController(root, animated: false)
      #expect(app.broken == [.rootAddedAsChild])
      #expect(root.parent == nil)
    }

    @Test func `children appear and disappear with their container`() {
      let app = App()
      let (container, child) = (app.screen("A"), app.screen("B"))
      container.addChild(child)
      child.didMove(toParent: container)
      app.window.rootViewController = container
      app.window.makeKeyAndVisible()
      app.window.isHidden = true
      #expect(
        app.journal.lines == [
          "A.viewWillAppear", "B.viewWillAppear", "B.viewDidAppear", "A.viewDidAppear",
          "A.viewWillDisappear", "B.viewWillDisappear", "B.viewDidDisappear", "A.viewDidDisappear",
        ])
    }

    @Test func `adding or removing a child's view calls the appearance callbacks at once`() {
      let app = App()
      let (container, child) = (app.screen("A"), app.screen("B"))
      app.show(container)
      container.addChild(child)
      container.view.addSubview(child.view)
      child.didMove(toParent: container)
      #expect(app.journal.lines == ["B.viewWillAppear", "B.viewDidAppear"])
      app.journal.clear()
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      #expect(app.journal.lines == ["B.viewWillDisappear", "B.viewDidDisappear"])
    }

    /// This rule is specific to HeadlessUIKit, because apps on Linux need not manage their views.
    @Test func `a child whose view is in no view hierarchy appears when the app settles`() {
      let app = App()
      let (container, child) = (app.screen("A"), app.screen("B"))
      app.show(container)
      container.addChild(child)
      child.didMove(toParent: container)
      app.settle()
      #expect(app.journal.lines == ["B.viewWillAppear", "B.viewDidAppear"])
      app.journal.clear()
      child.removeFromParent()
      #expect(app.journal.lines == ["B.viewWillDisappear", "B.viewDidDisappear"])
    }

    @Test func `a container can forward appearance callbacks itself`() {
      final class Forwarding: UIViewController {
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
      }
      let app = App()
      let (container, child) = (Forwarding(), app.screen("A"))
      app.show(container)
      container.addChild(child)
      app.settle()
      #expect(app.journal.lines.isEmpty)
      child.beginAppearanceTransition(true, animated: false)
      child.endAppearanceTransition()
      #expect(app.journal.lines == ["A.viewWillAppear", "A.viewDidAppear"])
    }

    @Test func `ending an appearance transition that has not begun is a warning`() {
      let app = App()
      app.screen("A").endAppearanceTransition()
      #expect(app.broken == [.appearanceUnbalanced])
    }

    @Test
    func `a controller finds its nearest navigation and tab bar controllers through containers`() {
      let app = App()
      let navigation = app.stack("A")
      let inner = app.screen("B")
      navigation.viewControllers[0].addChild(inner)
      #expect(inner.navigationController === navigation)
      #expect(inner.tabBarController == nil)
      #expect(navigation.navigationController == nil)
    }

    @Test func `the responder chain includes the parent's view, the presenter and the window`() {
      let app = App()
      let root = app.screen("A")
      let child = app.screen("B")
      root.addChild(child)
      app.show(root)
      let sheet = app.screen("C")
      root.present(sheet, animated: false)
      #expect(child.view.next === child)
      #expect(child.next === root.view)
      #expect(root.next === app.window)
      #expect(sheet.next === root)
      #expect(app.window.next === UIApplication.shared)
    }

    @Test func `a view is created once, on first access`() {
      let app = App()
      app.journal.kinds = [.load]
      let screen = app.screen("A")
      #expect(!screen.isViewLoaded && screen.viewIfLoaded == nil)
      screen.loadViewIfNeeded()
      _ = screen.view
      #expect(app.journal.lines == ["A.viewDidLoad"])
      #expect(screen.view.window == nil)
      app.show(screen)
      #expect(screen.view.window === app.window)
    }
  }
}
