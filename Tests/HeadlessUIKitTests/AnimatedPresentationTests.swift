import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  /// Presentations, dismissals and changes of tabs that the app animates.
  @Suite struct AnimatedPresentationTests {
    @Test func `B8: a presentation and a dismissal run the animators of the delegate`() {
      let app = App()
      let root = app.screen("A")
      app.show(root)
      let animations = Animations(app.journal)
      let screen = app.screen("B")
      screen.modalPresentationStyle = .fullScreen
      screen.transitioningDelegate = animations
      let journal = app.journal
      root.present(screen, animated: true) { journal.note("presented") }
      app.settle()
      root.dismiss(animated: true) { journal.note("dismissed") }
      app.settle()
      #expect(
        journal.lines == [
          "present?", "A.viewWillDisappear", "B.viewWillAppear", "animate A to B", "closure",
          "completion true", "B.viewDidAppear", "A.viewDidDisappear", "presented", "ended true",
          "dismiss?", "B.viewWillDisappear", "A.viewWillAppear", "animate B to A", "closure",
          "completion true", "A.viewDidAppear", "B.viewDidDisappear", "dismissed", "ended true",
        ])
      #expect(root.presentedViewController == nil)
    }

    @Test
    func
      `B8: a canceled presentation presents nothing, and a canceled dismissal dismisses nothing`()
    {
      let app = App()
      let root = app.screen("A")
      app.show(root)
      let animations = Animations(app.journal)
      animations.animator.completes = false
      let screen = app.screen("B")
      screen.modalPresentationStyle = .fullScreen
      screen.transitioningDelegate = animations
      let journal = app.journal
      root.present(screen, animated: true) { journal.note("presented") }
      app.settle()
      #expect(root.presentedViewController == nil && screen.presentingViewController == nil)
      #expect(
        journal.lines.suffix(5) == [
          "B.viewWillDisappear", "A.viewWillAppear", "B.viewDidDisappear", "A.viewDidAppear",
          "ended false",
        ])
      animations.animator.completes = true
      root.present(screen, animated: true)
      app.settle()
      animations.animator.completes = false
      journal.clear()
      root.dismiss(animated: true) { journal.note("dismissed") }
      app.settle()
      #expect(root.presentedViewController === screen && !screen.isBeingDismissed)
      #expect(
        journal.lines.suffix(5) == [
          "A.viewWillDisappear", "B.viewWillAppear", "A.viewDidDisappear", "B.viewDidAppear",
          "ended false",
        ])
      #expect(!journal.lines.contains("presented") && !journal.lines.contains("dismissed"))
      animations.animator.completes = true
      root.dismiss(animated: true)
      app.settle()
      #expect(root.presentedViewController == nil)
    }

    @Test
    func `B8: a presenter that stays under the presented controller has no view in the context`() {
      let app = App()
      let root = app.screen("A")
      app.show(root)
      let animations = Animations(app.journal)
      let screen = app.screen("B")
      screen.modalPresentationStyle = .custom
      screen.transitioningDelegate = animations
      #expect(screen.presentationController?.containerView == nil)
      var views: [UIView?] = []
      animations.animator.body = { context in
        views += [context.view(forKey: .from), context.view(forKey: .to)]
        #expect(context.presentationStyle == .custom)
        #expect(context.containerView === screen.presentationController?.containerView)
        #expect(context.containerView.bounds == UIScreen.main.bounds)
        context.completeTransition(true)
      }
      root.present(screen, animated: true)
      app.settle()
      root.dismiss(animated: true)
      app.settle()
      #expect(views == [nil, screen.view, screen.view, nil])
    }

    @Test func `B8: a dismissal waits for a presentation that the app animates`() {
      let app = App()
      let root = app.screen("A")
      app.show(root)
      let animations = Animations(app.journal)
      let screen = app.screen("B")
      screen.transitioningDelegate = animations
      var context: (any UIViewControllerContextTransitioning)?
      animations.animator.body = { context = $0 }
      root.present(screen, animated: true)
      app.settle()
      animations.animator.body = nil
      root.dismiss(animated: true)
      app.settle()
      #expect(root.presentedViewController === screen)
      context?.completeTransition(true)
      app.settle()
      #expect(root.presentedViewController == nil)
    }

    @Test func `B8: the change to another tab runs the animator of the delegate`() {
      let app = App()
      let tabs = UITabBarController()
      tabs.viewControllers = [app.screen("A"), app.screen("B")]
      app.show(tabs)
      let animations = Animations(app.journal)
      tabs.delegate = animations
      tabs.selectedIndex = 1
      #expect(tabs.transitionCoordinator?.viewController(forKey: .to)?.title == "B")
      app.settle()
      #expect(
        app.journal.lines == [
          "tab A to B?", "B.viewWillAppear", "A.viewWillDisappear", "animate A to B", "closure",
          "completion true", "A.viewDidDisappear", "B.viewDidAppear", "ended true",
        ])
      animations.animator.completes = false
      tabs.selectedIndex = 0
      #expect(tabs.selectedIndex == 0)
      app.settle()
      #expect(tabs.selectedIndex == 1 && tabs.transitionCoordinator == nil)
      #expect(
        app.journal.lines.suffix(5) == [
          "A.viewWillDisappear", "B.viewWillAppear", "A.viewDidDisappear", "B.viewDidAppear",
          "ended false",
        ])
    }

    @Test(arguments: [false, true])
    func `B8: an interactive presentation is completed or canceled`(cancels: Bool) {
      let app = App()
      let root = app.screen("A")
      app.show(root)
      let animations = Animations(app.journal)
      let percent = UIPercentDrivenInteractiveTransition()
      animations.interaction = percent
      let screen = app.screen("B")
      screen.modalPresentationStyle = .overFullScreen
      screen.transitioningDelegate = animations
      root.present(screen, animated: true)
      app.settle()
      percent.update(0.2)
      app.settle()
      #expect(!app.journal.lines.contains("B.viewDidAppear"))
      if cancels { percent.cancel() } else { percent.finish() }
      app.settle()
      #expect((root.presentedViewController === screen) == !cancels)
      #expect(app.journal.lines.last == "ended \(!cancels)")
    }

    @Test(arguments: [false, true])
    func `B8: an interactive change to another tab is completed or canceled`(cancels: Bool) {
      let app = App()
      let tabs = UITabBarController()
      tabs.viewControllers = [app.screen("A"), app.screen("B")]
      app.show(tabs)
      let animations = Animations(app.journal)
      let percent = UIPercentDrivenInteractiveTransition()
      animations.interaction = percent
      tabs.delegate = animations
      tabs.selectedIndex = 1
      #expect(tabs.transitionCoordinator?.isInteractive == true)
      percent.update(0.7)
      app.settle()
      #expect(!app.journal.lines.contains("B.viewDidAppear"))
      if cancels { percent.cancel() } else { percent.finish() }
      app.settle()
      #expect(tabs.selectedIndex == (cancels ? 0 : 1))
      #expect(app.journal.lines.last == "ended \(!cancels)")
    }

    @Test func `B8: a dismissal of several controllers asks the delegate of the frontmost one`() {
      let app = App()
      let root = app.screen("A")
      app.show(root)
      let screens = [app.screen("B"), app.screen("C")]
      let animations = Animations(app.journal)
      root.present(screens[0], animated: false)
      screens[0].present(screens[1], animated: false)
      screens[1].transitioningDelegate = animations
      root.dismiss(animated: true)
      app.settle()
      #expect(app.journal.lines.contains("dismiss?"))
      #expect(root.presentedViewController == nil && screens[0].presentedViewController == nil)
    }
  }
}
