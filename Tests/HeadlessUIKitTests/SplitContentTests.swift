import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  /// How an app sets the content of a split view's columns, in the column style.
  @Suite struct SplitContentTests {
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
      #expect(titles(split.viewControllers.last) == ["D"], "showDetailViewController replaces")
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

    @Test func `52: a screen of another column that is set for the secondary one moves there`() {
      for isDetail in [false, true] {
        let app = App()
        let (split, stack, column) = app.collapsedSplit()
        split.show(.primary)
        app.settle()
        let moved = app.screen("X")
        stack.pushViewController(moved, animated: false)
        split.show(.secondary)
        app.settle()
        #expect(titles(stack) == ["A", "X", "B"])
        if isDetail {
          split.showDetailViewController(moved, sender: nil)
        } else {
          split.setViewController(moved, for: .secondary)
        }
        stack.pushViewController(app.screen("C"), animated: false)
        app.settle()
        #expect(titles(stack) == ["A", "X", "C"] && titles(column) == ["B"])
        #expect(app.broken.isEmpty)
      }
    }

    @Test func `52: while collapsed, showDetailViewController pushes onto the column on the stack`()
    {
      let app = App()
      let (split, stack, column) = app.collapsedSplit()
      let detail = app.screen("D")
      stack.viewControllers.last?.showDetailViewController(detail, sender: nil)
      app.settle()
      #expect(titles(stack) == ["A", "B", "D"])
      #expect(split.viewController(for: .secondary) === detail)
      resize(.regular)
      app.settle()
      #expect(titles(stack) == ["A"] && titles(column) == ["B", "D"])
      #expect(split.viewControllers == [stack, column] && app.broken.isEmpty)
      resize(.compact)
    }

    @Test(arguments: [false, true])
    func `52: while collapsed, showDetailViewController replaces a column that isn't on the stack`(
      isOnStack: Bool
    ) {
      let app = App()
      let (split, stack, column) = app.collapsedSplit()
      // A navigation controller can't be pushed, so it replaces a column on the stack, too.
      let detail: UIViewController =
        isOnStack ? UINavigationController(rootViewController: app.screen("D")) : app.screen("D")
      if !isOnStack {
        stack.popViewController(animated: true)
        app.settle()
      }
      for _ in 1...2 {
        split.showDetailViewController(detail, sender: nil)
        app.settle()
        #expect(titles(stack) == ["A", "D"] && titles(column) == ["B"])
      }
      #expect(!column.isInHierarchy && split.viewController(for: .secondary) === detail)
      resize(.regular)
      app.settle()
      #expect(titles(stack) == ["A"])
      #expect(titles(split.viewControllers.last) == ["D"])
      #expect(app.broken.isEmpty)
      resize(.compact)
    }

    @Test(arguments: [UIUserInterfaceSizeClass.regular, .compact])
    func `52: a column answers with what was set last, as long as that is in the column`(
      width: UIUserInterfaceSizeClass
    ) {
      let app = App()
      resize(width)
      let split = UISplitViewController(style: .doubleColumn)
      let (first, second) = (app.screen("B"), app.screen("C"))
      split.setViewController(app.screen("A"), for: .primary)
      split.setViewController(first, for: .secondary)
      app.show(split)
      split.setViewController(second, for: .secondary)
      app.settle()
      #expect(split.viewController(for: .secondary) === second)
      split.setViewController(first, for: .secondary)
      #expect(split.viewController(for: .secondary) === first)
      split.setViewController(second, for: .secondary)
      second.navigationController?.popViewController(animated: true)
      app.settle()
      #expect(split.viewController(for: .secondary) === first)
      split.setViewController(second, for: .secondary)
      split.showDetailViewController(
        UINavigationController(rootViewController: app.screen("D")), sender: nil)
      app.settle()
      #expect(split.viewController(for: .secondary) is UINavigationController)
      #expect(app.broken.isEmpty)
      resize(.compact)
    }

    @Test func `51: the columns on the stack stay there when the primary one is replaced`() {
      let app = App()
      let (split, old, columns) = app.tripleColumns()
      columns[2].setViewControllers([app.screen("D"), app.screen("E")], animated: false)
      split.show(.secondary)
      app.settle()
      app.journal.kinds = [.move, .appearance]
      split.setViewController(app.screen("X"), for: .primary)
      app.settle()
      let stack = split.viewControllers.first as? UINavigationController
      #expect(titles(stack) == ["X", "B", "D", "E"] && titles(old) == ["A"])
      #expect(
        app.journal.lines.filter { $0.hasPrefix("X") || $0.hasPrefix("A") }
          == ["X.willMove(parent)", "X.didMove(parent)"])
      #expect(app.journal.lines.last == "E.viewDidAppear")
      #expect(!app.journal.lines.contains { $0.hasSuffix("(nil)") }, "\(app.journal.lines)")
      stack?.popToRootViewController(animated: true)
      app.settle()
      #expect(titles(columns[1]) == ["B"] && titles(columns[2]) == ["D", "E"])
      split.setViewController(app.screen("Y"), for: .primary)
      app.settle()
      #expect(titles(split.viewControllers.first) == ["Y"])
      #expect(titles(columns[1]) == ["B"] && app.broken.isEmpty)
    }

    @Test(arguments: ["pop", "hide", "swipe", "callback"])
    func `51: a column that is leaving keeps its content when the primary one is replaced`(
      way: String
    ) {
      let app = App()
      let (split, stack, column) = app.collapsedSplit()
      func replace() { split.setViewController(app.screen("X"), for: .primary) }
      switch way {
      case "pop": stack.popViewController(animated: true)
      case "hide": split.hide(.secondary)
      case "swipe": stack.personSwipesBack()
      default:
        app.journal.reactions["B.viewDidDisappear"] = { replace() }
        stack.popViewController(animated: true)
      }
      if way != "callback" { replace() }
      app.settle()
      #expect(titles(split.viewControllers.first) == ["X"])
      #expect(titles(column) == ["B"] && app.journal.lines.last == "X.viewDidAppear")
      column.pushViewController(app.screen("D"), animated: false)
      app.settle()
      #expect(titles(column) == ["B", "D"] && app.broken.isEmpty)
      resize(.regular)
      app.settle()
      #expect(titles(split.viewControllers.last) == ["B", "D"])
      resize(.compact)
    }

    @Test func `51: setting what the primary column has already changes nothing on screen`() {
      let app = App()
      let (split, stack, _) = app.collapsedSplit()
      app.journal.kinds = [.appearance, .move]
      split.setViewController(stack.viewControllers[0], for: .primary)
      app.settle()
      split.setViewController(stack, for: .primary)
      app.settle()
      #expect(app.journal.lines.isEmpty && titles(stack) == ["A", "B"])
    }

    @Test func `51: a primary column that was removed while collapsed can be set again`() {
      let app = App()
      let (split, _, _) = app.collapsedSplit()
      split.setViewController(nil, for: .primary)
      app.settle()
      split.setViewController(app.screen("X"), for: .primary)
      app.settle()
      #expect(titles(split.viewControllers.first) == ["X", "B"])
      #expect(app.broken.isEmpty)
    }

    @Test(arguments: [UIUserInterfaceSizeClass.regular, .compact])
    func `52: a screen moves from column to column and back`(width: UIUserInterfaceSizeClass) {
      let app = App()
      let (split, _, _) = app.tripleColumns()
      resize(width)
      split.setViewController(nil, for: .secondary)
      let moving = app.screen("X")
      for column in [UISplitViewController.Column.secondary, .supplementary, .secondary] {
        split.setViewController(moving, for: column)
        app.settle()
        for other in [UISplitViewController.Column.supplementary, .secondary] {
          #expect((split.viewController(for: other) === moving) == (other == column))
        }
      }
      split.setViewController(moving, for: .primary)
      app.settle()
      #expect(split.viewController(for: .secondary) !== moving)
      resize(.regular)
      app.settle()
      #expect(titles(split.viewControllers.first) == ["X"])
      #expect(titles(split.viewControllers.last) == [])
      #expect(app.broken.isEmpty)
      resize(.compact)
    }

    @Test func `52: a screen on the stack that is set for its own column stays in its place`() {
      let app = App()
      let (split, stack, columns) = app.tripleColumns()
      columns[1].pushViewController(app.screen("B2"), animated: false)
      app.settle()
      split.setViewController(columns[1].viewControllers[0], for: .supplementary)
      app.settle()
      #expect(titles(stack) == ["A", "B", "B2", "C"])
      resize(.regular)
      app.settle()
      #expect(columns.map(titles) == [["A"], ["B", "B2"], ["C"]] && app.broken.isEmpty)
      resize(.compact)
    }

    @Test func `52: the first screen of a column moves to another one without those above it`() {
      let app = App()
      let (split, _, columns) = app.tripleColumns()
      columns[1].pushViewController(app.screen("B2"), animated: false)
      app.settle()
      split.setViewController(columns[1].viewControllers[0], for: .secondary)
      app.settle()
      resize(.regular)
      app.settle()
      let seen = split.viewControllers.map(titles)
      #expect(seen.prefix(2) == [["A"], ["B2"]] && seen.last?.last == "B")
      #expect(app.broken.isEmpty)
      resize(.compact)
    }

    @Test(arguments: [false, true])
    func `52: a navigation controller is the content of one column`(isEmpty: Bool) {
      let app = App()
      let (split, stack, _) = app.tripleColumns()
      let moving = UINavigationController()
      if !isEmpty { moving.viewControllers = [app.screen("X")] }
      split.setViewController(moving, for: .secondary)
      app.settle()
      split.setViewController(moving, for: .supplementary)
      app.settle()
      #expect(split.viewController(for: .secondary) == nil)
      #expect(split.viewController(for: .supplementary) === moving)
      #expect(titles(stack) == (isEmpty ? ["A", ""] : ["A", "X"]) && app.broken.isEmpty)
    }
  }
}
