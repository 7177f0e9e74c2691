extension UIViewController {
  func startDismissing(animated: Bool, completion: (() -> Void)?) {
    guard !UIApplication.shared.hasCrashed else { return }
    guard let presenter = dismissalPresenter, let top = presenter.presented else {
      completion?()
      return
    }
    presenter.startDismissing(top, animated: animated, completion: completion)
  }

  /// The presenter from which a dismissal takes all away: the nearest of this controller and its
  /// containers that presents, else the one that presented this hierarchy.
  private var dismissalPresenter: UIViewController? {
    var next: UIViewController? = self
    while let controller = next {
      if controller.presented != nil { return controller }
      next = controller.parent
    }
    next = self
    while let controller = next {
      if let presenter = controller.presenter { return presenter }
      next = controller.parent
    }
    return nil
  }

  /// Takes away what this controller presents, with all above it.
  ///
  /// As in UIKit the chain stands until an animated dismissal has ended, so that to present
  /// meanwhile is refused with a warning.
  func startDismissing(
    _ dismissed: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    guard dismissed.presentation?.isPresenting != false else { return }
    let application = UIApplication.shared
    application.log.record(.dismiss, dismissed, self)
    let transition = PresentationTransition(
      isPresenting: false,
      coordinator: TransitionCoordinator(from: dismissed, to: self, isAnimated: animated),
      completion: completion)
    dismissed.presentation = transition
    if animated {
      application.settleLater { [self] in finishDismissing(dismissed, transition) }
    } else {
      finishDismissing(dismissed, transition)
    }
  }

  private func finishDismissing(
    _ dismissed: UIViewController, _ transition: PresentationTransition
  ) {
    guard presented === dismissed, dismissed.presentation === transition else { return }
    let animated = transition.coordinator.isAnimated
    let chain = chainAbove()
    let uncovers = chain.contains { $0.modalPresentationStyle.removesPresenter }
    for controller in chain { controller.beginAppearanceTransition(false, animated: animated) }
    if uncovers { beginAppearanceTransition(true, animated: animated) }
    transition.coordinator.runAnimations()
    if uncovers { endAppearanceTransition() }
    for controller in chain { controller.endAppearanceTransition() }
    for controller in chain {
      controller.presenter?.presented = nil
      controller.presenter = nil
      controller.presentation = nil
    }
    transition.complete()
  }

  /// What stands above this controller, from the front to the back.
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
