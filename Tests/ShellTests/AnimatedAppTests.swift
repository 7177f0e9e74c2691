import AppDriver
import Foundation
import HeadlessUIKit
import Shell
import TestSupport
import Testing

/// Transitions that the app animates itself, as a person sees them.
@Suite(.serialized, .exclusive) struct AnimatedAppTests {
  @Test func `a swipe back that the app animates can be let go halfway`() async {
    let fade = Fade(isInteractive: true)
    let walker = await Walker.on(app(fade), after: "select b")
    await walker.expect("back --cancel", complains: "")
    #expect(walker.stack == ["A", "B"])
    #expect(fade.ended == [true, false])
    await walker.expect("back --swipe", complains: "")
    #expect(walker.stack == ["A"])
    #expect(fade.ended == [true, false, true])
  }

  @Test
  func `a swipe back that doesn't control the app's animation is refused, and nothing happens`()
    async
  {
    let fade = Fade(isInteractive: false)
    let walker = await Walker.on(app(fade), after: "select b")
    for command in ["back --cancel", "back --swipe"] {
      await walker.expect(
        command,
        complains: "swiping back is disabled here: the app's Fade animates the pop, and no"
          + " UIPercentDrivenInteractiveTransition lets a swipe control it; try \"back\"")
    }
    #expect(walker.stack == ["A", "B"])
    await walker.expect("back", complains: "")
    #expect(walker.stack == ["A"])
  }

  @Test func `while the app animates a transition, it ignores touches`() async {
    let fade = Fade(isInteractive: false)
    fade.completes = false
    let walker = await Walker.on(app(fade))
    await walker.expect("select b", complains: "")
    #expect(walker.stack == ["A", "B"])
    let complaint =
      "the app ignores touches: its Fade hasn't called completeTransition(_:) yet;"
      + " \"wait 1\" lets time pass"
    await walker.expect("back", complains: complaint)
    #expect(await walker.output(of: "actions") == complaint + "\n\n")
    await walker.expect("expect screen B; expect no leaks; rotate", complains: "")
    fade.context?.completeTransition(true)
    await walker.expect("back", complains: "")
    #expect(fade.ended == [true])
    await walker.expect("expect no leaks", complains: "")
    fade.context?.completeTransition(false)
    await walker.expect("wait 0; expect stack A > B", complains: "")
  }

  @Test func `a transition that waits for a finger names its interaction controller`() async {
    let fade = Fade(isInteractive: true)
    let walker = await Walker.on(app(fade), after: "select b")
    await walker.expect("back", complains: "")
    await walker.expect(
      "select b",
      complains: "the app ignores touches: a transition waits until the app calls finish() or"
        + " cancel() of its UIPercentDrivenInteractiveTransition")
  }

  @Test func `a sheet can be let go halfway`() async {
    let walker = await Walker.on(after: "login")
    await walker.expect("dismiss --cancel", complains: "")
    await walker.expect("expect modal \"Log In\"", complains: "")
    await walker.expect(
      "dismiss --cancl",
      complains: "dismiss: unknown option \"--cancl\"; did you mean \"--cancel\"?;"
        + " usage: dismiss [--cancel]")
    await walker.expect(
      "dismiss now", complains: "dismiss: takes no arguments; usage: dismiss [--cancel]")
    await walker.expect("dismiss", complains: "")
    await walker.expect(
      "dismiss --cancel", complains: "there is no sheet to swipe down; try \"open Groups\"")
  }

  private func app(_ fade: Fade) -> AppEntry {
    .screen("A") { a in
      Content.Row("b") {
        a.navigationController?.delegate = fade
        a.push(FixtureScreen("B"))
      }
    }
  }
}

/// A delegate that fades one screen into another.
private final class Fade: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  private let interaction: UIPercentDrivenInteractiveTransition?
  /// Whether the animation completes the transition.
  var completes = true
  private(set) var context: (any UIViewControllerContextTransitioning)?
  /// How the transitions have ended.
  private(set) var ended: [Bool] = []

  init(isInteractive: Bool) {
    interaction = isInteractive ? UIPercentDrivenInteractiveTransition() : nil
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    navigationController.viewControllers.count == 1 ? interaction : nil
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    guard completes else { return }
    UIView.animate(withDuration: 0.3) {
      transitionContext.view(forKey: .to)?.alpha = 1
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}
