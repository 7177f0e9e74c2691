extension UIViewController {
  func startPresenting(
    _ new: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let application = UIApplication.shared
    guard !application.hasCrashed else { return }
    let presenter = presentationContext(for: new)
    if let busy = presenter.presented {
      application.warn(
        .presentedOnPresenting, new, presenter,
        "Attempt to present \(new.described) on \(presenter.described)"
          + " which is already presenting \(busy.described)")
      return
    }
    guard new.parent == nil, new.presenter == nil, new.hostingWindow == nil else {
      application.fault(
        .presentedWhileActive, new, presenter,
        "Application tried to present \(new.described), which is active already")
      return
    }
    guard presenter.hostWindow != nil else {
      application.warn(
        .presentedOffWindow, new, presenter,
        "Attempt to present \(new.described) on \(presenter.described)"
          + " whose view is not in the window hierarchy")
      return
    }
    presenter.presented = new
    new.presenter = presenter
    application.log.record(.present, new, presenter)
    let transition = PresentationTransition(
      isPresenting: true,
      coordinator: TransitionCoordinator(from: presenter, to: new, isAnimated: animated),
      completion: completion)
    new.presentation = transition
    if animated {
      application.settleLater { new.finishPresenting(transition, on: presenter) }
    } else {
      new.finishPresenting(transition, on: presenter)
    }
  }

  /// Ends a presentation: the order of a modal presentation is common knowledge, the presented
  /// controller's `viewDidAppear` before the presenter's `viewDidDisappear`.
  private func finishPresenting(
    _ transition: PresentationTransition, on presenter: UIViewController
  ) {
    guard presentation === transition else { return }
    let animated = transition.coordinator.isAnimated
    let covers = modalPresentationStyle.removesPresenter
    if covers { presenter.beginAppearanceTransition(false, animated: animated) }
    beginAppearanceTransition(true, animated: animated)
    transition.coordinator.runAnimations()
    endAppearanceTransition()
    if covers { presenter.endAppearanceTransition() }
    if presentation === transition { presentation = nil }
    transition.complete()
  }

  /// The controller that presents on this one's behalf: the outermost container, or the nearest
  /// one that defines a context where the style asks for the context.
  private func presentationContext(for new: UIViewController) -> UIViewController {
    guard
      new.modalPresentationStyle == .currentContext
        || new.modalPresentationStyle == .overCurrentContext
    else { return outermost }
    var next = self
    while !next.definesPresentationContext, let parent = next.parent { next = parent }
    return next
  }
}
