import Foundation
import HeadlessUIKit

/// An animator that records what UIKit asks of it.
final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
  let journal: Journal
  /// Whether the animation completes the transition or, if it is `false`, cancels it.
  var completes = true
  /// What to do instead of an animation.
  var body: ((any UIViewControllerContextTransitioning) -> Void)?

  init(_ journal: Journal) { self.journal = journal }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let from = transitionContext.viewController(forKey: .from)?.screenName ?? "-"
    let to = transitionContext.viewController(forKey: .to)?.screenName ?? "-"
    journal.note("animate \(from) to \(to)")
    if let body { return body(transitionContext) }
    UIView.animate(withDuration: 0.4) { [journal] in
      journal.note("closure")
    } completion: { [self] finished in
      journal.note("completion \(finished)")
      transitionContext.completeTransition(
        completes && !transitionContext.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { journal.note("ended \(transitionCompleted)") }
}

/// An animator whose animation can be interrupted.
final class InterruptibleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let journal: Journal
  private(set) var made: UIViewPropertyAnimator?

  init(_ journal: Journal) { self.journal = journal }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func animationEnded(_ transitionCompleted: Bool) { journal.note("ended \(transitionCompleted)") }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let made { return made }
    journal.note("interruptible")
    let animation = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { [journal] in
      journal.note("closure")
    }
    animation.addCompletion { [self] position in
      journal.note("completion \(position)")
      made = nil
      transitionContext.completeTransition(position == .end)
    }
    made = animation
    return animation
  }
}

/// A delegate of everything that an app can animate.
final class Animations: NSObject {
  let journal: Journal
  let animator: Animator
  /// An animator to use instead.
  var other: (any UIViewControllerAnimatedTransitioning)?
  var interaction: (any UIViewControllerInteractiveTransitioning)?

  init(_ journal: Journal) {
    self.journal = journal
    animator = Animator(journal)
  }
}

extension Animations: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { journal.note("willShow \(viewController.screenName)") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { journal.note("didShow \(viewController.screenName)") }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    journal.note("\(operation) \(fromVC.screenName) to \(toVC.screenName)?")
    return other ?? animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

extension Animations: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    journal.note("present?")
    return other ?? animator
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    journal.note("dismiss?")
    return other ?? animator
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

extension Animations: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    journal.note("tab \(fromVC.screenName) to \(toVC.screenName)?")
    return other ?? animator
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
