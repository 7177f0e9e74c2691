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

    @Test func `the first view that a container places hides the children without views there`() {
      /// Places its first child's view when it is laid out.
      final class LateContainer: UIViewController {
        override func viewDidLayoutSubviews() {
          if children[0].view.superview !== view { view.addSubview(children[0].view) }
        }
      }
      let app = App()
      let (container, shown, waiting) = (LateContainer(), app.screen("B"), app.screen("C"))
      container.addChild(shown)
      container.addChild(waiting)
      app.window.rootViewController = container
      app.window.makeKeyAndVisible()
      app.settle()
      #expect(app.journal.lines.last { $0.hasPrefix("B.") } == "B.viewDidAppear")
      #expect(app.journal.lines.last { $0.hasPrefix("C.") } == "C.viewDidDisappear")
      app.journal.clear()
      app.window.isHidden = true
      app.settle()
      #expect(app.journal.lines == ["B.viewWillDisappear", "B.viewDidDisappear"])
    }

    @Test
    func `a view that is placed later hides the other children, and disappears with its container`()
    {
      let app = App()
      let (container, child, other) = (app.screen("A"), app.screen("B"), app.screen("C"))
      container.addChild(child)
      container.addChild(other)
      app.show(container)
      container.view.addSubview(child.view)
      #expect(app.journal.lines == ["C.viewWillDisappear", "C.viewDidDisappear"])
      app.journal.clear()
      app.window.isHidden = true
      app.settle()
      #expect(
        app.journal.lines == [
          "A.viewWillDisappear", "B.viewWillDisappear", "B.viewDidDisappear",
          "A.viewDidDisappear",
        ])
    }

    @Test func `a transition between children moves their views`() {
      let app = App()
      let (container, old, new) = (app.screen("A"), app.screen("B"), app.screen("C"))
      container.addChild(old)
      container.addChild(new)
      container.view.addSubview(old.view)
      app.show(container)
      var during: UIView?
      container.transition(
        from: old, to: new, duration: 0.3, options: [], animations: { during = new.view.superview })
      #expect(during === container.view)
      app.settle()
      #expect(new.view.superview === container.view && old.view.superview == nil)
      #expect(
        app.journal.lines == [
          "B.viewWillDisappear", "C.viewWillAppear", "B.viewDidDisappear", "C.viewDidAppear",
        ])
      app.journal.clear()
      app.window.isHidden = true
      app.window.isHidden = false
      app.settle()
      #expect(!app.journal.lines.contains { $0.hasPrefix("B.") })
    }
  }
}
