/// Changes of the stack during a transition that is visible.
extension UINavigationController {
  /// The transition for whose end a push waits; `nil` if the push can be made at once.
  ///
  /// A push without animation waits only for a transition whose callbacks are running.
  func transitionToAwait(animated: Bool) -> TransitionCoordinator? {
    guard appearance == .appeared else { return nil }
    if let running { return running.isAnimated ? running : nil }
    guard animated else { return nil }
    if let pending, pending.isAnimated { return pending }
    return presentationOver
  }

  /// Lets a push wait until a transition has ended.
  func wait(for transition: TransitionCoordinator, with new: UIViewController) {
    waitingPushes.append(new)
    guard waitingPushes.count == 1 else { return }
    _ = transition.animate(alongsideTransition: nil) { [weak self] _ in
      self?.makeWaitingPushesInTurn()
    }
  }

  /// Makes the pushes that wait, because the stack is about to change in another way.
  func makeWaitingPushes() {
    guard !waitingPushes.isEmpty else { return }
    for new in exchange(&waitingPushes, with: []) where mayPush(new) {
      putOnTop(new, animated: true, isRecorded: true)
    }
  }

  /// Makes the first of the pushes that wait; the others wait for it.
  private func makeWaitingPushesInTurn() {
    let application = UIApplication.shared
    for new in exchange(&waitingPushes, with: []) {
      guard !application.hasCrashed, application.beginChange(of: new, in: self) else { return }
      defer { application.endChange() }
      guard mayPush(new) else { return }
      if let transition = transitionToAwait(animated: true) {
        wait(for: transition, with: new)
      } else {
        putOnTop(new, animated: true, isRecorded: true)
      }
    }
  }

  /// Returns whether the stack may change, after the pushes that wait have been made.
  func prepareToChange(_ method: String) -> Bool {
    guard mayChangeStack(method) else { return false }
    makeWaitingPushes()
    return true
  }

  /// Returns whether the stack may change: no alert over it is about to come or go.
  func mayChangeStack(_ method: String) -> Bool {
    guard appearance == .appeared, let presentationOver,
      presentationOver.presented is UIAlertController
    else { return true }
    UIApplication.shared.warn(
      .stackChangedDuringAlert, self, presentationOver.presented,
      "\(method) called on \(described) while an existing transition or presentation is occurring; "
        + "the navigation stack will not be updated.")
    return false
  }

  /// The animated presentation or dismissal over this stack that hasn't ended; `nil` if there is
  /// none.
  private var presentationOver: PresentationTransition? {
    guard let transition = nearestPresented?.presentation, transition.isAnimated else { return nil }
    return transition
  }
}
