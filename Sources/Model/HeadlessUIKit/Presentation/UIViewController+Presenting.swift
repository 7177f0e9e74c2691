extension UIViewController {
  func startPresenting(
    _ new: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let application = UIApplication.shared
    let presenter = presentationContext(for: new)
    guard !application.hasCrashed, application.beginChange(of: new, in: presenter) else { return }
    defer { application.endChange() }
    guard mayPresent(new, on: presenter) else { return }
    let new = adapted(new, on: presenter)
    guard !application.hasCrashed else { return }
    new.finishLeaving()
    presenter.above = new
    new.below = presenter
    application.log.record(.present, new, presenter)
    let transition = PresentationTransition(
      of: new, on: presenter, isPresenting: true, isAnimated: animated, completion: completion)
    new.presentation = transition
    new.loadViewIfRequired()
    if let controller = new.loadedPresentationController {
      notifyStyle(of: new, controller, with: transition)
    }
    if animated {
      if let animation = new.animation(presenting: presenter, source: self) {
        transition.use(animation)
      }
      application.settleLater(transition)
    } else {
      new.finishPresenting(transition)
    }
  }

  private func mayPresent(_ new: UIViewController, on presenter: UIViewController) -> Bool {
    let application = UIApplication.shared
    if let reason = reasonNotToPresent(new, on: presenter) {
      application.fault(
        .presentedWhileActive, new, presenter, "Application tried to present \(reason)")
      return false
    }
    let attempt =
      "Attempt to present \(new.described) on \(presenter.described) (from \(described))"
    if let busy = presented(upTo: presenter) {
      application.warn(
        .presentedOnPresenting, new, presenter,
        "\(attempt) which is already presenting \(busy.described)")
      return false
    }
    guard !presenter.dismissalRuns else {
      application.warn(
        .presentedOnPresenting, new, presenter, "\(attempt) which is being dismissed")
      return false
    }
    guard presenter.isInWindow || presenter.isInWindowOffScreen else {
      application.warn(
        .presentedOffWindow, new, presenter,
        "\(attempt) whose view is not in the window hierarchy")
      return false
    }
    return true
  }

  /// The reason why presenting a controller is a fault, which UIKit looks for before the reasons
  /// for its warnings; `nil` if there is none.
  private func reasonNotToPresent(
    _ new: UIViewController, on presenter: UIViewController
  ) -> String? {
    if new === presenter {
      return "modal view controller on itself. Presenting controller is \(new.described)"
    }
    if let parent = new.parent {
      return "modally a view controller \(new.described) that has a parent view controller "
        + parent.described
    }
    if let other = new.below, !new.dismissalRuns {
      return "modally a view controller \(new.described) that is already being presented by "
        + other.described
    }
    guard new.hostingWindow != nil else { return nil }
    return "modally an active view controller: \(new.described)"
  }

  /// The controller that this one or one of its containers up to the presenter presents already.
  private func presented(upTo presenter: UIViewController) -> UIViewController? {
    var next: UIViewController? = self
    while let controller = next {
      if let presented = controller.above { return presented }
      next = controller === presenter ? nil : controller.container
    }
    return nil
  }

  /// Shows a presented controller.
  ///
  /// Its `viewDidAppear` is called before the presenter's `viewDidDisappear` (known UIKit behavior,
  /// not documented).
  func finishPresenting(_ transition: PresentationTransition) {
    guard presentation === transition else { return }
    let presenter = transition.presenter
    guard presenter.isInWindow else {
      presentation = nil
      return transition.complete()
    }
    guard mayShowAsPopover(on: presenter) else { return }
    let animated = transition.isAnimated
    transition.hasBegun = true
    transition.movesPresenter = coversPresenter
    if decidesOrientation {
      UIApplication.shared.updateOrientation(
        preferring: preferredInterfaceOrientationForPresentation)
    }
    loadedPresentationController?.presentationTransitionWillBegin()
    if transition.movesPresenter { presenter.beginAlone(appearing: false, animated: animated) }
    begin(appearing: true, animated: animated)
    transition.run(in: nil)
  }

  func endPresenting(_ transition: PresentationTransition, didComplete: Bool) {
    let (presenter, controller) = (transition.presenter, loadedPresentationController)
    if !didComplete {
      begin(appearing: false, animated: true)
      if transition.movesPresenter, presenter.isVisible {
        presenter.beginAlone(appearing: true, animated: true)
      }
    }
    end()
    if transition.movesPresenter { presenter.endAlone() }
    if !didComplete {
      UIApplication.record(.transitionCancelled, self, presenter)
      leaveChain()
    }
    controller?.presentationTransitionDidEnd(didComplete)
    if presentation === transition { presentation = nil }
    transition.complete()
  }

  /// Returns the controller that presents on behalf of this one.
  ///
  /// This is the outermost container. If the style requires a presentation context, it is the
  /// nearest container that defines one.
  private func presentationContext(for new: UIViewController) -> UIViewController {
    guard new.wantsContext else { return outermost }
    var next = self
    while !next.definesPresentationContext, let parent = next.parent { next = parent }
    return next
  }
}
