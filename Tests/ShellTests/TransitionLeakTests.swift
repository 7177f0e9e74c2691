import AppDriver
import Foundation
import HeadlessUIKit
import Shell
import TestSupport
import Testing

@Suite(.serialized, .exclusive) struct TransitionLeakTests {
  @Test func `a controller that is being popped isn't left behind`() async {
    let slow = Slow()
    let app = AppEntry.screen("A") { a in
      Content.Row("b") {
        a.navigationController?.delegate = slow
        a.push(FixtureScreen("B"))
      }
    }
    let walker = await Walker.on(app, after: "select b")
    slow.context?.completeTransition(true)
    let output = await walker.output(of: "back")
    #expect(!output.contains("left behind"), "\(output)")
    slow.context?.completeTransition(true)
  }
}

private final class Slow: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  var context: (any UIViewControllerContextTransitioning)?
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
  }
}
