extension UINavigationController {
  /// The transition that collects this turn's changes, made where there is none.
  func transition(animated: Bool, isInteractive: Bool = false) -> StackTransition {
    if let pending { return pending }
    let transition = StackTransition(
      coordinator: TransitionCoordinator(
        from: shown, to: nil, isAnimated: animated, isInteractive: isInteractive))
    pending = transition
    return transition
  }

  /// Carries a transition out: now where it is not animated and none is under way, else when the
  /// app next settles.
  func start(_ transition: StackTransition, animated: Bool) {
    transition.coordinator.to = topViewController
    if !animated && running == nil {
      carryOut(transition)
    } else if !transition.isScheduled {
      transition.isScheduled = true
      UIApplication.shared.settleLater { [self] in carryOut(transition) }
    }
  }

  /// Shows what is on top now: the old one's willDisappear, the new one's willAppear, willShow,
  /// the old one's didDisappear, the new one's didAppear, didShow.
  private func carryOut(_ transition: StackTransition) {
    guard pending === transition else { return }
    pending = nil
    running = transition
    let coordinator = transition.coordinator
    let animated = coordinator.isAnimated
    let old = shown
    let new = topViewController
    coordinator.to = new
    let changes = isOnScreen && old !== new
    if changes {
      shown = new
      old?.beginAppearanceTransition(false, animated: animated)
      new?.beginAppearanceTransition(true, animated: animated)
      if let new { tellWillShow(new, animated: animated) }
      coordinator.runAnimations()
      if coordinator.isInteractive { coordinator.liftFinger(cancelling: false) }
      old?.endAppearanceTransition()
      new?.endAppearanceTransition()
    } else if appearance == .disappeared {
      shown = nil
    }
    finishMoves(of: transition)
    if changes, let new { tellDidShow(new, animated: animated) }
    coordinator.runCompletions()
    running = nil
  }

  private func finishMoves(of transition: StackTransition) {
    for controller in transition.removed {
      controller.moving = .not
      controller.tellDidMove(to: controller.parent)
    }
    for controller in transition.added {
      controller.moving = .not
      controller.tellDidMove(to: controller.parent)
    }
  }

  /// Before the controller comes on the screen: its top is what will be shown.
  func showTop() {
    if let pending { carryOut(pending) }
    shown = topViewController
  }

  private var isOnScreen: Bool { appearance == .appeared || appearance == .appearing }

  func tellWillShow(_ controller: UIViewController, animated: Bool) {
    UIApplication.shared.log.record(.willShow, controller, self)
    delegate?.navigationController(self, willShow: controller, animated: animated)
  }

  func tellDidShow(_ controller: UIViewController, animated: Bool) {
    UIApplication.shared.log.record(.didShow, controller, self)
    delegate?.navigationController(self, didShow: controller, animated: animated)
  }
}
