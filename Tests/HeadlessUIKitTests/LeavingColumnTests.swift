import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  /// A column of a collapsed split view that goes back, and the containers and bars around it.
  @Suite struct LeavingColumnTests {
    enum Way: CaseIterable { case pop, swipe, canceledSwipe }

    @Test(arguments: Way.allCases, [UISplitViewController.Style.unspecified, .doubleColumn])
    func `86: a column's screen has its outer containers until the column has disappeared`(
      way: Way, style: UISplitViewController.Style
    ) {
      let app = App()
      let stack = UINavigationController(rootViewController: app.screen("A"))
      let detail = app.screen("B")
      let split = UISplitViewController(style: style)
      split.viewControllers = [stack, UINavigationController(rootViewController: detail)]
      let tabs = UITabBarController()
      tabs.viewControllers = [split]
      app.show(tabs)
      var seen: [String: [UIViewController?]] = [:]
      for callback in ["WillDisappear", "DidDisappear", "WillAppear"] {
        app.journal.reactions["B.view\(callback)"] = {
          seen[callback] = [
            detail.splitViewController, detail.tabBarController,
            detail.navigationController?.navigationController,
          ]
        }
      }
      switch way {
      case .pop: stack.popViewController(animated: true)
      case .swipe: stack.personSwipesBack()
      case .canceledSwipe: stack.personSwipesBack(letsGo: true)
      }
      app.settle()
      #expect(seen["WillDisappear"] == [split, tabs, stack])
      if way == .canceledSwipe {
        #expect(seen["DidDisappear"] == nil && seen["WillAppear"] == [split, tabs, stack])
      } else {
        #expect(seen["DidDisappear"] == [nil, nil, nil] && seen["WillAppear"] == nil)
      }
      #expect(app.broken.isEmpty)
    }

    @Test func `51: what a column's screen does to the bars as it appears, it undoes as it goes`() {
      let app = App()
      let (_, stack, column) = app.collapsedSplit()
      func change(_ isBack: Bool) {
        column.setNavigationBarHidden(!isBack, animated: true)
        column.setToolbarHidden(isBack, animated: true)
      }
      change(false)
      #expect(stack.isNavigationBarHidden && !stack.isToolbarHidden)
      for isCanceled in [true, false] {
        app.journal.reactions["B.viewWillDisappear"] = { change(true) }
        app.journal.reactions["B.viewWillAppear"] = { change(false) }
        stack.personSwipesBack(letsGo: isCanceled)
        app.settle()
        #expect(stack.isNavigationBarHidden == isCanceled && stack.isToolbarHidden != isCanceled)
      }
      #expect(!column.isNavigationBarHidden && column.isToolbarHidden, "its own bars are as ever")
      #expect(app.broken.isEmpty)
    }

    @Test func `51: the stack's toolbar is the column's, too`() {
      let app = App()
      let (_, stack, column) = app.collapsedSplit()
      column.isToolbarHidden = false
      #expect(!stack.isToolbarHidden)
      stack.setToolbarHidden(true, animated: false)
      #expect(column.isToolbarHidden)
      resize(.regular)
      app.settle()
      column.isToolbarHidden = false
      #expect(stack.isToolbarHidden && !column.isToolbarHidden)
      resize(.compact)
      app.settle()
      #expect(column.isToolbarHidden)
    }
  }
}
