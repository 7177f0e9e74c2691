import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  /// What leaves the single stack of a collapsed split view, and returns to it.
  @Suite struct SplitReturnTests {
    @Test func `51: what is pushed during a swipe back that is canceled is on top afterward`() {
      let app = App()
      let (_, stack, column) = app.collapsedSplit()
      app.journal.reactions["B.viewWillDisappear"] = {
        column.pushViewController(app.screen("C"), animated: false)
      }
      stack.personSwipesBack(letsGo: true)
      app.settle()
      #expect(titles(stack) == ["A", "B", "C"] && titles(column) == [])
      #expect(app.journal.lines.last == "C.viewDidAppear" && app.broken.isEmpty)
    }

    @Test(arguments: ["show", "hide", "pop"])
    func `51: an empty column that has been popped keeps what is pushed onto it`(way: String) {
      let app = App()
      let (split, stack, other) = app.emptyColumn()
      switch way {
      case "show": split.show(.primary)
      case "hide": split.hide(.secondary)
      default: stack.popViewController(animated: true)
      }
      app.settle()
      other.pushViewController(app.screen("C"), animated: false)
      app.settle()
      #expect(titles(stack) == (way == "pop" ? ["A"] : ["A", "A2"]) && titles(other) == ["C"])
      #expect(app.broken.isEmpty)
    }

    @Test func `51: a column's screens aren't told that they leave and return with it`() {
      let app = App()
      let (split, stack, _) = app.collapsedSplit()
      app.journal.kinds = [.move]
      stack.popViewController(animated: true)
      app.settle()
      #expect(app.journal.lines == [])
      split.show(.secondary)
      app.settle()
      #expect(!app.journal.lines.contains { $0.hasSuffix("(nil)") }, "\(app.journal.lines)")
      resize(.regular)
      app.settle()
      resize(.compact)
      app.settle()
      #expect(!app.journal.lines.contains { $0.hasSuffix("(nil)") }, "\(app.journal.lines)")
      stack.pushViewController(app.screen("C"), animated: false)
      app.settle()
      stack.popViewController(animated: true)
      app.settle()
      #expect(app.journal.lines.suffix(2) == ["C.willMove(nil)", "C.didMove(nil)"])
      #expect(app.broken.isEmpty)
    }

    @Test func `51: a column's screens that leave and return before the app settles aren't told`() {
      let app = App()
      let (split, stack, column) = app.collapsedSplit()
      stack.popViewController(animated: true)
      app.settle()
      app.journal.kinds = [.appearance, .move]
      split.show(.secondary)
      split.show(.primary)
      app.settle()
      #expect(titles(stack) == ["A"] && titles(column) == ["B"])
      split.show(.secondary)
      app.settle()
      app.journal.reactions["B.viewDidDisappear"] = { split.show(.secondary) }
      split.show(.primary)
      app.settle()
      #expect(titles(stack) == ["A", "B"] && titles(column) == [])
      #expect(!app.journal.lines.contains { $0.hasSuffix("(nil)") }, "\(app.journal.lines)")
      #expect(app.broken.isEmpty)
    }

    @Test(arguments: [false, true])
    func `51: an empty column stays on the stack when a swipe back is canceled`(isCanceled: Bool) {
      let app = App()
      let (_, stack, other) = app.emptyColumn()
      stack.personSwipesBack(letsGo: isCanceled)
      other.pushViewController(app.screen("C"), animated: false)
      app.settle()
      #expect(titles(stack) == (isCanceled ? ["A", "A2", "C"] : ["A"]))
      #expect(titles(other) == (isCanceled ? [] : ["C"]))
      #expect(app.broken.isEmpty)
    }

    @Test(arguments: [["X"], []])
    func `51: an empty secondary column stays on the stack when the middle one is replaced`(
      new: [String]
    ) {
      let app = App()
      let (split, stack, _) = app.tripleColumns()
      let other = UINavigationController()
      split.setViewController(other, for: .secondary)
      app.settle()
      split.setViewController(new.first.map { app.screen($0) }, for: .supplementary)
      app.settle()
      other.pushViewController(app.screen("D"), animated: false)
      app.settle()
      #expect(titles(stack) == ["A"] + new + ["D"] && app.broken.isEmpty)
    }

    @Test func `51: a column whose push is canceled keeps its content`() {
      let app = App()
      let (split, stack, column) = app.collapsedSplit()
      stack.popViewController(animated: true)
      app.settle()
      let (animations, interaction) = (
        Animations(app.journal), UIPercentDrivenInteractiveTransition()
      )
      animations.interaction = interaction
      stack.delegate = animations
      split.show(.secondary)
      app.settle()
      app.journal.kinds = [.move]
      interaction.cancel()
      app.settle()
      #expect(titles(stack) == ["A"] && titles(column) == ["B"])
      #expect(!app.journal.lines.contains { $0.hasSuffix("(nil)") }, "\(app.journal.lines)")
      stack.delegate = nil
      split.show(.secondary)
      app.settle()
      #expect(titles(stack) == ["A", "B"] && app.broken.isEmpty)
    }

    @Test func `51: a screen that its returning column leaves behind is told that it has left`() {
      let app = App()
      let (split, stack, column) = app.collapsedSplit()
      let first = stack.viewControllers[1]
      column.pushViewController(app.screen("C"), animated: false)
      app.settle()
      app.journal.clear()
      app.journal.kinds = [.move]
      split.show(.primary)
      stack.pushViewController(first, animated: false)
      app.settle()
      #expect(titles(stack) == ["A", "B"] && titles(column) == [])
      #expect(
        app.journal.lines == ["B.willMove(parent)", "C.willMove(nil)", "C.didMove(nil)"])
    }

    @Test func `51: an empty column shows what is pushed while the middle one is replaced`() {
      let app = App()
      let (split, stack, _) = app.tripleColumns()
      let other = UINavigationController()
      split.setViewController(other, for: .secondary)
      app.settle()
      let new = UINavigationController(rootViewController: app.screen("Y"))
      app.journal.kinds = [.move]
      app.journal.reactions["Y.willMove(parent)"] = {
        other.pushViewController(app.screen("D"), animated: false)
      }
      split.setViewController(new, for: .supplementary)
      app.settle()
      #expect(titles(stack) == ["A", "Y", "D"] && app.broken.isEmpty)
    }

    @Test(arguments: [false, true])
    func `B9: a screen that left for good during a swipe back doesn't appear when that is canceled`(
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
      #expect(titles(other) == (isNew ? ["C"] : []))
      #expect(!app.journal.lines.contains("B.viewWillAppear"), "\(app.journal.lines)")
      #expect(app.journal.lines.last == "A.viewDidAppear")
      #expect(app.broken.isEmpty)
    }
  }
}
