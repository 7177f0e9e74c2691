extension UIViewController {
  func startDismissing(animated: Bool, completion: (() -> Void)?) {
    guard !UIApplication.hasCrashed else { return }
    guard let presenter = dismissalPresenter, let top = presenter.above else {
      completion?()
      return
    }
    presenter.startDismissing(top, animated: animated, completion: completion)
  }

  /// The controller from which a dismissal starts.
  ///
  /// This is the nearest controller that presents another one, starting with this controller and
  /// continuing through its containers. If there is none, it is the presenter of this hierarchy. A
  /// controller that is being dismissed no longer counts as presented, so the search continues at
  /// its presenter.
  private var dismissalPresenter: UIViewController? {
    var start: UIViewController? = self
    while let controller = start {
      var next: UIViewController? = controller
      while let container = next {
        if let presented = container.above, !presented.dismissalRuns { return container }
        next = container.parent
      }
      start = controller.outermost.below ?? controller.nearestPresenter
    }
    return nil
  }

  /// Dismisses a controller that this one presents, along with everything presented above it.
  ///
  /// As in UIKit, the chain of presentations remains until an animated dismissal has ended. Until
  /// then, a new presentation is refused with a warning. A presentation that is still in progress
  /// is completed first.
  func startDismissing(
    _ dismissed: UIViewController, animated: Bool, swipe: Swipe = .none,
    animation: AppAnimation? = nil, completion: (() -> Void)?
  ) {
    let application = UIApplication.shared
    guard above === dismissed, !dismissed.dismissalRuns, !application.hasCrashed else {
      return
    }
    if let presentation = dismissed.presentation, presentation.isPresenting {
      return presentation.whenEnded { [self] in
        application.settleLater(
          DeferredCall { [self] in
            startDismissing(
              dismissed, animated: animated, swipe: swipe, animation: animation,
              completion: completion)
          })
      }
    }
    if swipe != .letGo { application.log.record(.dismiss, dismissed, self) }
    let transition = PresentationTransition(
      of: dismissed, on: self, isPresenting: false, isAnimated: animated, swipe: swipe,
      completion: completion)
    dismissed.presentation = transition
    if animated {
      // UIKit animates a sheet that a person swipes, unless the app follows the finger.
      let animation = animation ?? dismissed.topOfChain.dismissalAnimation()
      if let animation, swipe == .none || animation.followsPerson { transition.use(animation) }
      application.settleLater(transition)
    } else {
      finishDismissing(transition)
    }
  }

  func finishDismissing(_ transition: PresentationTransition) {
    let dismissed = transition.presented
    guard above === dismissed, dismissed.presentation === transition else { return }
    let animated = transition.isAnimated
    transition.hasBegun = true
    transition.dismissed = chainAbove()
    transition.uncovered = transition.dismissed.filter(\.isOnScreen)
    transition.movesPresenter = transition.dismissed.contains { $0.coversPresenter } && isVisible
    dismissed.loadedPresentationController?.dismissalTransitionWillBegin()
    for controller in transition.dismissed {
      controller.begin(appearing: false, animated: animated)
    }
    if transition.movesPresenter { beginAlone(appearing: true, animated: animated) }
    transition.run(in: nil)
  }

  func endDismissing(_ transition: PresentationTransition, didComplete: Bool) {
    let (dismissed, chain) = (transition.presented, transition.dismissed)
    let sheet = dismissed.loadedPresentationController
    if !didComplete {
      let kind: ActivityEvent.Kind =
        transition.swipe == .letGo ? .swipeCancelled : .transitionCancelled
      UIApplication.record(kind, dismissed, self)
      if transition.movesPresenter { beginAlone(appearing: false, animated: true) }
      for controller in transition.uncovered.reversed() where isVisible {
        controller.begin(appearing: true, animated: true)
      }
    }
    if transition.movesPresenter { endAlone() }
    for controller in chain { controller.end() }
    if didComplete {
      for controller in chain { controller.leaveChain() }
      UIApplication.shared.updateOrientation()
      releaseFromWindow()
    } else {
      dismissed.presentation = nil
    }
    sheet?.dismissalTransitionDidEnd(didComplete)
    transition.complete()
  }

  /// Whether the controller would be visible if no presentation covered it.
  var isVisible: Bool {
    guard hostWindow != nil else { return false }
    if let container { return container.isOnScreen && container.shows(self) }
    guard let below, isInContext else { return true }
    return below.isVisible
  }

  private func shows(_ child: UIViewController) -> Bool {
    if let shownChild { return shownChild === child }
    return childrenOnScreen.contains { $0 === child }
  }

  /// Removes the controller from the chain of presentations.
  ///
  /// Its next presentation uses a new presentation controller.
  func leaveChain() {
    below?.above = nil
    below = nil
    presentation = nil
    loadedPresentationController = nil
    leftChain()
  }

  /// The frontmost controller that this one presents, directly or not; this one if there is none.
  ///
  /// UIKit animates only its dismissal, in its own style.
  private var topOfChain: UIViewController {
    var top = self
    while let next = top.above { top = next }
    return top
  }

  /// Returns the controllers that are presented above this one, from front to back.
  private func chainAbove() -> [UIViewController] {
    var chain: [UIViewController] = []
    var next = above
    while let controller = next {
      chain.append(controller)
      next = controller.above
    }
    return chain.reversed()
  }
}
