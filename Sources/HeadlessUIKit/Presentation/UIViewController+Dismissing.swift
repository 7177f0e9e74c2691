extension UIViewController {
  func startDismissing(animated: Bool, completion: (() -> Void)?) {
    guard !UIApplication.shared.hasCrashed else { return }
    guard let presenter = dismissalPresenter, let top = presenter.presented else {
      completion?()
      return
    }
    presenter.startDismissing(top, animated: animated, completion: completion)
  }

  /// The controller from which a dismissal starts: the nearest one of this controller and its
  /// containers that presents, otherwise the presenter of this hierarchy.
  ///
  /// A controller that is being dismissed counts as gone, so the search continues at its presenter.
  private var dismissalPresenter: UIViewController? {
    var start: UIViewController? = self
    while let controller = start {
      var next: UIViewController? = controller
      while let container = next {
        if let presented = container.presented, !presented.isBeingDismissed { return container }
        next = container.parent
      }
      start = controller.outermost.presenter ?? controller.presentingViewController
    }
    return nil
  }

  /// Dismisses the controller that this one presents, with all above it.
  ///
  /// As in UIKit, the chain stays until an animated dismissal has ended, so that presenting in the
  /// meantime is refused with a warning. An unfinished presentation is finished first.
  func startDismissing(
    _ dismissed: UIViewController, animated: Bool, isInteractive: Bool = false,
    completion: (() -> Void)?
  ) {
    let application = UIApplication.shared
    guard presented === dismissed, !dismissed.isBeingDismissed, !application.hasCrashed else {
      return
    }
    guard !dismissed.isBeingPresented else {
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

  /// Whether the controller would be visible if nothing covered it.
  private var isVisible: Bool {
    hostWindow != nil && parent.map { $0.isOnScreen } ?? true
  }

  /// Ends the presented state; the next presentation gets a new presentation controller.
  func leaveChain() {
    below?.above = nil
    below = nil
    presentation = nil
    loadedPresentationController = nil
  }

  /// The controllers presented over this one, from the front to the back.
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
