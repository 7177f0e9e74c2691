import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  /// Animations and transitions that take their time.
  @Suite struct TimedTransitionTests {
    /// Lets all animations end.
    private func endAnimations() {
      UIApplication.shared.animationsTakeTime = false
      UIApplication.shared.settleTransitions()
    }

    @Test func `a push lasts 0.35 seconds, during which another one waits`() throws {
      let app = App()
      let navigation = app.stack("A")
      UIApplication.shared.animationsTakeTime = true
      navigation.pushViewController(app.screen("B"), animated: true)
      app.settle()
      #expect(app.journal.lines == ["A.viewWillDisappear", "B.viewWillAppear"])
      #expect(navigation.transitionCoordinator?.transitionDuration == 0.35)
      let time = try #require(UIApplication.shared.timeToNextAnimationEnd)
      #expect(time > 0 && time <= 0.35)
      navigation.pushViewController(app.screen("C"), animated: true)
      app.settle()
      #expect(navigation.topViewController?.title == "B")
      endAnimations()
      #expect(navigation.topViewController?.title == "C")
      #expect(
        app.journal.lines.suffix(6) == [
          "A.viewDidDisappear", "B.viewDidAppear", "B.viewWillDisappear", "C.viewWillAppear",
          "B.viewDidDisappear", "C.viewDidAppear",
        ])
      #expect(UIApplication.shared.timeToNextAnimationEnd == nil)
    }

    @Test func `a presentation during a presentation is refused, and a dismissal waits`() {
      let app = App()
      let root = app.screen("A")
      app.show(root)
      UIApplication.shared.animationsTakeTime = true
      let sheet = app.screen("B")
      root.present(sheet, animated: true)
      app.settle()
      #expect(sheet.isBeingPresented && root.presentedViewController === sheet)
      root.present(app.screen("C"), animated: true)
      #expect(app.broken.last == .presentedOnPresenting)
      root.dismiss(animated: true)
      #expect(sheet.isBeingPresented && !sheet.isBeingDismissed)
      endAnimations()
      #expect(root.presentedViewController == nil)
    }

    @Test func `what isn't animated takes no time`() {
      let app = App()
      let navigation = app.stack("A")
      UIApplication.shared.animationsTakeTime = true
      navigation.pushViewController(app.screen("B"), animated: false)
      app.settle()
      UIView.setAnimationsEnabled(false)
      navigation.pushViewController(app.screen("C"), animated: true)
      app.settle()
      #expect(app.journal.lines.last == "C.viewDidAppear")
      #expect(UIApplication.shared.timeToNextAnimationEnd == nil)
      UIView.setAnimationsEnabled(true)
    }
  }
}
