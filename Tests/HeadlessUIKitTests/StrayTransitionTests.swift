import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  /// Transitions and animations that the app disturbs.
  @Suite struct StrayTransitionTests {
    /// A delegate whose animator waits until the test completes the transition.
    private func waiting(_ app: borrowing App) -> (Animations, Flight) {
      let (animations, flight) = (Animations(app.journal), Flight())
      animations.animator.body = { flight.context = $0 }
      return (animations, flight)
    }

    @Test func `B8: canceling a dismissal of a chain doesn't show what stays covered`() {
      let app = App()
      let root = app.screen("A")
      app.show(root)
      let animations = Animations(app.journal)
      var front: UIViewController = root
      for name in ["B", "C", "D"] {
        let screen = app.screen(name)
        screen.modalPresentationStyle = .fullScreen
        screen.transitioningDelegate = animations
        front.present(screen, animated: false)
        front = screen
      }
      app.settle()
      app.journal.clear()
      animations.animator.completes = false
      root.dismiss(animated: true)
      app.settle()
      #expect(
        !app.journal.lines.contains { $0.hasPrefix("B.view") || $0.hasPrefix("C.view") },
        "\(app.journal.lines)")
    }

    @Test func `B8: a canceled pop of a stack that has left the window shows nothing`() {
      let app = App()
      let (animations, flight) = waiting(app)
      let navigation = app.stack("A", "B")
      navigation.delegate = animations
      navigation.popViewController(animated: true)
      app.settle()
      app.window.rootViewController = app.screen("C")
      app.settle()
      app.journal.clear()
      flight.context?.completeTransition(false)
      app.settle()
      #expect(!app.journal.lines.contains("B.viewDidAppear"), "\(app.journal.lines)")
    }

    @Test func `B8: a canceled push in a tab that has been left shows nothing`() {
      let app = App()
      let (animations, flight) = waiting(app)
      let navigation = UINavigationController(rootViewController: app.screen("A"))
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, app.screen("T")]
      app.show(tabs)
      navigation.delegate = animations
      navigation.pushViewController(app.screen("B"), animated: true)
      app.settle()
      tabs.selectedIndex = 1
      app.settle()
      app.journal.clear()
      flight.context?.completeTransition(false)
      app.settle()
      #expect(!app.journal.lines.contains("A.viewDidAppear"), "\(app.journal.lines)")
    }

    @Test(arguments: [false, true])
    func `B8: what is pushed while a change of tabs is in flight is shown when it is canceled`(
      presents: Bool
    ) {
      let app = App()
      let (animations, flight) = waiting(app)
      let navigation = UINavigationController(rootViewController: app.screen("A"))
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, app.screen("T")]
      app.show(tabs)
      if presents {
        let screen = app.screen("M")
        screen.modalPresentationStyle = .fullScreen
        screen.transitioningDelegate = animations
        tabs.present(screen, animated: true)
      } else {
        tabs.delegate = animations
        tabs.selectedIndex = 1
      }
      app.settle()
      navigation.pushViewController(app.screen("B"), animated: false)
      app.settle()
      flight.context?.completeTransition(false)
      app.settle()
      app.settle()
      #expect(navigation.topViewController?.title == "B")
      #expect(app.journal.lines.contains("B.viewDidAppear"), "\(app.journal.lines)")
      #expect(navigation.visibleViewController?.view.window != nil)
    }

    @Test func `B8: a tab that is left while it is being covered disappears`() {
      let app = App()
      let (animations, flight) = waiting(app)
      let tabs = UITabBarController()
      tabs.viewControllers = [app.screen("A"), app.screen("B")]
      app.show(tabs)
      let screen = app.screen("M")
      screen.modalPresentationStyle = .fullScreen
      screen.transitioningDelegate = animations
      tabs.present(screen, animated: true)
      app.settle()
      tabs.selectedIndex = 1
      app.settle()
      flight.context?.completeTransition(true)
      app.settle()
      #expect(app.journal.lines.contains("A.viewDidDisappear"), "\(app.journal.lines)")
    }

    @Test func `B8: a canceled push doesn't leave what was pushed and popped in the same turn`() {
      let app = App()
      let animations = Animations(app.journal)
      animations.animator.completes = false
      let navigation = app.stack("A")
      navigation.delegate = animations
      navigation.pushViewController(app.screen("B"), animated: true)
      navigation.pushViewController(app.screen("C"), animated: true)
      navigation.popViewController(animated: true)
      app.settle()
      #expect(navigation.viewControllers.map(\.title) == ["A"])
    }

    @Test func `B8: an animation longer than ten seconds ends`() {
      let app = App()
      var isEnded = false
      UIView.animate(withDuration: 0.5, delay: 10) {
      } completion: { _ in
        isEnded = true
      }
      app.settle()
      #expect(isEnded)
    }

    @Test func `B8: a transition longer than ten seconds ends`() {
      let app = App()
      let animations = Animations(app.journal)
      animations.animator.body = { context in
        UIView.animate(withDuration: 11) {
        } completion: { _ in
          context.completeTransition(true)
        }
      }
      let navigation = app.stack("A")
      navigation.delegate = animations
      navigation.pushViewController(app.screen("B"), animated: true)
      app.settle()
      #expect(UIApplication.shared.runningAnimator == nil)
    }

    @Test func `B8: a transaction doesn't wait for animations that began before it`() {
      let app = App()
      let navigation = app.stack("A")
      UIView.animate(withDuration: 15) {
      } completion: { _ in
      }
      app.settle()
      var isCalled = false
      CATransaction.begin()
      CATransaction.setCompletionBlock { isCalled = true }
      navigation.pushViewController(app.screen("B"), animated: true)
      CATransaction.commit()
      app.settle()
      #expect(isCalled)
    }

    @Test func `B8: an animation that began with an interactive transition always ends`() {
      let app = App()
      let animations = Animations(app.journal)
      let navigation = app.stack("A")
      navigation.delegate = animations
      animations.interaction = UIPercentDrivenInteractiveTransition()
      let flight = Flight()
      var isEnded = false
      animations.animator.body = {
        flight.context = $0
        UIView.animate(withDuration: 0.5) {
        } completion: { _ in
          isEnded = true
        }
      }
      navigation.pushViewController(app.screen("B"), animated: true)
      app.settle()
      flight.context?.completeTransition(true)
      app.settle()
      #expect(isEnded)
    }

    @Test func `B8: thousands of animations end, in their order`() {
      let app = App()
      var ended: [Int] = []
      for number in 0..<20_000 {
        UIView.animate(withDuration: number.isMultiple(of: 2) ? 0.3 : 0.2) {
        } completion: { _ in
          ended.append(number)
        }
      }
      app.settle()
      #expect(
        ended == Array(stride(from: 1, to: 20_000, by: 2)) + stride(from: 0, to: 20_000, by: 2))
    }

    @Test func `B8: an animation that starts two others doesn't keep the app from settling`() {
      let app = App()
      var count = 0
      func fork() {
        count += 1
        for _ in 0..<2 {
          UIView.animate(withDuration: 0.1) {
          } completion: { _ in
            fork()
          }
        }
      }
      fork()
      app.settle()
      #expect(count > 100 && !UIApplication.shared.isUnsettled && app.broken.isEmpty)
    }

    @Test func `B8: a long set that is canceled restores a deep stack`() {
      let app = App()
      let animations = Animations(app.journal)
      let navigation = UINavigationController()
      let before = (0..<2_000).map { app.screen("S\($0)") }
      navigation.viewControllers = before
      app.show(navigation)
      navigation.delegate = animations
      animations.animator.completes = false
      navigation.setViewControllers((0..<2_000).map { app.screen("T\($0)") }, animated: true)
      app.settle()
      #expect(navigation.viewControllers == before)
    }

    @Test func `B8: a split view that collapses while a push is in flight keeps the stack`() {
      let app = App()
      let (animations, flight) = waiting(app)
      UIApplication.shared.resize(
        to: CGSize(width: 1194, height: 834), .regular, .regular, .pad)
      let split = UISplitViewController()
      let primary = UINavigationController(rootViewController: app.screen("P"))
      let secondary = UINavigationController(rootViewController: app.screen("S"))
      split.viewControllers = [primary, secondary]
      app.show(split)
      primary.delegate = animations
      secondary.delegate = animations
      primary.pushViewController(app.screen("Q"), animated: true)
      app.settle()
      let first = flight.context
      UIApplication.shared.resize(to: CGSize(width: 390, height: 844), .compact, .regular, .phone)
      app.settle()
      first?.completeTransition(false)
      app.settle()
      flight.context?.completeTransition(true)
      app.settle()
      #expect(UIApplication.shared.runningAnimator == nil)
    }
  }
}

private final class Flight {
  var context: (any UIViewControllerContextTransitioning)?
}
