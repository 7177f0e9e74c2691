import Foundation

/// A presentation or dismissal in progress.
final class PresentationTransition: TransitionCoordinator {
  let presenter: UIViewController
  let presented: UIViewController
  let isPresenting: Bool
  /// Whether the appearance callbacks have begun.
  var hasBegun = false
  /// Whether the presenter disappears or appears.
  var movesPresenter = false
  /// The controllers that a dismissal takes off the screen, from front to back.
  var dismissed: [UIViewController] = []
  /// The dismissed controllers that were on screen.
  var uncovered: [UIViewController] = []
  private var completion: (() -> Void)?
  private var next: [() -> Void] = []

  init(
    of presented: UIViewController, on presenter: UIViewController, isPresenting: Bool,
    isAnimated: Bool, swipe: Swipe = .none, completion: (() -> Void)?
  ) {
    self.presented = presented
    self.presenter = presenter
    self.isPresenting = isPresenting
    self.completion = completion
    super.init(
      from: isPresenting ? presenter : presented, to: isPresenting ? presented : presenter,
      isAnimated: isAnimated, swipe: swipe)
  }

  override var presentationStyle: UIModalPresentationStyle { presented.shownStyle }

  override func carryOut() {
    if isPresenting {
      presented.finishPresenting(self)
    } else {
      presenter.finishDismissing(self)
    }
  }

  override var animationContainer: UIView {
    presented.currentPresentationController?.containerView ?? super.animationContainer
  }

  /// Returns a view; `nil` for the presenter's view if it stays where it is, under the presented
  /// one.
  override func view(forKey key: UITransitionContextViewKey) -> UIView? {
    let isPresenter = key == (isPresenting ? .from : .to)
    if isPresenter, !presented.coversPresenter { return nil }
    let isPresented = key == (isPresenting ? .to : .from)
    return (isPresented ? presented.loadedPresentationController?.presentedView : nil)
      ?? super.view(forKey: key)
  }

  override func finalFrame(of controller: UIViewController) -> CGRect {
    guard controller === presented, isPresenting else { return super.finalFrame(of: controller) }
    return presented.currentPresentationController?.frameOfPresentedViewInContainerView
      ?? super.finalFrame(of: controller)
  }

  override func ended(didComplete: Bool) {
    if isPresenting {
      presented.endPresenting(self, didComplete: didComplete)
    } else {
      presenter.endDismissing(self, didComplete: didComplete)
    }
  }

  /// Calls a closure when the transition has ended.
  func whenEnded(_ call: @escaping () -> Void) { next.append(call) }

  override func abandon() {
    super.abandon()
    completion = nil
    next = []
    dismissed = []
    uncovered = []
    if presented.presentation === self { presented.presentation = nil }
  }

  /// Runs the completions; the app's own isn't called after a canceled transition.
  func complete() {
    runCompletions()
    let (completion, next) = (completion, next)
    self.completion = nil
    self.next = []
    dismissed = []
    uncovered = []
    if !isCancelled, !UIApplication.hasCrashed { completion?() }
    for call in next where !UIApplication.hasCrashed { call() }
  }
}
