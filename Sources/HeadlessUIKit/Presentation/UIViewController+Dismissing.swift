extension UIViewController {
  func startDismissing(animated: Bool, completion: (() -> Void)?) {
    guard !UIApplication.shared.hasCrashed else { return }
    guard let presenter = dismissalPresenter, let top = presenter.presented else {
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
        if let presented = container.presented, !presented.dismissalRuns { return container }
        next = container.parent
      }
      start = controller.outermost.presenter ?? controller.nearestPresenter
    }
    return nil
  }

  /// Dismisses a controller that this one presents, along with everything presented above it.
  ///
  /// As in UIKit, the chain of presentations remains until an animated dismissal has ended. Until
  /// then, a new presentation is refused with a warning. A presentation that is still in progress
  /// is completed first.
  func startDismissing(
    _ dismissed: UIViewController, animated: Bool, isInteractive: Bool = false,
    completion: (() -> Void)?
  ) {
    let application = UIApplication.shared
    guard presented === dismissed, !dismissed.dismissalRuns, !application.hasCrashed else {
      return
    }
    guard !dismissed.presentationRuns else {
      application.settleLater(
        DeferredCall { [self] in
          startDismissing(dismissed, animated: animated, completion: completion)
        })
      return
    }
    application.log.record(.dismiss, dismissed, self)
    let transition = PresentationTransition(
      of: dismissed, on: self, isPresenting: false, isAnimated: animated,
      isInteractive: isInteractive, completion: completion)
    dismissed.presentation = transition
    if animated { dismissed.askForDismissalAnimation() }
    if animated {
      application.settleLater(transition)
    } else {
      finishDismissing(transition)
    }
  }

  func finishDismissing(_ transition: PresentationTransition) {
    let dismissed = transition.presented
    guard presented === dismissed, dismissed.presentation === transition else { return }
    let animated = transition.isAnimated
    let chain = chainAbove()
    let uncovers = chain.contains { $0.coversPresenter } && isVisible
    let sheet = dismissed.loadedPresentationController
    sheet?.dismissalTransitionWillBegin()
    for controller in chain { controller.begin(appearing: false, animated: animated) }
    if uncovers { begin(appearing: true, animated: animated) }
    transition.runAnimations()
    if uncovers { end() }
    for controller in chain { controller.end() }
    for controller in chain { controller.leaveChain() }
    sheet?.dismissalTransitionDidEnd(true)
    transition.complete()
  }

  /// Whether the controller would be visible if no presentation covered it.
  private var isVisible: Bool {
    hostWindow != nil && parent.map { $0.isOnScreen } ?? true
  }

  /// Removes the controller from the chain of presentations.
  ///
  /// Its next presentation uses a new presentation controller.
  func leaveChain() {
    below?.above = nil
    below = nil
    presentation = nil
    loadedPresentationController = nil
  }

  /// Returns the controllers that are presented above this one, from front to back.
  private func chainAbove() -> [UIViewController] {
    var chain: [UIViewController] = []
    var next = presented
    while let controller = next {
      chain.append(controller)
      next = controller.presented
    }
    return chain.reversed()
  }
}
