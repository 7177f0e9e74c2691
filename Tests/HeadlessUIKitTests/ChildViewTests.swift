import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  /// Which children of a container are on screen.
  @Suite struct ChildViewTests {
    @Test func `in a container that places views, a child whose view isn't there doesn't appear`() {
      let app = App()
      app.journal.kinds.insert(.load)
      let (container, shown, waiting) = (app.screen("A"), app.screen("B"), app.screen("C"))
      for child in [shown, waiting] {
        container.addChild(child)
        child.didMove(toParent: container)
      }
      container.view.addSubview(shown.view)
      app.show(container)
      #expect(!waiting.isViewLoaded)
      shown.view.removeFromSuperview()
      container.view.addSubview(waiting.view)
      app.settle()
      #expect(
        app.journal.lines == [
          "B.viewWillDisappear", "B.viewDidDisappear", "C.viewDidLoad", "C.viewWillAppear",
          "C.viewDidAppear",
        ])
      app.window.isHidden = true
      app.journal.clear()
      app.window.isHidden = false
      app.settle()
      #expect(
        app.journal.lines == [
          "A.viewWillAppear", "C.viewWillAppear", "C.viewDidAppear", "A.viewDidAppear",
        ])
    }

    @Test func `a child that is added beside one whose view is shown waits for its own view`() {
      let app = App()
      let (container, shown, waiting) = (app.screen("A"), app.screen("B"), app.screen("C"))
      container.addChild(shown)
      container.view.addSubview(shown.view)
      app.show(container)
      container.addChild(waiting)
      waiting.didMove(toParent: container)
      app.settle()
      #expect(app.journal.lines.isEmpty)
    }

    @Test func `a child's view may be in another view of the container`() {
      let app = App()
      let (container, shown, waiting) = (app.screen("A"), app.screen("B"), app.screen("C"))
      let inner = UIView()
      container.view.addSubview(inner)
      inner.addSubview(shown.view)
      container.addChild(waiting)
      container.addChild(shown)
      app.window.rootViewController = container
      app.window.makeKeyAndVisible()
      app.settle()
      #expect(app.journal.lines.contains("B.viewDidAppear"))
      #expect(!app.journal.lines.contains("C.viewDidAppear"))
    }

    @Test func `a controller without a parent appears and disappears with its view`() {
      let app = App()
      let (root, loose) = (app.screen("A"), app.screen("B"))
      app.show(root)
      root.view.addSubview(loose.view)
      app.settle()
      #expect(app.journal.lines == ["B.viewWillAppear", "B.viewDidAppear"])
      #expect(loose.view.window === app.window)
      app.journal.clear()
      loose.view.removeFromSuperview()
      app.settle()
      #expect(app.journal.lines == ["B.viewWillDisappear", "B.viewDidDisappear"])
      #expect(loose.view.window == nil)
    }

    @Test func `a controller without a parent disappears and appears again with the screen`() {
      let app = App()
      let navigation = app.stack("A")
      let loose = app.screen("B")
      let inner = UIView()
      navigation.viewControllers[0].view.addSubview(inner)
      inner.addSubview(loose.view)
      app.journal.clear()
      navigation.pushViewController(app.screen("C"), animated: true)
      app.settle()
      #expect(
        app.journal.lines.filter { $0.hasPrefix("B.") } == [
          "B.viewWillDisappear", "B.viewDidDisappear",
        ])
      app.journal.clear()
      navigation.popViewController(animated: true)
      app.settle()
      #expect(
        app.journal.lines.filter { $0.hasPrefix("B.") } == [
          "B.viewWillAppear", "B.viewDidAppear",
        ])
    }

    @Test func `a navigation controller without a parent shows what is pushed`() {
      let app = App()
      let (root, first, second) = (app.screen("A"), app.screen("B"), app.screen("C"))
      let navigation = UINavigationController(rootViewController: first)
      app.show(root)
      root.view.addSubview(navigation.view)
      app.settle()
      #expect(app.journal.lines == ["B.viewWillAppear", "B.viewDidAppear"])
      navigation.pushViewController(second, animated: true)
      app.settle()
      #expect(app.journal.lines.last == "C.viewDidAppear")
      #expect(second.view.window === app.window)
    }
  }
}
