import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  /// The columns of a collapsed split view in the column style, on the single stack and off it.
  @Suite struct SplitColumnTests {
    @Test func `51: while collapsed, the column's own navigation controller is on the stack`() {
      let app = App()
      let (split, stack, column) = app.collapsedSplit()
      let detail = column.viewControllers[0]
      #expect(stack.viewControllers.last === column && column.navigationController === stack)
      #expect(detail.navigationController === column && detail.splitViewController === split)
      column.pushViewController(app.screen("C"), animated: true)
      app.settle()
      #expect(stack.viewControllers.count == 2 && titles(column) == ["B", "C"])
      #expect(app.journal.lines.last == "C.viewDidAppear")
      column.popViewController(animated: true)
      app.settle()
      #expect(column.popViewController(animated: true) == nil, "its root stays")
      #expect(stack.popViewController(animated: true) === column)
      app.settle()
      #expect(titles(stack) == ["A"] && titles(column) == ["B"] && column.isInHierarchy)
      split.show(.secondary)
      app.settle()
      #expect(titles(stack) == ["A", "B"] && app.broken.isEmpty)
    }

    @Test func `51: the delegate of the stack is called with the column's navigation controller`() {
      final class Delegate: NSObject, UINavigationControllerDelegate {
        var shown: [UIViewController] = []
        func navigationController(
          _ navigationController: UINavigationController, didShow viewController: UIViewController,
          animated: Bool
        ) { shown.append(viewController) }
      }
      let app = App()
      let (split, stack, column) = app.collapsedSplit()
      let (outer, inner) = (Delegate(), Delegate())
      stack.delegate = outer
      column.delegate = inner
      stack.popViewController(animated: true)
      app.settle()
      split.show(.secondary)
      app.settle()
      column.pushViewController(app.screen("C"), animated: true)
      app.settle()
      #expect(outer.shown == [stack.viewControllers[0], column])
      #expect(inner.shown == [column.viewControllers[1]], "it knows that B is shown")
    }

    @Test func `51: a column's screens aren't told that they leave and return with it`() {
      let app = App()
      let (split, stack, column) = app.collapsedSplit()
      app.journal.kinds = [.move]
      stack.popViewController(animated: true)
      #expect(!column.viewControllers[0].isMovingFromParent)
      app.settle()
      split.show(.secondary)
      split.show(.primary)
      app.settle()
      split.show(.secondary)
      app.settle()
      resize(.regular)
      app.settle()
      resize(.compact)
      app.settle()
      #expect(app.journal.lines == [] && app.broken.isEmpty)
    }

    @Test func `51: the stack's bar is the column's, too`() {
      let app = App()
      let (_, stack, column) = app.collapsedSplit()
      #expect(stack.navigationBar.items?.count == 2)
      #expect(stack.navigationBar.topItem === column.viewControllers[0].navigationItem)
      column.setNavigationBarHidden(true, animated: false)
      #expect(stack.isNavigationBarHidden && column.isNavigationBarHidden && !column.showsBar)
      stack.isNavigationBarHidden = false
      #expect(!column.isNavigationBarHidden && column.showsBar)
      resize(.regular)
      app.settle()
      column.isNavigationBarHidden = true
      #expect(!stack.isNavigationBarHidden)
      #expect(stack.navigationBar.topItem === stack.viewControllers[0].navigationItem)
      resize(.compact)
    }

    @Test func `2: only the stack of a collapsed split view takes a navigation controller`() {
      let app = App()
      let (_, stack, _) = app.collapsedSplit()
      let other = UINavigationController(rootViewController: app.screen("C"))
      stack.pushViewController(other, animated: true)
      app.settle()
      #expect(titles(stack) == ["A", "B", "C"] && app.broken.isEmpty)
      stack.popViewController(animated: true)
      app.settle()
      resize(.regular)
      app.settle()
      stack.pushViewController(other, animated: true)
      #expect(app.broken == [.pushedNavigationController])
      resize(.compact)
    }

    @Test(arguments: [false, true])
    func `51: a swipe back leaves the column its content`(isCanceled: Bool) {
      let app = App()
      let (split, stack, column) = app.collapsedSplit()
      app.journal.reactions["B.viewWillDisappear"] = {
        column.pushViewController(app.screen("C"), animated: false)
      }
      stack.personSwipesBack(letsGo: isCanceled)
      app.settle()
      #expect(titles(stack) == (isCanceled ? ["A", "B", "C"] : ["A"]))
      #expect(app.journal.lines.last == "\(isCanceled ? "C" : "A").viewDidAppear")
      split.show(.secondary)
      app.settle()
      #expect(titles(stack) == ["A", "B", "C"] && app.broken.isEmpty)
    }

    @Test func `51: a column whose push is canceled keeps its content`() {
      let app = App()
      let (split, stack, column) = app.collapsedSplit()
      stack.popViewController(animated: true)
      app.settle()
      let animations = Animations(app.journal)
      let interaction = UIPercentDrivenInteractiveTransition()
      animations.interaction = interaction
      stack.delegate = animations
      split.show(.secondary)
      app.settle()
      interaction.cancel()
      app.settle()
      #expect(titles(stack) == ["A"] && titles(column) == ["B"])
      stack.delegate = nil
      split.show(.secondary)
      app.settle()
      #expect(titles(stack) == ["A", "B"] && app.broken.isEmpty)
    }

    @Test(arguments: [false, true])
    func `B9: a column that is replaced during a swipe back doesn't appear when that is canceled`(
      isNew: Bool
    ) {
      let app = App()
      let (split, stack, column) = app.collapsedSplit()
      let other = isNew ? UINavigationController(rootViewController: app.screen("C")) : nil
      app.journal.reactions["B.viewWillDisappear"] = {
        split.setViewController(other, for: .secondary)
      }
      stack.personSwipesBack(letsGo: true)
      app.settle()
      #expect(titles(column) == ["B"] && titles(stack) == ["A"])
      #expect(!app.journal.lines.contains("B.viewWillAppear"), "\(app.journal.lines)")
      #expect(app.journal.lines.last == "A.viewDidAppear")
      #expect(app.broken.isEmpty)
    }

    @Test func `51: a column is popped and shown as a whole, and its own pops release`() {
      let app = App()
      let (split, stack, column) = app.collapsedSplit()
      weak var more: UIViewController?
      do {
        let screen = app.screen("C")
        more = screen
        column.pushViewController(screen, animated: false)
      }
      app.settle()
      for isHidden in [false, true] {
        if isHidden { split.hide(.secondary) } else { split.show(.primary) }
        app.settle()
        #expect(titles(stack) == ["A"] && titles(column) == ["B", "C"])
        split.show(.secondary)
        app.settle()
        #expect(titles(stack) == ["A", "B", "C"])
      }
      column.popViewController(animated: true)
      app.settle()
      #expect(more == nil)
      stack.popViewController(animated: true)
      split.show(.secondary)
      app.settle()
      #expect(titles(stack) == ["A", "B"], "popped and shown in one turn")
      #expect(app.broken.isEmpty)
    }

    @Test(arguments: [false, true])
    func `51: the columns leave the stack when they separate`(isLeaving: Bool) {
      let app = App()
      let (split, stack, column) = app.collapsedSplit()
      stack.pushViewController(app.screen("C"), animated: false)
      app.settle()
      if isLeaving { stack.popToRootViewController(animated: true) }
      resize(.regular)
      app.settle()
      #expect(titles(stack) == (isLeaving ? ["A"] : ["A", "C"]), "C isn't the column's")
      #expect(titles(column) == ["B"])
      #expect(split.viewControllers == [stack, column] && app.broken.isEmpty)
      resize(.compact)
    }

    @Test func `51: of three columns, one is shown with the one before it, and popped to`() {
      let app = App()
      let (split, stack, columns) = app.tripleColumns()
      for column in [UISplitViewController.Column.supplementary, .primary] {
        split.show(column)
        app.settle()
        #expect(titles(stack) == (column == .primary ? ["A"] : ["A", "B"]))
        split.show(.secondary)
        app.settle()
        #expect(titles(stack) == ["A", "B", "C"])
      }
      split.hide(.supplementary)
      app.settle()
      #expect(titles(stack) == ["A", "B", "C"], "it isn't on top")
      app.journal.clear()
      columns[1].pushViewController(app.screen("X"), animated: false)
      app.settle()
      #expect(titles(stack) == ["A", "B", "X", "C"])
      #expect(app.journal.lines.isEmpty, "nobody sees it")
      split.show(.supplementary)
      app.settle()
      #expect(app.journal.lines.last == "X.viewDidAppear")
      stack.popToRootViewController(animated: true)
      app.settle()
      resize(.regular)
      app.settle()
      #expect(split.viewControllers.map(titles) == [["A"], ["B", "X"], ["C"]])
      #expect(app.broken.isEmpty)
      resize(.compact)
    }

    @Test func `51: a middle column that replaces another one is shown below the secondary one`() {
      let app = App()
      let (split, stack, _) = app.tripleColumns()
      split.setViewController(nil, for: .supplementary)
      app.settle()
      #expect(titles(stack) == ["A", "C"])
      split.setViewController(app.screen("X"), for: .supplementary)
      split.show(.supplementary)
      app.settle()
      #expect(titles(stack) == ["A", "X"])
      split.show(.secondary)
      app.settle()
      #expect(titles(stack) == ["A", "X", "C"] && app.broken.isEmpty)
    }

    @Test func `51: an empty navigation controller is on the stack, and shows what is pushed`() {
      let app = App()
      let (split, stack, column) = app.collapsedSplit()
      let other = UINavigationController()
      split.setViewController(other, for: .secondary)
      app.settle()
      #expect(stack.topViewController === other && !column.isInHierarchy)
      other.pushViewController(app.screen("C"), animated: false)
      app.settle()
      #expect(titles(stack) == ["A", "C"] && app.journal.lines.last == "C.viewDidAppear")
      #expect(app.broken.isEmpty)
    }

    @Test func `51: showing an empty primary column does nothing`() {
      let app = App()
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(UINavigationController(), for: .primary)
      app.show(split)
      split.show(.primary)
      app.settle()
      split.setViewController(app.screen("B"), for: .secondary)
      split.show(.secondary)
      app.settle()
      split.show(.primary)
      app.settle()
      #expect(titles(split.viewControllers.first) == ["B"] && app.broken.isEmpty)
    }

    @Test func `51: a navigation controller that moves to another split view is kept there`() {
      let app = App()
      let column = UINavigationController(rootViewController: app.screen("B"))
      let splits = (1...2).map { _ in UISplitViewController(style: .doubleColumn) }
      for split in splits { split.setViewController(app.screen("A"), for: .primary) }
      splits[0].setViewController(column, for: .secondary)
      splits[1].setViewController(column, for: .secondary)
      app.show(splits[1])
      let stack = splits[1].viewControllers.first as? UINavigationController
      #expect(titles(stack) == ["A", "B"])
      splits[0].setViewController(nil, for: .secondary)
      stack?.popViewController(animated: true)
      app.settle()
      #expect(titles(column) == ["B"] && column.isInHierarchy)
      #expect(app.broken.isEmpty)
    }
  }
}
