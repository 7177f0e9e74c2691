extension UINavigationController {
  /// Returns the transition that collects the changes of the current run loop iteration, creating
  /// one if needed.
  func transition(animated: Bool) -> StackTransition {
    if let pending { return pending }
    let transition = StackTransition(
      in: self, isAnimated: animated, isInteractive: swipe != .none)
    pending = transition
    return transition
  }

  /// Performs the changes of the current run loop iteration.
  ///
  /// The changes are deferred to the next layout pass if the transition is visible or another one is
  /// running. Otherwise, they are performed immediately. If there are several changes, the last one
  /// determines whether all of them are animated.
  func start(animated: Bool) {
    let transition = transition(animated: animated)
    guard !UIApplication.shared.hasCrashed else { return transition.abandon() }
    transition.isAnimated = animated
    let top = inside.last
    transition.to = top
    let isBusy = running != nil || appearance == .entering || appearance == .appearing
    if appearance == .appeared, shown !== top { transition.changesScreen = true }
    if isBusy || transition.changesScreen {
      guard !transition.isScheduled else { return }
      transition.isScheduled = true
      UIApplication.shared.settleLater(transition)
    } else {
      carryOut(transition)
    }
  }

  /// Shows the new top controller.
  ///
  /// The methods are called in this order: the old controller's `viewWillDisappear`, the new one's
  /// `viewWillAppear`, `willShow`, the old one's `viewDidDisappear`, the new one's `viewDidAppear`,
  /// and `didShow`.
  func carryOut(_ transition: StackTransition) {
    guard pending === transition else { return }
    pending = nil
    running = transition
    let top = inside.last
    transition.to = top
    if isOnScreen, shown !== top {
      show(top, with: transition)
    } else if isOnScreen, transition.changesScreen, let top {
      // The top left the stack and came back, or a new one came and left.
      notifyWillShow(top, animated: transition.isAnimated)
      transition.finishMoves()
      notifyDidShow(top, animated: transition.isAnimated)
    } else {
      transition.finishMoves()
    }
    running = nil
    transition.runCompletions()
  }

  /// Performs the changes that wait for a layout pass, unless they are animated.
  func layOutStack() {
    guard let pending, !pending.isAnimated else { return }
    finishPending()
  }

  /// Performs the changes that wait for a layout pass, because a controller that they take off the
  /// stack is about to be shown elsewhere.
  func finishPending() {
    guard let pending, running == nil, appearance == .appeared else { return }
    carryOut(pending)
  }

  private func show(_ new: UIViewController?, with transition: StackTransition) {
    let animated = transition.isAnimated
    let old = shown
    shown = new
    if animated, let old, let new, let storedDelegate { ask(storedDelegate, from: old, to: new) }
    old?.begin(appearing: false, animated: animated)
    new?.begin(appearing: true, animated: animated)
    if let new { notifyWillShow(new, animated: animated) }
    transition.runAnimations()
    old?.leaving = nil
    old?.end()
    new?.end()
    transition.finishMoves()
    if let new { notifyDidShow(new, animated: animated) }
  }

  private func ask(
    _ delegate: any UINavigationControllerDelegate, from old: UIViewController,
    to new: UIViewController
  ) {
    guard
      let animator = delegate.navigationController(
        self, animationControllerFor: new.moving == .toParent ? .push : .pop, from: old, to: new)
    else { return }
    _ = delegate.navigationController(self, interactionControllerFor: animator)
  }

  /// Discards a pending transition that won't be performed.
  func forget(_ transition: StackTransition) {
    if pending === transition { pending = nil }
  }

  func notifyWillShow(_ controller: UIViewController, animated: Bool) {
    let application = UIApplication.shared
    guard !application.hasCrashed else { return }
    application.log.record(.willShow, controller, self)
    storedDelegate?.navigationController(self, willShow: controller, animated: animated)
  }

  func notifyDidShow(_ controller: UIViewController, animated: Bool) {
    let application = UIApplication.shared
    guard !application.hasCrashed else { return }
    lastReportedNumber = controller.number
    application.log.record(.didShow, controller, self)
    storedDelegate?.navigationController(self, didShow: controller, animated: animated)
  }
}
