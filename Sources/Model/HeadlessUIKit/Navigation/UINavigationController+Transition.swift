/// A change of a navigation stack whose callbacks are running.
enum StackChange {
  case none
  /// A controller is being notified that it has joined a stack off screen.
  case joining
  case transition(StackTransition)
}

extension UINavigationController {
  /// Whether callbacks of a change are running.
  var isChanging: Bool { if case .none = change { false } else { true } }

  /// The transition whose callbacks are running; `nil` if there is none.
  var running: StackTransition? {
    if case .transition(let transition) = change { transition } else { nil }
  }

  /// Whether a controller can join the stack without a transition, because nobody sees the stack
  /// and nothing is changing it.
  var isAtRest: Bool {
    guard pending == nil, !isOnScreen, swipe == .none, case .none = change else { return false }
    return true
  }

  /// Tells a controller that it has joined the stack, which is off screen.
  func join(_ new: UIViewController) {
    guard !UIApplication.hasCrashed else { return }
    change = .joining
    new.moving = .not
    new.notifyDidMove(to: new.container)
    change = .none
    scheduleAgain()
  }

  /// Returns the transition that collects the changes of the current run loop iteration, creating
  /// one if needed.
  func transition(animated: Bool) -> StackTransition {
    if let pending { return pending }
    let transition = StackTransition(
      in: self, isAnimated: animated, swipe: swipe)
    pending = transition
    return transition
  }

  /// Performs the changes of the current run loop iteration.
  ///
  /// The changes are deferred to the next layout pass if the transition is visible or another one
  /// is running. Otherwise, they are performed immediately. If there are several changes, the last
  /// one determines whether all of them are animated.
  func start(animated: Bool) {
    let transition = transition(animated: animated)
    guard !UIApplication.hasCrashed else { return transition.abandon() }
    transition.isAnimated = animated
    let top = inside.last
    transition.to = top
    let isBusy = isChanging || appearance == .entering || appearance == .appearing
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
  /// The methods are called in this order: the new controller's `loadView` and `viewDidLoad`, the
  /// old one's `viewWillDisappear`, the new one's `viewWillAppear`, `willShow`, the old one's
  /// `viewDidDisappear`, the new one's `viewDidAppear`, and `didShow`. The animation runs between
  /// `willShow` and `viewDidDisappear`.
  ///
  /// While the app animates another transition of this stack, the new one waits.
  func carryOut(_ transition: StackTransition) {
    guard pending === transition else { return }
    guard !isChanging else { return transition.isScheduled = false }
    pending = nil
    change = .transition(transition)
    let top = inside.last
    transition.to = top
    if isOnScreen, shown !== top { return show(top, with: transition) }
    if isOnScreen, transition.changesScreen, let top {
      // The top left the stack and came back, or a new one came and left.
      notifyWillShow(top, animated: transition.isAnimated)
      transition.finishMoves()
      notifyDidShow(top, animated: transition.isAnimated)
    } else {
      transition.finishMoves()
    }
    end(transition)
  }

  /// Performs the changes that wait for a layout pass, unless they are animated.
  func layOutStack() {
    guard let pending, !pending.isAnimated else { return }
    finishPending()
  }

  /// Performs the changes that wait for a layout pass, because a controller that they take off the
  /// stack is about to be shown elsewhere.
  func finishPending() {
    guard let pending, !isChanging, appearance == .appeared else { return }
    carryOut(pending)
  }

  private func show(_ new: UIViewController?, with transition: StackTransition) {
    let animated = transition.isAnimated
    let old = shown
    transition.from = old
    shown = new
    // A swipe has asked already.
    if animated, transition.swipe == .none, let old, let new,
      let animation = appAnimation(new.moving == .toParent ? .push : .pop, from: old, to: new)
    {
      transition.use(animation)
    }
    new?.loadViewIfRequired()
    old?.begin(appearing: false, animated: animated)
    new?.begin(appearing: true, animated: animated)
    if let new { notifyWillShow(new, animated: animated) }
    transition.run(in: view)
  }

  /// Called when a transition to another controller has ended.
  func finish(_ transition: StackTransition, didComplete: Bool) {
    let (old, new) = (transition.from, transition.to)
    if didComplete {
      old?.leaving = nil
      old?.end()
      new?.end()
      transition.finishMoves()
      if let new { notifyDidShow(new, animated: transition.isAnimated) }
    } else {
      takeBack(transition)
      UIApplication.record(
        transition.swipe == .letGo ? .swipeCancelled : .transitionCancelled, old, self)
      // The app may have taken the old one off the stack meanwhile.
      let isBack = old.map(isContainer) ?? false
      let top = isOnScreen ? isBack ? old : inside.last : nil
      shown = top
      if new !== top {
        new?.begin(appearing: false, animated: true)
        new?.end()
      }
      top?.begin(appearing: true, animated: true)
      old?.end()
      if !isBack, let top {
        top.end()
        notifyDidShow(top, animated: true)
      }
      transition.undoMoves()
    }
    end(transition)
  }

  private func end(_ transition: StackTransition) {
    change = .none
    if transition.swipe != .none { popGesture.state = .possible }
    transition.runCompletions()
    scheduleAgain()
  }

  /// Schedules the pending transition again if the app tried to settle it while callbacks of
  /// another change were running.
  private func scheduleAgain() {
    guard let pending, !pending.isScheduled, !UIApplication.hasCrashed else { return }
    pending.isScheduled = true
    UIApplication.shared.settleLater(pending)
  }

  /// Restores the stack as it was before a transition.
  private func takeBack(_ transition: StackTransition) {
    let before = transition.stackBefore(inside)
    replaceInside(with: before)
    transition.restoreMoves()
  }

  /// Asks the delegate whether the app animates a push or pop.
  func appAnimation(
    _ operation: Operation, from old: UIViewController, to new: UIViewController
  ) -> AppAnimation? {
    guard let delegate = storedDelegate,
      let animator = delegate.navigationController(
        self, animationControllerFor: operation, from: old, to: new)
    else { return nil }
    return AppAnimation(
      animator: animator,
      interaction: delegate.navigationController(self, interactionControllerFor: animator))
  }

  /// Discards a transition that won't be performed or completed.
  func forget(_ transition: StackTransition) {
    if pending === transition { pending = nil }
    if case .transition(let running) = change, running === transition { change = .none }
  }

  func notifyWillShow(_ controller: UIViewController, animated: Bool) {
    guard !UIApplication.hasCrashed else { return }
    UIApplication.record(.willShow, controller, self)
    storedDelegate?.navigationController(self, willShow: controller, animated: animated)
  }

  func notifyDidShow(_ controller: UIViewController, animated: Bool) {
    guard !UIApplication.hasCrashed else { return }
    lastReportedNumber = controller.number
    UIApplication.record(.didShow, controller, self)
    storedDelegate?.navigationController(self, didShow: controller, animated: animated)
  }
}
