import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct ViewTreeTests {
    @Test func `a controller's view on screen is inside the views around it`() {
      let app = App()
      let page = UIViewController()
      let navigation = UINavigationController(rootViewController: page)
      #expect(page.view.superview == nil)
      app.show(navigation)
      #expect(navigation.view.superview === app.window)
      #expect(page.view.superview === navigation.view && navigation.view.subviews.isEmpty)
      #expect(page.view.isDescendant(of: navigation.view))
      #expect(page.view.isDescendant(of: app.window))
      page.view.removeFromSuperview()
      #expect(page.view.superview === navigation.view)
      let own = UIViewController()
      page.addChild(own)
      #expect(own.view.superview == nil)
      page.view.addSubview(own.view)
      #expect(own.view.superview === page.view && own.view.isDescendant(of: app.window))
      own.view.removeFromSuperview()
      #expect(own.view.superview == nil)
    }

    @Test func `adding a view off screen calls no window callbacks`() {
      let app = App()
      let (outer, inner) = (NotedView("outer", app.journal), NotedView("inner", app.journal))
      outer.addSubview(inner)
      #expect(
        app.journal.lines == [
          "inner.willMove(toSuperview: view)", "inner.didMoveToSuperview", "outer.didAddSubview",
        ])
    }

    @Test func `adding a view on screen moves it and the views inside it to the window`() {
      let app = App()
      let (outer, inner) = (NotedView("outer", app.journal), NotedView("inner", app.journal))
      outer.addSubview(inner)
      let page = app.page()
      page.view.addSubview(outer)
      #expect(
        app.journal.lines == [
          "outer.willMove(toWindow: window)", "inner.willMove(toWindow: window)",
          "outer.willMove(toSuperview: view)", "outer.didMoveToWindow window",
          "inner.didMoveToWindow window", "outer.didMoveToSuperview",
        ])
      app.journal.clear()
      outer.removeFromSuperview()
      #expect(
        app.journal.lines == [
          "outer.willMove(toWindow: nil)", "inner.willMove(toWindow: nil)",
          "outer.willMove(toSuperview: nil)", "outer.didMoveToWindow nil",
          "inner.didMoveToWindow nil", "outer.didMoveToSuperview",
        ])
      #expect(outer.window == nil && inner.superview === outer)
    }

    @Test func `a view that moves between superviews has no superview in between`() {
      let app = App()
      let (old, new) = (NotedView("old", app.journal), NotedView("new", app.journal))
      let view = NotedView("view", app.journal)
      old.addSubview(view)
      app.journal.clear()
      new.addSubview(view)
      #expect(
        app.journal.lines == [
          "old.willRemoveSubview", "view.willMove(toSuperview: view)", "view.didMoveToSuperview",
          "new.didAddSubview",
        ])
      #expect(old.subviews.isEmpty && new.subviews == [view])
    }

    @Test func `a controller's views move to the window between its appearance callbacks`() {
      let app = App()
      let page = Page { page in page.view.addSubview(NotedView("view", app.journal)) }
      page.loadViewIfNeeded()
      app.journal.clear()
      page.journal = app.journal
      app.window.rootViewController = page
      app.window.makeKeyAndVisible()
      #expect(
        app.journal.lines == [
          "viewWillAppear", "view.willMove(toWindow: window)", "view.didMoveToWindow window",
          "viewIsAppearing", "view.updateConstraints", "updateViewConstraints",
          "viewWillLayoutSubviews", "viewDidLayoutSubviews", "view.layoutSubviews",
          "viewDidAppear",
        ])
      app.journal.clear()
      app.window.rootViewController = UIViewController()
      #expect(
        app.journal.lines == [
          "view.willMove(toWindow: nil)", "view.didMoveToWindow nil", "viewDidDisappear",
        ])
      #expect(page.view.window == nil)
    }

    @Test func `a view added to itself or to a view inside it is a fault, and nothing changes`() {
      let app = App()
      let (outer, inner) = (UIView(), UIView())
      outer.accessibilityIdentifier = "card"
      outer.addSubview(inner)
      inner.addSubview(outer)
      #expect(app.broken == [.viewContainsItself])
      #expect(
        app.lastBreach?.detail
          == "Can't add UIView \"card\" as a subview of UIView, which is inside it")
      #expect(outer.superview == nil && inner.subviews.isEmpty)
      outer.addSubview(outer)
      #expect(app.lastBreach?.detail == "Can't add self as subview: UIView \"card\"")
    }

    @Test func `views are inserted, exchanged, and found by tag`() {
      let app = App()
      defer { withExtendedLifetime(app.window) {} }
      let root = UIView()
      let views = (1...4).map { number in
        let view = UIView()
        view.tag = number
        return view
      }
      root.addSubview(views[0])
      root.insertSubview(views[1], at: 0)
      root.insertSubview(views[2], aboveSubview: views[1])
      root.insertSubview(views[3], belowSubview: views[0])
      #expect(root.subviews.map(\.tag) == [2, 3, 4, 1])
      root.exchangeSubview(at: 0, withSubviewAt: 3)
      root.insertSubview(views[0], aboveSubview: views[1])
      #expect(root.subviews.map(\.tag) == [3, 4, 2, 1])
      root.insertSubview(views[1], belowSubview: views[2])
      #expect(root.subviews.map(\.tag) == [2, 3, 4, 1])
      #expect(root.viewWithTag(4) === views[3] && root.viewWithTag(5) == nil)
      #expect(views[0].isDescendant(of: root) && root.isDescendant(of: root))
      #expect(!root.isDescendant(of: views[0]))
    }

    @Test func `subviews inherit the tint color and are notified of its change`() {
      let app = App()
      let (outer, inner) = (NotedView("outer", app.journal), NotedView("inner", app.journal))
      let own = NotedView("own", app.journal)
      outer.addSubview(inner)
      outer.addSubview(own)
      own.tintColor = .green
      app.journal.clear()
      outer.tintColor = .red
      #expect(app.journal.lines == ["outer.tintColorDidChange", "inner.tintColorDidChange"])
      #expect(
        inner.tintColor == .red && own.tintColor == .green && UIView().tintColor == .tintColor)
    }

    @Test func `traits that a view overrides reach the views inside it`() {
      let app = App()
      let (outer, inner) = (UIView(), UIView())
      _ = app.page(outer)
      outer.addSubview(inner)
      var changes = 0
      inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in
        changes += 1
      }
      outer.overrideUserInterfaceStyle = .dark
      #expect(inner.traitCollection.userInterfaceStyle == .dark && changes == 1)
    }
  }
}
