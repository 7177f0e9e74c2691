import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct AnimatedTransitionTests {
    /// Shows a stack whose pushes and pops the given animator animates.
    private func stack(_ app: borrowing App, _ animations: Animations, _ names: String...)
      -> UINavigationController
    {
      let navigation = UINavigationController()
      navigation.viewControllers = names.map { app.screen($0) }
      app.show(navigation)
      navigation.delegate = animations
      return navigation
    }

    @Test
    func `B8: a push calls animateTransition between willShow and the end of the appearance`() {
      let app = App()
      let animations = Animations(app.journal)
      let navigation = stack(app, animations, "A")
      navigation.pushViewController(app.screen("B"), animated: true)
      #expect(app.journal.lines.isEmpty)
      app.settle()
      #expect(
        app.journal.lines == [
          "push A to B?", "A.viewWillDisappear", "B.viewWillAppear", "willShow B",
          "animate A to B", "closure", "completion true", "A.viewDidDisappear", "B.viewDidAppear",
          "didShow B", "ended true",
        ])
      #expect(navigation.viewControllers.map(\.title) == ["A", "B"])
      #expect(navigation.transitionCoordinator == nil)
    }

    @Test func `B8: without animation, the delegate isn't asked for an animator`() {
      let app = App()
      let animations = Animations(app.journal)
      let navigation = stack(app, animations, "A")
      navigation.pushViewController(app.screen("B"), animated: false)
      app.settle()
      #expect(!app.journal.lines.contains { $0.hasSuffix("?") || $0.hasPrefix("animate") })
    }

    @Test func `B8: the context has the controllers, their views and their frames`() {
      let app = App()
      let animations = Animations(app.journal)
      let navigation = stack(app, animations, "A")
      let screens = [navigation.viewControllers[0], app.screen("B")]
      animations.animator.body = { context in
        #expect(context.isAnimated && !context.isInteractive && !context.transitionWasCancelled)
        #expect(context.presentationStyle == .none)
        #expect(context.viewController(forKey: .from) === screens[0])
        #expect(context.viewController(forKey: .to) === screens[1])
        #expect(context.view(forKey: .from) === screens[0].view)
        #expect(context.view(forKey: .to) === screens[1].view)
        #expect(screens[0].view.superview === context.containerView)
        #expect(context.containerView.superview === navigation.view)
        #expect(context.initialFrame(for: screens[0]) == UIScreen.main.bounds)
        #expect(context.finalFrame(for: screens[1]) == UIScreen.main.bounds)
        #expect(context.initialFrame(for: screens[1]) == .zero)
        let coordinator = navigation.transitionCoordinator
        #expect(coordinator?.containerView === context.containerView)
        #expect(coordinator?.transitionDuration == 0.4)
        context.containerView.addSubview(screens[1].view)
        screens[0].view.removeFromSuperview()
        context.completeTransition(true)
      }
      navigation.pushViewController(screens[1], animated: true)
      app.settle()
      #expect(navigation.view.subviews.isEmpty)
      #expect(
        app.journal.lines.suffix(4) == [
          "A.viewDidDisappear", "B.viewDidAppear", "didShow B", "ended true",
        ])
    }

    @Test(arguments: [("push", ["A"]), ("pop", ["A", "B"]), ("set", ["A", "B"])])
    func `B8: completeTransition(false) leaves the stack as it was`(
      change: String, before: [String]
    ) {
      let app = App()
      let animations = Animations(app.journal)
      animations.animator.completes = false
      let navigation = UINavigationController()
      navigation.viewControllers = before.map { app.screen($0) }
      app.show(navigation)
      navigation.delegate = animations
      let stack = navigation.viewControllers
      switch change {
      case "push": navigation.pushViewController(app.screen("N"), animated: true)
      case "pop": navigation.popViewController(animated: true)
      default:
        navigation.setViewControllers([app.screen("N"), stack[1], app.screen("M")], animated: true)
      }
      #expect(navigation.viewControllers != stack)
      var canceled: Bool?
      navigation.transitionCoordinator?.animate(alongsideTransition: nil) {
        canceled = $0.isCancelled
      }
      app.settle()
      #expect(navigation.viewControllers == stack)
      #expect(stack.allSatisfy { $0.parent === navigation && !$0.isMovingFromParent })
      #expect(canceled == true)
      let (old, new) = (before.last!, ["push": "N", "pop": "A", "set": "M"][change]!)
      #expect(
        app.journal.lines.filter { $0.contains("view") } == [
          "\(old).viewWillDisappear", "\(new).viewWillAppear", "\(new).viewWillDisappear",
          "\(new).viewDidDisappear", "\(old).viewWillAppear", "\(old).viewDidAppear",
        ])
      #expect(app.journal.lines.last == "ended false")
      #expect(!app.journal.lines.contains { $0.hasPrefix("didShow") })
      #expect(app.events.contains(.transitionCancelled))
      #expect(navigation.transitionCoordinator == nil)

      animations.animator.completes = true
      navigation.pushViewController(app.screen("Z"), animated: true)
      app.settle()
      #expect(navigation.topViewController?.title == "Z")
      #expect(app.journal.lines.contains("didShow Z"))
    }

    @Test func `B8: completeTransition(false) undoes all changes of one turn`() {
      let app = App()
      let animations = Animations(app.journal)
      animations.animator.completes = false
      let navigation = stack(app, animations, "A", "B", "C")
      let before = navigation.viewControllers
      for round in 0..<5 {
        switch round {
        case 0:
          navigation.popViewController(animated: false)
          navigation.pushViewController(app.screen("D"), animated: true)
        case 1:
          navigation.pushViewController(app.screen("D"), animated: true)
          navigation.setViewControllers([before[1], app.screen("E")], animated: true)
        case 2:
          navigation.pushViewController(app.screen("D"), animated: true)
          navigation.popToRootViewController(animated: true)
        case 3:
          let pushed = app.screen("D")
          navigation.pushViewController(pushed, animated: true)
          navigation.popViewController(animated: true)
          navigation.popViewController(animated: false)
          navigation.pushViewController(pushed, animated: true)
        default:
          navigation.setViewControllers([before[2], before[0]], animated: true)
          navigation.pushViewController(app.screen("F"), animated: true)
          navigation.popToViewController(before[2], animated: false)
          navigation.pushViewController(app.screen("G"), animated: true)
        }
        app.settle()
        #expect(navigation.viewControllers == before, "\(round)")
        #expect(before.allSatisfy { $0.parent === navigation && !$0.isMovingFromParent })
      }
      #expect(navigation.topViewController?.viewIfLoaded?.window != nil && app.broken.isEmpty)
    }

    @Test func `B8: a canceled pop keeps what the container overrides of the controller's traits`()
    {
      let app = App()
      let animations = Animations(app.journal)
      animations.animator.completes = false
      let navigation = stack(app, animations, "A", "B")
      let top = navigation.viewControllers[1]
      navigation.setOverrideTraitCollection(
        UITraitCollection(horizontalSizeClass: .regular), forChild: top)
      navigation.popViewController(animated: true)
      app.settle()
      #expect(top.traitCollection.horizontalSizeClass == .regular)
      navigation.delegate = nil
      navigation.personSwipesBack(letsGo: true)
      #expect(navigation.overrideTraitCollection(forChild: top) != nil)
    }

    @Test func `B8: a pop that is canceled off screen shows nothing until the stack is on screen`()
    {
      let app = App()
      let animations = Animations(app.journal)
      let navigation = UINavigationController()
      navigation.viewControllers = [app.screen("A"), app.screen("B")]
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, app.screen("C")]
      app.show(tabs)
      navigation.delegate = animations
      var context: (any UIViewControllerContextTransitioning)?
      animations.animator.body = { context = $0 }
      navigation.popViewController(animated: true)
      app.settle()
      tabs.selectedIndex = 1
      app.settle()
      app.journal.clear()
      context?.completeTransition(false)
      app.settle()
      #expect(app.journal.lines == ["B.viewDidDisappear", "ended false"])
      app.journal.clear()
      tabs.selectedIndex = 0
      app.settle()
      #expect(
        app.journal.lines.filter { $0.contains("view") } == [
          "B.viewWillAppear", "C.viewWillDisappear", "C.viewDidDisappear", "B.viewDidAppear",
        ])
      #expect(UIApplication.shared.runningAnimator == nil)
    }

    @Test func `B8: an animator of a transition that never begins keeps nothing alive`() {
      weak var left: UIViewController?
      let app = App()
      do {
        let animations = Animations(app.journal)
        let (root, presented) = (app.screen("A"), app.screen("B"))
        app.show(root)
        presented.transitioningDelegate = animations
        root.present(presented, animated: true)
        left = presented
        app.window.rootViewController = app.screen("C")
        app.settle()
      }
      #expect(left == nil)
    }

    @Test func `B8: a controller whose push is canceled no longer has a parent`() {
      let app = App()
      let animations = Animations(app.journal)
      animations.animator.completes = false
      let navigation = stack(app, animations, "A")
      let pushed = app.screen("B")
      app.journal.kinds = [.move]
      navigation.pushViewController(pushed, animated: true)
      app.settle()
      #expect(pushed.parent == nil && !pushed.isMovingToParent)
      #expect(
        app.journal.lines.filter { $0.contains("ove(") } == [
          "B.willMove(parent)", "B.didMove(nil)",
        ])
      navigation.delegate = nil
      navigation.pushViewController(pushed, animated: true)
      app.settle()
      #expect(navigation.topViewController === pushed)
      #expect(app.broken.isEmpty)
    }

    @Test
    func `B8: closures alongside the transition run after the animator's, and before the end`() {
      let app = App()
      let animations = Animations(app.journal)
      let navigation = stack(app, animations, "A")
      let journal = app.journal
      navigation.pushViewController(app.screen("B"), animated: true)
      navigation.transitionCoordinator?.animate(
        alongsideTransition: { _ in journal.note("alongside") },
        completion: { journal.note("done \($0.isCancelled)") })
      app.settle()
      #expect(
        journal.lines.suffix(9)
          == [
            "willShow B", "animate A to B", "closure", "alongside", "completion true",
            "A.viewDidDisappear", "B.viewDidAppear", "didShow B", "done false", "ended true",
          ].suffix(9))
    }

    @Test func `B8: a change to the stack waits until the animator has completed the transition`() {
      let app = App()
      let animations = Animations(app.journal)
      let navigation = stack(app, animations, "A")
      var context: (any UIViewControllerContextTransitioning)?
      animations.animator.body = { context = $0 }
      navigation.pushViewController(app.screen("B"), animated: true)
      app.settle()
      #expect(UIApplication.shared.runningAnimator == "Animator")
      animations.animator.body = nil
      navigation.pushViewController(app.screen("C"), animated: true)
      app.settle()
      #expect(navigation.viewControllers.map(\.title) == ["A", "B"])
      #expect(!app.journal.lines.contains("C.viewWillAppear"))
      context?.completeTransition(true)
      context?.completeTransition(true)
      #expect(app.journal.lines.count { $0 == "B.viewDidAppear" } == 1)
      app.settle()
      #expect(app.journal.lines.last == "ended true")
      #expect(app.journal.lines.contains("didShow C"))
      #expect(UIApplication.shared.runningAnimator == nil)
    }

    @Test func `B8: an app that ends in the middle of an animation leaves nothing behind`() {
      weak var left: UIViewController?
      do {
        let app = App()
        let animations = Animations(app.journal)
        animations.animator.body = { _ in }
        let navigation = stack(app, animations, "A")
        navigation.pushViewController(app.screen("B"), animated: true)
        app.settle()
        left = navigation.topViewController
        UIApplication.shared.terminate()
      }
      #expect(left == nil)
    }
  }
}
