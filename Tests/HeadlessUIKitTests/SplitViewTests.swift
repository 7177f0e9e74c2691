import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct SplitViewTests {
    @Test func `in regular width, both columns are visible`() {
      let app = App()
      resize(.regular)
      let (split, _) = classic(app)
      app.window.rootViewController = split
      app.window.makeKeyAndVisible()
      #expect(!split.isCollapsed)
      #expect(app.journal.lines.filter { $0.hasSuffix("viewDidAppear") }.count == 2)
      #expect(split.viewControllers.count == 2)
      #expect(split.childrenOnScreen.count == 2 && split.shownChild == nil)
      resize(.compact)
    }

    @Test
    func `in compact width, the secondary is pushed onto the primary's navigation controller`() {
      let app = App()
      let (split, primary) = classic(app)
      app.show(split)
      #expect(split.isCollapsed)
      #expect(split.viewControllers == [primary])
      #expect(split.shownChild === primary)
      #expect(primary.viewControllers.map(\.title) == ["List", "Detail"])
      #expect(app.broken.isEmpty)
    }

    @Test func `a delegate that discards the secondary on collapse leaves only the primary`() {
      let app = App()
      let (split, primary) = classic(app)
      let delegate = SplitDelegate()
      delegate.throwsSecondaryAway = true
      split.delegate = delegate
      app.show(split)
      #expect(primary.viewControllers.map(\.title) == ["List"])
      #expect(delegate.calls == ["collapse", "didCollapse"])
    }

    @Test func `the columns separate in regular width and collapse again in compact width`() {
      let app = App()
      let (split, primary) = classic(app)
      app.show(split)
      let detail = primary.viewControllers[1]
      resize(.regular)
      app.settle()
      #expect(!split.isCollapsed)
      #expect(primary.viewControllers.map(\.title) == ["List"])
      #expect(split.viewControllers == [primary, detail])
      #expect(detail.parent === split)
      resize(.compact)
      app.settle()
      #expect(primary.viewControllers == [primary.viewControllers[0], detail])
      #expect(app.broken.isEmpty)
    }

    @Test func `a delegate can provide the secondary when the columns separate`() {
      let app = App()
      let (split, primary) = classic(app)
      let delegate = SplitDelegate()
      split.delegate = delegate
      app.show(split)
      primary.popToRootViewController(animated: false)
      let placeholder = app.screen("Placeholder")
      delegate.separated = placeholder
      resize(.regular)
      app.settle()
      #expect(split.viewControllers.last === placeholder)
      #expect(delegate.calls.suffix(2) == ["separate", "didExpand"])
      resize(.compact)
    }

    @Test
    func `showDetailViewController pushes if collapsed, and otherwise replaces the secondary`() {
      let app = App()
      let (split, primary) = classic(app)
      app.show(split)
      primary.popToRootViewController(animated: false)
      primary.viewControllers[0].showDetailViewController(app.screen("B"), sender: nil)
      app.settle()
      #expect(primary.viewControllers.map(\.title) == ["List", "B"])
      resize(.regular)
      app.settle()
      primary.viewControllers[0].showDetailViewController(app.screen("C"), sender: nil)
      #expect(split.viewControllers.map(\.screenName) == ["UINavigationController", "C"])
      #expect(app.broken.isEmpty)
      resize(.compact)
    }

    @Test func `a delegate can show the detail itself`() {
      let app = App()
      let (split, primary) = classic(app)
      let delegate = SplitDelegate()
      delegate.showsDetail = true
      split.delegate = delegate
      app.show(split)
      primary.showDetailViewController(app.screen("B"), sender: nil)
      app.settle()
      #expect(primary.viewControllers.map(\.title) == ["List", "Detail"])
      #expect(delegate.calls.last == "showDetail")
    }

    @Test func `B6: collapsing onto a primary without a stack shows the primary alone`() {
      let app = App()
      resize(.regular)
      let (list, detail) = (app.screen("List"), app.screen("Detail"))
      let split = UISplitViewController()
      split.viewControllers = [list, detail]
      app.show(split)
      resize(.compact)
      app.settle()
      #expect(split.isCollapsed && split.viewControllers == [list])
      #expect(detail.parent == nil && split.presentedViewController == nil)
      #expect(app.journal.lines == ["Detail.viewWillDisappear", "Detail.viewDidDisappear"])
      resize(.regular)
      app.settle()
      #expect(split.viewControllers == [list, detail])
      resize(.compact)
    }

    @Test func `B6: while collapsed, the secondary's navigation controller is on the stack`() {
      let app = App()
      let primary = UINavigationController(rootViewController: app.screen("List"))
      let secondary = UINavigationController(rootViewController: app.screen("Detail"))
      let split = UISplitViewController()
      split.viewControllers = [primary, secondary]
      app.show(split)
      #expect(primary.viewControllers.last === secondary)
      #expect(secondary.viewControllers.map(\.title) == ["Detail"])
      #expect(secondary.navigationController === primary)
      secondary.pushViewController(app.screen("More"), animated: true)
      app.settle()
      #expect(primary.viewControllers.last === secondary)
      #expect(secondary.viewControllers.map(\.title) == ["Detail", "More"])
      resize(.regular)
      app.settle()
      #expect(primary.viewControllers.map(\.title) == ["List"])
      #expect(secondary.viewControllers.map(\.title) == ["Detail", "More"])
      #expect(split.viewControllers == [primary, secondary])
      resize(.compact)
      app.settle()
      #expect(primary.viewControllers.last === secondary)
      primary.popViewController(animated: false)
      app.settle()
      #expect(app.journal.lines.last == "List.viewDidAppear")
      #expect(app.broken.isEmpty)
    }

    @Test func `columns are wrapped in navigation controllers and merge into one stack`() {
      let app = App()
      resize(.regular)
      let split = UISplitViewController(style: .tripleColumn)
      let screens = ["A", "B", "C"].map { app.screen($0) }
      split.setViewController(screens[0], for: .primary)
      split.setViewController(screens[1], for: .supplementary)
      split.setViewController(screens[2], for: .secondary)
      app.show(split)
      #expect(split.viewControllers.allSatisfy { $0 is UINavigationController })
      #expect(split.viewController(for: .secondary) === screens[2])
      #expect(screens[2].splitViewController === split)
      resize(.compact)
      app.settle()
      #expect(titles(screens[0].navigationController) == ["A", "B", "C"])
      resize(.regular)
      app.settle()
      #expect(split.viewControllers.count == 3)
      #expect(screens.map { $0.navigationController?.viewControllers.count } == [1, 1, 1])
      #expect(app.broken.isEmpty)
      resize(.compact)
    }

    @Test func `the compact column replaces the others in compact width`() {
      let app = App()
      let split = UISplitViewController(style: .doubleColumn)
      let compact = app.screen("Compact")
      split.setViewController(app.screen("A"), for: .primary)
      split.setViewController(app.screen("B"), for: .secondary)
      split.setViewController(compact, for: .compact)
      app.show(split)
      #expect(split.viewControllers == [compact])
      resize(.regular)
      app.settle()
      #expect(split.viewControllers.count == 2 && compact.parent == nil)
      resize(.compact)
    }

    @Test(arguments: [true, false])
    func `87: while the compact column is on screen, no other column is shown or hidden`(
      hasStack: Bool
    ) {
      let app = App()
      let split = UISplitViewController(style: .doubleColumn)
      let navigation = UINavigationController(rootViewController: app.screen("X"))
      navigation.pushViewController(app.screen("Y"), animated: false)
      let compact = hasStack ? navigation : app.screen("X")
      split.setViewController(app.screen("A"), for: .primary)
      split.setViewController(app.screen("B"), for: .secondary)
      split.setViewController(compact, for: .compact)
      app.show(split)
      for column in [UISplitViewController.Column.primary, .secondary, .compact] {
        split.hide(column)
        split.show(column)
      }
      app.settle()
      #expect(app.journal.lines == [] && titles(navigation) == ["X", "Y"])
      #expect(split.presentedViewController == nil)
      let detail = app.screen("Z")
      split.showDetailViewController(detail, sender: nil)
      app.settle()
      #expect(app.journal.lines.last == "Z.viewDidAppear")
      #expect(titles(navigation) == (hasStack ? ["X", "Y", "Z"] : ["X", "Y"]))
      #expect(split.presentedViewController == (hasStack ? nil : detail))
      split.dismiss(animated: false)
      resize(.regular)
      app.settle()
      #expect(split.viewControllers.map(titles) == [["A"], ["B"]] && app.broken.isEmpty)
      resize(.compact)
    }

    @Test func `the delegate chooses the top column of a collapsed split view`() {
      let app = App()
      let split = UISplitViewController(style: .doubleColumn)
      let delegate = SplitDelegate()
      delegate.topColumn = .primary
      split.delegate = delegate
      split.setViewController(app.screen("A"), for: .primary)
      split.setViewController(app.screen("B"), for: .secondary)
      app.show(split)
      let stack = split.viewControllers.first as? UINavigationController
      #expect(titles(stack) == ["A"])
      split.show(.secondary)
      app.settle()
      #expect(titles(stack) == ["A", "B"])
    }

    @Test func `the delegate is weak`() {
      let split = UISplitViewController()
      var delegate: SplitDelegate? = SplitDelegate()
      split.delegate = delegate
      #expect(split.delegate != nil)
      delegate = nil
      #expect(split.delegate == nil)
    }

    @Test func `a column that the style doesn't have is a fault`() {
      let app = App()
      UISplitViewController(style: .doubleColumn).setViewController(
        app.screen("A"), for: .supplementary)
      #expect(app.broken == [.columnNotInStyle])
    }

    private func classic(
      _ app: borrowing App
    ) -> (UISplitViewController, UINavigationController) {
      let primary = UINavigationController(rootViewController: app.screen("List"))
      let split = UISplitViewController()
      split.viewControllers = [primary, app.screen("Detail")]
      app.journal.clear()
      return (split, primary)
    }
  }
}
