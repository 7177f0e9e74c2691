import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  /// What the columns of a split view in the column style hold, and what a collapsed one shows of them.
  @Suite struct SplitColumnTests {
    @Test func `51: after Back, a collapsed split view can show its secondary column again`() {
      let app = App()
      let split = UISplitViewController(style: .doubleColumn)
      let delegate = SplitDelegate()
      delegate.topColumn = .primary
      split.delegate = delegate
      let detail = app.screen("B")
      split.setViewController(app.screen("A"), for: .primary)
      split.setViewController(detail, for: .secondary)
      app.show(split)
      let stack = split.viewControllers.first as? UINavigationController
      split.show(.secondary)
      app.settle()
      stack?.popViewController(animated: true)
      app.settle()
      split.show(.secondary)
      app.settle()
      #expect(app.journal.lines.last == "B.viewDidAppear")
      stack?.popViewController(animated: true)
      app.settle()
      resize(.regular)
      app.settle()
      #expect(detail.navigationController != nil && detail.view.window != nil)
      #expect(app.broken.isEmpty)
      resize(.compact)
    }

    @Test func `51: a swipe back leaves the column its content`() {
      let app = App()
      let (split, stack, column) = app.collapsedSplit()
      stack.personSwipesBack()
      app.settle()
      #expect(titles(stack) == ["A"] && titles(column) == ["B"])
      #expect(column.isInHierarchy, "the split view keeps it")
      split.show(.secondary)
      app.settle()
      #expect(titles(stack) == ["A", "B"] && titles(column) == [])
      #expect(app.broken.isEmpty)
    }

    @Test func `51: a canceled swipe back leaves the column on screen`() {
      let app = App()
      let (split, stack, column) = app.collapsedSplit()
      for _ in 1...2 {
        stack.personSwipesBack(letsGo: true)
        app.settle()
        #expect(titles(stack) == ["A", "B"] && titles(column) == [])
        #expect(app.journal.lines.last == "B.viewDidAppear")
      }
      stack.popViewController(animated: true)
      app.settle()
      #expect(titles(stack) == ["A"] && titles(column) == ["B"])
      split.show(.secondary)
      app.settle()
      #expect(titles(stack) == ["A", "B"] && app.broken.isEmpty)
    }

    @Test func `51: Back twice keeps the column's first screen, and releases what was above`() {
      let app = App()
      let (split, stack, column) = app.collapsedSplit()
      weak var more: UIViewController?
      do {
        let screen = app.screen("C")
        more = screen
        column.pushViewController(screen, animated: true)
      }
      app.settle()
      #expect(titles(stack) == ["A", "B", "C"])
      stack.popViewController(animated: true)
      app.settle()
      #expect(more == nil)
      stack.popViewController(animated: true)
      app.settle()
      split.show(.secondary)
      app.settle()
      #expect(titles(stack) == ["A", "B"] && app.broken.isEmpty)
    }

    @Test func `51: a column that is popped as a whole keeps all its screens`() {
      let app = App()
      let (split, stack, column) = app.collapsedSplit()
      column.pushViewController(app.screen("C"), animated: false)
      app.settle()
      split.show(.secondary)
      app.settle()
      #expect(titles(stack) == ["A", "B", "C"], "it is on top already")
      split.hide(.secondary)
      app.settle()
      #expect(titles(stack) == ["A"] && titles(column) == ["B", "C"])
      split.show(.secondary)
      app.settle()
      #expect(titles(stack) == ["A", "B", "C"])
      split.show(.primary)
      app.settle()
      #expect(titles(stack) == ["A"] && titles(column) == ["B", "C"])
      resize(.regular)
      app.settle()
      #expect(titles(column) == ["B", "C"] && app.broken.isEmpty)
      resize(.compact)
    }

    @Test func `51: popping and showing a column in one turn leaves it on screen`() {
      let app = App()
      let (split, stack, _) = app.collapsedSplit()
      stack.popViewController(animated: true)
      split.show(.secondary)
      app.settle()
      #expect(titles(stack) == ["A", "B"] && app.broken.isEmpty)
    }

    @Test func `51: a column that is being popped is there when the columns separate`() {
      let app = App()
      let (split, stack, column) = app.collapsedSplit()
      stack.popViewController(animated: true)
      resize(.regular)
      app.settle()
      #expect(titles(stack) == ["A"] && titles(column) == ["B"])
      #expect(split.viewControllers == [stack, column] && app.broken.isEmpty)
      resize(.compact)
    }

    @Test func `51: of three columns, one is shown with the one before it, and popped to`() {
      let app = App()
      let split = UISplitViewController(style: .tripleColumn)
      for (name, column) in [("A", UISplitViewController.Column.primary), ("B", .supplementary)] {
        split.setViewController(app.screen(name), for: column)
      }
      split.setViewController(app.screen("C"), for: .secondary)
      app.show(split)
      guard let stack = split.viewControllers.first as? UINavigationController else { return }
      #expect(titles(stack) == ["A", "B", "C"])
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
      stack.popToRootViewController(animated: true)
      app.settle()
      resize(.regular)
      app.settle()
      let columns = split.viewControllers.compactMap { $0 as? UINavigationController }
      #expect(columns.map(titles) == [["A"], ["B"], ["C"]] && app.broken.isEmpty)
      resize(.compact)
    }

    @Test func `51: another navigation controller replaces a column that is on the stack`() {
      let app = App()
      let (split, stack, column) = app.collapsedSplit()
      let other = UINavigationController(rootViewController: app.screen("C"))
      split.setViewController(other, for: .secondary)
      app.settle()
      #expect(titles(stack) == ["A", "C"] && titles(column) == ["B"])
      #expect(app.journal.lines.last == "C.viewDidAppear")
      #expect(!column.isInHierarchy)
      stack.popViewController(animated: true)
      app.settle()
      split.setViewController(column, for: .secondary)
      split.show(.secondary)
      app.settle()
      #expect(titles(stack) == ["A", "B"] && titles(other) == ["C"])
      #expect(app.broken.isEmpty)
    }

    @Test func `52: a plain controller is pushed onto the secondary column's stack`() {
      let app = App()
      resize(.regular)
      let split = UISplitViewController(style: .doubleColumn)
      let (first, second) = (app.screen("B"), app.screen("C"))
      split.setViewController(app.screen("A"), for: .primary)
      split.setViewController(first, for: .secondary)
      app.show(split)
      for _ in 1...2 {
        split.setViewController(second, for: .secondary)
        app.settle()
        #expect(second.navigationController?.viewControllers == [first, second])
      }
      #expect(app.journal.lines.last == "C.viewDidAppear")
      #expect(split.viewController(for: .secondary) === second)
      second.navigationController?.popViewController(animated: true)
      app.settle()
      split.setViewController(second, for: .secondary)
      app.settle()
      #expect(second.navigationController?.viewControllers == [first, second])
      split.setViewController(nil, for: .secondary)
      split.setViewController(second, for: .secondary)
      app.settle()
      #expect(second.navigationController?.viewControllers == [second])
      split.setViewController(first, for: .primary)
      #expect(first.navigationController?.viewControllers == [first], "the primary is replaced")
      #expect(app.broken.isEmpty)
      resize(.compact)
    }

    @Test func `52: it makes no difference if the app made the navigation controller`() {
      let app = App()
      resize(.regular)
      let split = UISplitViewController(style: .doubleColumn)
      let column = UINavigationController(rootViewController: app.screen("B"))
      split.setViewController(app.screen("A"), for: .primary)
      split.setViewController(column, for: .secondary)
      app.show(split)
      split.setViewController(app.screen("C"), for: .secondary)
      app.settle()
      #expect(titles(column) == ["B", "C"] && split.viewControllers.last === column)
      split.showDetailViewController(app.screen("D"), sender: nil)
      app.settle()
      #expect(
        (split.viewControllers.last as? UINavigationController).map(titles) == ["D"],
        "showDetailViewController replaces")
      #expect(app.broken.isEmpty)
      resize(.compact)
    }

    @Test func `52: while collapsed, it is pushed wherever the column is`() {
      let app = App()
      let (split, stack, column) = app.collapsedSplit()
      let next = app.screen("C")
      split.setViewController(next, for: .secondary)
      split.setViewController(next, for: .secondary)
      app.settle()
      #expect(titles(stack) == ["A", "B", "C"])
      stack.popToRootViewController(animated: true)
      split.setViewController(app.screen("D"), for: .secondary)
      app.settle()
      #expect(titles(stack) == ["A"] && titles(column) == ["B", "C", "D"])
      split.setViewController(app.screen("E"), for: .secondary)
      split.show(.secondary)
      app.settle()
      #expect(titles(stack) == ["A", "B", "C", "D", "E"])
      stack.popToRootViewController(animated: true)
      app.settle()
      let new = app.screen("F")
      split.setViewController(nil, for: .secondary)
      split.setViewController(new, for: .secondary)
      split.show(.secondary)
      app.settle()
      #expect(titles(stack) == ["A", "F"] && app.broken.isEmpty)
    }
  }
}
