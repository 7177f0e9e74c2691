import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct InteractiveTransitionTests {
    private let percent = UIPercentDrivenInteractiveTransition()

    /// Shows a stack of two screens with an interactive pop.
    private func stack(
      _ app: borrowing App, _ animations: Animations,
      _ interaction: (any UIViewControllerInteractiveTransitioning)?
    ) -> UINavigationController {
      let navigation = UINavigationController()
      navigation.viewControllers = [app.screen("A"), app.screen("B")]
      app.show(navigation)
      animations.interaction = interaction
      navigation.delegate = animations
      return navigation
    }

    private static let start = [
      "pop B to A?", "B.viewWillDisappear", "A.viewWillAppear", "willShow A", "animate B to A",
      "closure",
    ]
    private static let undone = [
      "A.viewWillDisappear", "A.viewDidDisappear", "B.viewWillAppear", "B.viewDidAppear",
    ]

    @Test func `B8: an interactive pop stands still until the finger is lifted`() {
      let app = App()
      let animations = Animations(app.journal)
      let navigation = stack(app, animations, percent)
      let journal = app.journal
      navigation.popViewController(animated: true)
      let coordinator = navigation.transitionCoordinator
      coordinator?.notifyWhenInteractionChanges { journal.note("lifted \($0.isCancelled)") }
      app.settle()
      #expect(journal.lines == Self.start && coordinator?.percentComplete == 0)
      #expect(coordinator?.isInteractive == true && coordinator?.initiallyInteractive == true)
      #expect(percent.duration == 0.4)
      percent.update(0.3)
      #expect(percent.percentComplete == 0.3 && coordinator?.percentComplete == 0.3)
      app.settle()
      #expect(journal.lines == Self.start)
      percent.finish()
      #expect(journal.lines == Self.start + ["lifted false"])
      #expect(coordinator?.isInteractive == false)
      app.settle()
      #expect(
        journal.lines.dropFirst(Self.start.count) == [
          "lifted false", "completion true", "B.viewDidDisappear", "A.viewDidAppear",
          "didShow A", "ended true",
        ])
      #expect(navigation.viewControllers.map(\.title) == ["A"])
    }

    @Test func `B8: canceling an interactive pop leaves everything as it was`() {
      let app = App()
      let animations = Animations(app.journal)
      let navigation = stack(app, animations, percent)
      let journal = app.journal
      navigation.popViewController(animated: true)
      navigation.transitionCoordinator?.animate(alongsideTransition: nil) {
        journal.note("done \($0.isCancelled)")
      }
      app.settle()
      percent.update(0.5)
      percent.cancel()
      app.settle()
      #expect(
        journal.lines == Self.start + ["completion true"] + Self.undone + [
          "done true", "ended false",
        ])
      #expect(navigation.viewControllers.map(\.title) == ["A", "B"])
      #expect(UIApplication.shared.runningAnimator == nil)
    }

    @Test func `B8: a finger that is lifted before the pop begins ends it as soon as it begins`() {
      let app = App()
      let animations = Animations(app.journal)
      let navigation = stack(app, animations, percent)
      navigation.popViewController(animated: true)
      percent.update(0.2)
      percent.cancel()
      app.settle()
      #expect(navigation.viewControllers.map(\.title) == ["A", "B"])
      // What has been canceled before doesn't affect a later pop.
      percent.cancel()
      app.settle()
      navigation.popViewController(animated: true)
      app.settle()
      percent.finish()
      app.settle()
      #expect(navigation.viewControllers.map(\.title) == ["A"])
    }

    @Test func `B8: a finger is lifted only once, and only while it controls the transition`() {
      let app = App()
      let animations = Animations(app.journal)
      let navigation = stack(app, animations, percent)
      for canceled in [true, false] {
        navigation.popViewController(animated: true)
        app.settle()
        if canceled { percent.cancel() } else { percent.finish() }
        percent.finish()
        percent.cancel()
        percent.update(0.9)
        app.settle()
        percent.cancel()
        percent.finish()
        #expect(navigation.viewControllers.map(\.title) == (canceled ? ["A", "B"] : ["A"]))
      }
    }

    @Test(arguments: [false, true])
    func `B8: an interruptible animator is paused, and then runs on or back`(cancels: Bool) {
      let app = App()
      let animator = InterruptibleAnimator(app.journal)
      let animations = Animations(app.journal)
      animations.other = animator
      let navigation = stack(app, animations, percent)
      navigation.popViewController(animated: true)
      app.settle()
      #expect(app.journal.lines.suffix(2) == ["interruptible", "closure"])
      percent.update(0.6)
      #expect(animator.made?.fractionComplete == 0.6 && animator.made?.isRunning == false)
      #expect(navigation.transitionCoordinator?.isInterruptible == true)
      if cancels { percent.cancel() } else { percent.finish() }
      percent.pause()
      #expect(navigation.transitionCoordinator?.isInteractive == true)
      app.settle()
      #expect(UIApplication.shared.runningAnimator != nil)
      if cancels { percent.cancel() } else { percent.finish() }
      app.settle()
      #expect(app.journal.lines.contains("completion \(cancels ? "start" : "end")"))
      #expect(navigation.viewControllers.map(\.title) == (cancels ? ["A", "B"] : ["A"]))
      #expect(app.journal.lines.last == "ended \(!cancels)")
    }

    @Test func `B8: without wantsInteractiveStart, the transition runs by itself`() {
      let app = App()
      let animations = Animations(app.journal)
      let navigation = stack(app, animations, percent)
      percent.wantsInteractiveStart = false
      navigation.popViewController(animated: true)
      app.settle()
      #expect(navigation.viewControllers.map(\.title) == ["A"])
      #expect(app.journal.lines.last == "ended true")
    }

    @Test func `B8: an interaction controller of the app's own controls the transition`() {
      let app = App()
      let animations = Animations(app.journal)
      let own = OwnInteraction()
      let navigation = stack(app, animations, own)
      navigation.popViewController(animated: true)
      app.settle()
      #expect(!app.journal.lines.contains("animate B to A"))
      #expect(navigation.transitionCoordinator?.completionVelocity == 3)
      own.context?.updateInteractiveTransition(0.4)
      #expect(navigation.transitionCoordinator?.percentComplete == 0.4)
      own.context?.cancelInteractiveTransition()
      #expect(own.context?.transitionWasCancelled == true)
      own.context?.completeTransition(false)
      #expect(navigation.viewControllers.map(\.title) == ["A", "B"])
      #expect(app.journal.lines.suffix(5) == Self.undone + ["ended false"])
    }

    @Test func `B8: a person's swipe back moves and lifts the finger that the pop follows`() {
      let app = App()
      let animations = Animations(app.journal)
      let navigation = stack(app, animations, percent)
      let gesture = navigation.interactivePopGestureRecognizer
      var states: [UIGestureRecognizer.State?] = []
      for line in ["B.viewWillDisappear", "A.viewWillAppear"] {
        app.journal.reactions[line] = { states.append(gesture?.state) }
      }
      #expect(navigation.personSwipesBack(letsGo: true) == nil)
      app.settle()
      #expect(states == [.changed, .changed] && gesture?.state == .possible)
      #expect(percent.percentComplete == 0.5)
      #expect(navigation.viewControllers.map(\.title) == ["A", "B"])
      #expect(
        app.journal.lines == Self.start + ["completion true"] + Self.undone + ["ended false"])
      #expect(app.events.contains(.swipeCancelled) && !app.events.contains(.pop))
      navigation.personSwipesBack()
      app.settle()
      #expect(navigation.viewControllers.map(\.title) == ["A"])
    }

    @Test func `B8: a swipe back is disabled if it doesn't control the app's animation`() {
      let app = App()
      app.journal.kinds = [.appearance, .move]
      let animations = Animations(app.journal)
      let navigation = stack(app, animations, nil)
      #expect(navigation.personSwipesBack(letsGo: true) == "Animator")
      app.settle()
      #expect(navigation.personSwipesBack() == "Animator")
      animations.interaction = OwnInteraction()
      #expect(navigation.personSwipesBack(letsGo: true) == "Animator")
      app.settle()
      #expect(app.journal.lines == Array(repeating: "pop B to A?", count: 3))
      #expect(navigation.viewControllers.map(\.title) == ["A", "B"])
    }

    @Test func `B8: a person can swipe down what the app animates, and let it go`() {
      let app = App()
      let root = app.screen("A")
      app.show(root)
      let animations = Animations(app.journal)
      let screen = app.screen("B")
      screen.modalPresentationStyle = .custom
      screen.transitioningDelegate = animations
      root.present(screen, animated: true)
      app.settle()
      #expect(screen.personSwipesDown() == .noSheet)
      animations.interaction = percent
      #expect(screen.personSwipesDown(letsGo: true) == .dismissed)
      app.settle()
      #expect(root.presentedViewController === screen)
      #expect(
        app.journal.lines.suffix(3) == ["B.viewWillAppear", "B.viewDidAppear", "ended false"])
      #expect(!app.events.contains(.dismiss))
      #expect(screen.personSwipesDown() == .dismissed)
      app.settle()
      #expect(root.presentedViewController == nil)
    }

    @Test func `a sheet that is let go halfway tells its delegate willDismiss, and stays`() {
      let app = App()
      let root = app.screen("A")
      app.show(root)
      let delegate = Delegate(app.journal)
      let screen = app.screen("B")
      root.present(screen, animated: true)
      screen.presentationController?.delegate = delegate
      app.settle()
      app.journal.clear()
      #expect(screen.personSwipesDown(letsGo: true) == .dismissed)
      let coordinator = screen.transitionCoordinator
      #expect(coordinator?.isInteractive == true)
      app.settle()
      #expect(
        app.journal.lines == [
          "shouldDismiss", "willDismiss", "B.viewWillDisappear", "B.viewWillAppear",
          "B.viewDidAppear",
        ])
      #expect(coordinator?.isCancelled == true)
      #expect(root.presentedViewController === screen && !screen.isBeingDismissed)
      #expect(app.events.contains(.swipeCancelled) && !app.events.contains(.didDismiss))
      #expect(screen.personSwipesDown() == .dismissed)
      app.settle()
      #expect(app.journal.lines.last == "didDismiss")
    }
  }
}

/// An interaction controller that leaves the transition to the test.
private final class OwnInteraction: NSObject, UIViewControllerInteractiveTransitioning {
  var context: (any UIViewControllerContextTransitioning)?
  var completionSpeed: CGFloat { 3 }

  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) { context = transitionContext }
}
