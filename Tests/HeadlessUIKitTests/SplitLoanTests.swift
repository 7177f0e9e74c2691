import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  /// How the columns of a collapsed split view and the single stack exchange view controllers while the app
  /// changes either.
  @Suite struct SplitLoanTests {
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
      #expect(titles(split.viewControllers.first as? UINavigationController) == ["B"])
      #expect(app.broken.isEmpty)
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

    @Test func `51: what is pushed onto a column that is being popped stays in the column`() {
      let app = App()
      let (split, stack, column) = app.collapsedSplit()
      split.show(.primary)
      column.pushViewController(app.screen("C"), animated: false)
      app.settle()
      #expect(titles(stack) == ["A"] && titles(column) == ["B", "C"])
      split.show(.secondary)
      app.settle()
      split.show(.primary)
      column.pushViewController(app.screen("D"), animated: false)
      split.show(.secondary)
      app.settle()
      #expect(titles(stack) == ["A", "B", "C", "D"] && app.broken.isEmpty)
    }

    @Test func `51: an empty column that is on the stack shows what is pushed onto it`() {
      let app = App()
      let (split, stack, _) = app.collapsedSplit()
      for waits in [false, true] {
        let other = UINavigationController()
        split.setViewController(other, for: .secondary)
        if waits { app.settle() }
        other.pushViewController(app.screen("C"), animated: false)
        app.settle()
        #expect(titles(stack) == ["A", "C"] && titles(other) == [])
        stack.popViewController(animated: true)
        app.settle()
        #expect(titles(stack) == ["A"] && titles(other) == ["C"])
        split.show(.secondary)
        app.settle()
        #expect(titles(stack) == ["A", "C"])
      }
      #expect(app.broken.isEmpty)
    }

    @Test func `51: a middle column with new content covers the secondary one when it is shown`() {
      let app = App()
      let (split, stack, columns) = app.tripleColumns()
      columns[1].setViewControllers([app.screen("X")], animated: false)
      split.show(.supplementary)
      app.settle()
      #expect(titles(stack) == ["A", "X"] && titles(columns[2]) == ["C"])
      split.show(.secondary)
      app.settle()
      #expect(titles(stack) == ["A", "X", "C"] && app.broken.isEmpty)
    }

    @Test func `51: what is pushed onto the middle column is below the secondary one`() {
      let app = App()
      let (split, stack, columns) = app.tripleColumns()
      columns[1].pushViewController(app.screen("X"), animated: false)
      app.settle()
      #expect(titles(stack) == ["A", "B", "X", "C"])
      #expect(app.journal.lines.isEmpty, "nobody sees it")
      split.show(.supplementary)
      app.settle()
      #expect(titles(stack) == ["A", "B", "X"] && titles(columns[2]) == ["C"])
      #expect(app.broken.isEmpty)
    }

    @Test func `51: the delegate is told that a column is hidden only if it was shown`() {
      final class Delegate: NSObject, UISplitViewControllerDelegate {
        var hidden: [UISplitViewController.Column] = []
        func splitViewController(
          _ svc: UISplitViewController, willHide column: UISplitViewController.Column
        ) { hidden.append(column) }
      }
      let app = App()
      let (split, _, _) = app.collapsedSplit()
      let delegate = Delegate()
      split.delegate = delegate
      for column in [UISplitViewController.Column.primary, .secondary, .secondary] {
        split.hide(column)
        app.settle()
      }
      #expect(delegate.hidden == [.secondary])
      resize(.regular)
      for column in [UISplitViewController.Column.secondary, .primary, .primary] {
        split.hide(column)
      }
      #expect(delegate.hidden == [.secondary, .primary])
      resize(.compact)
    }

    /// A delegate that notes which columns come and go, and chooses the arrangement after a
    /// collapse.
    private final class ColumnDelegate: NSObject, UISplitViewControllerDelegate {
      var calls: [String] = []
      var chosen: UISplitViewController.DisplayMode?
      func splitViewController(
        _ svc: UISplitViewController, willHide column: UISplitViewController.Column
      ) { calls.append("hide \(column)") }
      func splitViewController(
        _ svc: UISplitViewController, willShow column: UISplitViewController.Column
      ) { calls.append("show \(column)") }
      func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
      ) { calls.append("change to \(displayMode)") }
      func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
          UISplitViewController.DisplayMode
      ) -> UISplitViewController.DisplayMode {
        calls.append("expand to \(proposedDisplayMode)?")
        return chosen ?? proposedDisplayMode
      }
    }

    @Test(.bug(id: "U14")) func `a preferred display mode hides and shows columns`() {
      let app = App()
      let (split, _, _) = app.tripleColumns()
      let delegate = ColumnDelegate()
      resize(.regular)
      app.settle()
      split.delegate = delegate
      split.preferredDisplayMode = .secondaryOnly
      split.preferredDisplayMode = .oneBesideSecondary
      #expect(
        delegate.calls == [
          "hide primary", "hide supplementary", "change to secondaryOnly", "show supplementary",
          "change to oneBesideSecondary",
        ])
      delegate.calls = []
      split.show(.primary)
      split.hide(.primary)
      #expect(
        delegate.calls == [
          "show primary", "change to twoBesideSecondary", "hide primary",
          "change to oneBesideSecondary",
        ])
      resize(.compact)
    }

    @Test(.bug(id: "U14")) func `the delegate chooses the display mode when the columns expand`() {
      let app = App()
      let (split, _, columns) = app.tripleColumns()
      let delegate = ColumnDelegate()
      delegate.chosen = .secondaryOnly
      split.delegate = delegate
      resize(.regular)
      app.settle()
      #expect(delegate.calls.first == "expand to twoBesideSecondary?")
      #expect(split.displayMode == .secondaryOnly && split.preferredDisplayMode == .automatic)
      #expect(split.childrenOnScreen == [columns[2]])
      #expect(app.journal.lines.last == "A.viewDidDisappear", "its column is hidden")
      split.show(.primary)
      #expect(split.displayMode == .twoBesideSecondary)
      resize(.compact)
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
      #expect(titles(split.viewControllers.last as? UINavigationController) == ["D"])
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
