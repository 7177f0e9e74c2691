import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  /// Another primary column of a collapsed split view, and screens and navigation controllers that move from one
  /// column to another.
  @Suite struct SplitMoveTests {
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
      #expect(titles(split.viewControllers.first as? UINavigationController) == ["Y"])
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
      #expect(titles(split.viewControllers.first as? UINavigationController) == ["X"])
      #expect(titles(column) == ["B"] && app.journal.lines.last == "X.viewDidAppear")
      column.pushViewController(app.screen("D"), animated: false)
      app.settle()
      #expect(titles(column) == ["B", "D"] && app.broken.isEmpty)
      resize(.regular)
      app.settle()
      #expect(titles(split.viewControllers.last as? UINavigationController) == ["B", "D"])
      resize(.compact)
    }

    @Test
    func `51: an empty column that is leaving holds nothing when the primary one is replaced`() {
      let app = App()
      let (split, stack, _) = app.collapsedSplit()
      let other = UINavigationController()
      split.setViewController(other, for: .secondary)
      stack.pushViewController(app.screen("A2"), animated: false)
      app.settle()
      weak let popped = stack.viewControllers.last
      #expect(popped != nil)
      stack.popViewController(animated: true)
      split.setViewController(app.screen("X"), for: .primary)
      app.settle()
      #expect(popped == nil)
      other.pushViewController(app.screen("D"), animated: false)
      app.settle()
      #expect(titles(other) == ["D"] && app.broken.isEmpty)
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
      let (split, _, column) = app.collapsedSplit()
      split.setViewController(nil, for: .primary)
      app.settle()
      split.setViewController(app.screen("X"), for: .primary)
      app.settle()
      #expect(titles(split.viewControllers.first as? UINavigationController) == ["X", "B"])
      #expect(titles(column) == [] && app.broken.isEmpty)
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
      #expect(titles(split.viewControllers.first as? UINavigationController) == ["X"])
      #expect(titles(split.viewControllers.last as? UINavigationController) == [])
      #expect(app.broken.isEmpty)
      resize(.compact)
    }

    @Test func `52: a screen on the stack that is set for its own column stays in its place`() {
      let app = App()
      let (split, stack, columns) = app.tripleColumns()
      columns[1].pushViewController(app.screen("B2"), animated: false)
      app.settle()
      split.setViewController(stack.viewControllers[1], for: .supplementary)
      app.settle()
      #expect(titles(stack) == ["A", "B", "B2", "C"])
      resize(.regular)
      app.settle()
      #expect(columns.map(titles) == [["A"], ["B", "B2"], ["C"]] && app.broken.isEmpty)
      resize(.compact)
    }

    @Test func `52: the first screen of a column moves to another one without those above it`() {
      let app = App()
      let (split, stack, columns) = app.tripleColumns()
      columns[1].pushViewController(app.screen("B2"), animated: false)
      app.settle()
      split.setViewController(stack.viewControllers[1], for: .secondary)
      app.settle()
      resize(.regular)
      app.settle()
      let seen = split.viewControllers.map { titles($0 as? UINavigationController) }
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
      #expect(titles(stack) == (isEmpty ? ["A"] : ["A", "X"]) && app.broken.isEmpty)
    }
  }
}
