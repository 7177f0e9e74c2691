import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct DismissalTests {
    @Test
    func `dismiss on a presented controller that presents nothing is forwarded to its presenter`() {
      let app = App()
      let navigation = app.stack("A")
      let inner = app.screen("B")
      navigation.present(UINavigationController(rootViewController: inner), animated: false)
      inner.dismiss(animated: false)
      #expect(navigation.presentedViewController == nil)
    }

    @Test func `dismiss dismisses everything above the controller but not the controller itself`() {
      let app = App()
      let root = app.screen("A")
      app.show(root)
      let (low, high) = (app.screen("B"), app.screen("C"))
      root.present(low, animated: false)
      low.present(high, animated: false)
      low.dismiss(animated: true)
      app.settle()
      #expect(low.presentedViewController == nil)
      #expect(root.presentedViewController === low)
      low.present(high, animated: false)
      app.journal.clear()
      root.dismiss(animated: true)
      app.settle()
      #expect(root.presentedViewController == nil)
      #expect(low.presentedViewController == nil && high.presentingViewController == nil)
      #expect(
        app.journal.lines == [
          "C.viewWillDisappear", "B.viewWillDisappear", "C.viewDidDisappear", "B.viewDidDisappear",
        ])
    }

    /// This is a well-known pitfall: see radar 30284135 and swift-navigation's pull request 332.
    @Test func `a second dismiss during the first is forwarded to the presenter`() {
      let app = App()
      let root = app.screen("A")
      app.show(root)
      let (low, high) = (app.screen("B"), app.screen("C"))
      root.present(low, animated: false)
      low.present(high, animated: false)
      low.dismiss(animated: true)
      low.dismiss(animated: true)
      app.settle()
      #expect(root.presentedViewController == nil)
      #expect(app.journal.lines.suffix(2) == ["B.viewWillDisappear", "B.viewDidDisappear"])
    }

    @Test func `dismissing the frontmost controller twice dismisses it once`() {
      let app = App()
      let root = app.screen("A")
      app.show(root)
      let sheet = app.screen("B")
      root.present(sheet, animated: false)
      app.journal.clear()
      sheet.dismiss(animated: true)
      sheet.dismiss(animated: true)
      app.settle()
      #expect(app.journal.lines == ["B.viewWillDisappear", "B.viewDidDisappear"])
    }

    /// It is well known that UIKit finishes a presentation before it dismisses the controller.
    @Test
    func `a controller dismissed while it is being presented first finishes its presentation`() {
      let app = App()
      let root = app.screen("A")
      app.show(root)
      let journal = app.journal
      root.present(app.screen("B"), animated: true) { journal.note("presented") }
      root.dismiss(animated: true) { journal.note("dismissed") }
      app.settle()
      #expect(root.presentedViewController == nil)
      #expect(
        journal.lines == [
          "B.viewWillAppear", "B.viewDidAppear", "presented", "B.viewWillDisappear",
          "B.viewDidDisappear", "dismissed",
        ])
    }

    @Test
    func `when a sheet is swiped down, its delegate is asked, then notified before and after`() {
      let app = App()
      let root = app.screen("A")
      app.show(root)
      let sheet = app.screen("B")
      let delegate = Delegate(app.journal)
      sheet.presentationController?.delegate = delegate
      root.present(sheet, animated: false)
      app.journal.clear()
      #expect(sheet.personSwipesDown() == .dismissed)
      app.settle()
      #expect(
        app.journal.lines == [
          "shouldDismiss", "willDismiss", "B.viewWillDisappear", "B.viewDidDisappear", "didDismiss",
        ])
      #expect(root.presentedViewController == nil)
    }

    @Test func `a sheet that is modal or whose delegate refuses reports the attempt to dismiss it`()
    {
      let app = App()
      let root = app.screen("A")
      app.show(root)
      let inner = app.screen("B")
      let sheet = UINavigationController(rootViewController: inner)
      let delegate = Delegate(app.journal)
      sheet.presentationController?.delegate = delegate
      root.present(sheet, animated: false)
      app.journal.clear()
      inner.isModalInPresentation = true
      #expect(sheet.personSwipesDown() == .refused)
      #expect(app.journal.lines == ["didAttemptToDismiss"])
      app.journal.clear()
      inner.isModalInPresentation = false
      delegate.allowsDismissal = false
      #expect(sheet.personSwipesDown() == .refused)
      #expect(app.journal.lines == ["shouldDismiss", "didAttemptToDismiss"])
      #expect(root.presentedViewController === sheet)
    }

    @Test func `a programmatic dismissal doesn't notify the presentation controller's delegate`() {
      let app = App()
      let root = app.screen("A")
      app.show(root)
      let sheet = UIViewController()
      let delegate = Delegate(app.journal)
      sheet.presentationController?.delegate = delegate
      root.present(sheet, animated: true)
      app.settle()
      sheet.dismiss(animated: true)
      app.settle()
      #expect(app.journal.lines.isEmpty)
    }

    @Test func `a presentation controller's delegate is weak`() {
      let app = App()
      let sheet = app.screen("A")
      var delegate: Delegate? = Delegate(app.journal)
      sheet.presentationController?.delegate = delegate
      delegate = nil
      #expect(sheet.presentationController?.delegate == nil)
    }

    @Test func `a full-screen or covered controller can't be swiped down`() {
      let app = App()
      let root = app.screen("A")
      app.show(root)
      let (sheet, cover) = (app.screen("B"), app.screen("C"))
      cover.modalPresentationStyle = .fullScreen
      #expect(root.personSwipesDown() == .noSheet)
      root.present(sheet, animated: false)
      sheet.present(cover, animated: false)
      #expect(cover.personSwipesDown() == .noSheet)
      #expect(sheet.personSwipesDown() == .noSheet)
    }
  }
}
